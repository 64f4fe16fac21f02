import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeZip } from './zip.ts';

const bytes = new TextEncoder().encode('é\n'.repeat(100));
const archive = writeZip([
  { name: 'id_rsa', bytes, isPrivate: true },
  { name: 'empty.txt', bytes: new Uint8Array() },
  { name: 'é.txt', bytes, deflated: deflateRawSync(bytes) },
]);

test('the bytes of the format', () => {
  const view = new DataView(archive.buffer);
  expect(view.getUint32(0, true)).toBe(0x04034b50);
  expect(view.getUint32(14, true)).toBe(crc32(bytes));
  expect(Buffer.from(archive.subarray(30, 36)).toString()).toBe('id_rsa');
  expect(archive.subarray(36, 36 + bytes.length)).toEqual(bytes);
  expect(Buffer.from(archive).readUInt32LE(archive.length - 22)).toBe(0x06054b50);
});

const python = spawnSync('python3', ['--version']).status === 0;
test.runIf(python)('Python opens it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const file = join(folder, 'a.zip');
    writeFileSync(file, archive);
    const script = `import zipfile; z = zipfile.ZipFile(r'${file}'); assert z.testzip() is None; z.extractall(r'${folder}'); print([(i.filename, oct(i.external_attr >> 16)) for i in z.infolist()])`;
    const { stdout } = spawnSync('python3', ['-c', script], { encoding: 'utf8' });
    expect(stdout.trim()).toBe("[('id_rsa', '0o100600'), ('empty.txt', '0o100644'), ('é.txt', '0o100644')]");
    expect(new Uint8Array(readFileSync(join(folder, 'id_rsa')))).toEqual(bytes);
    expect(new Uint8Array(readFileSync(join(folder, 'é.txt')))).toEqual(bytes);
    expect(statSync(join(folder, 'empty.txt')).size).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
