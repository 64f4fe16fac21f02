import { expect, test } from 'vitest';
import type { KindId } from '#core/kinds/kinds.ts';
import type { Input } from '#page/services.ts';
import type { Row } from './rows.ts';
import { questionOf } from './use-answer.ts';

const rowFor = (value: Input, kind: KindId | undefined, field?: string): Row => ({
  option: {
    ...{ id: 'date', title: 'Dates', description: '', keywords: [], category: 'tools', icon: '' },
    target: { type: 'tool', tool: 'date', operation: 'describe', value, ...(field && { field }) },
  },
  matches: [],
  reason: { operation: 'Describe', ...(kind && { kind }) },
});
const kinds = (confidence: number) => [{ kind: 'date', confidence }] as const;

test('asks for a value that is probably of its kind', () => {
  const asked = { text: '1', kind: 'date', tool: 'date', operation: 'describe', options: {} };
  expect(questionOf(rowFor({ text: '1' }, 'date'), kinds(0.4))).toEqual(asked);
});

test('asks for nothing else', () => {
  expect(questionOf(undefined, [])).toBeUndefined();
  expect(questionOf(rowFor({ text: '1' }, 'date'), kinds(0.2))).toBeUndefined();
  expect(questionOf(rowFor({ text: '1' }, undefined), kinds(0.9))).toBeUndefined();
  expect(questionOf(rowFor({ text: '1' }, 'date', 'expected'), kinds(0.9))).toBeUndefined();
  expect(questionOf(rowFor({ text: '1'.repeat(3_000) }, 'date'), kinds(0.9))).toBeUndefined();
  expect(questionOf(rowFor({ file: new File(['1'], '') }, 'date'), kinds(0.9))).toBeUndefined();
});
