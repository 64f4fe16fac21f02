import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormatStyle, Formatter } from '#lib/json/format.ts';
import { scan } from '#lib/json/scan.ts';
import { toSource } from '#lib/json/source.ts';

const plain: FormatStyle = { indent: '  ', lineEnding: '\n', escapes: 'keep', nonFinite: 'text' };

function format(text: string, style: Partial<FormatStyle> = {}): string {
  const source = toSource(text);
  const formatter = new Formatter(source, { ...plain, ...style });
  scan(source, formatter);
  return formatter.finish();
}

describe('layout', () => {
  it.each([
    ['{"a":{},"b":[],"c":[[]]}', '{\n  "a": {},\n  "b": [],\n  "c": [\n    []\n  ]\n}'],
    ['[ ]', '[]'],
    ['{"a":1,"a":2}', '{\n  "a": 1,\n  "a": 2\n}'],
    ['1 2\n[3]', '1\n2\n[\n  3\n]'],
    ['// c\n{/**/"a"://x\n1}', '{\n  "a": 1\n}'],
  ])('%j', (text, formatted) => {
    expect(format(text)).toBe(formatted);
  });

  it.each<[string, Partial<FormatStyle>, string]>([
    ['{"a":[1,2]} [3]', { indent: '' }, '{"a":[1,2]}\n[3]'],
    ['[1,[2]]', { indent: '\t' }, '[\n\t1,\n\t[\n\t\t2\n\t]\n]'],
    ['[1]', { lineEnding: '\r\n' }, '[\r\n  1\r\n]'],
    ['1 2', { indent: '', lineEnding: '\r\n' }, '1\r\n2'],
  ])('%j with %j', (text, style, formatted) => {
    expect(format(text, style)).toBe(formatted);
  });

  it('indents as deep as can be', () => {
    const depth = 10_000;
    const formatted = format(`${'['.repeat(depth)}1${']'.repeat(depth)}`);
    expect(formatted).toHaveLength(2 * depth + 1 + 2 * depth + 2 * depth ** 2);
    expect(formatted.endsWith('\n  ]\n]')).toBe(true);
  });
});

describe('tokens', () => {
  it('copies digits and escapes as they are typed', () => {
    const tokens = [
      '1.777777777777777',
      '1e400',
      '-0',
      '1.0',
      '0.1e-7',
      '17478252242305210114',
      '"\\u00e9\\/"',
      '"\ud800"',
    ];
    expect(format(`[${tokens}]`)).toBe(`[\n${tokens.map((token) => `  ${token}`).join(',\n')}\n]`);
  });

  // The forms of json5.org, and what each means.
  it.each([
    ["'it'", '"it"'],
    [`'"'`, String.raw`"\""`],
    [String.raw`'\''`, `"'"`],
    [String.raw`"\x41\v\0\u0041"`, String.raw`"A\u000b\u0000\u0041"`],
    [String.raw`'\d\"'`, String.raw`"d\""`],
    [String.raw`'\x0a\x22\x5c'`, String.raw`"\n\"\\"`],
    ['"a\\\nb\\\r\nc"', '"abc"'],
    ['"\t"', String.raw`"\t"`],
    ['{$a_é: 1}', '{"$a_é":1}'],
    [String.raw`{\u0061b: 1}`, String.raw`{"\u0061b":1}`],
    ['0xdecaf', '912559'],
    ['-0XFFFFFFFFFFFFFFFFFF', '-4722366482869645213695'],
    ['.8675309', '0.8675309'],
    ['8675309.', '8675309.0'],
    ['-.5e3', '-0.5e3'],
    ['5.e3', '5.0e3'],
    ['+1', '1'],
    ['+1.50E+2', '1.50E+2'],
    ['NaN', '"NaN"'],
    ['+Infinity', '"Infinity"'],
    ['-Infinity', '"-Infinity"'],
    ['-NaN', '"NaN"'],
  ])('rewrites %s, which only JSON5 has', (json5, json) => {
    expect(format(json5, { indent: '' })).toBe(json);
  });

  it.each<[string, Partial<FormatStyle>, string]>([
    [String.raw`"\u00e9\/\n\u000a\u0022\u005C\u007f"`, { escapes: 'decode' }, '"é/\\n\\n\\"\\\\\u007f"'],
    [String.raw`"\ud83d\ude00\ud83d\\u0041"`, { escapes: 'decode' }, '"😀\\ud83d\\\\u0041"'],
    ['{"é😀":"\u007f\ud800\\u00E9"}', { escapes: 'ascii' }, '{"\\u00e9\\ud83d\\ude00":"\u007f\\ud800\\u00E9"}'],
    ['[NaN,-Infinity]', { nonFinite: 'null' }, '[null,null]'],
  ])('%s with %j', (text, style, formatted) => {
    expect(format(text, { ...style, indent: '' })).toBe(formatted);
  });

  it('rejects NaN if requested', () => {
    expect(() => format('[1,NaN]', { nonFinite: 'error' })).toThrowError(
      expect.objectContaining({ code: 'non-finite', params: { x: 'NaN' }, at: { offset: 3 } }),
    );
  });
});

describe('whatever the JSON', () => {
  const json = fc.oneof(
    fc.json({ maxDepth: 6 }),
    fc.json({ stringUnit: 'binary' }),
    fc.jsonValue().map((value) => JSON.stringify(value, null, 3)),
  );

  it('is laid out as JSON.stringify does', () => {
    fc.assert(
      fc.property(json, (text) => {
        const value: unknown = JSON.parse(text);
        expect(format(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
        expect(format(JSON.stringify(value, null, 3), { indent: '' })).toBe(JSON.stringify(value));
      }),
    );
  });

  it('keeps its value and its tokens, and formats to itself', () => {
    fc.assert(
      fc.property(json, fc.constantFrom('', ' ', '    ', '\t'), (text, indent) => {
        const formatted = format(text, { indent });
        expect(JSON.parse(formatted)).toEqual(JSON.parse(text));
        expect(format(formatted, { indent })).toBe(formatted);
        expect(format(formatted, { indent: '' })).toBe(format(text, { indent: '' }));
      }),
    );
  });
});
