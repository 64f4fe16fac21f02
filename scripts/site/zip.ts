import { crc32, deflateRawSync } from 'node:zlib';
import { append } from '../../src/lib/collections/append.ts';

export interface ZipEntry {
  /** With slashes, relative. */
  readonly path: string;
  readonly content: Buffer;
}

/** 1 January 1980, the first day of the format: the archive must not depend on when it was made. */
const date = 0x00_21;
/** Names are UTF-8. */
const flags = 0x08_00;
const deflated = 8;
const version = 20;
/** A plain file that its owner may write and all may read, as Unix has it. */
const attributes = (0o100644 << 16) >>> 0;

/** An archive of files (APPNOTE.TXT 6.3, without ZIP64: under 4 GB and 65,536 files). The same files give the same bytes. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of entries) {
    const name = Buffer.from(path);
    const data = deflateRawSync(content, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(version, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(deflated, 4);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);

    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(attributes, 6);
    rest.writeUInt32LE(offset, 10);
    // Made by version 2.0, on Unix.
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([version, 3]), common, rest, name);
    const local = [Buffer.from('PK\x03\x04'), common, name, data];
    append(parts, local);
    offset += local.reduce((total, { length }) => total + length, 0);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(
    directory.reduce((total, { length }) => total + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
