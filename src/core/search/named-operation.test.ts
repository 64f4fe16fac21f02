import { expect, test } from 'vitest';
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { createOperationNaming } from './named-operation.ts';

const tool = (title: string, ...operations: readonly CatalogOperation[]): CatalogItem => ({
  ...{ id: title, title, category: 'text', icon: 'x', description: '', keywords: [], operations },
});
const operation = (name: string, title: string, input: string, output: string): CatalogOperation => ({
  ...{ name, title, input, output },
});
const csv = tool(
  'JSON to CSV',
  operation('toCsv', 'To CSV', 'json', 'csv'),
  operation('fromCsv', 'From CSV', 'csv', 'json'),
  operation('toMarkdownTable', 'To Markdown table', 'json', 'text'),
);
const roman = tool(
  'Roman numeral converter',
  operation('toRoman', 'Number to numeral', 'integer', 'roman-numeral'),
  operation('fromRoman', 'Numeral to number', 'roman-numeral', 'text'),
);
const url = tool(
  'URL encoder and decoder',
  operation('encode', 'Encode', 'text', 'percent-encoded'),
  operation('decode', 'Decode', 'percent-encoded', 'text'),
);
const bits = tool(
  'Text to binary',
  operation('encode', 'Text to bits', 'text', 'bits'),
  operation('decode', 'Bits to text', 'bits', 'text'),
);
const crontab = tool(
  'Crontab generator',
  operation('explain', 'Explain', 'cron', 'text'),
  operation('crontab', 'Full crontab', 'text', 'csv'),
  operation('translate', 'Convert', 'cron', 'cron'),
);
const json = tool(
  'JSON formatter',
  operation('format', 'Format', 'json', 'json'),
  operation('validate', 'Validate', 'json', 'rows'),
  operation('sortKeys', 'Sort keys', 'json', 'json'),
);
const qr = tool(
  'QR code generator',
  operation('encode', 'SVG', 'text', 'svg'),
  operation('info', 'Code', 'text', 'rows'),
);
const dates = tool(
  'Date converter',
  operation('describe', 'All formats', 'date', 'rows'),
  operation('parse', 'To RFC 9557', 'date', 'date'),
);

const nameOperation = createOperationNaming();

test.each([
  ['csv to json', csv, 'fromCsv'],
  ['csv2json', csv, 'fromCsv'],
  ['convertir csv en json', csv, 'fromCsv'],
  ['json to markdown table', csv, 'toMarkdownTable'],
  ['roman to number', roman, 'fromRoman'],
  ['roman to decimal', roman, 'fromRoman'],
  ['binary to text', bits, 'decode'],
  ['url decode', url, 'decode'],
  ['url decoder', url, 'decode'],
  ['validate json', json, 'validate'],
  ['sort json keys', json, 'sortKeys'],
])('%s', (query, item, name) => {
  expect(nameOperation(query, item)?.name).toBe(name);
});

test.each([
  ['json to csv', csv],
  ['json', csv],
  ['number to roman', roman],
  ['text to binary', bits],
  ['encode and decode urls', url],
  ['crontab', crontab],
  ['qr code', qr],
  ['unix to date', dates],
  ['date parser', dates],
  ['', json],
])('%s: the main operation', (query, item) => {
  expect(nameOperation(query, item)).toBeUndefined();
});
