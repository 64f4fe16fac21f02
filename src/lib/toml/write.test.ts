import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it, test } from 'vitest';
import { readNodes } from '#lib/json/read.ts';
import { toSource } from '#lib/json/source.ts';
import { NodeWriter } from '#lib/json/write.ts';
import { fitForToml, type TomlFitting } from '#lib/toml/fit.ts';
import { readToml } from '#lib/toml/read.ts';
import { type TomlStyle, writeToml } from '#lib/toml/write.ts';
import { arbitraryTable } from '#testing/arbitrary-data.ts';
import { runs } from '#testing/runs.ts';

const plain: TomlStyle = {
  version: '1.0',
  quoteKeys: 'needed',
  literalStrings: true,
  multiLine: true,
  arraysOfTables: 'headers',
  inlineDepth: null,
  indent: 0,
};
const fitting: TomlFitting = {
  version: '1.0',
  nulls: 'omit',
  root: 'wrap',
  rootKey: '',
  bigIntegers: 'text',
  dates: 'date',
  dateTexts: false,
  inputOffset: (offset) => offset,
};

function tomlOf(json: string, style: Partial<TomlStyle> = {}): string {
  const { values, after } = readNodes(toSource(json));
  const [value] = values;
  if (!value) throw new Error('there is no value');
  return writeToml(fitForToml(value, fitting, 'JSON', { notice: () => {} }), after, { ...plain, ...style });
}

const styles: fc.Arbitrary<TomlStyle> = fc.record({
  version: fc.constantFrom('1.0', '1.1'),
  quoteKeys: fc.constantFrom('needed', 'always'),
  literalStrings: fc.boolean(),
  multiLine: fc.boolean(),
  arraysOfTables: fc.constantFrom('headers', 'inline'),
  inlineDepth: fc.constantFrom(null, null, 1, 2),
  indent: fc.constantFrom(0, 2),
});

/** JSON as TOML can have it: no number without a point is out of bounds. */
const jsonOf = (data: unknown): string =>
  JSON.stringify(data, (_, held: unknown) => (typeof held === 'number' && Math.abs(held) > 2 ** 53 ? 1.5 : held));

describe('what is written', () => {
  it('is read by toml-eslint-parser as it was, in any style', () => {
    fc.assert(
      fc.property(arbitraryTable, styles, (data, style) => {
        const json = jsonOf(data);
        expect(JSON.parse(backToJson(tomlOf(json, style), style))).toEqual(JSON.parse(json));
      }),
      runs(1000),
    );
  });

  it('is read by smol-toml as it was, in any style', () => {
    fc.assert(
      fc.property(arbitraryTable, styles, (data, style) => {
        const json = jsonOf(data);
        expect(plainObjects(parse(tomlOf(json, style)))).toEqual(JSON.parse(json));
      }),
      runs(1000),
    );
  });
});

/** By way of our own tree, for the parser loses keys like `__proto__` when it makes objects. */
function backToJson(toml: string, { version }: TomlStyle): string {
  const writer = new NodeWriter({
    indent: '',
    lineEnding: '\n',
    width: null,
    dialect: 'json',
    escapes: 'keep',
    nonFinite: 'error',
    inputOffset: (offset) => offset,
  });
  return writer.write(readToml(toml, version, { notice: () => {}, progress: () => {} }));
}

/** The parser's objects have no prototype. */
function plainObjects(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(plainObjects);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainObjects(value)]));
}

const table = '{"a":1,"b":{"c":{"d":[]}},"e":[{"f":2},{}]}';

// Specification of the tool, known answers.
test.each<[string, Partial<TomlStyle>, string]>([
  [
    '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}',
    {},
    'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n',
  ],
  [
    '{"products":[{"name":"Hammer","sku":738594937},{},{"name":"Nail"}]}',
    {},
    '[[products]]\nname = "Hammer"\nsku = 738594937\n\n[[products]]\n\n[[products]]\nname = "Nail"\n',
  ],
  ['{"f":1.0,"e":1e3,"b":9007199254740993,"z":-0}', {}, 'f = 1.0\ne = 1e3\nb = 9007199254740993\nz = -0\n'],
  ['{"m":[1,"a",2.50,true,[1,2],{"x":1}]}', {}, 'm = [1, "a", 2.50, true, [1, 2], { x = 1 }]\n'],
  ['{"a b":1,"":2,"x.y":3}', {}, '"a b" = 1\n"" = 2\n"x.y" = 3\n'],
  ['{"s":"a\\nb\\n"}', {}, 's = """\na\nb\n"""\n'],
  ['{"s":"a\\nb\\n"}', { multiLine: false }, 's = "a\\nb\\n"\n'],
  ['{"s":"C:\\\\new","t":"say \\"hi\\"","u":"it\'s \\\\"}', {}, "s = 'C:\\new'\nt = 'say \"hi\"'\nu = \"it's \\\\\"\n"],
  ['{"s":"C:\\\\new"}', { literalStrings: false }, 's = "C:\\\\new"\n'],
  ['{"s":"\\u001b\\u0001"}', {}, 's = "\\u001B\\u0001"\n'],
  ['{"s":"\\u001b\\u0001"}', { version: '1.1' }, 's = "\\e\\x01"\n'],
  [table, {}, 'a = 1\n\n[b.c]\nd = []\n\n[[e]]\nf = 2\n\n[[e]]\n'],
  [table, { arraysOfTables: 'inline' }, 'a = 1\ne = [{ f = 2 }, {}]\n\n[b.c]\nd = []\n'],
  [table, { inlineDepth: 1 }, 'a = 1\n\n[b]\nc = { d = [] }\n\n[[e]]\nf = 2\n\n[[e]]\n'],
  [table, { indent: 2 }, 'a = 1\n\n  [b.c]\n  d = []\n\n[[e]]\nf = 2\n\n[[e]]\n'],
  [
    table,
    { quoteKeys: 'always', arraysOfTables: 'inline' },
    '"a" = 1\n"e" = [{ "f" = 2 }, {}]\n\n["b"."c"]\n"d" = []\n',
  ],
  ['{"e":{}}', {}, '[e]\n'],
  ['{"a":0XFF,"b":-0xFF,"c":.5,"d":-Infinity,"e":NaN}', {}, 'a = 0xFF\nb = -255\nc = 0.5\nd = -inf\ne = nan\n'],
  ['{"__proto__":{"__proto__":1}}', {}, '[__proto__]\n__proto__ = 1\n'],
])('%s in style %j', (json, style, toml) => {
  expect(tomlOf(json, style)).toBe(toml);
});

test('long arrays are written line by line', () => {
  const json = JSON.stringify({ a: Array.from({ length: 30 }, (_, index) => index * 1000) });
  expect(tomlOf(json).split('\n').slice(0, 3)).toEqual(['a = [', '  0,', '  1000,']);
});

const commented = `// top
{ "a": 1, // one
  // two
  "b": [ 1, // first
    2 // second
    // end
  ],
  "c": [ { // in c
    "d": 1 // d
  }, 2 ],
  // list
  "e": [ // above
    { "f": 1 } // item
  ],
  /* table
     of two lines */
  "g": { "h": { /* h */ "i": 1 } // behind
    // inside
  }
} // last`;

test('comments stay with their values', () => {
  expect(tomlOf(commented)).toBe(`# top
a = 1 # one
# two
b = [
  1, # first
  2, # second
  # end
]
c = [
  # in c
  # d
  { d = 1 },
  2,
]

# table
# of two lines
[g]

[g.h]
# h
i = 1
# behind
# inside

# list
# above
[[e]] # item
f = 1
# last
`);
});
