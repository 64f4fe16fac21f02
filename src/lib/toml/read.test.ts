import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { locate } from '#core/place.ts';
import { ToolError } from '#core/tool.ts';
import { NodeWriter } from '#lib/json/write.ts';
import type { TomlVersion } from '#lib/toml/parse.ts';
import { readToml } from '#lib/toml/read.ts';
import { hostileTexts } from '#testing/hostile.ts';
import { runs } from '#testing/runs.ts';

function read(toml: string, version: TomlVersion = '1.1', width = 10_000) {
  const notices: string[] = [];
  const host = { notice: (code: string) => void notices.push(code), progress: () => {} };
  const json = new NodeWriter({
    indent: '  ',
    lineEnding: '\n',
    width,
    dialect: 'jsonc',
    escapes: 'keep',
    nonFinite: 'text',
    inputOffset: (offset) => offset,
  }).write(readToml(toml, version, host));
  return { json, notices };
}

/** The error as `line:column code params`. */
function syntaxErrorOf(toml: string, version: TomlVersion = '1.0'): string {
  try {
    read(toml, version);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { line, column } = locate(error.at ?? { offset: 0 }, toml);
    return [`${line}:${column}`, error.code, ...Object.values(error.params)].join(' ');
  }
  return 'none';
}

// Known answers of the specification of the tool (toml-test, smol-toml, Python's tomllib).
test.each([
  [
    'foo = "bar"\n[list]\nname = "item"\n[list.another]\nkey = "value"',
    '{"foo": "bar", "list": {"name": "item", "another": {"key": "value"}}}',
  ],
  ['a = 9223372036854775807', '{"a": 9223372036854775807}'],
  ['a = 0xDEADBEEF\nb = 0o755\nc = 0b1_1', '{"a": 3735928559, "b": 493, "c": 3}'],
  ['a = 1_000.10\nb = +1\nc = -0\nd = 1e06', '{"a": 1000.10, "b": 1, "c": -0, "d": 1e06}'],
  ['t = 1979-05-27T07:32:00.999999-07:00', '{"t": "1979-05-27T07:32:00.999999-07:00"}'],
  [
    'a = 1979-05-27 07:32:00\nb = 1979-05-27\nc = 07:32:00',
    '{"a": "1979-05-27 07:32:00", "b": "1979-05-27", "c": "07:32:00"}',
  ],
  ['a = inf\nb = -inf\nc = -nan', '{"a": "Infinity", "b": "-Infinity", "c": "NaN"}'],
  [
    'fruit.apple.color = "red"\nfruit.apple.taste.sweet = true',
    '{"fruit": {"apple": {"color": "red", "taste": {"sweet": true}}}}',
  ],
  ['a = {\n x=1,\n y=2,\n}', '{"a": {"x": 1, "y": 2}}'],
  [String.raw`a = "\e[31m \x41"`, String.raw`{"a": "\u001b[31m A"}`],
  ['[[x]]\nn = 1\n[[x]]\n[x.y]\nz = 2', '{"x": [{"n": 1}, {"y": {"z": 2}}]}'],
  ['[a.b]\nc = 1\n[a]\nd = 2', '{"a": {"b": {"c": 1}, "d": 2}}'],
  ["__proto__.a = 1\n'__proto__'.b = '''\nx'''", '{"__proto__": {"a": 1, "b": "x"}}'],
  ['', '{}'],
])('%j', (toml, json) => {
  expect(read(toml).json).toBe(json);
});

test('a byte order mark is left out, and counts', () => {
  expect(read('\ufeffa = 1')).toEqual({ json: '{"a": 1}', notices: ['bom-dropped'] });
  expect(syntaxErrorOf('\ufeffa = 1\nb')).toBe('2:2 missing-equals b');
});

// The words are those of the specification of the tool.
describe.each([
  ['a="x', '1:3 toml-string'],
  ["b=1\na='x\n", '2:3 toml-string'],
  ['a = """\nx', '1:5 toml-string'],
  ['a=[1', '1:3 toml-bracket ['],
  ['a={b=1', '1:3 toml-bracket {'],
  ['[a', '1:1 toml-bracket ['],
  ['a = [1,', '1:5 toml-bracket ['],
  ['a = [', '1:5 toml-bracket ['],
  ['a = {', '1:5 toml-bracket {'],
  ['a = { b', '1:5 toml-bracket {'],
  ['a = { b =', '1:5 toml-bracket {'],
  ['a = { b = 1,', '1:5 toml-bracket {'],
  ['a = [1, 2\nb = 3\n[t]\nc = [4]', '1:5 toml-bracket ['],
  ['a = { b = 1\nc = 2\n', '1:5 toml-bracket {'],
  ['a = [\n  [1, 2],\n  [3, 4\n]\nb = 1', '1:5 toml-bracket ['],
  ['a = [{ b = "]}" , c = [1 ] ', '1:6 toml-bracket {'],
  ['a = [1, 2}', '1:5 toml-bracket ['],
  ['a = [ # ]\n 1', '1:5 toml-bracket ['],
  ['[[a]\nb = 1', '1:1 toml-bracket ['],
  ['[my table]', '1:5 closing-bracket ]'],
  ['a = [1, "x', '1:9 toml-string'],
  ['# "\na = "x \\" y # z', '2:5 toml-string'],
  ["a = '''\nx'\n# '''' \nb = '''y", '4:5 toml-string'],
  ["a = \"b\"\nc = '''d", '2:5 toml-string'],
  ['a=', '1:3 missing-value'],
  ['a = \nb = 1', '1:4 missing-value'],
  ['a = # c\n\n# d\nb = 1', '1:4 missing-value'],
  ['a =\n', '1:4 missing-value'],
  ['name: x', '1:5 missing-equals name'],
  ['a."b c": x', '1:8 missing-equals a."b c"'],
  ['a = {b: 1}', '1:7 missing-equals b'],
  ['a 1', '1:3 missing-equals a'],
  ['a=1 b=2', '1:5 missing-line-break'],
  ['a=[1 2]', '1:6 toml-comma'],
  ['="x"', '1:1 missing-key'],
  ['[]', '1:2 missing-key'],
  ['a=1\na=2', '2:1 key-defined a 1'],
  ['[a]\nb=1\n[a]\nc=1', '3:2 key-defined a 1'],
  ['[t]\nq=[\n1,\n]\nx=1\n[u]\n[t.x]\n', '7:4 key-defined x 5'],
  ['[t]\na = """\n[u]\n"""\na=2', '5:1 key-defined a 2'],
  ['[[a]]\nb=1\n[[a]]\nb=1\nb=2', '5:1 key-defined b 4'],
  ['"a b"=1\n\'a b\'=2', '2:1 key-defined a b 1'],
  ['x = 0\na = {b=1, b=2}', '2:11 key-defined-in-line b 6'],
  ['x.y=1\nx.y.z=2', '2:3 key-defined y 1'],
  ['a=2026-02-30', '1:3 date-does-not-exist'],
  ['a=25:00:00', '1:3 date-does-not-exist'],
  ['a=01', '1:3 toml-leading-zero'],
  ['a=1__0', '1:5 misplaced-underscore'],
  ['a="\\q"', '1:4 toml-escape q'],
  ['a="\\u00"', '1:4 toml-escape u00'],
  ['a="\\uD800"', '1:4 toml-code-point \\uD800'],
  ['a="""x""""""', '1:7 three-quotes'],
  ['a={\n}', '2:1 needs-toml-1.1'],
  ['a={b=1,}', '1:8 needs-toml-1.1'],
  ['a="\u0001"', '1:4 toml-control-character 0001'],
  ['a=1\rb=2', '1:4 carriage-return'],
  ['a=foo', '1:3 toml-character f'],
  ['a..b=1', '1:2 misplaced-dot'],
  ['[ [a]]', '1:3 blank-in-brackets'],
])('%j', (toml, expected) => {
  test(`is reported as ${expected}`, () => {
    expect(syntaxErrorOf(toml)).toBe(expected);
  });
});

test('nesting without end', () => {
  for (const depth of [1001, 100_000]) {
    expect(syntaxErrorOf(`a=${'['.repeat(depth)}${']'.repeat(depth)}`)).toBe('1:1003 too-deep 1000');
    expect(syntaxErrorOf(`a=${'{a='.repeat(depth)}1${'}'.repeat(depth)}`)).toMatch(/too-deep 1000$/);
  }
});

test('comments belong to the value that they are above, after or in', () => {
  const toml = `# top
a = 1 # one
# table
[t.u] # head
# in
x.y = [ # open
  1, # first
  # between
  2,
  # end
] # close
[[z]]
n = 1 # n
# second
[[z]] # item
i = { a = 1, # in braces
  b = 2 } # behind
# last
`;
  expect(read(toml, '1.1', 0).json).toBe(`{
  // top
  "a": 1, // one
  "t": {
    // table
    "u": { // head
      "x": {
        // in
        "y": [
          // open
          1, // first
          // between
          2
          // end
        ] // close
      }
    }
  },
  "z": [
    {
      "n": 1 // n
    },
    // second
    { // item
      "i": {
        "a": 1, // in braces
        "b": 2
      } // behind
    }
  ]
}
// last`);
});

it('accepts or rejects any input', () => {
  const piece = fc.constantFrom(
    ...hostileTexts,
    ...'-=:,[]{}#+_.\'"\\ \n\t'.split(''),
    'a',
    '1',
    '[a]\n',
    'a = ',
    '"""',
    "'''",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      syntaxErrorOf(pieces.join(''));
    }),
    runs(2000),
  );
});
