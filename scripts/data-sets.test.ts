import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDataSets } from './data-sets.ts';

test('data sets are made once, and again where their sources or they themselves have changed', async () => {
  const generated = mkdtempSync(join(tmpdir(), 'penknife-data-'));
  const run = async () => {
    const written: string[] = [];
    const kept: string[] = [];
    const write = (file: string, content: string) => {
      written.push(file);
      mkdirSync(dirname(join(generated, file)), { recursive: true });
      writeFileSync(join(generated, file), content);
    };
    await writeDataSets(generated, write, (file) => kept.push(file));
    return { written: written.sort(), kept: kept.sort() };
  };
  const first = await run();
  expect(first.written).toContain('data/iban-registry.ts');
  expect(first.written).toContain('data/iban-registry-about.ts');
  expect(first.kept).toEqual([]);
  expect(await run()).toEqual({ written: [], kept: first.written });
  rmSync(join(generated, 'data/iban-registry.ts'));
  expect((await run()).written).toContain('data/iban-registry.ts');
  writeFileSync(join(generated, 'data/iban-registry.json'), '{"digest":"of other sources","files":[]}');
  expect((await run()).written).toContain('data/iban-registry.ts');
  rmSync(generated, { recursive: true });
});
