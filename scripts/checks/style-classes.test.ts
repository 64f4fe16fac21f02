/** Names of classes are no types: code that uses one which its style sheet does not have would be shown without a style. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Readonly<Record<string, string>>;
};

/** The file that an import leads to. */
function resolve(specifier: string, file: string): string {
  const [alias = '', ...rest] = specifier.split('/');
  const folder = imports[`${alias}/*`]?.replace('*', '');
  return folder === undefined ? join(dirname(file), specifier) : join(root, folder, ...rest);
}

test('code uses the classes that its style sheets have', () => {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const used = paths
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const file = join(root, 'src', path);
      const code = readFileSync(file, 'utf8');
      return [...code.matchAll(/^import (\w+) from '(\S+\.module\.css)';$/gm)].flatMap(([, name = '', sheet = '']) => {
        const css = readFileSync(resolve(sheet, file), 'utf8');
        const known = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, known]) => known));
        return [...code.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))].map(([, className = '']) => ({
          use: `${path}: ${className}`,
          isKnown: known.has(className),
        }));
      });
    });
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ isKnown }) => !isKnown).map(({ use }) => use)).toEqual([]);
});
