import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type * as Files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInside, saveFile } from './files.ts';

const swap = vi.hoisted(() => ({ beforeOpening: () => {} }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof Files>();
  return {
    ...real,
    open: (...args: Parameters<typeof Files.open>) => {
      swap.beforeOpening();
      return real.open(...args);
    },
  };
});

let folder = '';
const at = (...names: readonly string[]) => join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'penknife-race-'));
  mkdirSync(at('granted/sub'), { recursive: true });
  mkdirSync(at('outside'));
  writeFileSync(at('granted/sub/a.txt'), 'mine');
  writeFileSync(at('outside/a.txt'), 'hunter2');
});
afterEach(() => rmSync(folder, { recursive: true }));

const swaps = {
  'the file': () => {
    rmSync(at('granted/sub/a.txt'));
    symlinkSync(at('outside/a.txt'), at('granted/sub/a.txt'));
  },
  'its folder': () => {
    renameSync(at('granted/sub'), at('granted/before'));
    symlinkSync(at('outside'), at('granted/sub'));
  },
};

for (const [name, change] of Object.entries(swaps))
  test(`nothing outside is read where ${name} becomes a link before it is opened`, async () => {
    swap.beforeOpening = change;
    await expect(openInside('sub/a.txt', [at('granted')], false)).rejects.toMatchObject({
      fault: { code: 'file-outside' },
    });
  });

// Elsewhere a folder cannot be written to by its descriptor.
test.runIf(process.platform === 'linux')('nothing is written outside where the folder becomes a link', async () => {
  swap.beforeOpening = swaps['its folder'];
  await expect(saveFile(at('granted'), 'sub/new.txt', new Uint8Array([1]), false)).rejects.toMatchObject({
    fault: { code: 'file-outside' },
  });
  expect(readdirSync(at('outside'))).toEqual(['a.txt']);
});
