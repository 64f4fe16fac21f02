import fc from 'fast-check';
import { CORE_SCHEMA, load, loadAll, mergeTag, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { readNodes } from '#lib/json/read.ts';
import { toSource } from '#lib/json/source.ts';
import { writeYaml, type YamlStyle } from '#lib/yaml/write.ts';
import { arbitraryData } from '#testing/arbitrary-data.ts';
import { runs } from '#testing/runs.ts';

const plain: YamlStyle = {
  readers: 'any',
  quotes: 'double',
  quoteAll: false,
  indent: 2,
  indentLists: true,
  multiLine: 'literal',
  foldAt: null,
  flowDepth: null,
  flowItems: null,
  documentStart: false,
  anchors: false,
};

const yamlOf = (json: string, style: Partial<YamlStyle> = {}): string =>
  writeYaml(readNodes(toSource(json)), { ...plain, ...style });

/** Parsers of both versions, two of each. */
const readers: Readonly<Record<string, (yaml: string) => unknown>> = {
  'js-yaml, 1.2': (yaml) => load(yaml, { schema: CORE_SCHEMA, maxDepth: 1000 }),
  'js-yaml, 1.1': (yaml) => load(yaml, { schema: YAML11_SCHEMA.withTags(mergeTag), maxDepth: 1000 }),
  'yaml, 1.2': (yaml) => parse(yaml, { version: '1.2', merge: true }),
  'yaml, 1.1': (yaml) => parse(yaml, { version: '1.1' }),
};

const styles: fc.Arbitrary<YamlStyle> = fc.record({
  readers: fc.constant<'any'>('any'),
  quotes: fc.constantFrom('double', 'single'),
  quoteAll: fc.boolean(),
  indent: fc.integer({ min: 1, max: 8 }),
  indentLists: fc.boolean(),
  multiLine: fc.constantFrom('literal', 'folded', 'escaped'),
  foldAt: fc.constantFrom(null, null, 1, 5, 40),
  flowDepth: fc.constantFrom(null, null, null, 1, 2),
  flowItems: fc.constantFrom(null, null, 3),
  documentStart: fc.boolean(),
  anchors: fc.boolean(),
});

describe('what is written', () => {
  it.each(Object.keys(readers))('is read by %s as it was, in any style', (name) => {
    fc.assert(
      fc.property(arbitraryData, styles, (data, style) => {
        const json = JSON.stringify(data);
        expect(readers[name]?.(yamlOf(json, style))).toEqual(JSON.parse(json));
      }),
      runs(1000),
    );
  });

  it('is read by parsers of 1.2 as it was, if written for them', () => {
    fc.assert(
      fc.property(arbitraryData, (data) => {
        const json = JSON.stringify(data);
        const yaml = yamlOf(json, { readers: '1.2' });
        expect(readers['js-yaml, 1.2']?.(yaml)).toEqual(JSON.parse(json));
        expect(readers['yaml, 1.2']?.(yaml)).toEqual(JSON.parse(json));
      }),
      { numRuns: 500 },
    );
  });
});

// Specification of the tool, known answers.
test.each<[string, Partial<YamlStyle>, string]>([
  ['{"foo":"bar","list":["item",{"key":"value"}]}', {}, 'foo: bar\nlist:\n  - item\n  - key: value\n'],
  [
    '{"foo":"bar","list":["item",{"key":"value"}]}',
    { indentLists: false, indent: 4 },
    'foo: bar\nlist:\n- item\n- key: value\n',
  ],
  ['{"t":"https://x.y/z?a=b#c","u":"2 items"}', {}, 't: https://x.y/z?a=b#c\nu: 2 items\n'],
  ['{"y":"y","n":"n"}', {}, '"y": "y"\n"n": "n"\n'],
  ['{"y":"y","n":"n"}', { readers: '1.2' }, 'y: y\nn: n\n'],
  ['{"j":"line1\\nline2\\n","r":"a\\nb"}', {}, 'j: |\n  line1\n  line2\nr: |-\n  a\n  b\n'],
  ['{"k":"a\\n\\n","l":" a\\nb"}', {}, 'k: |+\n  a\n\nl: |2-\n   a\n  b\n'],
  ['{"e":1e3,"m":-2.5E-7,"id":17478252242305210114}', {}, 'e: 1.0e+3\nm: -2.5E-7\nid: 17478252242305210114\n'],
  ['{ // c\n "a": 1 }', {}, '# c\na: 1\n'],
  ['{}', {}, '{}\n'],
  ['[]', {}, '[]\n'],
  ['[[1,[2]],{"a":[]},{}]', {}, '- - 1\n  - - 2\n- a: []\n- {}\n'],
  ['{"a":[1,2],"b":{"c":{"d":1}}}', { flowItems: 3 }, 'a: [1, 2]\nb:\n  c:\n    d: 1\n'],
  ['{"a":[1,2],"b":{"c":{"d":1}}}', { flowDepth: 1 }, 'a: [1, 2]\nb: { c: { d: 1 } }\n'],
  ['{"a":"yes"}', { quotes: 'single' }, "a: 'yes'\n"],
  ['{"a":"b"}', { quoteAll: true }, 'a: "b"\n'],
  ['{"a":{"x":[1]},"b":{"x":[1]},"c":[[1]]}', { anchors: true }, 'a: &a1\n  x: &a2\n    - 1\nb: *a1\nc:\n  - *a2\n'],
  ['1 "a"', { documentStart: true }, '---\n1\n---\na\n'],
  ['{"a":"one two three"}', { foldAt: 8 }, 'a: >-\n  one two\n  three\n'],
  ['{"a":"x\\ny\\n\\nz\\n"}', { multiLine: 'folded' }, 'a: >\n  x\n\n  y\n\n\n  z\n'],
  [
    '{"a":0x1F,"b":-0x1F,"c":.5,"d":+1,"e":-Infinity,"f":NaN}',
    {},
    'a: 0x1F\nb: -31\nc: 0.5\nd: 1\ne: -.inf\nf: .nan\n',
  ],
  ['"\\ud83d"', {}, '"\\uD83D"\n'],
  ['{"__proto__":{"__proto__":1}}', {}, '__proto__:\n  __proto__: 1\n'],
])('%s in style %j', (json, style, yaml) => {
  expect(yamlOf(json, style)).toBe(yaml);
});

test('every text that looks like something else is quoted', () => {
  const json =
    '{"a":"yes","b":"1","c":"null","d":"1e3","e":"2001-01-01","f":"","g":"- x","h":"a: b","i":"x # y","k":"0x1F","l":"~","m":"22:22","o":"<<","v":"1_000","x":".5"}';
  for (const line of yamlOf(json).trimEnd().split('\n')) expect(line).toMatch(/^\w: ".*"$/);
});

test('comments stay with their values', () => {
  const json = `/* head
   * and more */
{ "a": [ // list
  1, // one
  // two
  2
  // end
], /* b */ "b": {} /* none */, "c": [{"d": 1 /* d */}, /* e */ {"e": 2}] } // last`;
  expect(yamlOf(json)).toBe(`# head
# and more
a:
  # list
  - 1 # one
  # two
  - 2
  # end
# b
b: {} # none
c:
  - d: 1 # d
  # e
  - e: 2
# last
`);
});

test('several documents', () => {
  expect([...loadAll(yamlOf('{"a":1} [2] "a\\nb" {}'), {})]).toEqual([{ a: 1 }, [2], 'a\nb', {}]);
});

test('keys too long to be looked for a colon behind', () => {
  const key = 'k'.repeat(1100);
  const json = JSON.stringify({ [key]: { [key]: [1] } });
  for (const read of Object.values(readers)) expect(read(yamlOf(json))).toEqual(JSON.parse(json));
});

test('as deep as JSON is read', () => {
  const depth = 5000;
  expect(yamlOf('['.repeat(depth) + ']'.repeat(depth))).toBe(`${'- '.repeat(depth - 1)}[]\n`);
});
