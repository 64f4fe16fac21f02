export type Utf16 = 'utf-16le' | 'utf-16be';
/** The common encodings of texts that are not UTF-8. */
export type EverydayEncoding = Utf16 | 'windows-1252';

/** Offset of the first byte that is not well-formed UTF-8 (Unicode 16.0, table 3-7), or -1. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  for (let index = 0; index < bytes.length; ) {
    const lead = bytes[index] as number;
    if (lead < 0x80) {
      index++;
      continue;
    }
    const length =
      lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
    if (length === 0) return index;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    for (let next = 1; next < length; next++) {
      const byte = bytes[index + next];
      if (byte === undefined || byte < (next === 1 ? low : 0x80) || byte > (next === 1 ? high : 0xbf)) return index;
    }
    index += length;
  }
  return -1;
}

/** Offset of the first lone surrogate, or of an incomplete last unit; -1 where there is none. */
export function firstInvalidUtf16(bytes: Uint8Array, encoding: Utf16): number {
  const high = encoding === 'utf-16le' ? 1 : 0;
  /** 0xD800 and 0xDC00 for a high and a low surrogate. */
  const halfAt = (index: number) => ((bytes[index + high] ?? 0) & 0xfc) << 8;
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    const half = halfAt(index);
    if (half === 0xdc00) return index;
    if (half !== 0xd800) continue;
    if (index + 3 >= bytes.length || halfAt(index + 2) !== 0xdc00) return index;
    index += 2;
  }
  return bytes.length % 2 === 0 ? -1 : bytes.length - 1;
}

/**
 * The most likely encoding of bytes, among the common ones: by a byte-order mark, by the zeros of Latin letters in
 * UTF-16, or because they are valid UTF-8; else Windows-1252, in which almost every byte is a character.
 * @param except an encoding that has been tried
 */
export function guessEncoding(bytes: Uint8Array, except?: string): 'utf-8' | EverydayEncoding {
  const utf16 = markOf(bytes) ?? zerosOfUtf16(bytes.subarray(0, sampleLength));
  if (utf16 && utf16 !== except && bytes.length % 2 === 0) return utf16;
  return except !== 'utf-8' && firstInvalidUtf8(bytes) < 0 ? 'utf-8' : 'windows-1252';
}

/** The most likely encoding of bytes that are not UTF-8; undefined where they do not look like text. */
export function guessTextEncoding(bytes: Uint8Array): string | undefined {
  const declared = declaredEncoding(bytes);
  if (declared !== undefined) return declared;
  const guess = guessEncoding(bytes, 'utf-8');
  if (guess === 'utf-8') return undefined;
  const isText = guess !== 'windows-1252' || !(markOf(bytes) || bytes.subarray(0, sampleLength).some(isNoCharacter));
  return isText ? guess : undefined;
}

/** Longer XML declarations are none. */
const declarationLength = 200;

/** The encoding that an XML declaration names, where it is known and uses the bytes of ASCII. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationLength));
  const [, label] = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)/.exec(start) ?? [];
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith('utf-') ? undefined : encoding;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a byte of Windows-1252 is a control character that does not occur in text, or unassigned. */
const isNoCharacter = (byte: number): boolean =>
  (byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1b) ||
  [0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte);

const sampleLength = 65_536;

/** The encoding that a byte-order mark announces. */
function markOf([first, second]: Uint8Array): Utf16 | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** At least 40 % of the bytes at even or at odd offsets are zeros, and almost none of the others. */
function zerosOfUtf16(bytes: Uint8Array): Utf16 | undefined {
  const zeros = [0, 0] as [number, number];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index & 1 ? 1 : 0]++;
  const enough = bytes.length * 0.2;
  if (zeros[1] > enough && zeros[0] < zeros[1] / 20) return 'utf-16le';
  return zeros[0] > enough && zeros[1] < zeros[0] / 20 ? 'utf-16be' : undefined;
}

/** The name of an encoding for display in a sentence. */
export function encodingName(encoding: string): string {
  const known: Readonly<Record<string, string>> = {
    latin1: 'Latin-1',
    'windows-1252': 'Windows-1252',
    big5: 'Big5',
    shift_jis: 'Shift_JIS',
    macintosh: 'Macintosh',
  };
  return known[encoding] ?? (/^(?:windows|x)-/.test(encoding) ? encoding : encoding.toUpperCase());
}
