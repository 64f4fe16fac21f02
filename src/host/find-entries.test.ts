import { describe, expect, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { type Locale, locales } from '#core/registry.ts';
import { entries } from '#generated/entries.ts';
import { findEntries, loadEntries } from './find-entries.ts';

const ask = (query: string, locale: Locale = 'en') => findEntries(query, plainContext({ locale }));
const namesFor = async (query: string, locale?: Locale) =>
  (await ask(query, locale)).map(({ tool, id, fit }) => `${tool}/${id} ${fit}`);

test.each([
  ['undo last commit', 'git-memo/reset-soft exact'],
  ['stash list', 'git-memo/stash-list exact'],
  // The words of its tool may be there too.
  ['git stash pop', 'git-memo/stash-pop exact'],
  ['stash pop git memo', 'git-memo/stash-pop exact'],
  ['cherry-pick', 'git-memo/cherry-pick exact'],
  ['404', 'http-status-codes/404 exact'],
  ['500 error', 'http-status-codes/500 exact'],
  ['too many requests', 'http-status-codes/429 exact'],
  ['teapot', 'http-status-codes/418 exact'],
  ['--force-with-lease', 'git-memo/push-force exact'],
  // A typing error.
  ['undo last comit', 'git-memo/reset-soft similar'],
])('%j: %s', async (query, name) => expect((await namesFor(query))[0]).toBe(name));

test('finds entries in the language of the user', async () => {
  const [first] = await ask('annuler le dernier commit', 'fr');
  expect(first).toMatchObject({ tool: 'git-memo', id: 'reset-soft' });
  expect(first?.title).toContain('Annuler');
});

test('nothing for the name of a tool, for no words, or for what fits none', async () => {
  for (const query of ['git', 'gi', 'Git memo', '', '…', 'json formatter', 'qqqq zzzz'])
    expect(await namesFor(query), query).toEqual([]);
});

test('where some fit exactly, only these', async () => {
  expect(new Set((await ask('undo')).map(({ fit }) => fit))).toEqual(new Set(['exact']));
});

describe.each(locales)('%s', (locale) => {
  test.each(Object.entries(entries))('%s: each entry has an address, and is found by its title', async (tool, load) => {
    const own = await loadEntries(tool, load, plainContext({ locale }));
    const ids = own.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id !== encodeURIComponent(id))).toEqual([]);
    for (const { id, title } of own)
      expect((await ask(title, locale)).slice(0, 3), title).toContainEqual(expect.objectContaining({ tool, id }));
  });
});
