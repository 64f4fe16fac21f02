import { expect, test } from 'vitest';
import { fieldTypes } from './declarations/tool-faults.ts';
import { readReference, withTables } from './guide-tables.ts';

test('the tables of the reference match the types (else: npx tsx scripts/guide-tables.ts)', () => {
  expect(readReference()).toBe(withTables(readReference()));
});

test('the reference has every type of option', () => {
  for (const type of fieldTypes) expect(readReference()).toContain(`| \`${type}(`);
});
