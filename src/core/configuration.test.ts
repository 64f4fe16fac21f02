import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choice, choices, flag, int, number, text } from '#core/fields.ts';
import { ConfigurationError, configurationSettings, environmentName, readSettings } from './configuration.ts';

describe('each format of a setting', () => {
  const settings = {
    string: text(''),
    form: text('', { pattern: '[0-9a-f]*' }),
    boolean: flag(),
    enumeration: choice(['light', 'dark'], 'light'),
    integer: int(1),
    bounded: int(1, { min: 1, max: 9 }),
    float: number(0.5),
    names: choices(['a', 'b'], []),
    list: { type: 'list', default: [] },
  } as const;

  test.each([
    [{ string: 'x' }, { string: 'x' }],
    [{ boolean: 'true' }, { boolean: true }],
    [{ boolean: 'false' }, { boolean: false }],
    [{ boolean: true }, { boolean: true }],
    [{ enumeration: 'dark' }, { enumeration: 'dark' }],
    [{ integer: '-7' }, { integer: -7 }],
    [{ integer: 7 }, { integer: 7 }],
    [{ float: '2.5e-3' }, { float: 0.0025 }],
    [{ float: 2 }, { float: 2 }],
    [{ names: 'b,a' }, { names: ['a', 'b'] }],
    [{ list: 'one, two,' }, { list: ['one', 'two'] }],
    [{ list: '' }, { list: [] }],
    [{ list: ['one', 'two, three'] }, { list: ['one', 'two, three'] }],
  ])('%j is read', (raw, expected) => expect(readSettings(settings, raw)).toMatchObject(expected));

  test.each([
    [{ string: 3 }, 'string must be a string, but is 3.'],
    [{ string: null }, 'string must be a string, but is null.'],
    [{ form: 'HEAD' }, 'form must be lowercase hexadecimal digits, but is "HEAD".'],
    [{ boolean: 'perhaps' }, 'boolean must be a boolean (true or false), but is "perhaps".'],
    [{ boolean: 1 }, 'boolean must be a boolean (true or false), but is 1.'],
    [{ enumeration: 'blue' }, 'enumeration must be one of light, dark, but is "blue".'],
    [{ enumeration: true }, 'enumeration must be one of light, dark, but is true.'],
    [{ integer: '2.5' }, 'integer must be an integer, but is "2.5".'],
    [{ integer: 2.5 }, 'integer must be an integer, but is 2.5.'],
    [{ integer: '' }, 'integer must be an integer, but is "".'],
    [{ bounded: 10 }, 'bounded must be an integer, at least 1, at most 9, but is 10.'],
    [{ float: 'two' }, 'float must be a float, but is "two".'],
    [{ float: [2] }, 'float must be a float, but is [2].'],
    [{ names: 'a,c' }, 'names must be a list of a, b, but is "a,c".'],
    [{ list: [1] }, 'list must be a list of strings, but is [1].'],
    [{ list: { 0: 'one' } }, 'list must be a list of strings, but is {"0":"one"}.'],
    [{ list: false }, 'list must be a list of strings, but is false.'],
  ])('%j is refused', (raw, message) =>
    expect(() => readSettings(settings, raw)).toThrow(new ConfigurationError(`Configuration: ${message}`)),
  );
});

test('a missing setting has its default', () => {
  expect(readSettings(configurationSettings, JSON.parse('{ "__proto__": { "showBanner": true } }'))).toEqual({
    version: '0.0.0',
    lastCommit: '',
    baseUrl: '/',
    environment: 'development',
    analyticsEnabled: false,
    analyticsDomain: '',
    analyticsHost: '',
    analyticsTrackLocalhost: false,
    showBanner: false,
    hiddenTools: [],
    defaultLocale: 'en',
    defaultTheme: 'system',
    keepOffline: true,
    offerOffline: true,
  });
});

test.each(['', '/', '/tools/', 'https://penknife.example', 'http://localhost:8080/tools/', 'http://[::1]:80'])(
  '%j is an address',
  (baseUrl) => expect(readSettings(configurationSettings, { baseUrl })).toMatchObject({ baseUrl }),
);

test.each(['penknife.example', 'ftp://penknife.example', 'https://', 'https://a b', "https://x'; script-src *"])(
  '%j is no address',
  (baseUrl) => expect(() => readSettings(configurationSettings, { baseUrl })).toThrow('Configuration: baseUrl must be'),
);

test.each(Object.keys(configurationSettings))('%s is documented', (key) => {
  const page = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  expect(page).toContain(`| \`${key}\` | \`${environmentName(key)}\` |`);
});

test('names of environment variables', () => {
  expect(environmentName('analyticsTrackLocalhost')).toBe('PENKNIFE_ANALYTICS_TRACK_LOCALHOST');
});
