import { nameBrand, nameBrowser, nameWindows, writeBytes, writePhysicalSize, writeSize } from '../facts.ts';
import { featureOf, preferenceOf } from './media.ts';
import { type AgentDetails, display, platform } from './platform.ts';
import { countMediaDevices, hasWebAssembly, measureRefreshRate, nameAdapter, nameGraphics, statusOf } from './slow.ts';

/** Null: the browser does not report it. */
export type Value = string | number | boolean | null;

export type Reader = () => Value | undefined | Promise<Value | undefined>;

const hints = ['architecture', 'bitness', 'model', 'platformVersion', 'fullVersionList'];
const detailsOf = (): Promise<AgentDetails> =>
  platform().userAgentData?.getHighEntropyValues(hints) ?? Promise.resolve({});

const writeBrands = (brands: AgentDetails['fullVersionList']) =>
  brands?.map(({ brand, version }) => `${brand} ${version}`).join(', ');

async function readPlatform(): Promise<string | undefined> {
  const { userAgentData } = platform();
  if (!userAgentData) return undefined;
  const { platformVersion = '' } = await detailsOf();
  if (userAgentData.platform === 'Windows') return nameWindows(platformVersion);
  return `${userAgentData.platform} ${platformVersion}`.trim();
}

const readBattery = async () => platform().getBattery?.();

async function readBatteryLevel(): Promise<string | undefined> {
  const battery = await readBattery();
  return battery?.level.toLocaleString(document.documentElement.lang, { style: 'percent' });
}

async function readStorage(): Promise<string | undefined> {
  const { usage, quota } = (await platform().storage?.estimate()) ?? {};
  return usage === undefined || quota === undefined ? undefined : `${writeBytes(usage)} / ${writeBytes(quota)}`;
}

const withUnit = (value: number | undefined, unit: string): string | undefined =>
  value === undefined ? undefined : `${value} ${unit}`;

const has = (name: string): boolean => name in navigator;

/** The facts that the browser reports, by section and name. */
export const readers = {
  screen: {
    screenSize: () => writeSize(screen.width, screen.height),
    physicalPixels: () => writePhysicalSize(screen.width, screen.height, devicePixelRatio),
    availableArea: () => writeSize(screen.availWidth, screen.availHeight),
    windowInner: () => writeSize(innerWidth, innerHeight),
    windowOuter: () => writeSize(outerWidth, outerHeight),
    viewport: () => visualViewport && writeSize(visualViewport.width, visualViewport.height),
    pixelRatio: () => Math.round(devicePixelRatio * 1000) / 1000,
    orientation: () => {
      const { orientation } = display();
      return orientation && `${orientation.type}, ${orientation.angle}°`;
    },
    colorDepth: () => `${screen.colorDepth} bit`,
    colorGamut: () => featureOf('color-gamut', ['rec2020', 'p3', 'srgb']),
    hdr: () => preferenceOf('dynamic-range', 'high', 'standard'),
    refreshRate: measureRefreshRate,
    extended: () => display().isExtended,
  },
  browser: {
    browserName: async () => nameBrand((await detailsOf()).fullVersionList ?? []) ?? nameBrowser(navigator.userAgent),
    vendor: () => navigator.vendor || null,
    userAgent: () => navigator.userAgent,
    brands: () => writeBrands(platform().userAgentData?.brands),
    fullVersions: async () => writeBrands((await detailsOf()).fullVersionList),
    cookies: () => navigator.cookieEnabled,
    doNotTrack: () => {
      const { doNotTrack } = platform();
      return doNotTrack === undefined ? null : doNotTrack === '1';
    },
    globalPrivacyControl: () => platform().globalPrivacyControl,
    pdfViewer: () => navigator.pdfViewerEnabled,
    online: () => navigator.onLine,
  },
  device: {
    platform: readPlatform,
    legacyPlatform: () => navigator.platform,
    architecture: async () => (await detailsOf()).architecture || null,
    bitness: async () => Number((await detailsOf()).bitness) || null,
    model: async () => (await detailsOf()).model || null,
    mobile: () => platform().userAgentData?.mobile,
    processors: () => navigator.hardwareConcurrency,
    memory: () => platform().deviceMemory && `${platform().deviceMemory} GiB`,
    touchPoints: () => navigator.maxTouchPoints,
    pointer: () => featureOf('pointer', ['fine', 'coarse', 'none']),
    hover: () => preferenceOf('hover', 'hover', 'none'),
    battery: readBatteryLevel,
    charging: async () => (await readBattery())?.charging,
    gpu: nameGraphics,
    webGpu: nameAdapter,
    gamepads: () =>
      platform()
        .getGamepads?.()
        .filter((pad) => pad !== null).length,
    storage: readStorage,
    mediaDevices: countMediaDevices,
  },
  locale: {
    languages: () => navigator.languages.join(', '),
  },
  preferences: {
    colorScheme: () => featureOf('prefers-color-scheme', ['dark', 'light']),
    reducedMotion: () => preferenceOf('prefers-reduced-motion', 'reduce', 'no-preference'),
    contrast: () => featureOf('prefers-contrast', ['more', 'less', 'custom', 'no-preference']),
    reducedTransparency: () => preferenceOf('prefers-reduced-transparency', 'reduce', 'no-preference'),
    forcedColors: () => preferenceOf('forced-colors', 'active', 'none'),
    invertedColors: () => preferenceOf('inverted-colors', 'inverted', 'none'),
    reducedData: () => preferenceOf('prefers-reduced-data', 'reduce', 'no-preference'),
  },
  network: {
    connectionType: () => platform().connection?.type ?? platform().connection?.effectiveType,
    downlink: () => withUnit(platform().connection?.downlink, 'Mbit/s'),
    roundTrip: () => withUnit(platform().connection?.rtt, 'ms'),
    saveData: () => platform().connection?.saveData,
  },
  features: {
    secureContext: () => isSecureContext,
    crossOriginIsolated: () => crossOriginIsolated,
    serviceWorker: () => has('serviceWorker'),
    webAssembly: () => typeof WebAssembly !== 'undefined',
    webAssemblySimd: () => hasWebAssembly('simd'),
    webAssemblyThreads: () => hasWebAssembly('threads'),
    webAssemblyGc: () => hasWebAssembly('gc'),
    webRtc: () => 'RTCPeerConnection' in window,
    webUsb: () => has('usb'),
    webBluetooth: () => has('bluetooth'),
    webHid: () => has('hid'),
    webSerial: () => has('serial'),
    fileSystemAccess: () => 'showOpenFilePicker' in window,
    originPrivateFiles: () => platform().storage !== undefined && 'getDirectory' in navigator.storage,
    clipboardRead: () => has('clipboard') && 'readText' in navigator.clipboard,
    webShare: () => has('share'),
    notifications: () => ('Notification' in window ? Notification.permission : null),
    camera: async () => (await statusOf('camera'))?.state,
    microphone: async () => (await statusOf('microphone'))?.state,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Reader>>>>;

/** What takes long, or never changes while the page is there. */
export const readOnce: ReadonlySet<string> = new Set([
  'refreshRate',
  'browserName',
  'vendor',
  'userAgent',
  'brands',
  'fullVersions',
  'pdfViewer',
  'platform',
  'legacyPlatform',
  'architecture',
  'bitness',
  'model',
  'mobile',
  'processors',
  'memory',
  'touchPoints',
  'gpu',
  'webGpu',
  'storage',
]);
