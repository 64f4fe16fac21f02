/** Tests the package as npm makes it: installed elsewhere, imported, and type-checked. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './command.ts';

const isBuilt = ['dist/package/types/index.d.ts', 'dist/package/penknife.js'].every((file) =>
  existsSync(join(root, file)),
);

describe.skipIf(!isBuilt)('the package (skipped where dist is not built)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-package-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  beforeAll(() => {
    execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: root, stdio: 'ignore' });
    const [tarball = ''] = readdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    run('npm', 'install', `./${tarball}`, '--offline', '--no-audit', '--no-fund');
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('contains the licences of what is bundled', () => {
    const text = readFileSync(join(folder, 'node_modules/penknife/dist/package/THIRD_PARTY_LICENSES.txt'), 'utf8');
    expect(text).toMatch(/^hash-wasm [\d.]+: MIT$/m);
    expect(text).not.toMatch(/^react /m);
  });

  test('is imported from JavaScript', () => {
    writeFileSync(
      join(folder, 'use.js'),
      `import { listTools, execute, plainContext, ToolError } from 'penknife';
      import { encode } from 'penknife/base64-string-converter';
      const refused = await execute('base64-string-converter/decode', 'YQ=*').catch((error) => error);
      const misused = await execute('base64-string-converter/encode', '', { lineLength: '1' }).catch((error) => error);
      const unknown = await execute('base64-string-converter/encod', '').catch((error) => error);
      console.log(JSON.stringify([
        await execute('base64-string-converter/encode', 'hello'),
        typeof encode, typeof plainContext, listTools().some(({ id }) => id === 'base64-string-converter'),
        refused instanceof ToolError, typeof refused.message, refused.at.line,
        misused.name, misused.message, unknown.message,
      ]));`,
    );
    expect(JSON.parse(run('node', 'use.js'))).toEqual([
      'aGVsbG8=',
      'function',
      'function',
      true,
      true,
      'string',
      1,
      'OptionsError',
      'Line length must be one of: none, 64, 76.',
      'There is no operation “base64-string-converter/encod”. Did you mean “base64-string-converter/encode”?',
    ]);
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['preserve', 'bundler'],
  ])('is typed, with module %s', (module, moduleResolution) => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { type OperationName, execute, plainContext } from 'penknife';
      import { encodeBytes } from 'penknife/base64-string-converter';
      export const text: string = await execute('base64-string-converter/encode', 'x', { urlSafe: true });
      export const bytes: Uint8Array = await execute('base64-string-converter/decodeBytes', new Blob(['eA==']));
      export const { entropy } = await execute('token-generator/token', undefined, { length: 3 }, { locale: 'fr' });
      export const name: OperationName = 'base64-string-converter/decode';
      export const bits: number | null = entropy;
      export const functions = [encodeBytes, plainContext];
      // @ts-expect-error no such operation
      await execute('base64-string-converter/encod', 'x');
      // @ts-expect-error no such option
      await execute('base64-string-converter/encode', 'x', { nope: 1 });
      // @ts-expect-error no such value
      await execute('base64-string-converter/encode', 'x', { encoding: 'nope' });
      // @ts-expect-error a generator takes no input
      await execute('token-generator/token', 'x');
      `,
    );
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'esnext', '--lib', 'esnext,dom'];
    const compiler = join(root, 'node_modules/.bin/tsc');
    const check = () =>
      run(compiler, ...flags, '--types', '', '--module', module, '--moduleResolution', moduleResolution, 'use.ts');
    expect(check).not.toThrow();
  });

  test('contains the command', () => {
    expect(run('npx', 'penknife', 'base64-string-converter', 'hello')).toBe('aGVsbG8=');
  });
});
