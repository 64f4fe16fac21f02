import { describe, expect, test } from 'vitest';
import { choice, flag, int, text } from '#core/fields.ts';
import { parseArguments, toFlag } from './arguments.ts';

const fields = {
  urlSafe: flag(),
  padding: flag(true),
  lineLength: int(0),
  width: int(80, { optional: true }),
  separator: text(),
  password: text('', { secret: true }),
  other: text('', { multiline: true }),
  encoding: choice(['hex', 'base64'], 'hex'),
};
const parse = (...args: string[]) => {
  const { positionals, settings, options } = parseArguments(args, fields);
  return {
    positionals,
    settings,
    options: Object.fromEntries([...options].map(([name, { written }]) => [name, written])),
  };
};

test.each([
  ['urlSafe', '--url-safe'],
  ['length', '--length'],
])('%s is written %s', (field, written) => {
  expect(toFlag(field)).toBe(written);
});

describe('reads', () => {
  test.each<[string[], Partial<ReturnType<typeof parse>>]>([
    [[], { positionals: [], options: {}, settings: {} }],
    [['--url-safe'], { options: { urlSafe: true } }],
    [['--no-padding'], { options: { padding: false } }],
    [['--urlSafe', '--lineLength=76', '--noPadding'], { options: { urlSafe: true, lineLength: '76', padding: false } }],
    [['--no-width', 'a'], { options: { width: false }, positionals: ['a'] }],
    [['--width', 'off'], { options: { width: 'off' } }],
    [['--padding=no'], { options: { padding: 'no' } }],
    [['--line-length', '76'], { options: { lineLength: '76' } }],
    [['--line-length=76'], { options: { lineLength: '76' } }],
    [['--line-length', '-1'], { options: { lineLength: '-1' } }],
    [['--separator', '--'], { options: { separator: '--' }, positionals: [] }],
    [['--separator='], { options: { separator: '' } }],
    [['--separator=a=b'], { options: { separator: 'a=b' } }],
    [['--encoding', 'hex', '--encoding', 'base64'], { options: { encoding: 'base64' } }],
    [
      ['--json', '--pick', 'a', '-o', 'x', '--file', 'y'],
      { settings: { json: true, pick: 'a', output: 'x', file: 'y' } },
    ],
    [['-h'], { settings: { help: true } }],
    [['a', 'b'], { positionals: ['a', 'b'] }],
    [['-'], { positionals: ['-'] }],
    [['-5', '-.5'], { positionals: ['-5', '-.5'] }],
    [['-----BEGIN KEY-----'], { positionals: ['-----BEGIN KEY-----'] }],
    [['-rw-r--r-- 1 me me 1 Nov 22 04:28 a=b'], { positionals: ['-rw-r--r-- 1 me me 1 Nov 22 04:28 a=b'] }],
    [['--separator=a b'], { options: { separator: 'a b' } }],
    [['', ' '], { positionals: ['', ' '] }],
    [['--', '--url-safe', '--'], { positionals: ['--url-safe', '--'], options: {} }],
    [['constructor', '__proto__'], { positionals: ['constructor', '__proto__'] }],
  ])('%j', (args, expected) => {
    expect(parse(...args)).toMatchObject(expected);
  });

  test('texts that are long or secret from a file', () => {
    const { options } = parseArguments(['--password-file', 'p', '--other-file=o'], fields);
    expect([...options.values()]).toEqual([
      { flag: '--password-file', written: 'p', isPath: true },
      { flag: '--other-file', written: 'o', isPath: true },
    ]);
  });
});

describe('rejects', () => {
  test.each([
    [['--url-saf'], 'Unknown option --url-saf. Did you mean --url-safe?'],
    [['--urlsafe'], 'Unknown option --urlsafe. Did you mean --url-safe?'],
    [['--separator-file', 'x'], 'Unknown option --separator-file.'],
    [['--constructor'], 'Unknown option --constructor.'],
    [['--line-length'], '--line-length needs a value.'],
    [['--file'], '--file needs a value.'],
    [['--json=1'], '--json takes no value.'],
    [['--no-url-safe=1'], '--no-url-safe takes no value.'],
    [['--no-width=1'], '--no-width takes no value.'],
    [['--no-line-length'], 'Unknown option --no-line-length.'],
    [['-x'], 'Unknown option -x.'],
  ])('%j', (args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });

  test('settings that a command does not have', () => {
    expect(() => parseArguments(['--pick', 'a'], {}, ['json'])).toThrow('Unknown option --pick.');
  });
});
