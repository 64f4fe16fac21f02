import { expect, test } from 'vitest';
import { dateForm, toUtc } from '#lib/data/date.ts';

// RFC 3339, section 5.8, and TOML 1.1.0.
test.each([
  ['1985-04-12T23:20:50.52Z', 'offset-datetime'],
  ['1996-12-19T16:39:57-08:00', 'offset-datetime'],
  ['1990-12-31T23:59:60Z', 'offset-datetime'],
  ['1979-05-27 07:32:00z', 'offset-datetime'],
  ['1979-05-27t07:32:00', 'local-datetime'],
  ['1979-05-27T07:32', 'local-datetime'],
  ['1979-05-27', 'local-date'],
  ['2000-02-29', 'local-date'],
  ['07:32:00.999999', 'local-time'],
  ['07:32', 'local-time'],
  ['1900-02-29', undefined],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['24:00:00', undefined],
  ['07:60', undefined],
  ['07:32:00Z', undefined],
  ['1979-05-27Z', undefined],
  ['1979-05-27T', undefined],
  ['1979-05-2707:32:00', undefined],
  ['1979-05-27T07:32:00+24:00', undefined],
  ['1979-05-27T07:32:00.', undefined],
  ['1979-5-27', undefined],
  ['', undefined],
])('%s: %s', (text, form) => {
  expect(dateForm(text)).toBe(form);
});

test.each([
  ['1979-05-27T07:32:00.999999-07:00', '1979-05-27T14:32:00.999999Z'],
  ['2026-11-20 00:30:00+02:00', '2026-11-19T22:30:00Z'],
  ['2026-12-31T23:30:00-01:00', '2027-01-01T00:30:00Z'],
  ['1990-12-31T15:59:60-08:00', '1990-12-31T23:59:60Z'],
  ['0001-01-01T00:00:00z', '0001-01-01T00:00:00Z'],
  ['2026-11-20T07:00Z', '2026-11-20T07:00:00Z'],
])('%s is %s', (raw, utc) => {
  expect(toUtc({ form: 'offset-datetime', raw })).toBe(utc);
});

test('dates without an offset are unchanged', () => {
  expect(toUtc({ form: 'local-datetime', raw: '1979-05-27 07:32:00' })).toBe('1979-05-27 07:32:00');
});
