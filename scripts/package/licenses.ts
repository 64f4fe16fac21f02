import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Licences (SPDX) that require no more than attribution of those who distribute a package: shipped packages must have
 * one of them.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or any other text. */
  readonly license: string;
  readonly homepage: string;
  /** The licence and notice files of the package. */
  readonly text: string;
}

/** Whether a package under this SPDX expression may be shipped: `MIT`, `(MIT OR GPL-3.0-only)`, `MIT AND ISC`. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((license) => allowed.has(license)));

/** The folder of the package that a module is from; undefined for our own modules. */
export function packageFolder(moduleId: string): string | undefined {
  const [path = ''] = moduleId.replace('\0', '').split('?');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/@][^/]*/.exec(path.replaceAll('\\', '/'))?.[0];
}

/** Contents of compiled code that the licence files of its package do not list. */
const contained: Readonly<Record<string, string>> = {
  '@hpcc-js/wasm-zstd':
    'Contains Zstandard (https://github.com/facebook/zstd), Copyright (c) Meta Platforms, Inc. and affiliates, under the BSD 3-Clause License.',
  'xz-decompress':
    'Based on xzwasm (c) Steve Sanderson, under the MIT License. Contains xz-embedded by Lasse Collin and Igor Pavlov, in the public domain, and walloc (c) 2020 Igalia, S.L., under the MIT License.',
  'zxing-wasm':
    'Contains ZXing-C++ (https://github.com/zxing-cpp/zxing-cpp) under the Apache License 2.0, whose text stands with other packages in this file.',
};

/** The name, version and licence of a package. */
export function readPackage(folder: string): ShippedPackage {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: unknown;
    homepage?: string;
  };
  const text = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .concat(contained[name] ?? [])
    .join('\n\n');
  return {
    name,
    version,
    license: typeof license === 'string' ? license : 'unknown',
    homepage: homepage ?? `https://www.npmjs.com/package/${name}`,
    text,
  };
}

/** The Unicode Character Database, whose facts are among the data sets of `scripts/data`. */
export function readUnicode(): ShippedPackage {
  const folder = join(import.meta.dirname, '../data');
  const [, version = ''] = /Database ([\d.]+)/.exec(readFileSync(join(folder, 'unicode.txt'), 'utf8')) ?? [];
  return {
    name: 'Unicode Character Database',
    version,
    license: 'Unicode-3.0',
    homepage: 'https://www.unicode.org/ucd/',
    text: readFileSync(join(folder, 'unicode-license.txt'), 'utf8').trim(),
  };
}

/**
 * The text of `THIRD_PARTY_LICENSES.txt`.
 * @throws Error naming the packages whose licence is not on the list
 */
export function licensesText(packages: readonly ShippedPackage[]): string {
  const refused = packages.filter(({ license }) => !isAllowed(license));
  if (refused.length > 0)
    throw new Error(
      `Not to be shipped: ${refused.map(({ name, license }) => `${name} (${license})`).join(', ')}. ` +
        `Licences allowed: ${[...allowed].join(', ')}.`,
    );
  const sorted = packages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const rule = '-'.repeat(80);
  const parts = sorted.map(
    ({ name, version, license, homepage, text }) =>
      `${rule}\n${name} ${version}\n${license}\n${homepage}\n\n${text === '' ? '(The package has no licence text of its own.)' : text}\n`,
  );
  const list = sorted.map(({ name, version, license }) => `${name} ${version}: ${license}\n`).join('');
  return `Penknife is under the MIT licence. Shipped with it are parts of these packages:\n\n${list}\n${parts.join('\n')}`;
}
