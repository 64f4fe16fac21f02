import { expect, test } from 'vitest';
import { type SuiteReport, summarizeSuites } from './suite-reports.ts';

const none = { passed: 0, all: 0 };
const rows = { must: { passed: 3, all: 3 }, should: { passed: 8, all: 10 }, info: none };

const report = (other: Partial<SuiteReport>): SuiteReport => ({
  topic: 'xml',
  suite: 'xml.json',
  tool: 'xml-a',
  ...other,
});

test('lists each suite that ran with the levels it has', () => {
  expect(summarizeSuites([report({ rows })], '/suites')).toEqual([
    'Public suites, rows passed of all:',
    '  xml.json: 3 of 3 must, 8 of 10 should (xml-a)',
  ]);
});

test('adds up the rows of several tools, and counts exceptions apart', () => {
  const reports = [report({ rows, exceptions: 1 }), report({ tool: 'xml-b', rows, exceptions: 2 })];
  expect(summarizeSuites(reports, '/suites')[1]).toBe(
    '  xml.json: 6 of 6 must, 16 of 20 should, 3 explained (2 tools)',
  );
});

test('names the topic of a suite from a package, in alphabetical order', () => {
  const reports = [
    report({ rows }),
    report({ suite: '@w3c/xml', rows }),
    report({ topic: 'csv', suite: 'csv-x', rows }),
  ];
  expect(summarizeSuites(reports, '/suites').map((line) => line.split(/: \d/)[0])).toEqual([
    'Public suites, rows passed of all:',
    '  csv: csv-x',
    '  xml.json',
    '  xml: @w3c/xml',
  ]);
});

test('lists once what is missing and what applies to no tool', () => {
  const missing = [report({}), report({ tool: 'xml-b' }), report({ topic: 'csv', suite: 'csv.json' })];
  const unused: SuiteReport = { topic: 'dns', suite: 'dns.json' };
  expect(summarizeSuites([...missing, unused], '/suites')).toEqual([
    'Public suites not run, as /suites does not have them: csv.json, xml.json',
    'Public suites that apply to no tool: dns.json',
  ]);
});

test('says nothing where no test of a suite was run', () => {
  expect(summarizeSuites([], '/suites')).toEqual([]);
});
