import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { pickable } from '#lib/text/emoji.ts';
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'slugify'>;

const presetOf = (name: keyof typeof tool.operations.slugify.presets) => tool.operations.slugify.presets[name];

describe('slugs', () => {
  // @sindresorhus/slugify 3.0.1, with its default options.
  test.each<[string, Options, string]>([
    ['My file path', {}, 'my-file-path'],
    ['  Déjà Vu!  ', {}, 'deja-vu'],
    ['Привет мир', {}, 'privet-mir'],
    ['Ελληνικά', {}, 'ellinika'],
    ['Tiếng Việt Đà Nẵng', {}, 'tieng-viet-da-nang'],
    ['C++ & C#', {}, 'c-and-c'],
    ['Straße ŁÓDŹ', {}, 'strasse-lodz'],
    ['ﬁne ½', {}, 'fine-1-2'],
    ['fooBar XMLHttpRequest', { splitCamelCase: true }, 'foo-bar-xml-http-request'],
    ['fooBar', {}, 'foobar'],
  ])('%j with %j is %j', async (text, options, slug) => {
    expect(await run('slugify', text, options)).toBe(slug);
  });

  // Names of Unicode CLDR, as emojibase-data 17 has them.
  test.each<[string, Options, string]>([
    ['I ❤️ 🍕', {}, 'i-red-heart-pizza'],
    ['a❤b', {}, 'a-red-heart-b'],
    ['👍🏽 ok', {}, 'thumbs-up-medium-skin-tone-ok'],
    ['👩🏽‍🤝‍👨🏻', {}, 'woman-and-man-holding-hands-medium-skin-tone-light-skin-tone'],
    ['👨‍👩‍👧 🇫🇷 1️⃣ Brand™️', {}, 'family-man-woman-girl-flag-france-keycap-1-brand-trade-mark'],
    ['👩‍🚒🔥🔥', { separator: 'underscore', letterCase: 'upper' }, 'WOMAN_FIREFIGHTER_FIRE_FIRE'],
    // Unicode lists no such sequence: each part by itself.
    ['🐶\u200d🍕', {}, 'dog-face-pizza'],
    ['I ❤️ 🍕', { replacements: '❤️ → love' }, 'i-love-pizza'],
    ['I ❤️ 🍕', { replacements: '❤ → love', alphabet: 'unicode' }, 'i-love-pizza'],
    ['1 # * © é\ud83d', {}, '1-copyright-e'],
    ['I 🍕', { target: 'heading' }, 'i-'],
  ])('emoji by name: %j with %j is %j', async (text, options, slug) => {
    expect(await run('slugify', text, { emoji: 'name', ...options })).toBe(slug);
  });

  test('emoji are split from what joins them once, however many lines have them', async () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    const lines = Array.from({ length: 1_000 }, (_, line) => `A title with an accent, café ${line} 👩‍💻👍🏽`);
    const slugs = (await run('slugify', lines.join('\n'), { emoji: 'name' })).split('\n');
    expect(slugs[999]).toBe('a-title-with-an-accent-cafe-999-woman-technologist-thumbs-up-medium-skin-tone');
    expect(segment).toHaveBeenCalledTimes(1);
    segment.mockRestore();
  });

  test('replacements have emoji, however they are written', async () => {
    expect(await run('slugify', 'I ❤️ it', { replacements: '❤️ → love' })).toBe('i-love-it');
  });

  test('every emoji has a slug by its name', async () => {
    const all = pickable.map(({ text }) => text);
    const slugs = (await run('slugify', all.join('\n'), { emoji: 'name' })).split('\n');
    expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(slugs).toHaveLength(all.length);
  });

  test.each<[string, Options, string]>([
    ['', {}, ''],
    ['one\r\n\r\nTwo three\n', {}, 'one\r\n\r\ntwo-three\n'],
    ['日本語 テスト', { alphabet: 'unicode' }, '日本語-テスト'],
    ['हिन्दी में', { alphabet: 'unicode' }, 'हिन्दी-में'],
    ['Déjà', { alphabet: 'unicode', letterCase: 'upper' }, 'DÉJÀ'],
    ['I ❤️ 1️⃣ 👨‍👩‍👧 🇫🇷 x', { alphabet: 'unicode' }, 'i-1-x'],
    ['a\ud83d b', {}, 'a-b'],
    ['Hello World', { letterCase: 'keep', separator: 'underscore' }, 'Hello_World'],
    ['Hello World', { separator: 'none' }, 'helloworld'],
    ['a b', { separator: 'custom', customSeparator: '--' }, 'a--b'],
    ['a -- b', {}, 'a-b'],
    ['don’t', {}, 'dont'],
    ['l’été', { apostrophes: 'separate' }, 'l-ete'],
    ['a.b/c d', { symbols: 'drop' }, 'abc-d'],
    ['v1.2 x', { keep: '.' }, 'v1.2-x'],
    ['a-b ^ ]', { keep: '-^]', separator: 'underscore' }, 'a-b_^_]'],
    ['R&D at 100%', { replacements: '& => and\n% -> percent\nat → @' }, 'r-and-d-100-percent'],
    ['<=> <=', { replacements: '<= → lte' }, 'lte-lte'],
    ['_private name_', {}, 'private-name'],
    ['_private', { keepLeadingUnderscore: true }, '_private'],
    ['typing ', { keepTrailingSeparator: true }, 'typing-'],
    ['The Lord of the Rings', { stopWords: 'en' }, 'lord-rings'],
    ['L’été à la mer', { stopWords: 'fr' }, 'ete-mer'],
    ['The of the', { stopWords: 'en' }, 'the-of-the'],
    ['a\na\nb\na-2\na', { numberDuplicates: true }, 'a\na-2\nb\na-2-2\na-3'],
    ['\n\n', { numberDuplicates: true }, '\n\n'],
    ['one two three', { maxLength: 9 }, 'one-two'],
    ['one two three', { maxLength: 7 }, 'one-two'],
    ['extraordinary', { maxLength: 5 }, 'extra'],
    ['abcd efg\nabcd efg', { maxLength: 8, numberDuplicates: true }, 'abcd-efg\nabcd-2'],
    ['__proto__ constructor', {}, 'proto-constructor'],
  ])('%j with %j is %j', async (text, options, slug) => {
    expect(await run('slugify', text, options)).toBe(slug);
  });

  test.each<[string, Options['language'], string]>([
    ['Räksmörgås', 'auto', 'raeksmoergas'],
    ['Räksmörgås', 'sv', 'raksmorgas'],
    ['Rødgrød på Å', 'da', 'roedgroed-paa-aa'],
    ['pingüino', 'plain', 'pinguino'],
    ['Gül', 'tr', 'gul'],
    // Bulgarian Transliteration Act, Annex 1.
    ['София Търговище Щъркел', 'bg', 'sofia-targovishte-shtarkel'],
    // The examples of resolution 55 of the Cabinet of Ukraine, 2010.
    ['Згурський Єнакієве Їжакевич Щербухи Юрій', 'uk', 'zghurskyi-yenakiieve-yizhakevych-shcherbukhy-yurii'],
    ['Короп’є', 'uk', 'koropie'],
  ])('%j in %j is %j', async (text, language, slug) => {
    expect(await run('slugify', text, { language })).toBe(slug);
  });

  // The package transliteration 2.6.1.
  test.each([
    ['你好世界', 'ni-hao-shi-jie'],
    ['हिन्दी', 'hindii'],
    ['안녕하세요', 'annyeonghaseyo'],
    ['ქართული', 'qartuli'],
    ['ҚАЗАҚ', 'kazak'],
    ['Hello, 世界!', 'hello-shi-jie'],
  ])('%j is spelled in Latin letters: %j', async (text, slug) => {
    expect(await run('slugify', text)).toBe(slug);
  });
});

describe('what slugs are used as', () => {
  test.each([
    ['Report (final) v1.2.PDF', 'Report-final-v1.2.PDF'],
    ['.gitignore', '.gitignore'],
    ['Wait ... what?', 'Wait.what'],
    ['trailing dots..', 'trailing-dots'],
    ['a/b\\c:d*e', 'a-b-c-d-e'],
    ['..', ''],
    ['Con.txt', 'Con_.txt'],
    ['COM¹', 'COM1_'],
    ['console', 'console'],
  ])('the file name %j is %j', async (text, name) => {
    expect(await run('slugify', text, presetOf('fileName'))).toBe(name);
  });

  test('file names are numbered before the extension, whatever their case, and cut there', async () => {
    const names = 'Photo.jpg\nphoto.JPG';
    expect(await run('slugify', names, { ...presetOf('fileName'), numberDuplicates: true })).toBe(
      'Photo.jpg\nphoto-2.JPG',
    );
    expect(await run('slugify', 'holiday in Rome.jpg', { target: 'fileName', maxLength: 14 })).toBe('holiday-in.jpg');
  });

  test('an HTML id never begins with a digit', async () => {
    expect(await run('slugify', '2nd part\nfirst', presetOf('htmlId'))).toBe('_2nd-part\nfirst');
  });

  // github-slugger 2.0.0.
  test.each([
    ['What’s new in C++ & C#?', 'whats-new-in-c--c'],
    ['🎉 Party', '-party'],
    ['snake_case  Straße m² ½', 'snake_case--straße-m-'],
    ['a\na\na-1\na', 'a\na-1\na-1-1\na-2'],
  ])('the anchor of the heading %j is %j', async (text, anchor) => {
    expect(await run('slugify', text, presetOf('heading'))).toBe(anchor);
  });

  // Django 6.0, django.utils.text.slugify.
  test.each([
    ['Joel is a slug', 'joel-is-a-slug'],
    [' Multiple---dash and  space ', 'multiple-dash-and-space'],
    ['\t whitespace-in-value \n', 'whitespace-in-value\n'],
    ['_underscore_in-value', 'underscore_in-value'],
    ['C++ & a.b', 'c-ab'],
  ])('for Django, %j is %j', async (text, slug) => {
    expect(await run('slugify', text, presetOf('django'))).toBe(slug);
  });
});

describe('reports mistakes and losses', () => {
  test.each<[string, Options, string]>([
    ['a\n!\n\n?', {}, '2 lines have no characters to keep, so their slugs are empty; the first is line 2.'],
    ['a\nb\n??', {}, 'Line 3 has no characters to keep, so its slug is empty.'],
    ['a\n文𠀀', {}, '“𠀀” on line 2 has no known Latin spelling and was removed.'],
    ['日本語 テスト', {}, 'Line 1 mixes kana and kanji: the kanji are romanized as Chinese. Check the slug.'],
    ['NUL', { target: 'fileName' }, 'Windows reserves the name “nul” (line 1); an underscore was added.'],
  ])('%j with %j: %s', async (text, options, notice) => {
    expect((await report('slugify', text, options)).notices).toEqual([notice]);
  });

  test('a separator of letters and a replacement without an arrow', async () => {
    expect(await error('slugify', 'x', { separator: 'custom', customSeparator: 'a' })).toMatchObject({
      code: 'separator-in-words',
      at: { field: 'customSeparator' },
    });
    expect(await error('slugify', 'x', { replacements: '& → and\n% percent' })).toMatchObject({
      code: 'bad-replacement',
      at: { field: 'replacements', offset: 8 },
    });
  });
});

test('a table has each line with its slug and the length of that', async () => {
  expect(await run('tabulate', 'Déjà, vu\n\n你好\n')).toBe(
    'text,slug,length\n"Déjà, vu",deja-vu,7\n,,0\n你好,ni-hao,6',
  );
});

test('a slug is its own slug, of ASCII letters, digits and single hyphens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const slug = await run('slugify', text);
      for (const line of slug.split(/\r\n|\r|\n/)) expect(line).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(await run('slugify', slug)).toBe(slug);
    }),
  );
});

test.each(['a', '-', '_', 'A', 'я', '文', "'", '& ', 'ä\n', ' ', 'ab.'])('takes linear time for %j', async (piece) => {
  const slugify = (size: number) =>
    run('slugify', piece.repeat(size), {
      splitCamelCase: true,
      numberDuplicates: true,
      maxLength: 50,
      stopWords: 'en',
    });
  expect(await growsLinearly(slugify, 20_000)).toBe(true);
});
