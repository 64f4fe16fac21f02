import { expect, test } from 'vitest';
import type { Store } from '../storage/storage.ts';
import { migrate, migrateStore, migrations } from './migrations.ts';
import { version } from './version.ts';

const memoryStore = (kept: Record<string, unknown>): Store => ({
  keys: () => Object.keys(kept),
  read: (key) => kept[key],
  write(key, value) {
    if (value === undefined) delete kept[key];
    else kept[key] = value;
    return true;
  },
  nameOf: (key) => key,
});

test('each version has a migration to it', () => expect(migrations).toHaveLength(version));

test('each version is migrated through all later ones', () => {
  const chain = [
    (kept: object) => ({ ...kept, first: true }),
    (kept: object) => ({ ...kept, second: 'first' in kept }),
    (kept: object) => ({ ...kept, third: 'second' in kept }),
  ];
  expect(migrate({}, 0, chain)).toEqual({ first: true, second: true, third: true });
  expect(migrate({}, 1, chain)).toEqual({ second: false, third: true });
  expect(migrate({}, 2, chain)).toEqual({ third: false });
  expect(migrate({ kept: 1 }, 3, chain)).toEqual({ kept: 1 });
});

test.each([undefined, null, 'abc', -1, 1.5, Number.NaN, {}, [], true])(
  'the version %j is taken for the oldest form',
  (from) => expect(migrate({ favorites: ['/hash-text'] }, from)).toEqual({ favorites: ['hash-text'] }),
);

test('favourites that were paths become ids; other data is unchanged', () => {
  const kept: Record<string, unknown> = { favorites: ['/hash', 'json-prettify', 7, null], theme: 'dark' };
  migrateStore(memoryStore(kept));
  expect(kept).toEqual({ favorites: ['hash', 'json-prettify', 7, null], theme: 'dark', version });
});

test.each([null, 'x', 3, {}, [[]], true])('invalid favourites do no harm: %j', (favorites) => {
  const kept: Record<string, unknown> = { favorites };
  migrateStore(memoryStore(kept));
  expect(kept).toEqual({ favorites, version });
});

test('data of a newer build is unchanged', () => {
  const kept: Record<string, unknown> = { favorites: ['/x'], version: version + 1 };
  migrateStore(memoryStore(kept));
  expect(kept).toEqual({ favorites: ['/x'], version: version + 1 });
});

test('presets that were an option of the list converter are kept as presets', () => {
  const presets = [{ name: 'Mine', options: { prefix: '<', order: 'az' } }, { name: '__proto__' }];
  const kept: Record<string, unknown> = {
    version: 1,
    'options.list-converter': { 'convert.prefix': '<', 'listPresets.presets': JSON.stringify(presets) },
    'options.hash-text': { 'hash.algorithms': ['md5'] },
  };
  migrateStore(memoryStore(kept));
  expect(kept).toEqual({
    version,
    'options.list-converter': { 'convert.prefix': '<' },
    'options.hash-text': { 'hash.algorithms': ['md5'] },
    'presets.list-converter': { convert: presets },
  });
});

test.each(['', '{', '{}', '"x"'])('invalid presets are dropped with the option: %j', (presets) => {
  const kept: Record<string, unknown> = { version: 1, 'options.list-converter': { 'listPresets.presets': presets } };
  migrateStore(memoryStore(kept));
  expect(kept).toEqual({ version });
});

test.each([undefined, null, 'listPresets.presets', 1, [], {}, { 'listPresets.presets': [] }])(
  'other options of the list converter are unchanged: %j',
  (options) => {
    const kept = { 'options.list-converter': options };
    expect(migrate(kept, 1)).toBe(kept);
  },
);
