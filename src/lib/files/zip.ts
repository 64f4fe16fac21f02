import { concatenate } from '#lib/bytes/concatenate.ts';
import { crc32 } from '#lib/hashing/crc32.ts';

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The same, compressed by deflate; where it is absent, they are not compressed. */
  readonly deflated?: Uint8Array;
  /** Only its owner may read it, as programs want it of private keys. */
  readonly isPrivate?: boolean;
}

const version = 20;
/** Made on Unix, so that permissions count. */
const madeOnUnix = (3 << 8) | version;
/** 1980-01-01, the first day of the format: an archive of the same files is the same. */
const date = (1 << 5) | 1;
/** A flag, and the number of a method. */
const [utf8, deflate] = [0x800, 8];
const localLength = 30;
const centralLength = 46;
const endLength = 22;

/**
 * A ZIP archive of files, of less than 4 GiB.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 * @example writeZip([{ name: 'a.txt', bytes: new TextEncoder().encode('a') }])
 */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.name);
    const content = entry.deflated ?? entry.bytes;
    // Names in UTF-8 are marked, where they are no ASCII.
    const flags = name.length > entry.name.length ? utf8 : 0;
    const common = (view: DataView, at: number) => {
      view.setUint16(at, version, true);
      view.setUint16(at + 2, flags, true);
      view.setUint16(at + 4, entry.deflated ? deflate : 0, true);
      view.setUint16(at + 8, date, true);
      view.setUint32(at + 10, crc32(entry.bytes), true);
      view.setUint32(at + 14, content.length, true);
      view.setUint32(at + 18, entry.bytes.length, true);
      view.setUint16(at + 22, name.length, true);
    };
    const local = header(localLength, 0x04034b50);
    common(local, 4);
    const central = header(centralLength, 0x02014b50);
    central.setUint16(4, madeOnUnix, true);
    common(central, 6);
    central.setUint32(38, (entry.isPrivate ? 0o100600 : 0o100644) * 0x10000, true);
    central.setUint32(42, offset, true);
    parts.push(bytesOf(local), name, content);
    directory.push(bytesOf(central), name);
    offset += localLength + name.length + content.length;
  }
  const end = header(endLength, 0x06054b50);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return concatenate([...parts, ...directory, bytesOf(end)]);
}

function header(length: number, signature: number): DataView {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  return view;
}

const bytesOf = ({ buffer }: DataView): Uint8Array => new Uint8Array(buffer);
