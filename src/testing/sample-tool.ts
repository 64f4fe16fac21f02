/** A tool with every kind of operation, for the tests of hosts: it replaces the generated indexes. */
import { choice, choices, flag, int, text } from '#core/fields.ts';
import type { ToolMessages } from '#core/messages.ts';
import { defineTool, type RunOf, ToolError } from '#core/tool.ts';

const tool = defineTool({
  category: 'text',
  icon: 'tool',
  redirectFrom: ['/old-sample'],
  operations: {
    shout: {
      input: 'text',
      output: 'text',
      options: {
        times: int(1, { min: 1, max: 1_000 }),
        endMark: choice(['!', '?'], '!'),
        letters: choices(['a', 'b'], []),
        lowerCase: flag(),
        quietMark: flag(false, { when: { field: 'endMark', not: '!' }, group: 'quiet' }),
        password: text('', { secret: true }),
      },
      presets: { softly: { times: 1, lowerCase: true }, atLength: { times: 3, lowerCase: false } },
      examples: [{ id: 'twice', input: 'hey', options: { times: 2 }, output: 'HEY!HEY!' }],
    },
    measure: {
      input: 'file',
      output: { size: 'number', head: 'bytes', table: 'rows', nothing: 'text', lines: 'text', longName: 'text' },
      headline: 'size',
    },
    copy: { input: 'file', output: 'file' },
    makeKey: {
      input: 'text',
      output: { private: 'text', public: 'text' },
      headline: 'private',
      secretOutput: ['private'],
    },
    roll: {
      output: 'rows',
      options: { sides: int(6), reroll: int(1, { optional: true, min: 1 }), bonus: int(null, { optional: true }) },
      examples: [{ id: 'noDice', output: [] }],
    },
    parse: { input: 'value', output: 'value' },
    crash: { input: 'text', output: 'text' },
    countAll: {
      input: 'text',
      output: 'number',
      countsFinalLineBreak: true,
      options: { withBlanks: flag(true) },
      examples: [{ id: 'lines', input: 'a\n', options: { withBlanks: false }, output: 2 }],
    },
    inspect: {
      input: 'text',
      output: { upper: 'text', bytes: 'bytes', rows: 'rows', length: 'number' },
      headline: 'upper',
      facts: ['length'],
      options: { show: choices(['upper', 'bytes', 'rows'], ['upper']) },
    },
    mirror: {
      input: 'text',
      output: 'text',
      inverse: 'mirror',
      examples: [{ id: 'twoLetters', input: 'ab', output: 'ba' }],
    },
    verify: { input: 'text', output: 'boolean' },
    join: {
      input: 'text',
      output: 'text',
      options: {
        second: text('', { document: 'text' }),
        pairs: text('', { multiline: true, parts: ['left', 'right'] }),
      },
    },
    judge: { input: 'text', output: { isGood: 'boolean', isLong: 'boolean' }, headline: 'isGood' },
    hidden: { input: 'text', output: 'text', internal: true },
  },
});
const logic = {
  shout: (async (input, { times, endMark, lowerCase, password }, ctx) => {
    const at = input.indexOf('#');
    if (at >= 0) throw new ToolError('no-hash', { seen: '#' }, at);
    if (input.includes('~')) ctx.notice('tilde', {}, input.indexOf('~'));
    if (input.includes('‽'))
      ctx.notice('interrobang', {}, undefined, [
        { endMark: '?' },
        { lowerCase: true, times: 2 },
        { input: 'a ?' },
        { operation: 'countAll', withBlanks: false },
      ]);
    return ((lowerCase ? input.toLowerCase() : input.toUpperCase()) + endMark + password).repeat(times);
  }) satisfies RunOf<typeof tool, 'shout'>,
  measure: (async (file) => ({
    size: file.size,
    head: new Uint8Array(await file.slice(0, 2).arrayBuffer()),
    table: [{ name: 'a', count: 1 }],
    nothing: null,
    lines: 'one\ntwo',
    longName: 'x',
  })) satisfies RunOf<typeof tool, 'measure'>,
  copy: ((file) => file) satisfies RunOf<typeof tool, 'copy'>,
  makeKey: ((input) => ({
    private: input === '' ? null : input,
    public: input,
  })) satisfies RunOf<typeof tool, 'makeKey'>,
  roll: (({ sides, reroll }) => [
    { die: 1, sides, note: reroll === null ? 'only one' : null },
    { die: 2, sides, note: 'last' },
  ]) satisfies RunOf<typeof tool, 'roll'>,
  parse: ((data) => ({ data, huge: Number.POSITIVE_INFINITY })) satisfies RunOf<typeof tool, 'parse'>,
  countAll: ((input) => input.length) satisfies RunOf<typeof tool, 'countAll'>,
  inspect: ((input, { show }) => ({
    upper: show.includes('upper') ? input.toUpperCase() : null,
    bytes: show.includes('bytes') ? new TextEncoder().encode(input) : null,
    rows: show.includes('rows') ? [{ input }] : null,
    length: input.length,
  })) satisfies RunOf<typeof tool, 'inspect'>,
  mirror: ((input) => [...input].reverse().join('')) satisfies RunOf<typeof tool, 'mirror'>,
  verify: ((input) => input === 'good') satisfies RunOf<typeof tool, 'verify'>,
  join: ((input, { second }) => input + second) satisfies RunOf<typeof tool, 'join'>,
  judge: ((input) => ({ isGood: input === 'good', isLong: false })) satisfies RunOf<typeof tool, 'judge'>,
  crash: () => {
    throw new TypeError('oh no');
  },
};
const messages: ToolMessages = {
  title: 'Sample',
  description: 'A sample.',
  keywords: [],
  operations: {
    shout: 'Shout',
    measure: 'Measure',
    copy: 'Copy',
    makeKey: 'Make key',
    roll: 'Roll',
    parse: 'Parse',
    crash: 'Crash',
    countAll: 'Count',
    inspect: 'Inspect',
    mirror: 'Mirror',
    verify: 'Verify',
    join: 'Join',
    judge: 'Judge',
  },
  options: {
    times: 'Times',
    endMark: 'End mark',
    letters: 'Letters',
    lowerCase: 'Lower case',
    quietMark: 'Quiet mark',
    password: 'Password',
    sides: 'Sides',
    reroll: 'Reroll',
    bonus: 'Bonus',
    withBlanks: 'Count blanks',
    show: 'Show',
    pairs: 'Pairs',
  },
  values: { bonus: { off: 'No bonus' } },
  columns: { left: 'Left' },
  presets: { softly: 'Softly', atLength: 'At length' },
  groups: { quiet: 'For quiet people' },
  errors: { 'no-hash': 'Line {line}, column {column}: no {seen} here.' },
  notices: { tilde: 'Character {character} is a tilde.', interrobang: 'This is a question, too.' },
};

export const tools = { sample: { tool: async () => ({ default: tool }), en: async () => ({ default: messages }) } };
export const logics = { sample: async () => logic };
export const catalog = [
  {
    id: 'sample',
    category: 'text',
    icon: 'tool',
    redirectFrom: ['/old-sample'],
    title: messages.title,
    description: messages.description,
    keywords: ['loud'],
    operations: [{ name: 'shout', title: 'Shout', input: 'text', output: 'text' }],
  },
];
