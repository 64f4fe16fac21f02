import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { decimalSign } from '#lib/decimal-sign/options.ts';

/** The rarely used options, in the order in which they come to bear. */
const read = { more: true, group: 'read' } as const;
const replace = { more: true, group: 'replace' } as const;
const filter = { more: true, group: 'filter' } as const;
const sort = { more: true, group: 'sort' } as const;
const cut = { more: true, group: 'cut' } as const;
const arrange = { more: true, group: 'arrange' } as const;

/** Time limit of patterns, in milliseconds. */
const patternLimit = 2_000;

const splitting = {
  splitOn: choice(
    ['line', 'comma', 'semicolon', 'tab', 'space', 'pipe', 'character', 'custom', 'pattern', 'nothing'],
    'line',
  ),
  separator: text(',', { maxLength: 200, when: { field: 'splitOn', is: 'custom' } }),
  splitPattern: text('', { when: { field: 'splitOn', is: 'pattern' } }),
  respectQuotes: flag(false, {
    ...read,
    when: { field: 'splitOn', not: ['character', 'nothing'] },
  }),
};

const cleaning = {
  trim: flag(true, read),
  unwrapPrefix: text('', read),
  unwrapSuffix: text('', read),
  unwrapRepeat: flag(false, read),
  unquote: flag(false, read),
  letterCase: choice(['keep', 'lower', 'upper', 'capitalise'], 'keep', read),
  find: text('', replace),
  findPattern: flag(false, replace),
  replacement: text('', replace),
};

const filtering = {
  dropEmpty: flag(true, filter),
  filter: choice(['off', 'keep', 'drop'], 'off', filter),
  filterPattern: text('', { ...filter, when: { field: 'filter', not: 'off' } }),
};

const deduping = {
  duplicates: choice(['keep', 'remove', 'only-duplicates', 'only-unique'], 'remove'),
  ignoreCase: flag(false, {
    ...filter,
    when: { field: 'duplicates', not: 'keep' },
  }),
  showCounts: flag(false, {
    ...filter,
    when: { field: 'duplicates', not: 'keep' },
  }),
};

const orders = ['az', 'za', 'number', 'hex', 'length', 'ip', 'version', 'natural', 'random'] as const;

const arranging = {
  decimalSign: { ...decimalSign, ...sort, when: { field: 'order', is: 'number' } } as const,
  sortIgnoreCase: flag(false, { ...sort, when: { field: 'order', is: ['az', 'za', 'natural'] } }),
  reverse: flag(),
  rotate: int(0, sort),
};

const cutting = {
  skip: int(0, { min: 0, ...cut }),
  take: choice(['all', 'first', 'last'], 'all', cut),
  takeCount: int(10, { min: 0, ...cut, when: { field: 'take', not: 'all' } }),
  truncate: int(null, { optional: true, min: 1, ...cut }),
  ellipsis: text('…', cut),
  pad: choice(['off', 'start', 'end', 'both'], 'off', cut),
  padWidth: int(10, { min: 0, max: 100_000, ...cut, when: { field: 'pad', not: 'off' } }),
  padWith: text(' ', { ...cut, when: { field: 'pad', not: 'off' } }),
};

const wrapping = {
  prefix: text(),
  suffix: text(),
  escape: choice(['off', 'sql', 'backslash', 'csv', 'html'], 'off'),
};

const chunking = {
  chunkSize: int(null, { optional: true, min: 1, ...arrange }),
  chunkPrefix: text('(', arrange),
  chunkSuffix: text(')', arrange),
};

const joining = {
  joinWith: text(', ', { maxLength: 200 }),
  listPrefix: text(),
  listSuffix: text(),
  keepLineBreaks: flag(),
};

/** What a preset sets: how items are wrapped and joined. How they are read and sorted stays. */
const plain = {
  prefix: '',
  suffix: '',
  escape: 'off',
  chunkSize: null,
  joinWith: '\\n',
  keepLineBreaks: false,
  listPrefix: '',
  listSuffix: '',
};

const inParentheses = { joinWith: ', ', listPrefix: '(', listSuffix: ')' };
const inBrackets = { joinWith: ', ', listPrefix: '[', listSuffix: ']' };

/** Usual ways to write a list. */
const presets = {
  sqlTexts: { ...plain, ...inParentheses, prefix: "'", suffix: "'", escape: 'sql' },
  sqlNumbers: { ...plain, ...inParentheses },
  json: { ...plain, ...inBrackets, prefix: '"', suffix: '"', escape: 'backslash' },
  code: { ...plain, ...inBrackets, prefix: "'", suffix: "'", escape: 'backslash' },
  csv: { ...plain, joinWith: ',', escape: 'csv' },
  html: {
    ...plain,
    prefix: '<li>',
    suffix: '</li>',
    escape: 'html',
    joinWith: '',
    keepLineBreaks: true,
    listPrefix: '<ul>',
    listSuffix: '</ul>',
  },
  markdown: { ...plain, prefix: '- ' },
  numbered: { ...plain, prefix: '{n}. ' },
  search: { ...plain, prefix: '"', suffix: '"', escape: 'backslash', joinWith: ' OR ' },
  lines: plain,
};

const columnSeparator = text(',', { more: true });

export default defineTool({
  category: 'converter',
  icon: 'list',
  createdAt: '2023-05-07',
  page: { operations: ['convert'] },
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
      headline: 'list',
      facts: ['itemsIn', 'itemsOut', 'duplicates', 'empty', 'longest'],
      stallAfter: patternLimit,
      presets,
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
        transpose: flag(false, arrange),
        columnSeparator: text(',', { ...arrange, when: { field: 'transpose', is: true } }),
      },
      examples: [
        {
          id: 'sqlInClause',
          input: "O'Brien\nSmith\n Smith",
          options: { prefix: "'", suffix: "'", escape: 'sql', listPrefix: '(', listSuffix: ')' },
          output: { list: "('O''Brien', 'Smith')" },
        },
        {
          id: 'jsonArray',
          input: 'apple\nsay "hi"\npear',
          options: { prefix: '"', suffix: '"', escape: 'backslash', listPrefix: '[', listSuffix: ']' },
          output: { list: '["apple", "say \\"hi\\"", "pear"]' },
        },
        {
          id: 'commasToLines',
          input: 'b, a, c, a',
          options: { splitOn: 'comma', joinWith: '\\n', order: 'az' },
          output: { list: 'a\nb\nc', duplicates: 1 },
        },
        {
          id: 'naturalSort',
          input: 'file10\nfile2\nFile1',
          options: { order: 'natural' },
          output: { list: 'File1, file2, file10' },
        },
        {
          id: 'htmlList',
          input: 'Tom & Jerry\nAda',
          options: {
            prefix: '<li>',
            suffix: '</li>',
            escape: 'html',
            joinWith: '',
            keepLineBreaks: true,
            listPrefix: '<ul>',
            listSuffix: '</ul>',
          },
          output: { list: '<ul>\n<li>Tom &amp; Jerry</li>\n<li>Ada</li>\n</ul>' },
        },
      ],
    },
    split: {
      input: 'text',
      output: 'list',
      stallAfter: patternLimit,
      options: splitting,
      examples: [
        { id: 'atCommas', input: 'abc,def,hhh', options: { splitOn: 'comma' }, output: 'abc\ndef\nhhh' },
        {
          id: 'insideQuotes',
          input: '1,"a,b",2',
          options: { splitOn: 'comma', respectQuotes: true },
          output: '1\n"a,b"\n2',
        },
      ],
    },
    dedupe: {
      input: 'list',
      output: 'list',
      options: deduping,
      examples: [
        { id: 'repeatedItems', input: '1\n2\n2\n4\n4\n3\n5', output: '1\n2\n4\n3\n5' },
        { id: 'countedItems', input: 'b\na\nb', options: { showCounts: true }, output: '2 b\n1 a' },
      ],
    },
    sort: {
      input: 'list',
      output: 'list',
      options: { order: choice(orders, 'az'), ...arranging },
      examples: [
        { id: 'versions', input: '1.10.0\n1.9.0', options: { order: 'version' }, output: '1.9.0\n1.10.0' },
        {
          id: 'ipAddresses',
          input: '10.0.0.10\n10.0.0.9\n9.9.9.9',
          options: { order: 'ip' },
          output: '9.9.9.9\n10.0.0.9\n10.0.0.10',
        },
      ],
    },
    wrap: {
      input: 'list',
      output: 'list',
      options: wrapping,
      examples: [
        { id: 'numberedLines', input: 'a\nb', options: { prefix: '{n}. ' }, output: '1. a\n2. b' },
        { id: 'markdownList', input: 'milk\neggs', options: { prefix: '- ' }, output: '- milk\n- eggs' },
      ],
    },
    join: {
      input: 'list',
      output: 'text',
      options: { ...chunking, ...joining },
      examples: [
        { id: 'withCommas', input: '1\n2\n3', output: '1, 2, 3' },
        { id: 'groupsOfTwo', input: '1\n2\n3\n4', options: { chunkSize: 2 }, output: '(1, 2), (3, 4)' },
      ],
    },
    transpose: {
      input: 'list',
      output: 'list',
      options: { columnSeparator },
      examples: [
        { id: 'twoColumns', input: 'a,b\nc,d', output: 'a,c\nb,d' },
        { id: 'otherSeparator', input: 'a;1\nb;2', options: { columnSeparator: ';' }, output: 'a;b\n1;2' },
      ],
    },
  },
});
