import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { runs } from '#testing/runs.ts';
import { rowReader } from './highlight-tokens.ts';

type Language = Parameters<typeof rowReader>[0];

/** The highlighted parts of each row of a text: `style text`. */
function looksOf(language: Language, text: string): string[][] {
  const read = rowReader(language);
  return text
    .split('\n')
    .map((row) => read(row).map(({ look, start, end }) => `${look} ${row.slice(start, end).trim()}`));
}

test.each<[Language, string, string[]]>([
  ['json', '{ "a\\"b": "c" } // d', ['key "a\\"b"', 'string "c"', 'comment // d']],
  ['json', '[-1.50, 2e3, true, null', ['number -1.50', 'number 2e3', 'word true', 'word null']],
  ['json', '"open /* a', ['string "open /* a']],
  ['json', '1 /* open', ['number 1', 'comment /* open']],

  ['jwt', 'e30.eyJ9.a-_1', ['key e30', 'number eyJ9', 'word a-_1']],
  ['jwt', 'e30..a', ['key e30', 'word a']],
  ['jwt', 'e30.e30.', ['key e30', 'number e30']],
  ['jwt', 'no token', []],

  ['yaml', 'a: 1', ['key a', 'number 1']],
  ['yaml', 'a b : 1 # c', ['key a b', 'number 1', 'comment # c']],
  ['yaml', '- - x: -1.5e3', ['key x', 'number -1.5e3']],
  ['yaml', '- 2026-11-20', ['number 2026-11-20']],
  ['yaml', '- 1 apple', []],
  ['yaml', '- 1.10.2', []],
  ['yaml', '- hello, 12, true', []],
  ['yaml', '- [hello, 12, true, a: null]', ['number 12', 'word true', 'key a', 'word null']],
  ['yaml', 'a: { b: 1, "c":2 } # d', ['key a', 'key b', 'number 1', 'key "c"', 'number 2', 'comment # d']],
  ['yaml', 'norway: NO', ['key norway']],
  ['yaml', '? ~', ['word ~']],
  ['yaml', 'url: http://a.b/c:d#e', ['key url']],
  ['yaml', "'it''s': \"a # b: c\"", ["key 'it''s'", 'string "a # b: c"']],
  ['yaml', 'a: "open # x', ['key a', 'string "open # x']],
  ['yaml', 'a: &b !!str *c', ['key a', 'word &b', 'word !!str', 'word *c']],
  ['yaml', '<<: *base', ['key <<', 'word *base']],
  ['yaml', '--- # x', ['comment ---', 'comment # x']],
  ['yaml', '__proto__: 0x1F', ['key __proto__', 'number 0x1F']],
  ['yaml', 'a: 1\r', ['key a', 'number 1']],

  ['toml', '[a."b.c"] # d', ['key a."b.c"', 'comment # d']],
  ['toml', '  [[e]]', ['key e']],
  ['toml', '  [1, 2],', ['number 1', 'number 2']],
  ['toml', 'a.b = 0xDEAD_BEEF', ['key a', 'key b', 'number 0xDEAD_BEEF']],
  ['toml', '1.2 = 1.2', ['key 1', 'key 2', 'number 1.2']],
  ['toml', '"a b" = \'C:\\\'', ['key "a b"', "string 'C:\\'"]],
  ['toml', 't = [1979-05-27 07:32:00Z, 07:32]', ['key t', 'number 1979-05-27 07:32:00Z', 'number 07:32']],
  ['toml', 'e = [{ f = -inf }, true, {}] # g', ['key e', 'key f', 'number -inf', 'word true', 'comment # g']],
  ['toml', 'a = """b" # c""""', ['key a', 'string """b" # c""""']],
  ['toml', "a = '''b' # c'''", ['key a', "string '''b' # c'''"]],
  ['toml', 'a = "open # x', ['key a', 'string "open # x']],
  ['toml', 'a = truer', ['key a']],

  [
    'xml',
    '<a b="c" d=\'>\'>x="y" &lt;</a>',
    ['word a', 'key b', 'string "c"', 'key d', "string '>'", 'number &lt;', 'word a'],
  ],
  ['xml', '<?xml version="1.0"?>', ['word xml', 'key version', 'string "1.0"']],
  ['xml', '  x:y="1" z="2"/>', ['key x:y', 'string "1"', 'key z', 'string "2"']],
  ['xml', 'a <!-- <b> --> b <![CDATA[ <c> ]]>', ['comment <!-- <b> -->', 'string <![CDATA[ <c> ]]>']],

  [
    'sql',
    "select a, 'it''s' from \"b c\" -- d",
    ['word select', "string 'it''s'", 'word from', 'key "b c"', 'comment -- d'],
  ],
  [
    'sql',
    'WHERE t.x = :from AND n > 1.5 /* c */ GROUP BY 2',
    ['word WHERE', 'word AND', 'number 1.5', 'comment /* c */', 'word GROUP', 'word BY', 'number 2'],
  ],
])('%s: %s', (language, row, looks) => {
  expect(looksOf(language, row)).toEqual([looks]);
});

describe('strings of several rows are not highlighted', () => {
  test.each([
    ['a: |\n  b: 1\n\n   # c\nd: 1', [['key a', 'string |'], [], [], [], ['key d', 'number 1']]],
    ['- a: >-\n    b: 1\n  c: 1', [['key a', 'string >-'], [], ['key c', 'number 1']]],
    ['- |2+ # d\n  b: 1\n- 1', [['string |2+', 'comment # d'], [], ['number 1']]],
    ['- - &x |\n    b: 1\n  - 1', [['word &x', 'string |'], [], ['number 1']]],
    ['--- |\n  a: 1\n---\na: 1', [['comment ---', 'string |'], [], ['comment ---'], ['key a', 'number 1']]],
    ['# |\n  b: 1', [['comment # |'], ['key b', 'number 1']]],
  ])('YAML: %j', (text, looks) => {
    expect(looksOf('yaml', text)).toEqual(looks);
  });

  test.each([
    ['a = """\nb = 1\n# c \\"""\n"""\nd = 1', [['key a'], [], [], [], ['key d', 'number 1']]],
    ["a = '''b\nc = 1\\''' # x\nd = 1", [['key a'], [], ['key d', 'number 1']]],
    ['a = """\\\n  b = 1\\\n""""\nd = 1', [['key a'], [], [], ['key d', 'number 1']]],
  ])('TOML: %j', (text, looks) => {
    expect(looksOf('toml', text)).toEqual(looks);
  });

  test('SQL', () => {
    expect(looksOf('sql', "/* a\n'b\n*/\nselect 1")).toEqual([['comment /* a'], [], [], ['word select', 'number 1']]);
  });

  test('XML', () => {
    expect(looksOf('xml', '<!-- a\n<b>\n--><c>')).toEqual([['comment <!-- a'], [], []]);
    expect(looksOf('xml', '<![CDATA[ a\n<b>]]>\n<c/>')).toEqual([['string <![CDATA[ a'], [], ['word c']]);
  });
});

const languages = ['json', 'yaml', 'toml', 'xml', 'sql', 'jwt'] as const;

it('finds parts in order in any row', () => {
  const sign = fc.constantFrom(...'ab01 .,:=#-?&*!|>%\'"\\[]{}/<\t\r\u2028e+Z_');
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.array(fc.string({ unit: sign }), { maxLength: 4 }), (name, rows) => {
      const read = rowReader(name);
      for (const row of rows) {
        let last = 0;
        for (const { start, end } of read(row)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(row.length);
      }
    }),
    runs(2000),
  );
});

it.each(languages)(
  '%s: takes linear time for a long row',
  async (language) => {
    const units = [
      'a',
      ' ',
      '"',
      "'",
      '\\"',
      '1.',
      'a.',
      '1',
      '#',
      ' #',
      ':',
      'a: ',
      '[',
      '{a',
      ', ',
      '- ',
      '/*',
      '"""',
      "'''",
      '| ',
      '[a',
      '&',
      '\t',
      'a ',
      '"a" ',
      "'a'b",
      '\u2028',
      'a\u2028',
      '= ',
      '<',
      '<a',
      '<a b="',
      '<!--',
      '&a',
      '<![CDATA[',
      '--',
      '`',
    ];
    for (const unit of units)
      for (const [before, after] of [
        ['', ''],
        ['a: ', ''],
        ['a = "', ''],
        ['[', '\u0001'],
        ['"', 'x'],
      ]) {
        const read = (size: number) => rowReader(language)(before + unit.repeat(size / unit.length) + after);
        expect(await growsLinearly(read, 40_000), JSON.stringify(`${before}${unit}…${after}`)).toBe(true);
      }
  },
  60_000,
);
