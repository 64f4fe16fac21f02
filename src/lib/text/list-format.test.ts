import { describe, expect, it } from 'vitest';
import { formatList, type ListFormat } from './list-format.ts';

const plain: ListFormat = { format: 'lines', separator: '', prefix: '', suffix: '' };

describe('formatList', () => {
  it.each<{ items: string[]; form: Partial<ListFormat>; written: string }>([
    { items: ['a', 'b'], form: {}, written: 'a\nb' },
    { items: ['a', 'b'], form: { format: 'json' }, written: '[\n  "a",\n  "b"\n]' },
    { items: ['"\\'], form: { format: 'json' }, written: '[\n  "\\"\\\\"\n]' },
    { items: ['a', 'b,c', 'd"e', 'f\ng'], form: { format: 'csv' }, written: 'a\n"b,c"\n"d""e"\n"f\ng"' },
    { items: ['a', "O'Brien"], form: { format: 'quoted' }, written: "'a', 'O''Brien'" },
    { items: ['a', 'b'], form: { format: 'separated', separator: ' | ' }, written: 'a | b' },
    { items: ['a', 'b'], form: { prefix: '<', suffix: '>' }, written: '<a>\n<b>' },
    { items: ['a'], form: { format: 'quoted', prefix: "'" }, written: "'''a'" },
    { items: [], form: {}, written: '' },
    { items: [], form: { format: 'json' }, written: '[]' },
  ])('writes $items as $form', ({ items, form, written }) => {
    expect(formatList(items, { ...plain, ...form })).toBe(written);
  });
});
