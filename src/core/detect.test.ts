/**
 * What is detected in texts whose kind is known: `src/kinds/corpus/<kind>.json` holds at least eight for each kind with
 * a detector, `none.json` what should pass for nothing. The table of what is taken for what is committed beside them;
 * after a change that is meant, `npx vitest run src/core/detect.test.ts -u` writes it anew.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectors } from '#generated/detectors.ts';
import { detectKinds } from './detect.ts';
import { ancestry } from './kinds.ts';
import { likely } from './matching.ts';

const folder = join(import.meta.dirname, '../kinds/corpus');
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly string[];
const corpus = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.replace('.json', ''), read(name)]),
);

/** Below `likely` it is a guess, and marked so. */
function detected(text: string): string {
  const [first] = detectKinds(text);
  return first ? first.kind + (first.confidence < likely ? '?' : '') : 'none';
}

test('every kind with a detector has texts to be detected in', () => {
  const scarce = Object.keys(detectors).filter((kind) => (corpus[kind]?.length ?? 0) < 8);
  expect(scarce.map((kind) => `src/kinds/corpus/${kind}.json needs at least eight texts`)).toEqual([]);
});

describe.each(Object.entries(corpus).filter(([kind]) => kind !== 'none'))('%s', (kind, texts) => {
  test('is mostly taken for what it is', () => {
    const right = texts.filter((text) => ancestry(detected(text).replace('?', '')).includes(kind));
    expect(right.length / texts.length).toBeGreaterThanOrEqual(0.75);
  });
});

test.each(corpus['none'] ?? [])('%j is most likely nothing', (text) => {
  expect(detected(text)).toMatch(/^none$|\?$/);
});

test('nothing else is taken for something else than before', async () => {
  const rows = Object.entries(corpus).map(([kind, texts]) => {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(detected(text), (counts.get(detected(text)) ?? 0) + 1);
    const taken = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `${name} ${count}`);
    return `| ${kind} | ${texts.length} | ${taken.join(', ')} |`;
  });
  const table = ['| Texts of kind | How many | Taken for (? marks a guess) |', '|---|---:|---|', ...rows, ''].join(
    '\n',
  );
  await expect(table).toMatchFileSnapshot(join(folder, 'confusion.md'));
});
