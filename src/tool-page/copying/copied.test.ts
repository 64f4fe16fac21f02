import { expect, test } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { resultParts } from '#page/results/result-parts.ts';
import { copiedFrom } from './copied.ts';

const search: Operation = { input: 'query', output: 'csv', headline: { columns: ['code'] } };
const table = 'name,code\nOK,200\nCreated,201';
const copy = (input: string, ...codes: readonly string[]) =>
  copiedFrom(
    search,
    resultParts(search, table),
    {},
    { input, notices: codes.map((code) => ({ code, params: {} })) },
  )?.content();

test('the first that a search found is copied', async () => {
  expect(await copy('ok')).toBe('200');
  expect(await copy('okay', 'nothing-matches')).toBe('200');
});

test('nothing is copied of a table without rows', () => {
  expect(copiedFrom(search, resultParts(search, 'name,code'), {}, { input: 'ok', notices: [] })).toBeUndefined();
});

test('nothing is copied of the rows shown where it found nothing, or had no query', () => {
  expect(copy('zzzz', 'nothing-found')).toBeUndefined();
  expect(copy('')).toBeUndefined();
});

test('of several columns, the cells of that row are copied with spaces between', async () => {
  const both: Operation = { ...search, headline: { columns: ['code', 'name'] } };
  const copied = copiedFrom(both, resultParts(both, table), {}, { input: 'ok', notices: [] });
  expect(await copied?.content()).toBe('200 OK');
});

test('a value that something else is shown instead of is named', () => {
  const diff: Operation = { input: 'text', output: { patch: 'text', added: 'number' }, facts: ['added'] };
  const parts = resultParts(diff, { patch: '-a', added: 0 });
  const messages = { outputs: { patch: 'Patch' } };
  expect(copiedFrom(diff, parts, messages, undefined)?.what).toBeUndefined();
  expect(copiedFrom(diff, parts, messages, undefined, true)?.what).toBe('patch');
});

test('of a code, the word that is shown for it is copied', () => {
  const check: Operation = { input: 'text', output: { verdict: 'text', length: 'number' }, facts: ['length'] };
  const messages = { values: { verdict: { bidi: 'Hidden direction controls' } } };
  const copy = (verdict: string) =>
    copiedFrom(check, resultParts(check, { verdict, length: 1 }), messages, undefined)?.content();
  expect(copy('bidi')).toBe('Hidden direction controls');
  expect(copy('__proto__')).toBe('__proto__');
});
