import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const more = true;

/** Patterns may take so many milliseconds. */
const patternLimit = 2_000;

const splitting = {
  splitOn: choice(
    ['line', 'comma', 'semicolon', 'tab', 'space', 'pipe', 'character', 'custom', 'pattern', 'nothing'],
    'line',
  ),
  separator: text(',', { when: { field: 'splitOn', is: 'custom' } }),
  splitPattern: text('', { when: { field: 'splitOn', is: 'pattern' } }),
  respectQuotes: flag(false, {
    more,
    when: { field: 'splitOn', is: ['line', 'comma', 'semicolon', 'tab', 'space', 'pipe', 'custom', 'pattern'] },
  }),
};

const cleaning = {
  trim: flag(true, { more }),
  unwrapPrefix: text('', { more }),
  unwrapSuffix: text('', { more }),
  unwrapRepeat: flag(false, { more }),
  unquote: flag(false, { more }),
  letterCase: choice(['keep', 'lower', 'upper', 'capitalise'], 'keep', { more }),
  find: text('', { more }),
  findPattern: flag(false, { more }),
  replacement: text('', { more }),
};

const filtering = {
  dropEmpty: flag(true, { more }),
  filter: choice(['off', 'keep', 'drop'], 'off', { more }),
  filterPattern: text('', { more, when: { field: 'filter', is: ['keep', 'drop'] } }),
};

const deduping = {
  duplicates: choice(['keep', 'remove', 'only-duplicates', 'only-unique'], 'remove'),
  ignoreCase: flag(false, {
    more,
    when: { field: 'duplicates', is: ['remove', 'only-duplicates', 'only-unique'] },
  }),
  showCounts: flag(false, {
    more,
    when: { field: 'duplicates', is: ['remove', 'only-duplicates', 'only-unique'] },
  }),
};

const orders = ['az', 'za', 'number', 'hex', 'length', 'ip', 'version', 'natural', 'random'] as const;

const arranging = {
  sortIgnoreCase: flag(false, { more, when: { field: 'order', is: ['az', 'za', 'natural'] } }),
  reverse: flag(),
  rotate: int(0, { more }),
};

const cutting = {
  skip: int(0, { min: 0, more }),
  take: choice(['all', 'first', 'last'], 'all', { more }),
  takeCount: int(10, { min: 0, more, when: { field: 'take', is: ['first', 'last'] } }),
  truncate: int(0, { min: 0, more }),
  ellipsis: text('…', { more }),
  pad: choice(['off', 'start', 'end', 'both'], 'off', { more }),
  padWidth: int(10, { min: 0, max: 100_000, more, when: { field: 'pad', is: ['start', 'end', 'both'] } }),
  padWith: text(' ', { more, when: { field: 'pad', is: ['start', 'end', 'both'] } }),
};

const wrapping = {
  prefix: text(),
  suffix: text(),
  escape: choice(['off', 'sql', 'backslash', 'csv', 'html'], 'off'),
};

const chunking = {
  chunkSize: int(0, { min: 0, more }),
  chunkPrefix: text('(', { more }),
  chunkSuffix: text(')', { more }),
};

const joining = {
  joinWith: text(', '),
  listPrefix: text(),
  listSuffix: text(),
  keepLineBreaks: flag(),
};

const columnSeparator = text(',', { more });

export default defineTool({
  category: 'converter',
  icon: 'list',
  createdAt: '2023-05-07',
  operations: {
    convert: {
      input: 'list',
      output: {
        list: 'text',
        itemsIn: 'number',
        itemsOut: 'number',
        duplicates: 'number',
        empty: 'number',
        longest: 'number',
      },
      facts: ['itemsIn', 'itemsOut', 'duplicates', 'empty', 'longest'],
      stallAfter: patternLimit,
      options: {
        ...splitting,
        ...cleaning,
        ...filtering,
        ...deduping,
        order: choice(['off', ...orders], 'off'),
        ...arranging,
        ...cutting,
        ...wrapping,
        ...chunking,
        ...joining,
        transpose: flag(false, { more }),
        columnSeparator: text(',', { more, when: { field: 'transpose', is: true } }),
      },
      examples: [
        {
          input: "O'Brien\nSmith\n Smith",
          options: { prefix: "'", suffix: "'", escape: 'sql', listPrefix: '(', listSuffix: ')' },
          output: { list: "('O''Brien', 'Smith')" },
        },
        {
          input: 'file10\nfile2\nFile1',
          options: { order: 'natural' },
          output: { list: 'File1, file2, file10' },
        },
        {
          input: '10.0.0.10\n10.0.0.9\n9.1.1.1',
          options: { order: 'ip', joinWith: '\\n' },
          output: { list: '9.1.1.1\n10.0.0.9\n10.0.0.10' },
        },
      ],
    },
    split: {
      input: 'text',
      output: 'list',
      stallAfter: patternLimit,
      options: splitting,
      examples: [{ input: 'abc,def,hhh', options: { splitOn: 'comma' }, output: 'abc\ndef\nhhh' }],
    },
    dedupe: {
      input: 'list',
      output: 'list',
      options: deduping,
      examples: [{ input: '1\n2\n2\n4\n4\n3\n5', output: '1\n2\n4\n3\n5' }],
    },
    sort: {
      input: 'list',
      output: 'list',
      options: { order: choice(orders, 'az'), ...arranging },
      examples: [{ input: '1.10.0\n1.9.0', options: { order: 'version' }, output: '1.9.0\n1.10.0' }],
    },
    wrap: {
      input: 'list',
      output: 'list',
      options: wrapping,
      examples: [{ input: 'a\nb', options: { prefix: '{n}. ' }, output: '1. a\n2. b' }],
    },
    join: {
      input: 'list',
      output: 'text',
      options: { ...chunking, ...joining },
      examples: [{ input: '1\n2\n3', output: '1, 2, 3' }],
    },
    transpose: {
      input: 'list',
      output: 'list',
      options: { columnSeparator },
      examples: [{ input: 'a,b\nc,d', output: 'a,c\nb,d' }],
    },
    listPresets: {
      output: 'value',
      options: { presets: text() },
      internal: true,
    },
  },
});
