import { expect, test } from 'vitest';
import { readGuide, withTables } from './guide-tables.ts';
import { fieldTypes } from './tool-faults.ts';

test('the tables of the guide match the code (else: npx tsx scripts/guide-tables.ts)', () => {
  expect(readGuide()).toBe(withTables(readGuide()));
});

test('the guide has every type of option', () => {
  for (const type of fieldTypes) expect(readGuide()).toContain(`| \`${type}(`);
});
