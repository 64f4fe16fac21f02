import { correction, generate, mode } from 'lean-qr';
import { ToolError } from '#core/tool.ts';
import { type QrSegment, recordSegments } from './qr-segments.ts';

export const qrLevels = ['low', 'medium', 'quartile', 'high'] as const;
export type QrLevel = (typeof qrLevels)[number];

/** A QR code: its dark modules, and how it was made. */
export interface QrCode {
  /** Modules on a side, without the quiet zone. */
  readonly size: number;
  readonly version: number;
  readonly level: QrLevel;
  readonly mask: number;
  /** What it holds, in order. */
  readonly segments: readonly QrSegment[];
  isDark(x: number, y: number): boolean;
}

export interface QrSettings {
  readonly level: QrLevel;
  /** A higher level where it takes no more room. */
  readonly raise: boolean;
  /** 1 to 40; null: the smallest. */
  readonly version: number | null;
  /** 0 to 7; null: the one that reads best. */
  readonly mask: number | null;
  /** Bytes of UTF-8 without a mark that they are: old scanners know no other texts, and take no mark. */
  readonly isPlain?: boolean;
}

/** The library would also write Japanese as Shift JIS, which many scanners misread. */
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];
const corrections = { low: correction.L, medium: correction.M, quartile: correction.Q, high: correction.H };

/** What the largest code holds at each level (ISO/IEC 18004, table 7). */
const capacities: Readonly<Record<QrLevel, readonly [digits: number, alphanumeric: number, bytes: number]>> = {
  low: [7_089, 4_296, 2_953],
  medium: [5_596, 3_391, 2_331],
  quartile: [3_993, 2_420, 1_663],
  high: [3_057, 1_852, 1_273],
};
/** The mark that a text is UTF-8 takes 12 bits. */
const markLength = 2;

/**
 * A text or bytes as a QR code (ISO/IEC 18004).
 * @throws ToolError `qr-too-long` or `qr-too-many-characters` (`n` too many, `length`, `most`, `level`), `qr-level` or
 *   `qr-level-characters` where a lower level holds it (`fits`, `holds`, too); `qr-version` or `qr-version-characters`
 *   (`n`, `most`, `level`, `version`, `smallest`)
 */
export function encodeQr(content: string | Uint8Array, settings: QrSettings): QrCode {
  const { level, raise, version, mask, isPlain } = settings;
  const options = {
    minCorrectionLevel: corrections[level],
    maxCorrectionLevel: raise ? correction.H : corrections[level],
    ...(version === null ? {} : { minVersion: version, maxVersion: version }),
    mask: mask as 0 | null,
  };
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const data = recordSegments(
    typeof content === 'string' && !isPlain ? mode.auto(content, { modes }) : mode.bytes(bytes),
  );
  const bitmap = attemptToGenerate(data.write, options);
  if (!bitmap) {
    if (version !== null) throw versionError(content, bytes.length, settings, version);
    throw lengthError(content, bytes.length, settings);
  }
  const format = readFormat((x, y) => bitmap.get(x, y));
  return {
    size: bitmap.size,
    version: (bitmap.size - 17) / 4,
    ...format,
    segments: data.segments(),
    isDark: (x, y) => bitmap.get(x, y),
  };
}

function attemptToGenerate(...args: Parameters<typeof generate>) {
  try {
    return generate(...args);
  } catch {
    return undefined;
  }
}

/** Level and mask as a code itself says them (ISO/IEC 18004, section 7.9). */
export function readFormat(isDark: (x: number, y: number) => boolean): { level: QrLevel; mask: number } {
  const bits = [0, 1, 2, 3, 4].map((x) => Number(isDark(x, 8)));
  const format = Number.parseInt(bits.join(''), 2) ^ 0b10101;
  const byBits: readonly QrLevel[] = ['medium', 'low', 'high', 'quartile'];
  return { level: byBits[format >> 3] ?? 'medium', mask: format & 7 };
}

function versionError(content: string | Uint8Array, length: number, settings: QrSettings, version: number): ToolError {
  const { level } = settings;
  const smallest = encodeQr(content, { ...settings, version: null }).version;
  const [kind, mark] = kindOf(content, settings);
  const most = capacityOf(version, level, kind) - mark;
  const code = kind === 2 ? 'qr-version' : 'qr-version-characters';
  return new ToolError(code, { n: length, most, level, version, smallest }, { offset: 0, field: 'version' });
}

function lengthError(content: string | Uint8Array, length: number, settings: QrSettings): ToolError {
  const { level } = settings;
  const [kind, mark] = kindOf(content, settings);
  const holdsAt = (other: QrLevel) => capacities[other][kind] - mark;
  const paramsAt = (present: QrLevel) => {
    const most = holdsAt(present);
    return { n: length - most, length, most, level: present };
  };
  const fits = qrLevels.slice(0, qrLevels.indexOf(level)).findLast((lower) => holdsAt(lower) >= length);
  if (fits)
    return new ToolError(kind === 2 ? 'qr-level' : 'qr-level-characters', {
      ...paramsAt(level),
      fits,
      holds: holdsAt(fits),
    });
  return new ToolError(kind === 2 ? 'qr-too-long' : 'qr-too-many-characters', paramsAt('low'));
}

/** Which of the capacities a content has, and how many of it the mark of its character set takes. */
function kindOf(content: string | Uint8Array, { isPlain }: QrSettings): readonly [kind: 0 | 1 | 2, mark: number] {
  const text = typeof content === 'string' && !isPlain ? content : '\0';
  const kind = /^\d*$/.test(text) ? 0 : /^[\dA-Z $%*+./:-]*$/.test(text) ? 1 : 2;
  return [kind, /[^\0-\x7f]/.test(text) ? markLength : 0];
}

/** How many bytes of data a version holds at a level, headers included (ISO/IEC 18004, table 7). */
export const dataCapacityOf = (version: number, level: QrLevel): number =>
  // Bytes have a header of 12 bits up to version 9, of 20 bits from version 10 on.
  capacityOf(version, level, 2) + (version < 10 ? 2 : 3);

/** How many digits, capital letters or bytes a version holds, found by trying. */
function capacityOf(version: number, level: QrLevel, kind: 0 | 1 | 2): number {
  const isHeld = (count: number) =>
    attemptToGenerate(kindModes[kind](count), {
      minVersion: version,
      maxVersion: version,
      minCorrectionLevel: corrections[level],
      maxCorrectionLevel: corrections[level],
      mask: 0,
    }) !== undefined;
  let [most, tooMany] = [0, capacities[level][kind] + 1];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (isHeld(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}

const kindModes = [
  (count: number) => mode.numeric('0'.repeat(count)),
  (count: number) => mode.alphaNumeric('A'.repeat(count)),
  (count: number) => mode.bytes(new Uint8Array(count)),
] as const;
