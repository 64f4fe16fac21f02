import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const words = { more: true, group: 'words' } as const;
const characters = { more: true, group: 'characters' } as const;
const ends = { more: true, group: 'ends' } as const;

/** GitHub’s own rules leave nothing to choose. */
const free = { when: { field: 'target', not: 'heading' } } as const;

const options = {
  target: choice(['slug', 'fileName', 'htmlId', 'heading'], 'slug'),
  separator: choice(['hyphen', 'underscore', 'dot', 'none', 'custom'], 'hyphen', free),
  customSeparator: text('~', { maxLength: 10, when: { field: 'separator', is: 'custom' } }),
  letterCase: choice(['lower', 'keep', 'upper'], 'lower', free),
  alphabet: choice(['latin', 'unicode'], 'latin', free),
  language: choice(['auto', 'plain', 'bg', 'da', 'de', 'hu', 'nb', 'sr', 'sv', 'tr', 'uk'], 'auto', {
    when: { field: 'alphabet', is: 'latin' },
  }),
  maxLength: int(null, { optional: true, min: 1, ...free }),
  numberDuplicates: flag(false, free),
  splitCamelCase: flag(false, { ...words, ...free }),
  apostrophes: choice(['drop', 'separate'], 'drop', { ...words, ...free }),
  stopWords: choice(['off', 'en', 'fr', 'de'], 'off', { ...words, ...free }),
  replacements: text('& → and', { multiline: true, maxLength: 10_000, ...characters, ...free }),
  symbols: choice(['separate', 'drop'], 'separate', { ...characters, ...free }),
  emoji: choice(['drop', 'name'], 'drop', { ...characters, ...free }),
  keep: text('', { maxLength: 100, ...characters, ...free }),
  keepLeadingUnderscore: flag(false, { ...ends, ...free }),
  keepTrailingSeparator: flag(false, { ...ends, ...free }),
};

/** What every preset sets; the others say what is different. */
const url = {
  target: 'slug',
  separator: 'hyphen',
  letterCase: 'lower',
  alphabet: 'latin',
  language: 'auto',
  splitCamelCase: false,
  replacements: '& → and',
  symbols: 'separate',
  emoji: 'drop',
  keep: '',
};
const presets = {
  url,
  split: { ...url, splitCamelCase: true },
  heading: { ...url, target: 'heading' },
  fileName: { ...url, target: 'fileName', letterCase: 'keep' },
  htmlId: { ...url, target: 'htmlId' },
  snake: { ...url, separator: 'underscore', splitCamelCase: true },
  django: { ...url, language: 'plain', replacements: '', symbols: 'drop', keep: '_' },
};

export default defineTool({
  category: 'web',
  icon: 'link',
  page: { initialInput: true },
  operations: {
    slugify: {
      input: 'text',
      output: 'text',
      primary: ['separator', 'letterCase', 'alphabet'],
      presets,
      options,
      examples: [
        { id: 'scripts', input: '  Déjà Vu!  \nПривет мир\nTiếng Việt', output: 'deja-vu\nprivet-mir\ntieng-viet' },
        { id: 'chinese', input: '你好世界', output: 'ni-hao-shi-jie' },
        { id: 'swedish', input: 'Räksmörgås', options: { language: 'sv' }, output: 'raksmorgas' },
        {
          id: 'fileName',
          input: 'Report (final) v1.2.PDF',
          options: { target: 'fileName', letterCase: 'keep' },
          output: 'Report-final-v1.2.PDF',
        },
        { id: 'emojiNames', input: 'I ❤️ 🍕', options: { emoji: 'name' }, output: 'i-red-heart-pizza' },
        {
          id: 'heading',
          input: 'What’s new in C++ & C#?',
          options: { target: 'heading' },
          output: 'whats-new-in-c--c',
        },
        {
          id: 'shortened',
          input: '10 things to know about the new release',
          options: { maxLength: 20 },
          output: '10-things-to-know',
        },
      ],
    },
    tabulate: {
      input: 'text',
      output: 'csv',
      primary: ['separator', 'letterCase', 'alphabet'],
      presets,
      options,
      examples: [
        { id: 'twoTitles', input: 'Déjà Vu!\nHello', output: 'text,slug,length\nDéjà Vu!,deja-vu,7\nHello,hello,5' },
        {
          id: 'duplicates',
          input: 'News\nNews',
          options: { numberDuplicates: true },
          output: 'text,slug,length\nNews,news,4\nNews,news-2,6',
        },
      ],
    },
  },
});
