import { expect, it } from 'vitest';
import { resultName } from './result-name.ts';

it.each([
  ['a.json', 'yaml', 'a.yaml'],
  ['folder.d/a', 'yaml', 'folder.d/a.yaml'],
  ['a.tar.gz', 'json', 'a.tar.json'],
  ['.env', 'json', '.env.json'],
  ['a.b/.env', 'json', 'a.b/.env.json'],
  ['a.', 'json', 'a.json'],
  ['a.json', 'text', 'a.json'],
  ['a.json', 'bytes', 'a.json'],
  ['a.json', undefined, 'a.json'],
] as const)('a result of %s of kind %s is %s', (name, kind, result) => {
  expect(resultName(name, kind)).toBe(result);
});
