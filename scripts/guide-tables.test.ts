import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';
import { fieldTypes } from './declarations/tool-faults.ts';
import { readReference, withTables } from './guide-tables.ts';

test('the tables of the reference match the types (else: npx tsx scripts/guide-tables.ts)', () => {
  expect(readReference()).toBe(withTables(readReference()));
});

test('the reference has every type of option', () => {
  for (const type of fieldTypes) expect(readReference()).toContain(`| \`${type}(`);
});

test('the guide fits one screen: few words, and no long lines', () => {
  const guide = readFileSync(join(root, 'docs/adding-a-tool.md'), 'utf8');
  expect(guide.split(/\s+/).length).toBeLessThan(900);
  expect(guide.split('\n').filter(({ length }) => length > 400)).toEqual([]);
});
