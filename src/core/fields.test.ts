import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  byGroup,
  checkField,
  choice,
  choices,
  defaultOptions,
  type Field,
  type Fields,
  fieldFromText,
  fieldToText,
  flag,
  fromStored,
  int,
  isActive,
  isFormBegun,
  number,
  parseOptions,
  readLink,
  text,
  toJsonSchema,
  toQuery,
  toStored,
  withoutSamples,
} from './fields.ts';
import { toFragment } from './links/to-fragment.ts';

/** The options of a page that a link opens. */
const fromQuery = (fields: Fields, query: URLSearchParams, stored: unknown = {}) => ({
  ...fromStored(fields, stored),
  ...readLink(fields, query),
});

const size = int(64, { min: 1, max: 512 });
/** May be off; 0 is out of range, or in it. */
const width = int(80, { optional: true, min: 1 });
const turn = number(null, { optional: true });

describe('checkField', () => {
  test.each<[Field, unknown]>([
    [choice(['a', 'b'], 'a'), 'b'],
    [choices(['a', 'b'], []), []],
    [choices(['a', 'b'], []), ['b', 'a']],
    [flag(), false],
    [size, 1],
    [size, 512],
    [int(0), Number.MAX_SAFE_INTEGER],
    [number(0), -1.5],
    [width, null],
    [turn, null],
    [turn, 0],
    [text(), ''],
    [text('', { maxLength: 2 }), 'ab'],
    [text('', { pattern: 'a|bc' }), 'bc'],
  ])('%j accepts %j', (field, value) => {
    expect(checkField('x', field, value)).toBeUndefined();
  });

  test.each<[Field, unknown, object]>([
    [choice(['a', 'b'], 'a'), 'c', { code: 'choice', limit: 'a, b' }],
    [choice(['a', 'b'], 'a'), 'constructor', { code: 'choice', limit: 'a, b' }],
    [choice(['1'], '1'), 1, { code: 'choice', limit: '1' }],
    [choices(['a', 'b'], []), ['a', 'c'], { code: 'choice', limit: 'a, b' }],
    [choices(['a', 'b'], []), ['a', 'a'], { code: 'choice', limit: 'a, b' }],
    [choices(['a', 'b'], []), 'a', { code: 'choice', limit: 'a, b' }],
    [flag(), 1, { code: 'type', limit: 'flag' }],
    [flag(), 'true', { code: 'type', limit: 'flag' }],
    [size, 0, { code: 'range', limit: 'int', min: 1, max: 512 }],
    [size, 513, { code: 'range', limit: 'int', min: 1, max: 512 }],
    [size, 1.5, { code: 'integer', limit: 'int', min: 1, max: 512 }],
    [size, '5', { code: 'type', limit: 'int', min: 1, max: 512 }],
    [size, null, { code: 'type', limit: 'int', min: 1, max: 512 }],
    [width, 0, { code: 'range', limit: 'int', min: 1 }],
    [size, Number.NaN, { code: 'type', limit: 'int', min: 1, max: 512 }],
    [number(0, { min: 0 }), -1, { code: 'range', limit: 'number', min: 0 }],
    [number(0), Number.POSITIVE_INFINITY, { code: 'type', limit: 'number' }],
    [text(), 5, { code: 'type', limit: 'text' }],
    [text('', { maxLength: 2 }), 'abc', { code: 'length', limit: 2 }],
    [text('', { pattern: 'a|b' }), 'ab', { code: 'pattern', limit: 'a|b' }],
    [text('', { pattern: 'a' }), 'a\n', { code: 'pattern', limit: 'a' }],
  ])('%j rejects %j', (field, value, issue) => {
    expect(checkField('x', field, value)).toEqual({ field: 'x', ...issue });
  });
});

describe('parseOptions', () => {
  const fields = {
    kind: choice(['plain', 'own'], 'plain'),
    own: text('', { when: { field: 'kind', is: 'own' } }),
    size,
  };

  test('fills in defaults, also for null', () => {
    expect(parseOptions(fields, { size: null })).toEqual({ ok: true, value: { kind: 'plain', own: '', size: 64 } });
  });

  test('null is off where the field is optional', () => {
    const parsed = parseOptions({ width, turn, size }, { width: null, size: null });
    expect(parsed).toEqual({ ok: true, value: { width: null, turn: null, size: 64 } });
    if (parsed.ok)
      expectTypeOf(parsed.value).toEqualTypeOf<{
        readonly width: number | null;
        readonly turn: number | null;
        readonly size: number;
      }>();
  });

  test('a field that is not effective has its default', () => {
    expect(parseOptions(fields, { own: 'x' })).toMatchObject({ value: { own: '' } });
    expect(parseOptions(fields, { own: 'x', kind: 'own' })).toMatchObject({ value: { own: 'x' } });
  });

  test('reports every issue', () => {
    expect(parseOptions(fields, { size: 0, kind: 'x', colour: 1 })).toEqual({
      ok: false,
      issues: [
        { field: 'colour', code: 'unknown', limit: 'kind, own, size' },
        { field: 'kind', code: 'choice', limit: 'plain, own' },
        { field: 'size', code: 'range', limit: 'int', min: 1, max: 512 },
      ],
    });
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s is no option', (name) => {
    const raw = JSON.parse(`{"${name}":{"size":1}}`) as Record<string, unknown>;
    expect(parseOptions(fields, raw)).toEqual({
      ok: false,
      issues: [{ field: name, code: 'unknown', limit: 'kind, own, size' }],
    });
  });
});

test.each<[string, boolean]>([
  ['', false],
  ['Penknife', true],
])('own data %j begins a form: %s', (iban, isBegun) => {
  const when = { field: 'content', is: 'sepa' } as const;
  const fields = {
    content: choice(['text', 'sepa'], 'text'),
    iban: text('', { content: true, when }),
    level: text('medium'),
    names: text('https://example.com/', { content: true }),
  };
  const values = { content: 'sepa', iban, level: 'high', names: 'https://example.com/' };
  expect(isFormBegun(fields, values)).toBe(isBegun);
  expect(isFormBegun(fields, { ...values, content: 'text' })).toBe(false);
});

test('fields by group, in the order of the first of each', () => {
  const [a, b, c, d] = [flag(), int(1, { group: 'y' }), text('', { group: 'x' }), flag(true, { group: 'y' })];
  expect(byGroup(Object.entries({ b, a, c, d }))).toEqual({
    ungrouped: [['a', a]],
    groups: [
      {
        name: 'y',
        members: [
          ['b', b],
          ['d', d],
        ],
      },
      { name: 'x', members: [['c', c]] },
    ],
  });
});

test.each<[Field, Record<string, unknown>, boolean]>([
  [flag(), {}, true],
  [flag(false, { when: { field: 'a', is: true } }), { a: true }, true],
  [flag(false, { when: { field: 'a', is: true } }), { a: false }, false],
  [flag(false, { when: { field: 'a', is: 'x' } }), { a: 'x' }, true],
  [flag(false, { when: { field: 'a', is: ['x', 'y'] } }), { a: 'y' }, true],
  [flag(false, { when: { field: 'a', is: ['x', 'y'] } }), { a: 'z' }, false],
  [flag(false, { when: { field: 'a', is: 'x' } }), {}, false],
  [flag(false, { when: { field: 'a', not: 'x' } }), { a: 'x' }, false],
  [flag(false, { when: { field: 'a', not: 'x' } }), { a: 'y' }, true],
  [flag(false, { when: { field: 'a', not: ['x', 'y'] } }), { a: 'y' }, false],
  [flag(false, { when: { field: 'a', not: ['x', 'y'] } }), { a: 'z' }, true],
])('isActive(%j, %j) is %s', (field, options, active) => {
  expect(isActive(field, options)).toBe(active);
});

test.each<[Field, string, unknown]>([
  [flag(), '', true],
  [flag(), 'TRUE', true],
  [flag(), 'on', true],
  [flag(), 'no', false],
  [flag(), '0', false],
  [flag(), 'perhaps', 'perhaps'],
  [int(0), ' 12 ', 12],
  [int(0), '1.5', 1.5],
  [int(0), '', ''],
  [int(0), 'x', Number.NaN],
  [width, 'Off', null],
  [width, ' none ', null],
  [width, '', null],
  [width, '0', null],
  [width, '5', 5],
  [width, 'x', Number.NaN],
  [turn, '0', 0],
  [turn, 'off', null],
  [choice(['Hex', 'hex'], 'Hex'), 'hex', 'hex'],
  [choice(['Hex', 'Base64'], 'Hex'), 'base64', 'Base64'],
  [choice(['a'], 'a'), 'z', 'z'],
  [choices(['a', 'b', 'c'], []), 'c, A,a', ['a', 'c']],
  [choices(['a', 'b'], ['a']), '', []],
  [choices(['a', 'b'], []), 'b,z', ['b', 'z']],
  [text(), ' a ', ' a '],
])('%j reads %j as %j', (field, written, value) => {
  expect(fieldFromText(field, written)).toEqual(value);
});

const words = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,7}$/), { minLength: 1, maxLength: 5 });
const wellFormed = fc.string({ unit: 'grapheme' });

/** A field with a value that fits it. */
const oneLine = wellFormed.map((value) => value.replace(/[\r\n]/g, ''));
const fieldWithValue: fc.Arbitrary<readonly [Field, unknown]> = fc.oneof(
  words.chain((values) =>
    fc
      .tuple(fc.constantFrom(...values), fc.constantFrom(...values))
      .map(([initial, value]) => [choice(values, initial), value] as const),
  ),
  words.chain((values) =>
    fc
      .tuple(fc.subarray(values), fc.subarray(values))
      .map(([initial, value]) => [choices(values, initial), value] as const),
  ),
  fc.tuple(fc.boolean(), fc.boolean()).map(([initial, value]) => [flag(initial), value] as const),
  fc.tuple(fc.maxSafeInteger(), fc.maxSafeInteger()).map(([a, b]) => [int(a, { min: Math.min(a, b) }), b] as const),
  fc
    .tuple(fc.option(fc.maxSafeInteger()), fc.option(fc.maxSafeInteger()))
    .map(([initial, value]) => [int(initial, { optional: true }), value] as const),
  fc
    .tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.double({ noNaN: true, noDefaultInfinity: true }))
    .map(([a, b]) => [number(a + 0, { max: Math.max(a, b) }), b + 0] as const),
  fc.tuple(wellFormed, wellFormed).map(([initial, value]) => [text(initial, { multiline: true }), value] as const),
  fc.tuple(wellFormed, oneLine).map(([initial, value]) => [text(initial, { maxLength: 100 }), value] as const),
);

const someFields = fc
  .dictionary(fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,7}$/), fieldWithValue, { maxKeys: 6, noNullPrototype: true })
  .map((both) => ({
    fields: Object.fromEntries(Object.entries(both).map(([name, [field]]) => [name, field])) as Fields,
    options: Object.fromEntries(Object.entries(both).map(([name, [, value]]) => [name, value])),
  }));

describe('every rendering can be read back', () => {
  test('text', () => {
    fc.assert(
      fc.property(fieldWithValue, ([field, value]) => {
        expect(fieldFromText(field, fieldToText(field, value))).toEqual(value);
      }),
    );
  });

  test('query', () => {
    fc.assert(
      fc.property(someFields, ({ fields, options }) => {
        const query = toQuery(fields, options);
        const carried = Object.entries(fields).map(([name, field]) => [
          name,
          'multiline' in field ? field.default : options[name],
        ]);
        expect(fromQuery(fields, new URLSearchParams(query.toString()))).toEqual(Object.fromEntries(carried));
      }),
    );
  });

  test('stored JSON', () => {
    fc.assert(
      fc.property(someFields, ({ fields, options }) => {
        const stored: unknown = JSON.parse(JSON.stringify(toStored(fields, options)));
        expect(fromStored(fields, stored)).toEqual(options);
      }),
    );
  });

  test('defaults are written as nothing', () => {
    fc.assert(
      fc.property(someFields, ({ fields }) => {
        expect(toQuery(fields, defaultOptions(fields)).toString()).toBe('');
        expect(toStored(fields, defaultOptions(fields))).toEqual({});
      }),
    );
  });
});

test.each<[string, Field, string]>([
  ['secret', text('', { secret: true }), 'x'],
  ['transient', text('', { transient: true }), '123456'],
  ['transient choice', choice(['utf-8', 'hex'], 'utf-8', { transient: true }), 'hex'],
  ['document', text('', { document: 'text', maxLength: 9 }), 'x'],
  ['content', text('', { content: true, maxLength: 9 }), 'x'],
  ['multi-line text', text('', { multiline: true, maxLength: 9 }), 'x'],
  ['list', text('', { parts: [], maxLength: 9 }), 'x'],
  ['text of any length', text(), 'x'],
  ['long text', text('', { maxLength: 201 }), 'x'],
  ['text past its limit', text('', { maxLength: 2 }), 'xxx'],
  ['line break', text('', { maxLength: 9 }), 'a\nb'],
])('keeps a %s out of the query', (_, field, value) => {
  expect(toQuery({ value: field }, { value }).size).toBe(0);
});

test('leaves to the fragment what the query does not carry, except secrets, transient values and documents', () => {
  const fields = {
    length: int(1),
    list: text('', { multiline: true }),
    name: text('', { content: true, maxLength: 9 }),
    code: text('', { transient: true }),
    other: text('', { document: 'text', multiline: true }),
  };
  const options = { length: 2, list: 'a\nb', name: 'Ada', code: '1', other: 'x' };
  expect(toFragment(fields, options).toString()).toBe('list=a%0Ab&name=Ada');
  expect(readLink(fields, new URLSearchParams('name=Ada&code=1&other=x'))).toEqual({ name: 'Ada' });
  expect(toQuery(fields, options).toString()).toBe('length=2');
});

test('stores what the query leaves out, except secrets, transient values, content and documents', () => {
  const fields = {
    name: text('', { content: true }),
    list: text('', { multiline: true }),
    code: text('', { transient: true }),
    codeIn: choice(['utf-8', 'hex'], 'utf-8', { transient: true }),
    other: text('', { document: 'text', multiline: true }),
  };
  const options = { name: 'Ada', list: 'a\nb', code: '1', codeIn: 'hex', other: 'x' };
  expect(toStored(fields, options)).toEqual({ list: 'a\nb' });
});

test('a secret is neither written to nor read from query and storage', () => {
  const fields = { password: text('', { secret: true }), length: int(1) };
  const options = { password: 'hunter2', length: 2 };
  expect(toQuery(fields, options).toString()).toBe('length=2');
  expect(toStored(fields, options)).toEqual({ length: 2 });
  expect(fromQuery(fields, new URLSearchParams('password=x'))).toEqual({ password: '', length: 1 });
  expect(fromStored(fields, { password: 'x' })).toEqual({ password: '', length: 1 });
});

test.each<[string, object, object]>([
  ['', {}, { size: 64, kind: 'a' }],
  ['size=12&kind=B', {}, { size: 12, kind: 'b' }],
  ['size=0&kind=c&other=1&__proto__=2', {}, { size: 64, kind: 'a' }],
  ['size=0', { size: 5, kind: 'b' }, { size: 5, kind: 'b' }],
  ['size=7', { size: 5, kind: 'nonsense' }, { size: 7, kind: 'a' }],
])('the query %j over %j', (query, base, options) => {
  expect(fromQuery({ size, kind: choice(['a', 'b'], 'a') }, new URLSearchParams(query), base)).toEqual(options);
});

test('a number that is off in a query, also as older links wrote it', () => {
  const fields = { width, limit: int(null, { optional: true, min: 1 }) };
  expect(toQuery(fields, { width: null, limit: null }).toString()).toBe('width=off');
  expect(fromQuery(fields, new URLSearchParams('width=off&limit=3'))).toEqual({ width: null, limit: 3 });
  expect(fromQuery(fields, new URLSearchParams('width=0&limit=0'))).toEqual({ width: null, limit: null });
});

test('names in a query are in kebab case; those as declared are still read', () => {
  const fields = { urlSafe: flag(), lineLength: int(0) };
  expect(toQuery(fields, { urlSafe: true, lineLength: 76 }).toString()).toBe('url-safe=1&line-length=76');
  const options = { urlSafe: true, lineLength: 76 };
  expect(fromQuery(fields, new URLSearchParams('url-safe=1&line-length=76'))).toEqual(options);
  expect(fromQuery(fields, new URLSearchParams('urlSafe=1&lineLength=76'))).toEqual(options);
});

test.each([null, undefined, 5, 'x', [], { size: '64' }, JSON.parse('{"__proto__":{"size":5}}')])(
  'from %j, stored long ago, come the defaults',
  (stored) => {
    expect(fromStored({ size }, stored)).toEqual({ size: 64 });
  },
);

describe('toJsonSchema', () => {
  const ajv = new Ajv2020({ strict: true });

  test('is a valid schema that accepts what the fields accept', () => {
    fc.assert(
      fc.property(someFields, ({ fields, options }) => {
        const schema = toJsonSchema(fields);
        expect(ajv.validateSchema(schema)).toBe(true);
        expect(ajv.compile(schema)(options)).toBe(true);
      }),
    );
  });

  test('accepts and rejects as the fields do', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.integer({ min: -2, max: 2 }),
      fc.constantFrom('a', ['a'], true),
    );
    fc.assert(
      fc.property(someFields, fc.dictionary(fc.constantFrom('a', 'b', 'other'), value), ({ fields }, extra) => {
        const raw = Object.fromEntries(Object.entries(extra).filter(([, one]) => one !== null));
        expect(ajv.compile(toJsonSchema(fields))(raw)).toBe(parseOptions(fields, raw).ok);
      }),
    );
  });

  test('contains everything the fields declare', () => {
    const fields = {
      size,
      name: text('x', { maxLength: 5, pattern: '[a-z]*' }),
      on: flag(true),
      of: choices(['a'], ['a']),
      width,
    };
    expect(toJsonSchema(fields, (name) => (name === 'size' ? 'Size' : undefined))).toEqual({
      type: 'object',
      properties: {
        size: { type: 'integer', minimum: 1, maximum: 512, default: 64, description: 'Size' },
        name: { type: 'string', maxLength: 5, pattern: '^(?:[a-z]*)$', default: 'x' },
        on: { type: 'boolean', default: true },
        of: { type: 'array', items: { type: 'string', enum: ['a'] }, uniqueItems: true, default: ['a'] },
        width: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }], default: 80 },
      },
      additionalProperties: false,
    });
  });
});

test('the texts that are only examples are left empty', () => {
  expect(withoutSamples({ pattern: text('a+', { sample: true }), flags: text('g'), all: flag() })).toEqual({
    pattern: '',
  });
});
