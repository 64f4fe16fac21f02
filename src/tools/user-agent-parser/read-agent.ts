/// <reference path="./ua-parser-js.d.ts" />
import UAParser, { type AgentParts } from 'ua-parser-js';
import { browserOf, type ClientHints } from './client-hints.ts';
import { type FoundProgram, findProgram, type Purpose } from './programs.ts';

/** Facts that a user agent leaves open: messages of the tool. */
export type Limit =
  | 'windows-frozen'
  | 'windows-x64'
  | 'mac-frozen'
  | 'mac-intel'
  | 'mac-ipad'
  | 'android-reduced'
  | 'linux-reduced'
  | 'chrome-reduced'
  | 'bot-claims';

/** A user agent in its parts; null if unknown. */
export interface Agent {
  readonly program: string | null;
  readonly programVersion: string | null;
  readonly owner: string | null;
  readonly purpose: Purpose | null;
  readonly browser: string | null;
  readonly browserVersion: string | null;
  readonly browserMajor: string | null;
  readonly engine: string | null;
  readonly engineVersion: string | null;
  readonly os: string | null;
  readonly osVersion: string | null;
  readonly deviceVendor: string | null;
  readonly deviceModel: string | null;
  readonly deviceType: string | null;
  readonly cpu: string | null;
}

/** Longer user agents are recognized by their beginning, as the library does too. */
export const maxRead = 500;

/** The user agent in a line: without the name of the header, or the last part in quotes of a line of an access log. */
export function agentIn(line: string): string {
  const written = line.trim();
  if (written.endsWith('"')) {
    const start = written.lastIndexOf('"', written.length - 2);
    if (start === 0 || (start > 0 && written.includes('] "'))) return written.slice(start + 1, -1);
  }
  return written.replace(/^user-agent\s*:\s*/i, '');
}

/** Reads a user agent and its client hints; undefined if nothing in it is known. */
export function readAgent(text: string, hints: ClientHints = {}): Agent | undefined {
  const agent = text.slice(0, maxRead);
  if (agent === '') return undefined;
  // The library takes the name of the app, and that of its package, for a system, and NT for a version.
  const readable = agent
    .replace(/\bddg_(?:android|ios)(\/[\d.]+ \()[^;)]*/i, 'DuckDuckGo$1')
    .replace('Windows NT; Windows NT ', 'Windows NT ');
  const parser = new UAParser(readable);
  const named = findProgram(agent);
  // The library takes names of programs for those of devices.
  const hasNoBrowser = named?.purpose !== undefined && !/^(?:Mozilla|Opera)\//i.test(agent);
  const device = hasNoBrowser ? noDevice : deviceIn(parser.getDevice(), agent);
  const browser = hasNoBrowser ? noBrowser : browserIn(parser.getBrowser(), parser.getEngine(), named, agent);
  const program = isOwnName(named, browser.browser, device.deviceVendor) ? undefined : named;
  const system = systemIn(parser.getOS(), agent);
  const known = withHints(
    {
      program: program?.name ?? null,
      programVersion: program?.version ?? null,
      owner: program?.owner ?? null,
      purpose: program?.purpose ?? null,
      ...browser,
      ...system,
      ...device,
      deviceType: typeIn(program, device.deviceType, system.os),
      cpu: parser.getCPU().architecture ?? null,
    },
    hints,
  );
  const isUnknown = [known.program, known.browser, known.engine, known.os, known.deviceModel, known.deviceType].every(
    (value) => value === null,
  );
  return isUnknown ? undefined : known;
}

/** Whether a program that is not known is the browser or the device itself: `Brave/4.5`, `Nokia303/14.87`. */
const isOwnName = (program: FoundProgram | undefined, browser: string | null, vendor: string | null): boolean =>
  program?.type === 'tool' &&
  program.purpose === undefined &&
  (browser !== null || (vendor !== null && program.name.toLowerCase().startsWith(vendor.toLowerCase())));

/** Desktops do not say what they are: systems that hardly run on anything else do. */
function typeIn(program: FoundProgram | undefined, device: string | null, os: string | null): string | null {
  if (program?.type === 'bot' || (program?.type === 'tool' && (program.purpose !== undefined || device === null)))
    return program.type;
  return device ?? (os !== null && desktops.test(os) ? 'desktop' : null);
}

const desktops =
  /^(?:Windows$|Mac OS|Chromium OS|Linux|Ubuntu$|Debian|Fedora|Mint|Arch|CentOS|SUSE|openSUSE|Gentoo|[a-z]*BSD|Solaris|Haiku)/i;

const noBrowser = { browser: null, browserVersion: null, browserMajor: null, engine: null, engineVersion: null };
const noDevice = { deviceVendor: null, deviceModel: null, deviceType: null };

/** Browsers that the library takes for the one that they are made of. */
const ownNames: readonly (readonly [name: string, product: RegExp])[] = [['AOL Shield', /\bAOLShield\/(\d[\d.]*)/]];

function browserIn(
  found: AgentParts['browser'],
  engine: AgentParts['engine'],
  program: FoundProgram | undefined,
  agent: string,
) {
  const [own] = ownNames.flatMap(([name, product]) => {
    const version = product.exec(agent)?.[1];
    return version === undefined ? [] : { name, version, major: version.split('.')[0] };
  });
  const browser = own ?? found;
  // Without a browser, the library names the engine. Some browsers are called as theirs.
  const hasBrowser = program === undefined || browser.name !== engine.name || program.name === engine.name;
  return {
    browser: (hasBrowser && browser.name) || null,
    browserVersion: (hasBrowser && browser.version) || null,
    browserMajor: (hasBrowser && browser.major) || null,
    engine: engine.name ?? null,
    engineVersion: engine.version ?? null,
  };
}

/** An iPad that asks for desktop sites: browsers on Macs have none of these. */
const isDesktopIpad = (agent: string): boolean =>
  /\(Macintosh;/.test(agent) && /\b(?:Mobile\/\w|(?:Cri|Fxi|Edgi|OPi)OS\/\d)/.test(agent);

const systemIn = (os: AgentParts['os'], agent: string) =>
  isDesktopIpad(agent)
    ? { os: 'iOS', osVersion: null }
    : { os: os.name ?? null, osVersion: (!isReducedAndroid(agent) && os.version) || null };

const deviceIn = (device: AgentParts['device'], agent: string) =>
  isDesktopIpad(agent)
    ? { deviceVendor: 'Apple', deviceModel: 'iPad', deviceType: 'tablet' }
    : {
        deviceVendor: device.vendor ?? null,
        deviceModel: (!isReducedAndroid(agent) && device.model) || null,
        deviceType: headsets.test(agent) ? 'xr' : (device.type ?? null),
      };

/** Headsets, which the library takes for watches, phones or tablets. */
const headsets =
  /\b(?:OculusBrowser|Oculus|Quest(?: \d| Pro|;)|PicoBrowser|Pico (?:Neo|G|\d)|Vive (?:Focus|XR)|HoloLens|Wolvic|Magic ?Leap|VisionOS)\b/i;

const isReducedAndroid = (agent: string): boolean => /\bAndroid 10; K\)/.test(agent);

/** Client hints are more exact than the string, and override it. */
function withHints(agent: Agent, hints: ClientHints): Agent {
  const { platform, platformVersion = '', model, architecture, bitness, isMobile } = hints;
  const browser = browserOf(hints);
  const isSameMajor = browser !== undefined && agent.browserVersion?.split('.')[0] === browser.version;
  return {
    ...agent,
    ...(browser && {
      browser: agent.browser?.endsWith(browser.name) ? agent.browser : browser.name,
      browserVersion: isSameMajor ? agent.browserVersion : browser.version,
      browserMajor: browser.version.split('.')[0] ?? null,
    }),
    ...(platform && { os: platform === 'macOS' ? 'macOS' : platform === 'Chrome OS' ? 'Chromium OS' : platform }),
    ...(platform && platform !== agent.os && platform !== 'macOS' && { osVersion: null }),
    ...(platformVersion !== '' && { osVersion: systemVersion(platform ?? agent.os ?? '', platformVersion) }),
    ...(model && { deviceModel: model }),
    ...(architecture && { cpu: cpuName(architecture, bitness) }),
    ...(isMobile === true && agent.deviceType !== 'tablet' && agent.program === null && { deviceType: 'mobile' }),
  };
}

/** The version of the system; that of Windows is the version of an interface of it. */
function systemVersion(platform: string, version: string): string {
  if (platform !== 'Windows') return version;
  const major = Number(version.split('.')[0]);
  if (major >= 13) return '11';
  if (major >= 1) return '10';
  return { '0.1': '7', '0.2': '8', '0.3': '8.1' }[version.split('.').slice(0, 2).join('.')] ?? version;
}

/** By the names that the library gives. */
function cpuName(architecture: string, bitness: string | undefined): string {
  if (architecture === 'x86') return bitness === '64' ? 'amd64' : 'ia32';
  return architecture === 'arm' && bitness === '64' ? 'arm64' : architecture;
}

/** Facts that a user agent seems to contain, but leaves open. */
export function limitsOf(text: string, known: Agent, hints: ClientHints): readonly Limit[] {
  const agent = text.slice(0, maxRead);
  const hasVersion = Boolean(hints.platformVersion);
  const isChrome = known.engine === 'Blink';
  const isMac = /\bMac OS X 10[._]15/.test(agent) && !isDesktopIpad(agent);
  const claims: Readonly<Record<Limit, boolean>> = {
    'bot-claims': known.deviceType === 'bot',
    'windows-frozen': /\bWindows NT 10\.0\b/.test(agent) && !hasVersion,
    'windows-x64': /\bWindows NT 10\.0; Win64; x64\b/.test(agent) && !hints.architecture,
    'mac-frozen': isMac && !hasVersion,
    'mac-intel': isMac && /\bIntel Mac\b/.test(agent) && !hints.architecture,
    'mac-ipad': isMac && !isChrome && known.engine === 'WebKit' && known.program === null,
    'android-reduced': isReducedAndroid(agent) && !(hasVersion && hints.model),
    'linux-reduced': /\(X11; Linux x86_64\)/.test(agent) && isChrome,
    'chrome-reduced': /\bChrome\/\d+\.0\.0\.0\b/.test(agent) && /\.0\.0\.0$/.test(known.browserVersion ?? ''),
  };
  return (Object.keys(claims) as Limit[]).filter((limit) => claims[limit]);
}
