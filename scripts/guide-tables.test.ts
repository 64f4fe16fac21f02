import { expect, test } from 'vitest';
import { readGuide, withTables } from './guide-tables.ts';
import { fieldTypes } from './tool-faults.ts';

test('the tables of the guide are those of the code: npx tsx scripts/guide-tables.ts', () => {
  expect(readGuide()).toBe(withTables(readGuide()));
});

test('every type of option stands in the guide', () => {
  for (const type of fieldTypes) expect(readGuide()).toContain(`| \`${type}(`);
});
