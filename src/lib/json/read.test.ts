import { expect, it } from 'vitest';
import { dropComments } from '#lib/data/comments.ts';
import { keepLastKeys } from '#lib/data/duplicates.ts';
import { containersOf } from '#lib/data/node.ts';
import { readNodes } from '#lib/json/read.ts';
import { toSource } from '#lib/json/source.ts';
import { NodeWriter } from '#lib/json/write.ts';

const read = (text: string) => readNodes(toSource(text));

const write = (text: string, change: (document: ReturnType<typeof read>) => void = () => {}) => {
  const document = read(text);
  change(document);
  return new NodeWriter({
    dialect: 'jsonc',
    indent: '',
    lineEnding: '\n',
    width: null,
    escapes: 'keep',
    nonFinite: 'text',
    inputOffset: (offset) => offset,
  }).write(document);
};

it('keeps all that is typed', () => {
  expect(read('{"a":1.50,"\\u0061":\'x\', b:[null,true,0xF]}')).toEqual({
    after: [],
    values: [
      {
        type: 'object',
        start: 0,
        end: 42,
        comments: undefined,
        entries: [
          {
            key: 'a',
            literal: undefined,
            keyStart: 1,
            keyEnd: 4,
            value: { type: 'number', raw: '1.50', form: 'float', start: 5, end: 9, comments: undefined },
          },
          {
            key: 'a',
            literal: '"\\u0061"',
            keyStart: 10,
            keyEnd: 18,
            value: {
              type: 'string',
              value: 'x',
              literal: "'x'",
              style: 'single',
              start: 19,
              end: 22,
              comments: undefined,
            },
          },
          {
            key: 'b',
            literal: 'b',
            keyStart: 24,
            keyEnd: 25,
            value: {
              type: 'array',
              start: 26,
              end: 41,
              comments: undefined,
              items: [
                { type: 'null', start: 27, end: 31, comments: undefined },
                { type: 'boolean', value: true, start: 32, end: 36, comments: undefined },
                { type: 'number', raw: '0xF', form: 'hex', start: 37, end: 40, comments: undefined },
              ],
            },
          },
        ],
      },
    ],
  });
});

it.each([['[1,-1e2,.5,0x1,-Infinity,NaN,+2]', ['int', 'float', 'float', 'hex', 'inf', 'nan', 'int']]])(
  'distinguishes the forms of %s',
  (text, forms) => {
    const [array] = read(text).values;
    expect(array?.type === 'array' && array.items.map((item) => item.type === 'number' && item.form)).toEqual(forms);
  },
);

const line = (text: string) => ({ text, isBlock: false });
const block = (text: string) => ({ text, isBlock: true });

it('attaches each comment to a value', () => {
  const { values, after } = read(
    '// a\n/* b */ [ // c\n 1, /* d */ // e\n /* f */ 2 /* g */, /* h */ 3 // i\n // j\n] // k\n// l',
  );
  const [array] = values;
  expect(after).toEqual([line(' l')]);
  expect(array?.comments).toEqual({
    before: [line(' a'), block(' b ')],
    head: [],
    inside: [line(' j')],
    after: [line(' k')],
  });
  expect(array?.type === 'array' && array.items.map(({ comments }) => comments)).toEqual([
    { before: [line(' c')], head: [], inside: [], after: [block(' d '), line(' e')] },
    { before: [block(' f ')], head: [], inside: [], after: [block(' g ')] },
    { before: [block(' h ')], head: [], inside: [], after: [line(' i')] },
  ]);
});

it('removes and counts comments', () => {
  const text = '// a\n{ "b": [1, // c\n 2 /* d */], /* e */ }\n// f';
  expect(write(text)).toBe('/* a*/{"b":[1,/* c*/2/* d */]/* e */}\n/* f*/');
  expect(write(text, (document) => expect(dropComments(document)).toBe(5))).toBe('{"b":[1,2]}');
});

it('keeps the last of duplicate keys, at the position of the first', () => {
  const change = ({ values }: ReturnType<typeof read>) => keepLastKeys(values);
  expect(write('[{"a":1,"b":{"x":1,"x":2},"a":{"x":3,"x":4}}]', change)).toBe('[{"a":{"x":4},"b":{"x":2}}]');
  expect(write('{"__proto__":1,"__proto__":2}', change)).toBe('{"__proto__":2}');
});

it('visits and writes values of the maximum depth', () => {
  const deep = `${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`;
  expect(write(deep)).toBe(deep);
  expect(Math.max(...[...containersOf(read(deep).values)].map(([, depth]) => depth))).toBe(10_000);
});
