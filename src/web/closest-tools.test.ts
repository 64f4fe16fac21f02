import { expect, test } from 'vitest';
import { closestTools } from './closest-tools.ts';

const tool = (id: string, title: string, keywords: readonly string[], redirectFrom?: readonly string[]) => ({
  id,
  title,
  keywords,
  ...(redirectFrom && { redirectFrom }),
});
const catalog = [
  tool('base64-string-converter', 'Base64 text encoder and decoder', ['base64', 'atob']),
  tool('hash-text', 'Hash text and files', ['md5', 'sha256'], ['/hash']),
  tool('json-prettify', 'JSON formatter and viewer', ['json'], ['/json-viewer']),
  tool('json-diff', 'Comparer du JSON', ['json']),
  tool('caesar', 'Chiffrement de César', []),
];
const idsFor = (wanted: string) => closestTools(wanted, catalog).map(({ id }) => id);

test.each<[string, readonly string[]]>([
  ['json-pretify', ['json-prettify']],
  ['JSON-Prettify', ['json-prettify']],
  ['json-veiwer', ['json-prettify']],
  ['json formatter', ['json-prettify']],
  ['json', ['json-prettify', 'json-diff']],
  ['md5', ['hash-text']],
  ['hash', ['hash-text']],
  ['base64', ['base64-string-converter']],
  ['chiffrement-de-cesar', ['caesar']],
  ['zzzzzzzz', []],
  ['', []],
  ['///', []],
  ['x'.repeat(100_000), []],
])('%s', (wanted, expected) => expect(idsFor(wanted)).toEqual(expected));
