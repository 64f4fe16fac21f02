import { describe, expect, test } from 'vitest';
import { catalog } from '#host/catalog.ts';
import { loadTool } from './tools.ts';
import { UsageError } from './usage-error.ts';

describe('a tool goes by', () => {
  test.each([
    ['json-prettify', 'json-prettify'],
    ['json-viewer', 'json-prettify'],
    ['base64', 'base64-string-converter'],
    ['json', 'json-prettify'],
    ['hash', 'hash-text'],
    ['date', 'date-converter'],
    ['color', 'color-converter'],
    ['nato', 'text-to-nato-alphabet'],
    ['viewer', 'yaml-viewer'],
    ['og-meta', 'og-meta-generator'],
    ['ipv4-subnet', 'ipv4-subnet-calculator'],
  ])('%s', async (written, id) => {
    expect((await loadTool(written)).id).toBe(id);
  });
});

test.each(['toml', 'to', 'converter'])('%s matches several, which are listed', async (written) => {
  const fitting = catalog.filter(({ id }) => id.split('-').includes(written));
  expect(fitting.length).toBeGreaterThan(1);
  const { message } = await loadTool(written).then(
    () => new Error('found'),
    (error: UsageError) => error,
  );
  const [first, ...lines] = message.split('\n');
  expect(first).toBe(`“${written}” matches several tools:`);
  expect(lines.map((line) => line.trim().replace(/ {2,}/, ': '))).toEqual(
    fitting.map(({ id, title }) => `${id}: ${title}`),
  );
});

test.each(['watcher', 'tom', '', 'constructor', 'json-'])('there is no %j', async (written) => {
  await expect(loadTool(written)).rejects.toThrow(UsageError);
  await expect(loadTool(written)).rejects.toThrow(`Unknown tool “${written}”.`);
});
