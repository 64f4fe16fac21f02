import { ToolError } from '#core/tool.ts';
import { crc32 } from '#lib/hashing/crc32.ts';
import { type Archive, cutOff, damaged, type Entry, type Method } from './entry.ts';

const [centralSignature, localSignature, endSignature] = [0x02014b50, 0x04034b50, 0x06054b50];
const [locator64Signature, end64Signature] = [0x07064b50, 0x06064b50];
const [centralLength, localLength, endLength, locator64Length, end64Length] = [46, 30, 22, 20, 56];
/** The longest comment at the end of an archive. */
const maxComment = 0xffff;
/** In place of numbers that are in an extra field with more digits. */
const [in16, in32] = [0xffff, 0xffffffff];

/** By the number of the method (APPNOTE.TXT 4.4.5). */
const methods: Readonly<Record<number, readonly [method: Method, name: string]>> = {
  0: ['stored', 'stored'],
  1: ['unsupported', 'Shrink'],
  6: ['unsupported', 'Implode'],
  8: ['deflate', 'deflate'],
  9: ['unsupported', 'Deflate64'],
  12: ['bzip2', 'bzip2'],
  14: ['unsupported', 'LZMA'],
  93: ['zstd', 'Zstandard'],
  95: ['xz', 'XZ'],
  98: ['unsupported', 'PPMd'],
};

/** Upper half of code page 437. */
const upper437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/**
 * Entries of a ZIP archive by its central directory (APPNOTE.TXT): ZIP64, UTF-8 and code page 437, and what precedes the
 * archive, as in a program that extracts itself.
 * @throws ToolError `archive-truncated`, `archive-corrupt`, `multi-disk`
 */
export function readZip(bytes: Uint8Array<ArrayBuffer>): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = findEnd(view);
  const { count, size, offset, at: directoryEnd } = readEnd(view, end);
  const start = directoryEnd - size;
  if (start < 0 || offset > start) throw damaged('ZIP', end);
  // What precedes the archive moves all offsets.
  const shift = start - offset;
  const entries: Entry[] = [];
  let at = start;
  while (entries.length < count) {
    if (at + centralLength > directoryEnd || view.getUint32(at, true) !== centralSignature) throw damaged('ZIP', at);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const next = at + centralLength + nameLength + extraLength + commentLength;
    if (next > directoryEnd) throw damaged('ZIP', at);
    entries.push(readEntry(bytes, view, at, nameLength, extraLength, shift));
    at = next;
  }
  return { format: 'zip', entries };
}

/** Offset of the record at the end of the directory, from the end on. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxComment); at--)
    if (view.getUint32(at, true) === endSignature && at + endLength + view.getUint16(at + 20, true) <= view.byteLength)
      return at;
  throw cutOff('ZIP');
}

function readEnd(view: DataView, at: number) {
  const disks = [4, 6].map((field) => view.getUint16(at + field, true));
  const end = {
    count: view.getUint16(at + 10, true),
    size: view.getUint32(at + 12, true),
    offset: view.getUint32(at + 16, true),
    at,
  };
  const isLong = end.count === in16 || end.size === in32 || end.offset === in32;
  const locatorAt = at - locator64Length;
  if (!isLong || locatorAt < 0 || view.getUint32(locatorAt, true) !== locator64Signature) {
    if (disks.some((disk) => disk !== 0)) throw new ToolError('multi-disk');
    return end;
  }
  // It is right before its locator, unless more was added to it.
  const end64 = [Number(view.getBigUint64(locatorAt + 8, true)), locatorAt - end64Length].find(
    (offset) => offset >= 0 && offset + end64Length <= locatorAt && view.getUint32(offset, true) === end64Signature,
  );
  if (end64 === undefined) throw damaged('ZIP', locatorAt);
  const long = (field: number) => Number(view.getBigUint64(end64 + field, true));
  return { count: long(32), size: long(40), offset: long(48), at: end64 };
}

function readEntry(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  at: number,
  nameLength: number,
  extraLength: number,
  shift: number,
): Entry {
  const flags = view.getUint16(at + 8, true);
  const declared = view.getUint16(at + 10, true);
  const nameBytes = bytes.subarray(at + centralLength, at + centralLength + nameLength);
  const extra = readExtra(view, at + centralLength + nameLength, extraLength);
  const longs = extra.get(1);
  const aes = declared === aesMethod ? extra.get(aesField) : undefined;
  // The method that encrypted data is compressed by is in that field.
  const number = aes && aes.byteLength >= 7 ? aes.getUint16(5, true) : declared;
  let longAt = 0;
  /** A number, which is in the extra field where it is too long for its place. */
  const long = (field: number): number => {
    const value = view.getUint32(at + field, true);
    if (value !== in32 || !longs || longAt + 8 > longs.byteLength) return value;
    longAt += 8;
    return Number(longs.getBigUint64(longAt - 8, true));
  };
  const size = long(24);
  const packed = long(20);
  const offset = long(42) + shift;
  const name = readName(nameBytes, (flags & 0x800) !== 0, extra.get(0x7075));
  const [method, methodName] = methods[number] ?? ['unsupported', String(number)];
  const mode = view.getUint8(at + 5) === 3 ? view.getUint16(at + 40, true) : 0;
  const isLink = (mode & 0o170000) === 0o120000;
  return {
    name,
    type: isLink ? 'link' : /[\\/]$/.test(name) ? 'folder' : 'file',
    size,
    packed,
    offset,
    modified: readDate(view.getUint16(at + 14, true), view.getUint16(at + 12, true)),
    target: null,
    encryption: (flags & 1) === 0 ? null : nameEncryption(flags, aes),
    method,
    methodName,
    crc: view.getUint32(at + 16, true),
    data: () => {
      const { byteLength } = view;
      if (offset + localLength > byteLength || view.getUint32(offset, true) !== localSignature)
        throw damaged('ZIP', offset);
      const start = offset + localLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      if (start + packed > byteLength) throw cutOff('ZIP');
      return bytes.subarray(start, start + packed);
    },
  };
}

/** AES as WinZip declares it: in place of the method (APPNOTE.TXT 4.4.5), with an extra field. */
const [aesMethod, aesField] = [99, 0x9901];

/** The strengths of AES in that field, from 1 on. */
const aesBits = [128, 192, 256];

/** What an encrypted entry is encrypted with: AES, one of the methods of PKWARE (APPNOTE.TXT 7), or the traditional one. */
function nameEncryption(flags: number, aes: DataView | undefined): string {
  if (aes) return aes.byteLength > 4 ? `AES-${aesBits[aes.getUint8(4) - 1] ?? '?'}` : 'AES';
  return (flags & 0x40) === 0 ? 'ZipCrypto' : 'PKWARE';
}

/** The extra fields by their id. */
function readExtra(view: DataView, start: number, length: number): ReadonlyMap<number, DataView> {
  const fields = new Map<number, DataView>();
  for (let at = start; at + 4 <= start + length; ) {
    const size = view.getUint16(at + 2, true);
    if (at + 4 + size > start + length) break;
    fields.set(view.getUint16(at, true), new DataView(view.buffer, view.byteOffset + at + 4, size));
    at += 4 + size;
  }
  return fields;
}

/** UTF-8 by its flag, by a field with the CRC of the name, or because nothing else is valid UTF-8; else code page 437. */
function readName(bytes: Uint8Array, isUtf8: boolean, unicode: DataView | undefined): string {
  if (unicode && unicode.byteLength > 5 && unicode.getUint32(1, true) === crc32(bytes))
    return new TextDecoder().decode(new Uint8Array(unicode.buffer, unicode.byteOffset + 5, unicode.byteLength - 5));
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : upper437[byte - 0x80])).join('');
  }
}

/** A date and time of MS-DOS. */
function readDate(date: number, time: number): string | null {
  const [day, month] = [date & 31, (date >> 5) & 15];
  if (day === 0 || month === 0 || month > 12) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [time >> 11, (time >> 5) & 63, (time & 31) * 2].map(two).join(':');
  return `${1980 + (date >> 9)}-${two(month)}-${two(day)} ${clock}`;
}
