import { describe, expect, test } from 'vitest';
import { assessAudit } from './advisories.ts';

const report = (...advisories: readonly (readonly [name: string, severity: string])[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      advisories.map(([name, severity]) => [
        name,
        { via: ['another', { url: `https://advisory.example/${name}`, title: 'Title', severity }] },
      ]),
    ),
    metadata: { dependencies: { total: 300 } },
  });
const shipped = new Set(['yaml']);
const assess = (json: string, explained = {}) => assessAudit(json, shipped, explained);

test.each([
  ['passes without advisories', [], 'passed'],
  ['passes with a moderate one in a development package', [['vite', 'moderate']], 'passed'],
  ['finds a high one in a development package', [['vite', 'high']], 'found'],
  ['finds a low one in a shipped package', [['yaml', 'low']], 'found'],
] as const)('%s', (_, advisories, outcome) => expect(assess(report(...advisories)).outcome).toBe(outcome));

test('lists every advisory, with the reason of an explained one', () => {
  expect(
    assess(report(['vite', 'critical'], ['yaml', 'low']), { 'https://advisory.example/yaml': 'Not reachable.' }),
  ).toEqual({
    outcome: 'found',
    lines: [
      'vite: critical, Title, https://advisory.example/vite',
      'yaml (shipped): low, Title, https://advisory.example/yaml: Not reachable.',
      '2 advisories, 1 to be dealt with; 1 packages are shipped',
    ],
  });
});

describe('reports that nothing could be checked', () => {
  test.each([
    ['without an answer', '', 'the registry gave no report'],
    ['with the page of a proxy', '<html>Sign in</html>', 'the registry gave no report'],
    ['with an error of the endpoint', '{"message":"405 Method Not Allowed","error":{}}', '405 Method Not Allowed'],
    ['with a report of no package', '{"vulnerabilities":{},"metadata":{}}', 'the report covers no package'],
  ])('%s', (_, json, reason) => expect(assess(json)).toEqual({ outcome: 'unchecked', lines: [reason] }));

  test('where no build says what is shipped', () => {
    expect(assessAudit(report(), new Set(), {}).outcome).toBe('unchecked');
  });
});
