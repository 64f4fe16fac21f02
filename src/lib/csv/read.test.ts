import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CsvFormat, plainFormat, readCsv, readCsvRecord } from '#lib/csv/read.ts';
import { fieldQuoter } from '#lib/csv/write.ts';

const fieldsOf = (text: string, format: Partial<CsvFormat> = {}) =>
  [...readCsv(text, { ...plainFormat, ...format })].map(({ fields }) => fields);

it.each([
  ['', ['']],
  ['a,b,', ['a', 'b', '']],
  ['"a,b",,"c""d",""', ['a,b', '', 'c"d', '']],
  ['a b" c,"d"  ', ['a b" c', 'd']],
])('reads the record %j', (line, fields) => {
  expect(readCsvRecord(line)).toEqual(fields);
});

// The behaviour of line breaks is that of the public suite csv (official.test.ts of json-to-csv).
describe('records', () => {
  it.each<[string, Partial<CsvFormat>, string[][]]>([
    ['', {}, []],
    [
      '\ufeffa,b\r\nc,d\r\n',
      {},
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb\r', {}, [['a'], ['b']]],
    ['a\nb\rc\r\nd', {}, [['a'], ['b\rc'], ['d']]],
    ['a\n\nb\n\n', {}, [['a'], [''], ['b'], ['']]],
    ['"a\r\n""b""\nc",d', {}, [['a\r\n"b"\nc', 'd']]],
    ['# a\nb\n#', { comment: '#' }, [['b']]],
    ["a::'b::''c'::", { delimiter: '::', quote: "'" }, [['a', "b::'c", '']]],
  ])('of %j with %j', (text, format, records) => {
    expect(fieldsOf(text, format)).toEqual(records);
  });

  it('begin at their places', () => {
    expect([...readCsv('a\r\n"b\n"\r\nc')].map(({ start }) => start)).toEqual([0, 3, 9]);
  });
});

// RFC 4180, section 2: the rules from 1 to 7.
it.each<[number, string, string[][]]>([
  [
    1,
    'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
    [
      ['aaa', 'bbb', 'ccc'],
      ['zzz', 'yyy', 'xxx'],
    ],
  ],
  [
    2,
    'aaa,bbb,ccc\r\nzzz,yyy,xxx',
    [
      ['aaa', 'bbb', 'ccc'],
      ['zzz', 'yyy', 'xxx'],
    ],
  ],
  [4, 'aaa , bbb,ccc ', [['aaa ', ' bbb', 'ccc ']]],
  [
    5,
    '"aaa","bbb","ccc"\r\nzzz,yyy,xxx',
    [
      ['aaa', 'bbb', 'ccc'],
      ['zzz', 'yyy', 'xxx'],
    ],
  ],
  [
    6,
    '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
    [
      ['aaa', 'b\r\nbb', 'ccc'],
      ['zzz', 'yyy', 'xxx'],
    ],
  ],
  [7, '"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
])('rule %i of RFC 4180: %j', (_, text, records) => {
  expect(fieldsOf(text)).toEqual(records);
});

it.each([
  ['a,"b\nc', 'unclosed-field', 2],
  ['a,"b"c\n', 'quote-in-field', 4],
])('refuses %j: %s', (text, code, offset) => {
  expect(() => fieldsOf(text)).toThrow(expect.objectContaining({ code, at: { offset } }));
});

test('what is written is read again', () => {
  const style = fc.constantFrom(
    { delimiter: ',', quote: '"' },
    { delimiter: '\t', quote: "'" },
    { delimiter: '; ', quote: '|' },
  );
  const field = fc.string({
    unit: fc.constantFrom('a', ' ', ',', ';', '\t', '"', "'", '|', '\r', '\n', '\ufeff', '😀'),
  });
  const records = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(style, records, fc.boolean(), (signs, expected, isForced) => {
      const quote = fieldQuoter(signs);
      const text = expected
        .map((record) => record.map((each) => quote(each, isForced)).join(signs.delimiter))
        .join('\r\n');
      expect(fieldsOf(text, signs)).toEqual(expected);
    }),
  );
});
