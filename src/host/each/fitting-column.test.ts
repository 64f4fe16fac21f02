import { expect, test } from 'vitest';
import type { KindId } from '#core/kinds/kinds.ts';
import { fittingColumn } from './fitting-column.ts';

test.each<[string, KindId, string]>([
  ['id,time,v\n1,1700000000,3\n2,1700000060,4\n', 'date', 'time'],
  ['id;day;note\n1;2026-11-30;x\n2;2026-12-01;y\n', 'date', 'day'],
  ['name,mail\nZoë,zoe@example.org\nBob,bob@example.org\n', 'email-address', 'mail'],
  ['n,token\n1,eyJhbGciOiJub25lIn0.eyJzdWIiOiI0MiJ9.\n', 'jwt', 'token'],
  // Blank values say nothing.
  ['a,b\n,\n,https://example.org/\n', 'url', 'b'],
  // Any value is a text.
  ['a,b\n1,x\n', 'text', ''],
  ['a,b\nx,y\n', 'date', ''],
  ['', 'date', ''],
  // An earlier one has the same name, or it has none.
  ['a,a\nx,2026-11-30\n', 'date', '2'],
  ['a,\nx,2026-11-30\n', 'date', '2'],
])('of %j, the column for %s is “%s”', (csv, kind, column) => {
  expect(fittingColumn(csv, kind)).toBe(column);
});

test('only the first records of a long table are read', () => {
  const csv = `id,time\n${'1,2026-11-30\n'.repeat(20)}"`;
  expect(fittingColumn(csv, 'date')).toBe('time');
});
