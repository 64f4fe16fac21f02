import fc from 'fast-check';
import { CORE_SCHEMA, loadAll, mergeTag, YAML11_SCHEMA, YAMLException } from 'js-yaml';
import { describe, expect, it, test } from 'vitest';
import { locate } from '#core/place.ts';
import { ToolError } from '#core/tool.ts';
import { dropComments } from '#lib/data/comments.ts';
import { NodeWriter } from '#lib/json/write.ts';
import { readYaml, type YamlReading } from '#lib/yaml/read.ts';
import { hostileTexts } from '#testing/hostile.ts';
import { runs } from '#testing/runs.ts';

const plain: YamlReading = { version: '1.2', merge: true, tags: 'auto', duplicates: 'error' };

interface Told {
  readonly code: string;
  readonly [param: string]: unknown;
}

function read(yaml: string, options: Partial<YamlReading> = {}, width = 10_000, dialect: 'jsonc' | 'json' = 'jsonc') {
  const notices: Told[] = [];
  const host = {
    notice: (code: string, params: object = {}) => void notices.push({ code, ...params }),
    progress: () => {},
  };
  const document = readYaml(yaml, { ...plain, ...options }, host);
  if (dialect === 'json') dropComments(document);
  const json = new NodeWriter({
    indent: dialect === 'json' ? '' : '  ',
    lineEnding: '\n',
    width,
    dialect,
    escapes: 'keep',
    nonFinite: 'text',
    inputOffset: (offset) => offset,
  }).write(document);
  return { json, notices };
}

/** The error as `line:column code params`. */
function syntaxErrorOf(yaml: string, options: Partial<YamlReading> = {}): string {
  try {
    read(yaml, options);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { line, column } = locate(error.at ?? { offset: 0 }, yaml);
    return [`${line}:${column}`, error.code, ...Object.values(error.params)].join(' ');
  }
  return 'none';
}

// Known answers of the specification of the tool (js-yaml 5.5.0 and yaml 2.9.1 agree), and the schemas of YAML 1.2.2 and 1.1.
test.each<[string, Partial<YamlReading>, string]>([
  ['foo: bar\nlist:\n  - item\n  - key: value', {}, '{"foo": "bar", "list": ["item", {"key": "value"}]}'],
  [
    'id: 12345678901234567890\nf: 0.1000000000000000055',
    {},
    '{"id": 12345678901234567890, "f": 0.1000000000000000055}',
  ],
  [
    "d: &d {name: '', age: 0}\np: *d\nq: [{<<: *d, age: 1}, {age: 3, <<: *d}]",
    {},
    '{"d": {"name": "", "age": 0}, "p": {"name": "", "age": 0}, "q": [{"name": "", "age": 1}, {"age": 3, "name": ""}]}',
  ],
  ['a: NO', {}, '{"a": "NO"}'],
  ['a: NO', { version: '1.1' }, '{"a": false}'],
  ['%YAML 1.1\n---\na: NO', {}, '{"a": false}'],
  ['a: 0o17', {}, '{"a": 15}'],
  ['a: 0o17', { version: '1.1' }, '{"a": "0o17"}'],
  ['a: 017', {}, '{"a": 17}'],
  ['a: 017', { version: '1.1' }, '{"a": 15}'],
  ['a: 0x1F', {}, '{"a": 31}'],
  ['a: 1_000', {}, '{"a": "1_000"}'],
  ['a: 1_000', { version: '1.1' }, '{"a": 1000}'],
  ['a: 190:20:30', {}, '{"a": "190:20:30"}'],
  ['a: 190:20:30', { version: '1.1' }, '{"a": 685230}'],
  [
    '[+1, -0, 1., .5, 1e3, +.inf, -.Inf, .nan, ~, Null, TRUE]',
    {},
    '[1, -0, 1.0, 0.5, 1e3, "Infinity", "-Infinity", "NaN", null, null, true]',
  ],
  ['[0b11, -0x1_F, 1:30.5, -1_0.5_0, on, y]', { version: '1.1' }, '[3, -31, 90.5, -10.50, true, "y"]'],
  ['[0_x1, 0_b1, 1:0_0, 1.0e+1_0]', { version: '1.1' }, '["0_x1", "0_b1", "1:0_0", "1.0e+1_0"]'],
  ['[1_0:30, 1_0:30.5_0, 0x_1]', { version: '1.1' }, '[630, 630.50, 1]'],
  [
    '[1e400, 1.10, 00.5, 2001-01-01, 2001-12-14 21:59:43.10]',
    {},
    '[1e400, 1.10, 0.5, "2001-01-01", "2001-12-14 21:59:43.10"]',
  ],
  ['__proto__: 1\ntoString: 2', {}, '{"__proto__": 1, "toString": 2}'],
  [
    '1.0: a\n~: b\ntrue: c\n0x1F: d\n? [a, {b: 1}]\n: e',
    {},
    String.raw`{"1.0": "a", "null": "b", "true": "c", "31": "d", "[\"a\",{\"b\":1}]": "e"}`,
  ],
  ['a: 1\n---\nb: 2', {}, '{"a": 1}\n{"b": 2}'],
  ['---\n---\n', {}, 'null\nnull'],
  [
    'a: !!str 12\nb: !!int "3"\nc: !!float 3\nd: !!binary |\n  aGVs\n  bG8=\ne: !!set {x, y}\nf: ! 1',
    {},
    '{"a": "12", "b": 3, "c": 3.0, "d": "aGVsbG8=", "e": {"x": null, "y": null}, "f": "1"}',
  ],
  ['a: !!null\nb: !!seq\nc: !!map', {}, '{"a": null, "b": [], "c": {}}'],
  ['<<: {a: 1}', { merge: false }, '{"<<": {"a": 1}}'],
  ['a: 1\n<<: [{a: 2, b: 2}, {b: 3, c: 3}]\n<<: {d: 4}', {}, '{"a": 1, "b": 2, "c": 3, "d": 4}'],
  ['a: 1\nb: 2\na: 3', { duplicates: 'last' }, '{"a": 3, "b": 2}'],
  ['- [a: b, {c: d}: e, "x": y, ? z]', {}, String.raw`[[{"a": "b"}, {"{\"c\":\"d\"}": "e"}, {"x": "y"}, {"z": null}]]`],
  ['&a a: &b [1]\nc: *a\nd: [*b, *b]', {}, '{"a": [1], "c": "a", "d": [[1], [1]]}'],
  ['%TAG !e! tag:yaml.org,2002:\n---\n!e!str 1', {}, '"1"'],
])('%j read as %j', (yaml, options, json) => {
  expect(read(yaml, options).json).toBe(json);
});

describe('tags that are not YAML’s own', () => {
  const template =
    'a: !Ref X\nb: !Condition C\nc: !GetAtt A.B.C\nd: !GetAtt [A, B]\ne: !Sub\n  - x\n  - y: 1\nf: !Local 3';
  test.each<[YamlReading['tags'], string, string]>([
    [
      'auto',
      '{"a": {"Ref": "X"}, "b": {"Condition": "C"}, "c": {"Fn::GetAtt": ["A", "B.C"]}, "d": {"Fn::GetAtt": ["A", "B"]}, "e": {"Fn::Sub": ["x", {"y": 1}]}, "f": 3}',
      '!Local',
    ],
    [
      'cloudformation',
      '{"a": {"Ref": "X"}, "b": {"Condition": "C"}, "c": {"Fn::GetAtt": ["A", "B.C"]}, "d": {"Fn::GetAtt": ["A", "B"]}, "e": {"Fn::Sub": ["x", {"y": 1}]}, "f": {"Fn::Local": 3}}',
      '',
    ],
    [
      'drop',
      '{"a": "X", "b": "C", "c": "A.B.C", "d": ["A", "B"], "e": ["x", {"y": 1}], "f": 3}',
      '!Ref, !Condition, !GetAtt, !Sub, !Local',
    ],
  ])('%s', (tags, json, dropped) => {
    const found = read(template, { tags });
    expect(found.json).toBe(json);
    expect(found.notices.flatMap(({ code, tags: list }) => (code === 'tags-dropped' ? [list] : [])).join()).toBe(
      dropped,
    );
  });
});

describe('notices', () => {
  test.each<[string, Partial<YamlReading>, readonly Told[]]>([
    ['a: 1', {}, []],
    ['a: NO\nb: "NO"', {}, [{ code: 'version-values', n: 1, x: 'NO', ours: '"NO"', theirs: 'false', other: '1.1' }]],
    [
      'a: NO',
      { version: '1.1' },
      [{ code: 'version-values', n: 1, x: 'NO', ours: 'false', theirs: '"NO"', other: '1.2' }],
    ],
    ['a\n---\nb', {}, [{ code: 'documents', n: 2 }]],
    ['[&a 1, *a, *a]', {}, [{ code: 'aliases-copied', n: 2 }]],
    ['? [a]\n: 1', {}, [{ code: 'complex-keys', n: 1 }]],
    ['a: 1\na: 2', { duplicates: 'last' }, [{ code: 'yaml-key-dropped', k: 'a' }]],
  ])('of %j read as %j', (yaml, options, notices) => {
    expect(read(yaml, options).notices).toEqual(notices);
  });
});

test('comments belong to the value that they are above, after or in', () => {
  const yaml = `# top
a: 1 # one

# two
b: # list
  # in b
  - x # first
  # between
  - {y: 1, # y
     z: 2
     # inside
    } # braces
  # end of b
# before c
c: | # block
  # no comment
t: "#no" # yes
u: a#no
v: &w # anchored
  x: 1
# end
`;
  expect(read(yaml, {}, 0).json).toBe(`{
  // top
  "a": 1, // one
  // two
  "b": [ // list
    // in b
    "x", // first
    // between
    {
      "y": 1, // y
      "z": 2
      // inside
    } // braces
    // end of b
  ],
  // before c
  "c": "# no comment\\n", // block
  "t": "#no", // yes
  "u": "a#no",
  "v": { // anchored
    "x": 1
  }
  // end
}`);
});

// The words are those of the specification of the tool.
test.each([
  ['a:\n\tb: 1', '2:1 tab-indentation'],
  ['\ta: 1', '1:1 tab-indentation'],
  ['a:\n  b: 1\n c: 2', '3:2 wrong-indentation'],
  ['- a\nb: 1', '2:1 wrong-indentation'],
  ['a: 1\n  b: 2', '2:3 wrong-indentation'],
  ['a: 1\na: 2', '2:1 key-set-twice a 1'],
  ['x: 1\nb: {a: 1, "a": 2}', '2:11 key-set-twice-in-line a 5'],
  ['a: "foo\nb: bar\n', '1:4 unclosed-quote'],
  ["a: 'x", '1:4 unclosed-quote'],
  ['"abc\nfoo', '1:1 unclosed-quote'],
  ['x: 1\ny: "a \\" b\nz: 2', '2:4 unclosed-quote'],
  ['a: ["x\n,y]\nb: 1\n', '1:5 unclosed-quote'],
  ['k: "b\n  c"\nx: "y\nz: 1', '3:4 unclosed-quote'],
  ['a: [1, 2\nb: 3', '2:1 unclosed-flow [ 1'],
  ['[1, 2\n', '1:6 unclosed-flow [ 1'],
  ['a:\n  b: {c: 1,\n    d: 2\ne: 1', '4:1 unclosed-flow { 2'],
  ['a: b: c', '1:5 second-colon'],
  ['a: *x', '1:4 undefined-anchor x'],
  ['&a [*a]', '1:5 alias-cycle a'],
  ['a: "\\q"', '1:5 yaml-escape q'],
  ['a: "\\x4"', '1:5 yaml-escape x4"'],
  ['{a: {b: 1} c: 2}', '1:12 yaml-comma'],
  ['foo:\n  bar\ninvalid\n', '3:1 yaml-colon'],
  ['key\nfoo: 1', '1:1 yaml-colon'],
  ['a:b\nc: d', '1:1 yaml-colon'],
  ['a: - b', '1:4 list-behind-key'],
  ['a: "b" c', '1:8 more-after-value'],
  ["a: 'it's'", '1:8 more-after-value'],
  ['a: @b', '1:4 reserved-character @'],
  ['a: 1\n}', '2:1 stray-character }'],
  ['a: [b}', '1:6 stray-character }'],
  ['a\u0007', '1:2 yaml-control-character 0007'],
  ['a: \0', '1:4 yaml-control-character 0000'],
  ['a: &x *y', '1:7 properties-of-alias'],
  ['a: !x!y z', '1:8 tag-handle !x!y'],
  ['a: !!int b', '1:10 wrong-tag !!int b'],
  ['<<: 1', '1:5 merge-source'],
  ['%b', '1:3 not-yaml directives end mark is expected'],
  ['['.repeat(1100), '1:1002 too-deep 1000'],
])('%j is reported as %s', (yaml, expected) => {
  expect(syntaxErrorOf(yaml)).toBe(expected);
});

describe('files that would grow', () => {
  it('keys in keys in keys', () => {
    expect(read(`${'? '.repeat(10)}a`).notices).toEqual([{ code: 'complex-keys', n: 9 }]);
    expect(syntaxErrorOf(`${'? '.repeat(990)}a`)).toMatch(/^1:\d+ complex-keys-too-long 10000000$/);
  });

  it('a billion laughs', () => {
    const lines = ['a0: &a0 lol'];
    for (let level = 1; level < 10; level++)
      lines.push(`a${level}: &a${level} [${new Array(10).fill(`*a${level - 1}`).join()}]`);
    expect(syntaxErrorOf(lines.join('\n'))).toMatch(/too-many-copies 1000000$/);
  });

  it('aliases that nest ever deeper', () => {
    const lines = ['a0: &a0 [x]'];
    for (let level = 1; level < 1100; level++) lines.push(`a${level}: &a${level} [*a${level - 1}]`);
    expect(syntaxErrorOf(lines.join('\n'))).toMatch(/too-deep 1000$/);
  });
});

it('accepts or rejects any input', () => {
  const piece = fc.constantFrom(
    ...hostileTexts,
    ...'-?:,[]{}#&*!|>\'"%@` \n\t'.split(''),
    '\n  ',
    '- ',
    ': ',
    '# c\n',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      syntaxErrorOf(pieces.join(''));
    }),
    runs(2000),
  );
});

describe.each(['1.2', '1.1'] as const)('YAML %s', (version) => {
  const schema = version === '1.1' ? YAML11_SCHEMA : CORE_SCHEMA.withTags(mergeTag);
  const signs = '-?:,[]{}#&*!|>\'"%~ \n'.split('');
  const words = [
    'a',
    'b: ',
    'a: ',
    '- ',
    '? ',
    ': ',
    '\n- ',
    '\n  ',
    ' # c\n',
    '\t',
    '&a ',
    '*a',
    '<<: ',
    '!!str ',
    '---\n',
    '...\n',
  ];
  const values = [
    '1',
    '0x1F',
    '1.5',
    '017',
    'NO',
    'null',
    '"x"',
    "'y'",
    '|\n  t\n',
    '>-\n  u\n  v\n',
    '[1, 2]',
    '{a: 1}',
  ];
  const texts = fc
    .array(fc.constantFrom(...signs, ...words, ...values), { maxLength: 14 })
    .map((parts) => parts.join(''));

  it('is read as js-yaml reads it', () => {
    fc.assert(
      fc.property(texts, (yaml) => {
        const theirs = attempt(() => loadAll(yaml, { schema, maxDepth: 1000 }).map(toPlainData));
        const ours = attempt(() => read(yaml, { version, tags: 'drop' }, 0, 'json').json);
        if (theirs === undefined || ours === undefined) return;
        // Keys that are lists or maps have a text of our own.
        if (/object Object|"[[{]/.test(JSON.stringify(theirs) + ours)) return;
        // Objects of JavaScript put keys that are whole numbers first: the order of keys is tested elsewhere.
        expect(JSON.parse(`[${ours.trimEnd().replaceAll('\n', ',')}]`)).toEqual(theirs);
      }),
      runs(5000),
    );
  });
});

/** What is left of it in JSON. */
const toPlainData = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof ToolError || error instanceof YAMLException) return undefined;
    throw error;
  }
}

test.each(['a: 1\na: 2', '{a: 1, a: 2}'])(
  'offers to keep the last of equal keys in %j, where that is an option',
  (yaml) => {
    const offers = [{ duplicates: 'last' }];
    expect(() => read(yaml, { hasOptions: true })).toThrow(expect.objectContaining({ offers }));
    expect(() => read(yaml)).toThrow(expect.objectContaining({ offers: [] }));
  },
);
