import fc from 'fast-check';
import { CORE_SCHEMA, load, mergeTag, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { append } from '#lib/collections/append.ts';
import type { Node } from '#lib/data/node.ts';
import { readYaml } from '#lib/yaml/read.ts';
import type { YamlVersion } from '#lib/yaml/resolve.ts';
import { differenceOf } from '#lib/yaml/versions.ts';
import { writeYaml } from '#lib/yaml/write.ts';
import { runs } from '#testing/runs.ts';

type Parser = (yaml: string) => unknown;

const parsers12: readonly Parser[] = [
  (yaml) => load(yaml, { schema: CORE_SCHEMA }),
  (yaml) => parse(yaml, { version: '1.2' }),
];
const parsers11: readonly Parser[] = [
  (yaml) => load(yaml, { schema: YAML11_SCHEMA.withTags(mergeTag) }),
  (yaml) => parse(yaml, { version: '1.1' }),
];
const parsers = [...parsers12, ...parsers11];

/** Texts that one of the versions might read as something else. */
const scalar = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0189_.:+-eEbxoyYnN'), minLength: 1, maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(...'0123-:.TtZ +'), minLength: 8, maxLength: 26 }),
  fc.stringMatching(/^\d{4}-\d\d?-\d\d?([Tt ]\d\d?:\d\d:\d\d(\.\d)?( ?[-+]\d\d?(:\d\d)?|Z)?)?$/),
  fc.stringMatching(/^[-+]?0?[xob]?[\d_]{1,5}(:[0-5]?\d){0,2}(\.[\d_]{0,3})?([eE][-+]?\d)?$/),
  fc.constantFrom(...'yes No ON off y N true FALSE null ~ .inf -.Inf .nan 0644 1_000 12:30 0b1 2001-01-01'.split(' ')),
);

/** The value of a plain scalar; undefined if the text is not one, such as `a: b`. */
function valueFor(parser: Parser, text: string): string | undefined {
  let items: unknown;
  try {
    items = parser(`- ${text}\n- x\n`);
  } catch {
    return undefined;
  }
  if (!Array.isArray(items) || items.length !== 2 || items[1] !== 'x') return undefined;
  const [value] = items as unknown[];
  if (value instanceof Date) return 'a date';
  if (typeof value === 'object' && value !== null) return undefined;
  // This parser reads `.` and `e1` as numbers without digits.
  if (Number.isNaN(value) && !/nan/i.test(text)) return JSON.stringify(text);
  return typeof value === 'number' ? String(value + 0) : JSON.stringify(value);
}

function read(yaml: string, version: YamlVersion) {
  const codes: string[] = [];
  const { values } = readYaml(
    yaml,
    { version, merge: false, tags: 'drop', duplicates: 'last' },
    { notice: (code) => codes.push(code), progress: () => undefined },
  );
  return { values, codes };
}

describe.each(['1.1', '1.2'] as const)('reading YAML %s', (version) => {
  it('reports a scalar exactly if parsers of the versions disagree', () => {
    fc.assert(
      fc.property(scalar, (text) => {
        const values = parsers.map((parser) => valueFor(parser, text));
        // Only go-yaml reads underscores in this form, which is none of these parsers.
        if (values.includes(undefined) || /^\s|\s$|^[-+]?0o.*_/.test(text)) return;
        const { codes } = read(`- ${text}\n`, version);
        expect(codes, values.join()).toHaveLength(new Set(values).size > 1 ? 1 : 0);
      }),
      runs(5000),
    );
  });

  it('reports keys, but no text in quotes or with a tag', () => {
    const yaml = 'on: "off"\nx: !!str 0644\nz: |\n  no\n<<: {a: b}\n';
    expect(read(yaml, version).codes).toEqual(['version-values']);
  });
});

test.each<[string, YamlVersion, unknown]>([
  ['0644', '1.2', { ours: '644', theirs: '420', other: '1.1', isChoice: true }],
  ['0644', '1.1', { ours: '420', theirs: '644', other: '1.2', isChoice: true }],
  ['1_000', '1.2', { ours: '"1_000"', theirs: '1000', other: '1.1', isChoice: true }],
  ['12:30', '1.2', { ours: '"12:30"', theirs: '750', other: '1.1', isChoice: true }],
  ['0o7', '1.1', { ours: '"0o7"', theirs: '7', other: '1.2', isChoice: true }],
  ['no', '1.2', { ours: '"no"', theirs: 'false', other: '1.1', isChoice: true }],
  ['y', '1.1', { ours: '"y"', theirs: 'true', other: '1.1', isChoice: false }],
  ['1e3', '1.2', { ours: '1e3', theirs: '"1e3"', other: '1.1', isChoice: true }],
  ['08', '1.1', { ours: '"08"', theirs: '8', other: '1.2', isChoice: true }],
  ['0b1', '1.2', { ours: '"0b1"', theirs: '1', other: '1.1', isChoice: true }],
  ['0o7_1', '1.2', { ours: '"0o7_1"', theirs: '57', other: '1.1', isChoice: false }],
  ['.5', '1.2', undefined],
  ['007', '1.2', undefined],
  ['1.0', '1.1', undefined],
])('%s read as YAML %s differs by %j', (text, version, difference) => {
  expect(differenceOf(text, version)).toEqual(difference && { isDate: false, ...difference });
});

it('gathers equal texts, and dates', () => {
  const notices: unknown[] = [];
  const yaml = `[${'yes, '.repeat(9)}01-0, 2001-01-01, 2002-02-02, ${['010', '011', '012', '013', '014', '015'].join()}]`;
  readYaml(
    yaml,
    { version: '1.2', merge: true, tags: 'drop', duplicates: 'error' },
    { notice: (code, params) => notices.push([code, params]), progress: () => undefined },
  );
  expect(notices).toMatchObject([
    ['version-differences', { x: 'yes', n: 15, other: '1.1' }],
    ['version-dates', { x: '2001-01-01', n: 2 }],
  ]);
});

describe('writes for any parser', () => {
  const place = { start: 0, end: 0, comments: undefined };
  const toNode = (text: string): Node => ({
    type: 'string',
    value: text,
    style: 'plain',
    literal: undefined,
    ...place,
  });
  const style = {
    readers: 'any',
    quoteAll: false,
    indent: 2,
    indentLists: true,
    multiLine: 'literal',
    foldAt: null,
    flowItems: null,
    documentStart: false,
    anchors: false,
  } as const;
  const options = fc.record({
    quotes: fc.constantFrom('double' as const, 'single' as const),
    flowDepth: fc.constantFrom(null, 1),
  });

  it('gives every parser the same texts, as values and as keys', () => {
    const text = fc.oneof(scalar, fc.string({ unit: 'binary', maxLength: 12 }));
    fc.assert(
      fc.property(fc.uniqueArray(text, { minLength: 20, maxLength: 20 }), options, (texts, chosen) => {
        const entries = texts.map((key) => ({ key, literal: undefined, keyStart: 0, keyEnd: 0, value: toNode(key) }));
        const root: Node = { type: 'object', entries, ...place };
        const yaml = writeYaml({ values: [root], after: [] }, { ...style, ...chosen });
        for (const parser of parsers) expect(parser(yaml), yaml).toEqual(Object.fromEntries(texts.map((x) => [x, x])));
      }),
      { numRuns: 300 },
    );
  });

  it('gives every parser the same numbers', () => {
    const raw = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
      fc.bigInt().map(String),
      fc.stringMatching(/^-?(?:0|[1-9]\d{0,5})(\.\d{1,5})?([eE][-+]?\d{1,2})?$/),
      fc.stringMatching(/^0(x[\da-fA-F]{1,8}|o[0-7]{1,8}|b[01]{1,8})$/),
    );
    fc.assert(
      fc.property(raw, (digits) => {
        const node: Node = { type: 'number', raw: digits, form: 'float', ...place };
        const yaml = writeYaml({ values: [node], after: [] }, { ...style, quotes: 'double', flowDepth: null });
        for (const parser of parsers) expect(parser(yaml), yaml).toBe(Number(digits));
      }),
      runs(1000),
    );
  });
});

test.each<[string, YamlVersion, readonly unknown[]]>([
  ['[0644, 0755, yes]', '1.2', [{ yamlVersion: '1.1' }]],
  ['[0644, 0755, yes]', '1.1', [{ yamlVersion: '1.2' }]],
  ['[0o7_1, y]', '1.2', []],
  ['%YAML 1.1\n---\n0644', '1.2', []],
  ['%YAML 1.1\n---\n0644\n...\n---\n0755', '1.2', [{ yamlVersion: '1.1' }]],
])('of %j, read as %s, offers are %j', (yaml, version, offers) => {
  const read = (hasOptions: boolean) => {
    const offered: unknown[] = [];
    const reading = { version, merge: true, tags: 'drop', duplicates: 'error' } as const;
    const notice = (_code: string, _params: unknown, _at: unknown, each: readonly unknown[] = []) =>
      append(offered, each);
    readYaml(yaml, { ...reading, ...(hasOptions && { hasOptions }) }, { notice, progress: () => undefined });
    return offered;
  };
  expect(read(true)).toEqual(offers);
  expect(read(false)).toEqual([]);
});
