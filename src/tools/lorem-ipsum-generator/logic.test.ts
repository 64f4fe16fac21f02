import { describe, expect, it, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { splitGraphemes } from '#lib/text/graphemes.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { passage } from './passage.ts';
import { hashSeed, seedRandom } from './seeded-random.ts';
import tool from './tool.ts';
import { words as latinWords } from './words/latin.ts';

const { run, error, report } = testTool(tool, logic, { messages });
const textOf = async (options: Parameters<typeof run<'generate'>>[1]) => (await run('generate', options)).text ?? '';

const first = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';
const scripts = tool.operations.generate.options.wordsFrom.values.filter((value) => value !== 'own');

test('the Latin list has 210 words, each once and in order', () => {
  const words = latinWords.split(' ');
  expect(words).toHaveLength(210);
  expect([...new Set(words)].sort()).toEqual(words);
});

test('the traditional passage', () => {
  expect([passage.split(' ').length, passage.length, passage.split('. ').length]).toEqual([69, 445, 4]);
});

// The reference code of mulberry32 and FNV-1a in JavaScript, and http://www.isthe.com/chongo/tech/comp/fnv/.
test('random numbers and the hash of a seed', () => {
  const { next } = seedRandom(1);
  expect([next(), next(), next()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect([hashSeed(''), hashSeed('a'), hashSeed('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

describe('paragraphs', () => {
  it('have lengths of their own within the ranges', async () => {
    const counts = new Set<number>();
    const lengths = new Set<number>();
    let commas = 0;
    for (let seed = 0; seed < 1_000; seed++) {
      const text = await textOf({ seed: String(seed) });
      expect(text.startsWith(first)).toBe(true);
      expect(text).not.toContain('\n');
      const sentences = text.split(/(?<=\.) /);
      counts.add(sentences.length);
      for (const sentence of sentences.slice(1)) {
        const words = sentence.split(' ');
        lengths.add(words.length);
        commas += words.filter((word) => word.endsWith(',')).length;
        expect(sentence).toMatch(/^[A-Z][^.]*[a-z]\.$/);
        // No comma within the first two words, and none before the last.
        expect([...words.slice(0, 2), ...words.slice(-2)].join(' ')).not.toContain(',');
      }
      const drawn =
        text
          .slice(first.length)
          .toLowerCase()
          .match(/[a-z]+/g) ?? [];
      expect(drawn.filter((word, index) => word === drawn[index + 1])).toEqual([]);
    }
    expect([...counts].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8]);
    expect([...lengths].sort((a, b) => a - b)).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    expect(commas).toBeGreaterThan(1_000);
  });

  it('are separated by a blank line, or a line break', async () => {
    expect((await textOf({ amount: 3 })).split('\n\n')).toHaveLength(3);
    expect((await textOf({ amount: 3, gap: 'newline' })).split('\n')).toHaveLength(3);
    expect((await textOf({ amount: 3, lineEnd: 'crlf' })).split('\r\n\r\n')).toHaveLength(3);
  });

  it('do without commas and begin otherwise on request', async () => {
    const text = await textOf({ amount: 50, commas: false, startWithLorem: false });
    expect(text).not.toMatch(/,|Lorem ipsum dolor/);
  });

  it.each([
    [1, 1, 'Lorem.'],
    [3, 5, 'Lorem ipsum dolor sit amet.'],
    [6, 30, first],
    [9, 12, 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed.'],
    [20, 20, /^Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do .* magna aliqua ut\.$/],
    [50, 50, /^Lorem ipsum .* cillum dolore eu fugiat\.$/],
  ])('have %i to %i words in each sentence, the first included', async (wordsMin, wordsMax, opening) => {
    const units = ['paragraphs', 'sentences', 'items', 'words', 'characters', 'bytes'];
    for (const unit of units)
      for (const seed of ['a', 'b', 'c']) {
        const text = await textOf({ unit, amount: 600, wordsMin, wordsMax, seed, gap: 'newline' });
        const sentences = text.split(/(?<=\.)\s/);
        expect(sentences[0]).toMatch(opening);
        const lengths = sentences.slice(0, -1).map((sentence) => sentence.split(' ').length);
        expect(lengths.filter((length) => length < wordsMin || length > wordsMax)).toEqual([]);
      }
  });

  it('leave out the commas of the first sentence on request', async () => {
    expect(await textOf({ amount: 50, commas: false })).not.toContain(',');
  });

  it('end otherwise on request', async () => {
    const text = await textOf({ amount: 50, endMarks: true });
    for (const mark of ['?', '!', '.']) expect(text).toContain(mark);
    expect(await textOf({ amount: 50 })).not.toMatch(/[?!]/);
  });
});

test('the same seed gives the same text, another seed another', async () => {
  const options = { amount: 3, seed: 'penknife' };
  expect(await textOf(options)).toBe(await textOf(options));
  expect(await textOf(options)).not.toBe(await textOf({ ...options, seed: 'knife' }));
  // What is written, not how.
  expect(await textOf({ ...options, format: 'html' })).toBe(
    (await textOf(options)).replace(/^/gm, '<p>').replace(/$/gm, '</p>').replaceAll('<p></p>', ''),
  );
});

test('without a seed each run gives another text, whose seed gives it again', async () => {
  const { random } = plainContext();
  const [one, other] = [await run('generate', {}, { random }), await run('generate', {}, { random })];
  expect(one.text).not.toBe(other.text);
  expect(await textOf({ seed: one.seed ?? '' })).toBe(one.text);
});

describe('exact sizes', () => {
  it.each([1, 2, 8, 9, 19, 50, 69, 70, 71, 1_000, 100_000])('%i words', async (amount) => {
    const { text, words } = await run('generate', { unit: 'words', amount, seed: 'x' });
    expect([words, text?.split(/\s+/).length]).toEqual([amount, amount]);
    expect(text).toMatch(/^Lorem.*[a-z]\.$|^Lorem\.$/s);
  });

  const sizes = [1, 5, 9, 10, 11, 27, 28, 29, 57, 445, 446, 447, 1_000, 4_321];
  it.each(sizes)('%i characters and bytes', async (amount) => {
    for (const wordsFrom of scripts)
      for (const more of [{}, { wrap: 40, lineEnd: 'crlf' }]) {
        const given = { amount, wordsFrom, seed: 'x', ...more };
        const characters = await textOf({ unit: 'characters', ...given });
        expect([wordsFrom, splitGraphemes(characters).length]).toEqual([wordsFrom, amount]);
        const bytes = await textOf({ unit: 'bytes', ...given });
        expect([wordsFrom, new TextEncoder().encode(bytes).length]).toEqual([wordsFrom, amount]);
        expect(bytes.isWellFormed() && characters.isWellFormed()).toBe(true);
        if (amount >= 10) expect([characters.at(-1), bytes.at(-1)]).toEqual(['.', '.']);
      }
  });

  it('sentences and items', async () => {
    expect((await textOf({ unit: 'sentences', amount: 25 })).match(/\./g)).toHaveLength(25);
    expect((await textOf({ unit: 'items', amount: 25 })).split('\n')).toHaveLength(25);
  });
});

test.each([
  ['html', /^<p>Lorem ipsum [^<]*<\/p>\n\n<p>[^<]*<\/p>\n\n<p>[^<]*<\/p>$/],
  ['ul', /^<ul>\n( {2}<li>[^<]*<\/li>\n){3}<\/ul>$/],
  ['ol', /^<ol>\n( {2}<li>[^<]*<\/li>\n){3}<\/ol>$/],
  [
    'page',
    /^<!DOCTYPE html>\n<html lang="la">\n.*<h1>.*<a href.*<ul>.*<ol>.*<blockquote>.*<table>.*<code>.*<\/html>$/s,
  ],
  ['markdown', /^Lorem ipsum [^\n]*\n\n[^\n]*\n\n[^\n]*$/],
])('as %s', async (format, pattern) => {
  expect(await textOf({ amount: 3, format })).toMatch(pattern);
});

test('as JSON, and items as Markdown and HTML', async () => {
  expect(JSON.parse(await textOf({ amount: 3, format: 'json' }))).toHaveLength(3);
  expect(await textOf({ unit: 'items', amount: 2, format: 'markdown' })).toMatch(/^- Lorem [^\n]*\n- [^\n]*$/);
  expect(await textOf({ unit: 'items', amount: 2, format: 'html' })).toMatch(/^<ul>\n/);
});

test('lines are wrapped between words', async () => {
  const lines = (await textOf({ amount: 5, wrap: 40 })).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
  expect((await textOf({ amount: 5, wrap: 40, seed: 'x' })).replace(/(?<!\n)\n(?!\n)/g, ' ')).toBe(
    await textOf({ amount: 5, seed: 'x' }),
  );
  const chinese = (await textOf({ wordsFrom: 'chinese', wrap: 40 })).split('\n');
  expect(Math.max(...chinese.map((line) => line.length))).toBe(40);
});

test('each sample script has words enough, each once', async () => {
  for (const wordsFrom of scripts) {
    const { words } = (await import(`./words/${wordsFrom}.ts`)) as { readonly words: string };
    const list = words.split(' ');
    expect([wordsFrom, list.length >= 50, new Set(list).size]).toEqual([wordsFrom, true, list.length]);
  }
  expect(await textOf({ wordsFrom: 'arabic', format: 'page' })).toContain('<html lang="ar" dir="rtl">');
});

test('words of one’s own', async () => {
  const own = { wordsFrom: 'own', ownWords: 'foo, bar <b>' };
  expect(await textOf(own)).toMatch(/^(Foo|Bar|<b>)[ ,](foo|bar|<b>)/);
  expect(await textOf({ ...own, format: 'html' })).toMatch(/&lt;b&gt;/);
  expect(await textOf({ wordsFrom: 'own', ownWords: 'two words\nmore words', wordsMin: 1, wordsMax: 1 })).toMatch(
    /^(Two|More) words\./,
  );
  expect((await report('generate', { wordsFrom: 'own', ownWords: 'foo' })).notices).toEqual([
    'With only one word in the list, words repeat.',
  ]);
  expect(await error('generate', { wordsFrom: 'own', ownWords: ' ,\n' })).toMatchObject({ code: 'no-words' });
});

test.each([
  ['paragraphs', 1_000],
  ['sentences', 10_000],
  ['items', 1_000],
  ['words', 100_000],
] as const)('%s: up to %i', async (unit, max) => {
  expect(await error('generate', { unit, amount: max + 1 })).toMatchObject({ code: 'too-much', params: { max, unit } });
});

test('turns and reports a range that is the wrong way round', async () => {
  expect((await report('generate', { wordsMin: 20, sentencesMin: 9 })).notices).toEqual([
    'The minimum number of sentences (9) is above the maximum (8); they were swapped.',
    'The minimum number of words (20) is above the maximum (15); they were swapped.',
  ]);
});
