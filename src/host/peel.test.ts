import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { root } from '../../scripts/command.ts';
import { peel } from './peel.ts';

const base64 = (value: string | Uint8Array): string => Buffer.from(value).toString('base64');
const json = JSON.stringify({ user: 'Anna', roles: ['admin'], id: 42 });
const first = async (text: string) => {
  const [found] = await peel(text, plainContext());
  return found && { kinds: found.layers.map(({ kind }) => kind), value: found.value, kind: found.kind };
};

describe('finds what is inside', () => {
  test.each([
    [encodeURIComponent(base64(gzipSync(json))), ['percent-encoded', 'gzip'], json, 'json'],
    [base64(json), ['base64'], json, 'json'],
    [
      encodeURIComponent(encodeURIComponent(base64(json))),
      ['percent-encoded', 'percent-encoded', 'base64'],
      json,
      'json',
    ],
    [base64(base64('Hello, how are you?')), ['base64', 'base64'], 'Hello, how are you?', 'text'],
    ['&lt;p&gt;Tom &amp;amp; Jerry&lt;/p&gt;', ['escaped-html'], '<p>Tom &amp; Jerry</p>', 'html'],
    [base64(deflateSync(json)), ['zlib'], json, 'json'],
  ])('%s', async (text, kinds, value, kind) => {
    expect(await first(text)).toEqual({ kinds, value, kind });
  });

  test('the payload of a token', async () => {
    const token = `${Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')}.${Buffer.from(json).toString('base64url')}.c2ln`;
    const found = await first(token);
    expect(found).toMatchObject({ kinds: ['jwt'], kind: 'json' });
    expect(JSON.parse(String(found?.value))).toEqual(JSON.parse(json));
  });
});

const encoders: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => base64(text),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  gzip: (text) => base64(gzipSync(text)),
  zlib: (text) => base64(deflateSync(text)),
  percent: (text) => encodeURIComponent(text),
  html: (text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  hex: (text) => Buffer.from(text).toString('hex'),
};
const contents = [
  json,
  '<order id="7"><item>Tea &amp; milk</item></order>',
  'The quick brown fox, "Reynard", jumps over the lazy dog.',
  'name: web\nports:\n  - 80\n  - 443\n',
];
const names = Object.keys(encoders);
const paths = [
  ...names.flatMap((a) => names.map((b) => [a, b])),
  ...names.flatMap((a) => names.flatMap((b) => names.map((c) => [a, b, c]))),
];

test('nested values of a generator: the right content is first in at least 95 %', async () => {
  let [right, all] = [0, 0];
  const missed: string[] = [];
  for (const [index, path] of paths.entries()) {
    const content = contents[index % contents.length] ?? '';
    let value = content;
    // An encoder that leaves a value as it is adds no layer.
    let added = 0;
    for (const name of path) {
      const next = encoders[name]?.(value) ?? '';
      if (next !== value) added++;
      value = next;
    }
    if (added < 2) continue;
    all++;
    const found = await first(value);
    if (found?.value === content) right++;
    else missed.push(`${path.join(' ')}: ${found?.kinds.join(' ')}`);
  }
  expect(right / all, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
}, 120_000);

test('ordinary texts are hardly ever taken apart', async () => {
  const lines = ['README.md', 'CHANGELOG.md', 'src/host/peel.ts', 'src/core/execution/recipe.ts', 'package.json']
    .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
  const digest = (index: number, length: number) =>
    createHash('sha256').update(String(index)).digest('hex').slice(0, length);
  const ordinary = [
    ...lines.flatMap((line) => [line, ...line.split(/\s+/)]).slice(0, 1_500),
    ...Array.from({ length: 300 }, (_, index) => digest(index, [6, 8, 12, 32, 40, 64][index % 6] ?? 8)),
    ...Array.from({ length: 200 }, (_, index) => String(Number.parseInt(digest(index, 4 + (index % 8)), 16))),
  ];
  const taken: string[] = [];
  for (const text of ordinary) if ((await first(text))?.kinds.length) taken.push(text);
  expect(ordinary).toHaveLength(2_000);
  expect(taken.length / ordinary.length, taken.join('\n')).toBeLessThan(0.01);
}, 120_000);
