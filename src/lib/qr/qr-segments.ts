import type { Mode } from 'lean-qr';

/** A part of what a code holds: characters in one mode, or the mark of a character set (ISO/IEC 18004, section 7.4). */
export interface QrSegment {
  readonly mode: (typeof modes)[number]['mode'];
  /** Digits, characters or bytes; of `eci` the number of the character set (AIM ECI): 26 is UTF-8. */
  readonly count: number;
  /** In the code, with its header. */
  readonly bits: number;
}

/** Versions with headers of the same lengths: 1 to 9, 10 to 26, 27 to 40. */
const sizeOf = (version: number): number => Number(version > 9) + Number(version > 26);

/** Each mode with its indicator, the bits of a count in a version, and the bits of a number of characters. */
const modes = [
  {
    mode: 'numeric',
    indicator: '0001',
    countBits: (version: number) => 10 + 2 * sizeOf(version),
    length: (count: number) => Math.ceil((10 * count) / 3),
  },
  {
    mode: 'alphanumeric',
    indicator: '0010',
    countBits: (version: number) => 9 + 2 * sizeOf(version),
    length: (count: number) => Math.ceil((11 * count) / 2),
  },
  {
    mode: 'byte',
    indicator: '0100',
    countBits: (version: number) => (version > 9 ? 16 : 8),
    length: (count: number) => 8 * count,
  },
  { mode: 'eci', indicator: '0111', countBits: () => 8, length: () => 0 },
] as const;

/**
 * What writes data into a code, and the segments that it wrote at last: the encoder tries version after version, and makes
 * the one that it tried last.
 */
export function recordSegments(write: Mode): { readonly write: Mode; segments(): readonly QrSegment[] } {
  let written = '';
  let version = 0;
  return {
    write: (data, tried) => {
      written = '';
      version = tried;
      const push = (value: number, bits: number) => {
        written += value.toString(2).padStart(bits, '0');
        data.push(value, bits);
      };
      write({ push }, version);
    },
    segments: () => readSegments(written, version),
  };
}

function readSegments(data: string, version: number): readonly QrSegment[] {
  const segments: QrSegment[] = [];
  for (let at = 0; at < data.length; ) {
    const found = modes.find(({ indicator }) => data.startsWith(indicator, at));
    if (!found) throw new Error(`unknown mode at bit ${at}`);
    const { mode, indicator, countBits, length } = found;
    const start = at + indicator.length;
    const end = start + countBits(version);
    const count = Number.parseInt(data.slice(start, end), 2);
    const bits = end - at + length(count);
    segments.push({ mode, count, bits });
    at += bits;
  }
  return segments;
}
