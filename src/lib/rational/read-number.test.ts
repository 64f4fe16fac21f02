import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Params } from '#core/messages.ts';
import type { Context, Offer } from '#core/tool.ts';
import { runs } from '#testing/runs.ts';
import { rational, writeExact } from './rational.ts';
import { type NumberOptions, numberReader, plainNumberReader } from './read-number.ts';

/** What is read, and the other readings that were reported, with the options that lead to them. */
function read(text: string, decimalSign: NumberOptions['decimalSign'] = 'auto', locale = 'en') {
  const notices: (readonly [code: string, params: Params | undefined, readonly Offer[]])[] = [];
  const notice: Context['notice'] = (code, params, _at, offers = []) => void notices.push([code, params, offers]);
  const value = numberReader({ decimalSign }, { locale, notice })(text);
  return { value, written: writeExact(value), notices };
}

test.each([
  ['98.6', '98.6'],
  ['98,6', '98.6'],
  [' 1 234 567.5 ', '1234567.5'],
  ['1\u202f234_567', '1234567'],
  ['−40', '-40'],
  ['+.5', '0.5'],
  ['5.', '5'],
  ['1e-7', '0.0000001'],
  ['2.5E+3', '2500'],
  ['9007199254740993.1', '9007199254740993.1'],
  ['1,500,000', '1500000'],
  ['1.500.000', '1500000'],
  ['12,34,567', '1234567'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1 234,56', '1234.56'],
  ['- 40', '-40'],
  ['0.123 456', '0.123456'],
  ['1_0000', '10000'],
  ["1'234.56", '1234.56'],
  ['1’234.567', '1234.567'],
  ['0,125', '0.125'],
  ['0.125', '0.125'],
  [',125', '0.125'],
  ['1234,567', '1234.567'],
  ['1,50', '1.5'],
  ['1,5000', '1.5'],
  ['$80', '80'],
  ['€1.234,50', '1234.5'],
  ['80 €', '80'],
  ['-$1,234.50', '-1234.5'],
  ['£-5', '-5'],
  ['1\u202f234,50\u00a0€', '1234.5'],
])('%j is %s in every language', (text, written) => {
  for (const locale of ['en', 'fr']) expect(read(text, 'auto', locale)).toMatchObject({ written, notices: [] });
});

test.each([
  ['1,500', 'en', '1500', '1.5', 'comma'],
  ['-1,500', 'en', '-1500', '-1.5', 'comma'],
  ['-$1,500', 'en', '-1500', '-1.5', 'comma'],
  ['1,500', 'fr', '1.5', '1500', 'point'],
  ['1.500', 'fr', '1.5', '1500', 'comma'],
  ['1.500', 'ar-EG', '1.5', '1500', 'comma'],
  ['1,500', 'ar-EG', '1.5', '1500', 'point'],
  ['999,999', 'en', '999999', '999.999', 'comma'],
] as const)('reports that %j is ambiguous (%s), and offers the other reading', (text, locale, value, other, sign) => {
  expect(read(text, 'auto', locale)).toMatchObject({
    written: value,
    notices: [['ambiguous-number', { text, value, other, n: 1 }, [{ decimalSign: sign }]]],
  });
  expect(read(text, sign, locale)).toMatchObject({ written: other, notices: [] });
});

test.each<[string, NumberOptions['decimalSign'], string]>([
  ['1,500', 'point', '1500'],
  ['1,500', 'comma', '1.5'],
  ['1.500', 'point', '1.5'],
  ['1.500', 'comma', '1500'],
])('%j with the decimal sign %s is %s', (text, sign, written) => {
  for (const locale of ['en', 'fr']) expect(read(text, sign, locale)).toMatchObject({ written, notices: [] });
});

test.each<[text: string, code: string, offset: number, sign?: NumberOptions['decimalSign']]>([
  ['', 'number-missing', 0],
  ['1.2.3', 'second-sign', 3],
  ['1.234,56.7', 'second-sign', 5],
  ['1,234,56', 'second-sign', 5],
  ['12,34.5', 'bad-group', 2],
  ['1234,567.5', 'bad-group', 4],
  ['12 34', 'bad-group', 2],
  ['-,1.5', 'bad-group', 1],
  ["1'23", 'bad-group', 1],
  ['1,,234.5', 'bad-group', 1],
  ['1,5', 'bad-group', 1, 'point'],
  ['1.5', 'bad-group', 1, 'comma'],
  ['12a', 'bad-number', 2],
  ['  12a', 'bad-number', 4],
  ['$12a', 'bad-number', 3],
  ['$$12', 'bad-number', 1],
  ['$', 'number-missing', 0],
  ['-', 'bad-number', 0],
  ['1e', 'bad-number', 1],
  ['1e5000', 'number-too-long', 0],
  ['1'.repeat(1_001), 'number-too-long', 0],
])('rejects %.10j: %s at %i', (text, code, offset, sign) => {
  expect(() => read(text, sign)).toThrow(expect.objectContaining({ code, at: expect.objectContaining({ offset }) }));
});

const decimals = fc.record({ digits: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), decimals: fc.nat(9) });
/** Those that group by points write numbers that only pages in such a language can take for ambiguous. */
const formats = {
  en: ['en', 'en-IN', 'fr', 'fr-CH', 'de-CH', 'pl'],
  fr: ['en', 'en-IN', 'fr', 'fr-CH', 'de', 'de-CH', 'es', 'pl'],
};

test.each(['en', 'fr'] as const)('reads what Intl formats exactly, or reports that it is ambiguous (%s)', (locale) => {
  fc.assert(
    fc.property(decimals, fc.constantFrom(...formats[locale]), (decimal, formatted) => {
      const exact = writeExact(rational(decimal.digits, 10n ** BigInt(decimal.decimals)));
      const format = new Intl.NumberFormat(formatted, { maximumFractionDigits: 9 });
      // A string is formatted without a double in between.
      const { written, notices } = read(format.format(exact as Intl.StringNumericLiteral), 'auto', locale);
      expect([written, ...notices.map(([, params]) => params?.['other'])]).toContain(exact);
    }),
    runs(2_000),
  );
});

test('takes a point for the decimal sign where it is that of the language', () => {
  expect(read('1.500')).toMatchObject({ written: '1.5', notices: [] });
});

test('reads the numbers of a language exactly on its own pages', () => {
  fc.assert(
    fc.property(decimals, fc.constantFrom('en', 'fr'), ({ digits, decimals: count }, locale) => {
      const exact = writeExact(rational(digits, 10n ** BigInt(count)));
      const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 9 }).format(
        exact as Intl.StringNumericLiteral,
      );
      expect(read(text, 'auto', locale).written).toBe(exact);
    }),
  );
});

test.each([
  ['1,234.50', '1234.50'],
  ['- 1 500', '-1500'],
  [',5e3', '0.5e3'],
])('writes %j in plain notation as %j', (text, plain) => {
  expect(plainNumberReader({ decimalSign: 'auto' }, { locale: 'en', notice: () => {} })(text)).toBe(plain);
});
