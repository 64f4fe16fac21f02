import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { findDialect } from './prose.ts';

/** Folders whose comments and test titles are free of the dialect. */
const finished = [
  'bench',
  'e2e',
  'scripts',
  'src/cli',
  'src/core',
  'src/host',
  'src/kinds',
  'src/lib',
  'src/library',
  'src/server',
  'src/testing',
  'src/tool-page',
  'src/tools',
  'src/ui',
  'src/web',
];

const wordsIn = (file: string, text: string) => findDialect(file, text).map(({ line, word }) => `${line} ${word}`);

test.each([
  ['a line comment', 'a.ts', 'const a = 1;\n// So many are shown.\n', ['2 So many']],
  ['a comment of several lines', 'a.ts', '/**\n * Shows the result\n * beneath the input.\n */\n', ['3 beneath']],
  ['a comment in JSX', 'a.tsx', 'export const A = () => <p>{/* what is wanted */}</p>;', ['1 wanted']],
  ['a title', 'a.test.ts', "test('is told once', () => {});", ['1 told']],
  ['a title of rows', 'a.test.ts', "it.each([\n  1,\n])('stands at %i', () => {});", ['3 stands']],
])('finds the dialect in %s', (_, file, text, found) => expect(wordsIn(file, text)).toEqual(found));

test.each([
  ['code', 'a.ts', "const told = '// so many';"],
  ['strings of tests', 'a.test.ts', "test('reads', () => expect('told').toBe(1));"],
  ['screen readers', 'a.ts', '// Announced by screen readers.'],
  ['code in comments', 'a.ts', '// Calls `told`, with {wanted}.'],
  ['longer words', 'a.ts', '// Standard readerless untold.'],
])('ignores %s', (_, file, text) => expect(wordsIn(file, text)).toEqual([]));

test.each(finished)('%s is written in the English of the field', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  );
  const findings = files
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      findDialect(path, readFileSync(join(root, path), 'utf8')).map(
        ({ line, word, instead }) => `${path}:${line} “${word}”: say ${instead}`,
      ),
    );
  expect(findings).toEqual([]);
});
