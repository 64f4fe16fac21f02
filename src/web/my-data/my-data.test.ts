import { beforeEach, expect, test, vi } from 'vitest';
import { version } from '../state/version.ts';

let kept: Record<string, string>;

/** A fake of a browser's storage, with its keys as own properties. */
const storageOver = (record: Record<string, string>): Storage =>
  Object.assign(
    Object.create({
      getItem: (name: string) => record[name] ?? null,
      setItem(this: object, name: string, value: string) {
        record[name] = value;
        Object.assign(this, record);
      },
      removeItem(this: Record<string, string>, name: string) {
        delete record[name];
        delete this[name];
      },
    }),
    record,
  );

async function load() {
  vi.resetModules();
  vi.stubGlobal('localStorage', storageOver(kept));
  return { data: await import('./my-data.ts'), settings: await import('../state/settings.ts') };
}

beforeEach(() => {
  kept = {};
});

test('an export from one browser is imported completely into another', async () => {
  kept = {
    'penknife.favorites': '["hash-text","json-prettify"]',
    'penknife.theme': '"dark"',
    'penknife.recipes': '[{"name":"Mine","steps":"json-minify/minify"}]',
    'penknife.options.hash-text': '{"hash":{"algorithms":["md5"]}}',
    'penknife.presets.hash-text': '{"hash":[{"name":"Mine","options":{"algorithms":["md5"]}}]}',
    'penknife.display.hash-text': '{"groups":{"sha3":true}}',
    'penknife.state.chronometer': '{"total":1500,"laps":"00:01.000"}',
    'someone.else': '"secret"',
  };
  const exported = (await load()).data.exportMyData();
  expect(JSON.parse(exported)).toEqual({
    penknife: version,
    favorites: ['hash-text', 'json-prettify'],
    recent: [],
    recipes: [{ name: 'Mine', steps: 'json-minify/minify' }],
    collapsedGroups: {},
    menuCollapsed: false,
    railCollapsed: false,
    theme: 'dark',
    ignoreAnalytics: false,
    questionMark: true,
    keepsInputs: true,
    options: { 'hash-text': { hash: { algorithms: ['md5'] } } },
    presets: { 'hash-text': { hash: [{ name: 'Mine', options: { algorithms: ['md5'] } }] } },
    display: { 'hash-text': { groups: { sha3: true } } },
    state: { chronometer: { total: 1_500, laps: '00:01.000' } },
  });
  kept = {};
  const { data, settings } = await load();
  expect(data.importMyData(exported)).toBe(true);
  expect(settings.favorites.get()).toEqual(['hash-text', 'json-prettify']);
  expect(settings.theme.get()).toBe('dark');
  expect(data.exportMyData()).toBe(exported);
});

test('an export of the oldest version is migrated', async () => {
  const { data, settings } = await load();
  expect(data.importMyData('{"penknife": 0, "favorites": ["/hash-text"]}')).toBe(true);
  expect(settings.favorites.get()).toEqual(['hash-text']);
});

test('an export in which presets were an option has them as presets', async () => {
  const { data } = await load();
  const options = { 'listPresets.presets': '[{"name":"Mine","options":{"prefix":"<"}}]' };
  expect(data.importMyData(JSON.stringify({ penknife: 1, options: { 'list-converter': options } }))).toBe(true);
  expect(JSON.parse(data.exportMyData())).toMatchObject({
    options: {},
    presets: { 'list-converter': { convert: [{ name: 'Mine', options: { prefix: '<' } }] } },
  });
});

test.each(['', '[]', '[1]', 'null', '"penknife"', '{}', '{"favorites":["x"]}', '{"penknife"'])(
  '%j is no export and changes nothing',
  async (json) => {
    const { data } = await load();
    expect(data.importMyData(json)).toBe(false);
    expect(kept).toEqual({});
  },
);

test('invalid values of an export are ignored, and no other keys are written', async () => {
  const { data, settings } = await load();
  const json = `{"penknife": ${version}, "favorites": "x", "theme": "pink", "language": "fr", "options": {"a": 1, "b": null}, "presets": {"a": [1], "b": "x"}, "version": 99, "__proto__": {"b": 1}}`;
  expect(data.importMyData(json)).toBe(true);
  expect(kept).toEqual({ 'penknife.language': '"fr"' });
  expect(settings.favorites.get()).toEqual([]);
});
