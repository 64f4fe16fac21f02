import { expect, test } from 'vitest';
import { catalog } from '#host/catalog.ts';
import { loadTool } from '#host/load-tool.ts';
import { createCatalogSearch } from '#host/search-catalog.ts';
import { createRows } from './rows.ts';

const find = createRows();

test('the best tool comes with all operations, the named one first, and the others in the order of the search', async () => {
  const rows = await find('base64 decode');
  expect(rows[0]).toEqual({
    value: { id: 'base64-string-converter', operation: 'decode' },
    label: 'Base64 text encoder and decoder: Base64 to text',
    description: expect.stringContaining('Base64'),
  });
  const { tools } = await createCatalogSearch(catalog)('base64 decode');
  const best = rows.filter(({ value }) => value.id === 'base64-string-converter');
  expect(best.map(({ value }) => value.operation).sort()).toEqual(tools[0]?.operations.map(({ name }) => name).sort());
  expect([...new Set(rows.map(({ value }) => value.id))]).toEqual(tools.map(({ id }) => id));
});

test('without a query, every tool that the command line has is there once, and can be run', async () => {
  const rows = await find('');
  const wanted = catalog.filter(({ operations }) => operations.length > 0).map(({ id }) => id);
  expect(rows.map(({ value }) => value.id)).toEqual(wanted);
  for (const { value } of rows) expect((await loadTool(value.id)).operations, value.id).toHaveProperty(value.operation);
});

test('an entry of a reference is looked up', async () => {
  expect(await find('teapot')).toContainEqual({
    value: { id: 'http-status-codes', operation: 'search', input: "418 I'm a teapot" },
    label: "418 I'm a teapot",
    description: expect.any(String),
  });
});

test('nothing is found for what no tool has', async () => {
  expect(await find('qqqqxxxxzzzz')).toEqual([]);
});
