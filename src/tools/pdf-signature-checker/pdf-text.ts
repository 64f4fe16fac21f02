import type { PdfDictionary } from './pdf-values.ts';

/** The characters of PDFDocEncoding (ISO 32000-2, annex D) from 0x80 on that are not those of Latin-1. */
const documentCharacters = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\ufffd€';

const byteOrderMarks: readonly (readonly [encoding: string, ...mark: readonly number[]])[] = [
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
  ['utf-8', 0xef, 0xbb, 0xbf],
];

function decodeText(bytes: Uint8Array): string {
  for (const [encoding, ...mark] of byteOrderMarks)
    if (mark.every((byte, index) => bytes[index] === byte)) return new TextDecoder(encoding).decode(bytes);
  return Array.from(bytes, (byte) => documentCharacters[byte - 0x80] ?? String.fromCharCode(byte)).join('');
}

/** The text of an entry (ISO 32000-2, section 7.9.2); null where there is none. */
export function textOf(dictionary: PdfDictionary, key: string): string | null {
  const value = dictionary.get(key);
  return value?.type === 'string' ? decodeText(value.bytes).trim() || null : null;
}

/** The name of an entry; empty where there is none. */
export function nameOf(dictionary: PdfDictionary, key: string): string {
  const value = dictionary.get(key);
  return value?.type === 'name' ? value.value : '';
}

/**
 * The moment of an entry (ISO 32000-2, section 7.9.4) in ISO 8601, without an offset where it has none; null where there
 * is none.
 */
export function momentOf(dictionary: PdfDictionary, key: string): string | null {
  const pattern = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-]\d\d)'?(\d\d)?)?/;
  const found = pattern.exec(textOf(dictionary, key) ?? '');
  if (!found) return null;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', utc, hours, minutes = '00'] =
    found;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${utc ?? (hours ? `${hours}:${minutes}` : '')}`;
}
