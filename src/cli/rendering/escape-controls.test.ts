import { describe, expect, test } from 'vitest';
import { escapeControls, textFor } from './escape-controls.ts';

describe('escapes', () => {
  test.each([
    ['an escape sequence', '\x1b[31m', '\\u001b[31m'],
    ['C1 controls and DEL', '\x7f\x9b', '\\u007f\\u009b'],
    ['a carriage return alone', 'a\rb', 'a\\u000db'],
    ['directional marks', 'a\u200eb\u200fc\u061c', 'a\\u200eb\\u200fc\\u061c'],
    [
      'embeddings, overrides and isolates',
      '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
      '\\u202a\\u202b\\u202c\\u202d\\u202e\\u2066\\u2067\\u2068\\u2069',
    ],
    ['line and paragraph separators', '\u2028\u2029', '\\u2028\\u2029'],
    ['invisible characters', '\u00ad\u034f\u200b\u2060\u2064\ufeff', '\\u00ad\\u034f\\u200b\\u2060\\u2064\\ufeff'],
    ['fillers', '\u115f\u1160\u3164\uffa0', '\\u115f\\u1160\\u3164\\uffa0'],
    ['interlinear annotations', '\ufff9a\ufffab\ufffb', '\\ufff9a\\ufffab\\ufffb'],
    ['tag characters, as surrogates', 'a\u{e0001}\u{e0041}\u{e007f}', 'a\\udb40\\udc01\\udb40\\udc41\\udb40\\udc7f'],
    ['tags of no known flag', '🏴\u{e0041}\u{e007f}', '🏴\\udb40\\udc41\\udb40\\udc7f'],
    ['joiners between Latin letters', 'pay\u200dpal\u200c', 'pay\\u200dpal\\u200c'],
    ['joiners and selectors after invisible characters', '\u061c\u200cم\u180b\u180b', '\\u061c\\u200cم\\u180b\\u180b'],
    ['a joiner after a digit', '1\u200d2', '1\\u200d2'],
    ['a joiner that joins no second emoji', '👩\u200d', '👩\\u200d'],
    ['a second variation selector', '❤\ufe0f\ufe0f', '❤\ufe0f\\ufe0f'],
    ['a variation selector after a letter', 'a\ufe0f\u{e0100}', 'a\\ufe0f\\udb40\\udd00'],
  ])('%s', (_, text, expected) => {
    expect(escapeControls(text)).toBe(expected);
    expect(JSON.parse(`"${expected}"`)).toBe(text);
  });
});

test.each([
  ['line breaks and tabs', 'a\tb\nc\r\n'],
  [
    'emoji joined to one',
    '👩🏽\u200d🚀 👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈 🏳\ufe0f\u200d⚧\ufe0f ❤\ufe0f\u200d🔥 🏃\u200d➡\ufe0f',
  ],
  ['presentation of emoji', '❤\ufe0f ☎\ufe0e ©\ufe0f'],
  ['keycaps', '1\ufe0f\u20e3 #\ufe0f\u20e3'],
  ['flags', '🇫🇷 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['Persian', 'می\u200cخواهم خط\u0651\u200cها'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['variants of ideographs', '葛\u{e0100} 神\ufe00'],
  ['Mongolian variants', 'ᠠ\u180bᠨ'],
  ['letters with marks', 'é e\u0301 שָׁלוֹם مرحبا ไทย'],
])('keeps %s', (_, text) => {
  expect(escapeControls(text)).toBe(text);
});

test('escapes nothing in a pipe', () => {
  const text = '\x1b\u202e\u200f\u{e0041}\r';
  expect(textFor({}, text)).toBe(text);
  expect(textFor({ isTTY: false }, text)).toBe(text);
});
