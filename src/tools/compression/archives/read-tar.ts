import { type Archive, cutOff, damaged, type Entry } from './entry.ts';

const blockLength = 512;

/** What a header says of the entry that follows it, where that does not fit the header of the entry itself. */
interface Override {
  readonly name?: string;
  readonly target?: string;
  readonly size?: number;
  readonly seconds?: number;
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replace(/\0.*$/s, '');

/** A number in octal digits or, with its first bit set, in base 256. */
function readNumber(bytes: Uint8Array): number {
  const [first = 0, ...rest] = bytes;
  if ((first & 0x80) !== 0) return rest.reduce((sum, byte) => sum * 256 + byte, first & 0x7f);
  const digits = /^[ \0]*([0-7]*)/.exec(text(bytes.subarray(bytes.findIndex((byte) => byte !== 0))))?.[1] ?? '';
  return digits === '' ? 0 : Number.parseInt(digits, 8);
}

/** Whether a block is a header: the sum of its bytes, with blanks for the digits of the sum, is what it says. */
export function isTarHeader(bytes: Uint8Array, at = 0): boolean {
  if (at + blockLength > bytes.length || bytes[at] === 0) return false;
  let sum = 0;
  for (let index = 0; index < blockLength; index++)
    sum += index >= 148 && index < 156 ? 0x20 : (bytes[at + index] as number);
  return readNumber(bytes.subarray(at + 148, at + 156)) === sum;
}

const types: Readonly<Record<string, Entry['type']>> = {
  '0': 'file',
  '': 'file',
  '7': 'file',
  '5': 'folder',
  '1': 'link',
  '2': 'link',
};

/**
 * Entries of a tar archive: of POSIX with its extended headers, of GNU with its long names, and older ones.
 * @param isPartial it ends too early: what is whole is read
 * @throws ToolError `archive-truncated`, `archive-corrupt`
 */
export function readTar(bytes: Uint8Array<ArrayBuffer>, isPartial = false): Archive {
  const entries: Entry[] = [];
  let global: Override = {};
  let override: Override = {};
  for (let at = 0; ; ) {
    if (at === bytes.length && entries.length > 0) break;
    if (at + blockLength > bytes.length && isPartial) break;
    if (at + blockLength > bytes.length) throw cutOff('tar');
    if (bytes[at] === 0 && bytes.subarray(at, at + blockLength).every((byte) => byte === 0)) break;
    if (!isTarHeader(bytes, at)) throw damaged('tar', at);
    const header = bytes.subarray(at, at + blockLength);
    const field = (from: number, length: number) => header.subarray(from, from + length);
    const type = text(field(156, 1));
    const size = override.size ?? global.size ?? readNumber(field(124, 12));
    const start = at + blockLength;
    const isContent = type !== '1' && type !== '2' && type !== '5';
    const end = start + (isContent ? size : 0);
    if (end > bytes.length && isPartial) break;
    if (end > bytes.length) throw cutOff('tar');
    const content = bytes.subarray(start, end);
    at = start + Math.ceil((end - start) / blockLength) * blockLength;
    if (type === 'x') override = { ...override, ...readExtended(content) };
    else if (type === 'g') global = { ...global, ...readExtended(content) };
    else if (type === 'L') override = { ...override, name: text(content) };
    else if (type === 'K') override = { ...override, target: text(content) };
    else {
      const isPosix = text(field(257, 6)) === 'ustar';
      const prefix = isPosix ? text(field(345, 155)) : '';
      const own = text(field(0, 100));
      const said = { ...global, ...override };
      const name = said.name ?? (prefix ? `${prefix}/${own}` : own);
      const seconds = said.seconds ?? readNumber(field(136, 12));
      entries.push({
        name,
        type: types[type] === 'file' && name.endsWith('/') ? 'folder' : (types[type] ?? 'special'),
        size: isContent ? size : 0,
        modified: seconds > 0 && seconds < 2 ** 33 ? toUtc(seconds) : null,
        target: said.target ?? (text(field(157, 100)) || null),
        encryption: null,
        method: 'stored',
        methodName: 'stored',
        packed: null,
        offset: null,
        crc: null,
        data: () => content,
      });
      override = {};
    }
  }
  return { format: 'tar', entries };
}

const toUtc = (seconds: number): string =>
  new Date(Math.floor(seconds) * 1_000).toISOString().replace('T', ' ').replace('.000', '');

/** An extended header of POSIX: lines of their length, a key and a value. */
function readExtended(content: Uint8Array): Override {
  const read: { name?: string; target?: string; size?: number; seconds?: number } = {};
  for (let at = 0; at < content.length; ) {
    const length = Number.parseInt(text(content.subarray(at, at + 20)), 10);
    if (!(length > 0)) break;
    const [, key, value = ''] = /^\d+ ([^=]+)=(.*)\n$/s.exec(text(content.subarray(at, at + length))) ?? [];
    if (key === 'path') read.name = value;
    else if (key === 'linkpath') read.target = value;
    else if (key === 'size') read.size = Number(value);
    else if (key === 'mtime') read.seconds = Number(value);
    at += length;
  }
  return read;
}
