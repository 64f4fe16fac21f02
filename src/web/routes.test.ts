import { expect, test } from 'vitest';
import { publicAddress } from './routes.ts';

test.each([
  ['/', 'hash-text', 'hash-text'],
  ['/', './', './'],
  ['https://penknife.example', './', 'https://penknife.example/'],
  ['https://penknife.example', 'fr/hash-text', 'https://penknife.example/fr/hash-text'],
  ['https://penknife.example/tools', 'about', 'https://penknife.example/tools/about'],
  ['https://penknife.example/tools/', './', 'https://penknife.example/tools/'],
])('under %s, %s is at %s', (baseUrl, path, address) => expect(publicAddress(baseUrl, path)).toBe(address));
