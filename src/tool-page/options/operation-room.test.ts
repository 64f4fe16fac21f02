import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationRoom } from './operation-room.ts';

const labels = ['Format', 'Validate', 'Sort keys', 'Query', 'Repair', 'Canonicalize'];

test('operations have room in their order, the chosen one always', () => {
  const { from, all } = operationRoom(labels, 2, false);
  expect(from[2]).toBe(0);
  const others = from.filter((_, index) => index !== 2);
  expect(others).toEqual(others.toSorted((a, b) => a - b));
  expect(Math.max(...from)).toBe(all);
});

test('the last one needs no room for a menu that would then be empty', () => {
  const { from, all } = operationRoom(['One', 'Two'], 0, false);
  expect(from).toEqual([0, all]);
});

test('longer labels and a swap need more room', () => {
  const { all } = operationRoom(labels, 0, false);
  expect(operationRoom(labels, 0, true).all).toBeGreaterThan(all);
  expect(operationRoom([...labels, 'Depuis JSON Lines'], 0, false).all).toBeGreaterThan(all);
});

test('the style sheet has a rule for each width that an operation or the menu may need', () => {
  const css = readFileSync(join(import.meta.dirname, 'operation-switch.module.css'), 'utf8');
  for (const count of [2, 3, 8, 20, 60])
    for (const label of ['a', 'Identifiants dans du code']) {
      const { from, all } = operationRoom(
        Array.from({ length: count }, () => label),
        1,
        true,
      );
      // Narrower ones are a list, in steps of 80.
      const rules = [...from, all].filter((width) => width > 0);
      for (const width of rules.map((each) => (each > 320 ? each : Math.ceil(each / 80) * 80)))
        expect(css).toContain(`operations (width < ${width}px)`);
    }
});
