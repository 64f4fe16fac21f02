import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownNumeronyms } from '#lib/numeronyms/known.ts';
import { growsLinearly } from '#testing/effort.ts';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, notices } = testTool(tool, logic, { messages });

// In use: W3C (i18n, l10n, a11y), kubernetes.io (k8s), a16z.com; the others by counting.
test.each([
  ['internationalization', {}, 'i18n'],
  ['localization accessibility', {}, 'l10n a11y'],
  ['Kubernetes', {}, 'K8s'],
  ['Andreessen Horowitz', { unit: 'line' }, 'A16z'],
  ['one, two\r\nthree', { minLength: 3 }, 'o1e, t1o\r\nt3e'],
  ['the end', {}, 'the end'],
  ['doesn’t matter', {}, 'd4t m4r'],
  ['end-to-end', { minLength: 3 }, 'e1d-to-e1d'],
  ['e\u0301le\u0300ve', {}, 'e\u03013e'],
  ['𝒜𝒷𝒸𝒹', {}, '𝒜2𝒹'],
  ['utf8 snake_case i18n', {}, 'utf8 snake_case i18n'],
  ['интернационализация', {}, 'и17я'],
  ['', {}, ''],
  ['See https://example.com/path now', {}, 'See https://example.com/path now'],
  ['Write to jane.doe@example.org, (jane@localhost)!', {}, 'W3e to jane.doe@example.org, (jane@localhost)!'],
  ['Visit example.com; open README.md.', {}, 'V3t example.com; o2n README.md.'],
  ['/etc/hosts ~/notes ./configure src/tools/logic', {}, '/etc/hosts ~/notes ./configure src/tools/logic'],
  [String.raw`C:\Users \\server\share`, {}, String.raw`C:\Users \\server\share`],
  ['either/other sentence. Another', {}, 'e4r/o3r s6e. A5r'],
  ['https://example.com\nAndreessen Horowitz', { unit: 'line' }, 'https://example.com\nA16z'],
  ['  \n', { unit: 'line' }, '  \n'],
])('%j with %j is %j', async (text, options, expected) => {
  expect(await run('shorten', text, options)).toBe(expected);
});

test.each([
  ['i18n', 'internationalization'],
  ['I18n, L10N; k8s!', 'Internationalization, Localization; Kubernetes!'],
  ['a16z', 'Andreessen Horowitz'],
  ['xi18n i18n_x i18ns 3i18n', 'xi18n i18n_x i18ns 3i18n'],
  ['__proto__ a1b', '__proto__ a1b'],
])('%j is expanded to %j', async (text, expected) => {
  expect(await run('expand', text)).toBe(expected);
});

test('what is ambiguous or unknown is reported', async () => {
  expect((await notices('expand', 'c14n x42z i18n')).map(brief)).toEqual([
    ['other-meanings', { numeronym: 'c14n', words: 'containerization' }],
    ['unknown', { n: 1, numeronyms: 'x42z' }],
  ]);
  expect((await notices('shorten', 'word Ward word')).map(brief)).toEqual([
    ['same', { n: 1, numeronym: 'w2d', words: 'word, ward' }],
  ]);
  expect(await notices('shorten', 'word Word')).toEqual([]);
});

test('known words come back', async () => {
  for (const [short, [usual = '']] of knownNumeronyms) {
    expect(String(await run('shorten', usual, { unit: 'line' })).toLowerCase()).toBe(short);
    expect(await run('expand', short)).toBe(usual);
  }
});

test('takes time in proportion to the text', async () => {
  for (const part of ['a', '/', 'a/', '.a', '\\', 'a@', '.'])
    expect(await growsLinearly((size) => run('shorten', part.repeat(size / part.length)), 100_000), part).toBe(true);
});

test('every word of enough letters gets its number of letters', async () => {
  const word = fc.stringMatching(/^[a-zé]{4,30}$/);
  await fc.assert(
    fc.asyncProperty(word, async (text) => {
      expect(await run('shorten', text)).toBe(`${text.charAt(0)}${text.length - 2}${text.at(-1)}`);
    }),
  );
});
