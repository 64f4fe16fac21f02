import { correction, generate, mode } from 'lean-qr';
import { ToolError } from '#core/tool.ts';

export const qrLevels = ['low', 'medium', 'quartile', 'high'] as const;
export type QrLevel = (typeof qrLevels)[number];

/** A QR code: its dark modules, and how it was made. */
export interface QrCode {
  /** Modules on a side, without the quiet zone. */
  readonly size: number;
  readonly version: number;
  readonly level: QrLevel;
  readonly mask: number;
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
 * @throws ToolError `qr-too-long` or `qr-too-many-characters` (`n`, `most`, `level`, `over`), `qr-version` (`version`,
 *   `smallest`)
 */
export function encodeQr(content: string | Uint8Array, settings: QrSettings): QrCode {
  const { level, raise, version, mask, isPlain } = settings;
  const options = {
    minCorrectionLevel: corrections[level],
    maxCorrectionLevel: raise ? correction.H : corrections[level],
    // The library would also write Japanese as Shift JIS, which many readers take for something else.
    modes: [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8],
    ...(version === null ? {} : { minVersion: version, maxVersion: version }),
    mask: mask as 0 | null,
  };
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const data = typeof content === 'string' && !isPlain ? content : mode.bytes(bytes);
  const bitmap = attemptToGenerate(data, options);
  if (!bitmap) {
    if (version !== null) throw versionError(content, settings, version);
    throw lengthError(content, bytes.length, settings);
  }
  const format = readFormat((x, y) => bitmap.get(x, y));
  return { size: bitmap.size, version: (bitmap.size - 17) / 4, ...format, isDark: (x, y) => bitmap.get(x, y) };
}

function attemptToGenerate(...call: Parameters<typeof generate>) {
  try {
    return generate(...call);
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

function versionError(content: string | Uint8Array, settings: QrSettings, version: number): ToolError {
  const smallest = encodeQr(content, { ...settings, version: null }).version;
  return new ToolError('qr-version', { version, smallest }, { offset: 0, field: 'version' });
}

function lengthError(content: string | Uint8Array, length: number, { level, isPlain }: QrSettings): ToolError {
  const text = typeof content === 'string' && !isPlain ? content : '\0';
  const kind = /^\d*$/.test(text) ? 0 : /^[\dA-Z $%*+./:-]*$/.test(text) ? 1 : 2;
  const mark = /[^\0-\x7f]/.test(text) ? markLength : 0;
  const most = capacities[level][kind] - mark;
  const code = kind === 2 ? 'qr-too-long' : 'qr-too-many-characters';
  return new ToolError(code, { n: length, most, level, over: length - most });
}
