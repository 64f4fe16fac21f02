import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed, licensesText, packageFolder, readPackage, readUnicode } from './licenses.ts';

test.each([
  ['MIT', true],
  ['Apache-2.0', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-2.0-only OR ISC', true],
  ['MIT AND ISC', true],
  ['MIT or MPL-2.0', true],
  ['MIT and MPL-2.0', false],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['LGPL-3.0', false],
  ['MPL-2.0', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
  ['unknown', false],
  ['', false],
])('%j may be shipped: %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected));

test.each([
  ['/home/x/node_modules/react/index.js', '/home/x/node_modules/react'],
  ['/home/x/node_modules/@noble/hashes/sha2.js', '/home/x/node_modules/@noble/hashes'],
  ['/home/x/node_modules/a/node_modules/b/b.js', '/home/x/node_modules/a/node_modules/b'],
  ['\0/home/x/node_modules/react/index.js?commonjs-module', '/home/x/node_modules/react'],
  ['C:\\x\\node_modules\\react\\index.js', 'C:/x/node_modules/react'],
  ['/home/x/src/core/tool.ts', undefined],
  ['\0vite/preload-helper.js', undefined],
])('%j is from %s', (id, folder) => expect(packageFolder(id)).toBe(folder));

test('a package has its licence and notices; one without a licence is rejected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-licenses-'));
  writeFileSync(join(folder, 'package.json'), '{"name":"odd","version":"1.0.0","licenses":[{"type":"MIT"}]}');
  writeFileSync(join(folder, 'LICENCE.md'), 'Copyright Odd\r\n');
  writeFileSync(join(folder, 'NOTICE'), 'Thanks to Even\n');
  const odd = readPackage(folder);
  rmSync(folder, { recursive: true });
  expect(odd).toEqual({
    name: 'odd',
    version: '1.0.0',
    license: 'unknown',
    homepage: 'https://www.npmjs.com/package/odd',
    text: 'Copyright Odd\n\nThanks to Even',
  });
  expect(() => licensesText([odd])).toThrow('Not to be shipped: odd (unknown). Licences allowed: 0BSD, ');
  expect(licensesText([{ ...odd, license: 'MIT' }])).toContain('\nodd 1.0.0\nMIT\n');
});

test('the data of Unicode has its version and its licence', () => {
  const { version, license, text } = readUnicode();
  expect(version).toMatch(/^\d+\.0\.0$/);
  expect(isAllowed(license)).toBe(true);
  expect(text).toMatch(/^UNICODE LICENSE V3\n/);
});
