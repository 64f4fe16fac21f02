import { expect, test } from 'vitest';
import { chooseForm, chooseLocale } from './negotiate.ts';

test.each([
  [undefined, 'en'],
  ['de', 'en'],
  ['fr', 'fr'],
  ['FR-ca, en', 'fr-ca'],
  ['en;q=0.1, fr;q=0.2', 'fr'],
  ['fr;q=0, en', 'en'],
  ['fr-Latn-CH', 'fr-latn-ch'],
  ['en-001', 'en-001'],
  ['french', 'en'],
  ['fr-x, fr-!!!, en-u-nu-arab', 'en'],
  [`fr-${'x'.repeat(3_000)}`, 'en'],
  ['fr;q=x', 'en'],
  [`${'xx,'.repeat(40)}fr`, 'en'],
])('the language of %j is %s', (header, locale) => {
  expect(chooseLocale(header)).toBe(locale);
});

test.each([
  ['', 'text/csv', 'plain'],
  ['*/*', 'text/csv', 'plain'],
  ['application/json', 'text/csv', 'json'],
  ['text/csv', 'text/csv', 'plain'],
  ['text/*, application/json;q=0.5', 'text/csv', 'plain'],
  ['application/json, text/plain;q=0.5', 'application/json', 'json'],
  ['text/plain', 'image/png', 'plain'],
  ['image/png', 'image/png', 'plain'],
  ['image/png', 'text/csv', undefined],
  ['*/*, text/plain;q=0, text/csv;q=0', 'text/csv', 'json'],
])('%j for %s: %s', (accept, type, form) => {
  expect(chooseForm(accept, type, 'plain')).toBe(form);
});
