/** How facts about a device are written. */

/** Of a screen or window: `1920 × 1080`. */
export const writeSize = (width: number, height: number): string => `${Math.round(width)} × ${Math.round(height)}`;

/** The size in pixels of the device; `ratio` is their number per CSS pixel, in one direction. */
export const writePhysicalSize = (width: number, height: number, ratio: number): string =>
  writeSize(width * ratio, height * ratio);

/**
 * The name of Windows by the platform version of User-Agent Client Hints, which numbers it by its own scheme:
 * https://learn.microsoft.com/en-us/microsoft-edge/web-platform/how-to-detect-win11
 */
export function nameWindows(platformVersion: string): string {
  const [major = 0, minor = 0] = platformVersion.split('.').map(Number);
  if (major >= 13) return 'Windows 11';
  if (major > 0) return 'Windows 10';
  return ['Windows', 'Windows 7', 'Windows 8', 'Windows 8.1'][minor] ?? 'Windows';
}

/** Writes a time zone offset of `Date`, in minutes: `UTC+05:30` for -330. */
export function writeOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes > 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** An amount of bytes in the largest unit of which there is one: `5 GiB`. */
export function writeBytes(bytes: number): string {
  let [amount, unit] = [bytes, 0];
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${Math.round(amount * 10) / 10} ${units[unit]}`;
}

/** The signs of browsers in user agents, those first that name others besides themselves. */
const agents: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).* Safari\//],
];

/** The browser and its version by a user agent; undefined where it is of none that is known. */
export function nameBrowser(userAgent: string): string | undefined {
  for (const [name, sign] of agents) {
    const version = sign.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return undefined;
}

/** What the code of a calendar or of a script of digits means, in a language. */
export function nameCode(fact: string, code: string, language: string): string {
  if (fact === 'calendar') return new Intl.DisplayNames(language, { type: 'calendar' }).of(code) ?? code;
  // Most numbering systems have the code of their script.
  if (fact === 'numberingSystem' && code.length === 4)
    return new Intl.DisplayNames(language, { type: 'script' }).of(code.charAt(0).toUpperCase() + code.slice(1)) ?? code;
  return code;
}

/** A brand of User-Agent Client Hints. */
export interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** The browser by its brands: that which is neither made up nor the engine, if there is one. */
export function nameBrand(brands: readonly Brand[]): string | undefined {
  const real = brands.filter(({ brand }) => !/not.*a.*brand/i.test(brand));
  const { brand, version } = real.find((one) => one.brand !== 'Chromium') ?? real[0] ?? {};
  return brand === undefined ? undefined : `${brand} ${version}`;
}
