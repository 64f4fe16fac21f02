/**
 * The suite over all kinds. A kind with a detector has a name in each language, and at least eight texts in
 * `samples.json`, grouped by what they are taken for: `"file-mode?": ["255"]` among those of `integer` says that 255 is
 * taken for a file mode, and that this is a guess (below `likely`). The samples of `text` are those of no narrower
 * kind.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectKinds } from '#core/kinds/detect.ts';
import { ancestry, depth, type KindId } from '#core/kinds/kinds.ts';
import { likely } from '#core/kinds/matching.ts';
import { locales } from '#core/registry.ts';
import { detectors } from '#generated/detectors.ts';
import { fileDetectors } from '#generated/file-detectors.ts';
import { kinds } from '#generated/kinds.ts';
import { pictureDetectors } from '#generated/picture-detectors.ts';

const fewestSamples = 8;
const nothing = 'none';

const readJson = (kind: string, file: string): unknown => {
  const path = join(import.meta.dirname, kind, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

/** The texts of a kind, by what they are taken for. */
const readSamples = (kind: string) => (readJson(kind, 'samples.json') ?? {}) as Readonly<Record<string, string[]>>;

/** What a text is taken for first; `?` marks a guess. */
function detect(text: string): string {
  const [first] = detectKinds(text);
  return first ? first.kind + (first.confidence < likely ? '?' : '') : nothing;
}

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const detected = Object.keys(detectors) as KindId[];
const inFiles = Object.keys({ ...fileDetectors, ...pictureDetectors }) as KindId[];
/** The kinds that have a name: the detected ones, and those that they are a narrower form of, but the widest. */
const named = new Set(
  [...detected, ...inFiles].flatMap((kind) => ancestry(kind)).filter((kind) => depth(kind as KindId) > 0),
);

test('every folder is a kind', () => {
  expect(
    folders.filter((kind) => !Object.hasOwn(kinds, kind)).map((kind) => `src/kinds/${kind}/kind.ts is missing`),
  ).toEqual([]);
});

test.each(locales)('each kind that is detected has a name in %s.json, and no other', (locale) => {
  const faults = folders.flatMap((kind) => {
    const file = `src/kinds/${kind}/${locale}.json`;
    const words = readJson(kind, `${locale}.json`) as { readonly name?: string } | undefined;
    if (!named.has(kind)) return words ? [`${file} names a kind that is never detected`] : [];
    return words?.name?.trim() ? [] : [`${file} lacks a "name"`];
  });
  expect(faults).toEqual([]);
});

test('each kind that is detected has samples', () => {
  const scarce = detected.filter((kind) => Object.values(readSamples(kind)).flat().length < fewestSamples);
  expect(scarce.map((kind) => `src/kinds/${kind}/samples.json needs at least ${fewestSamples} texts`)).toEqual([]);
});

describe.each(folders.filter((kind) => readJson(kind, 'samples.json')))('%s', (kind) => {
  const texts = Object.entries(readSamples(kind)).flatMap(([taken, samples]) =>
    samples.map((text) => [text, taken] as const),
  );

  test.each(texts)('%j is taken for %s', (text, taken) => {
    expect(detect(text), `src/kinds/${kind}/samples.json`).toBe(taken);
  });

  test('random values are mostly taken for their own kind', () => {
    const right = texts.filter(([, taken]) =>
      kind === 'text' ? isNothing(taken) : ancestry(taken.replace('?', '')).includes(kind),
    );
    expect(right.length / texts.length).toBeGreaterThanOrEqual(kind === 'text' ? 1 : 0.75);
  });
});

/** A guess does no harm. */
const isNothing = (taken: string): boolean => taken === nothing || taken.endsWith('?');
