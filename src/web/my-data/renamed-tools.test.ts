import { expect, test } from 'vitest';
import { followRenames } from './renamed-tools.ts';

const catalog = [
  { id: 'hash-text', redirectFrom: ['/hash'] },
  { id: 'json-prettify', redirectFrom: ['/json-viewer', '/uuid'] },
  { id: 'uuid' },
];

test.each<[string, readonly string[], readonly string[]]>([
  ['an old id leads to the present one', ['hash', 'uuid'], ['hash-text', 'uuid']],
  ['old and present id are one', ['json-viewer', 'hash-text', 'json-prettify'], ['json-prettify', 'hash-text']],
  ['a present id is never taken for an old one', ['uuid'], ['uuid']],
  ['an unknown id stays', ['of-another-build', '__proto__'], ['of-another-build', '__proto__']],
  ['nothing', [], []],
])('%s', (_, ids, expected) => expect(followRenames(ids, catalog)).toEqual(expected));
