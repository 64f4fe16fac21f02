import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from '../../scripts/browsers/debian.ts';

/** The bytes that zbar reads in a PNG; empty where it finds no code. Installs it on a bare Debian. */
export function readQr(png: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-qr-'));
  try {
    const file = join(folder, 'code.png');
    writeFileSync(file, png);
    const read = () =>
      spawnSync('zbarimg', ['--quiet', '--raw', '--oneshot', '-Sbinary', '-Sdisable', '-Sqrcode.enable', file]);
    let result = read();
    if (result.error && installFromDebian(['zbar-tools'])) result = read();
    if (result.error) throw new Error('These tests need zbarimg (Debian: zbar-tools).', { cause: result.error });
    return new Uint8Array(result.stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
