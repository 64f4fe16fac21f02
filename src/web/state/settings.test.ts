import { beforeEach, expect, test, vi } from 'vitest';
import { allSettings } from '../my-data/all-settings.ts';

/** Values that are invalid for every setting. */
const garbage = [
  '',
  '{',
  'null',
  'NaN',
  '"x"',
  '7',
  '-1',
  '[1,null,{}]',
  '{"a":1}',
  '[["a"]]',
  '"__proto__"',
  '\u0000',
];

const names = allSettings.map(({ key }) => key);

beforeEach(() => vi.resetModules());

async function settingsWith(storage: Partial<Storage>) {
  vi.stubGlobal('localStorage', storage);
  const module = await import('../my-data/all-settings.ts');
  return Object.fromEntries(module.allSettings.map(({ key, get }) => [key, get()]));
}

const initial = {
  recipes: [],
  favorites: [],
  recent: [],
  collapsedGroups: {},
  menuCollapsed: false,
  railCollapsed: false,
  paneShare: undefined,
  theme: undefined,
  language: undefined,
  ignoreAnalytics: false,
  questionMark: true,
  keepsInputs: true,
};

test.each(garbage)('stored as %j, every setting has its initial value', async (kept) => {
  expect(await settingsWith({ getItem: () => kept })).toEqual(initial);
});

test('blocked storage: every setting has its initial value, and keeps what it is set to', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(await settingsWith({ getItem: refuse, setItem: refuse, removeItem: refuse })).toEqual(initial);
  const { favorites, theme } = await import('./settings.ts');
  favorites.set(['hash-text']);
  theme.set('dark');
  expect([favorites.get(), theme.get()]).toEqual([['hash-text'], 'dark']);
});

test('of a list or a map with invalid parts, the valid ones are kept, each once', async () => {
  const kept: Record<string, string> = {
    'penknife.favorites': '["b", 1, "a", null, "b"]',
    'penknife.collapsedGroups': '{"crypto": true, "web": "yes", "__proto__": false}',
  };
  const settings = await settingsWith({ getItem: (name) => kept[name] ?? null });
  expect(settings['favorites']).toEqual(['b', 'a']);
  expect(JSON.stringify(settings['collapsedGroups'])).toBe('{"crypto":true,"__proto__":false}');
});

test('an invalid imported value is ignored', () => {
  for (const { key, take } of allSettings) expect([key, take(Symbol('none'))]).toEqual([key, false]);
  expect(names).toHaveLength(new Set(names).size);
});
