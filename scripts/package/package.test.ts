/** Tests the package as npm makes it, installed in an empty project: in Node, for TypeScript, and in a browser. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { fileKind } from '../../src/core/kinds/file-kinds.ts';
import { kindInfo } from '../../src/core/kinds/kinds.ts';
import type { Output } from '../../src/core/tool.ts';
import { loadTool, toolIds } from '../../src/host/load-tool.ts';
import { isComplete } from '../../src/testing/affected-tools.ts';
import { drawBarcode } from '../../src/testing/draw-barcode.ts';
import { chromiumFlags, ensureHeadlessShell } from '../browsers/chromium.ts';
import { root } from '../command.ts';

/** The code of the README that uses the library. */
const [, readmeCode = ''] = /```ts\n(.*?)```/s.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];

const isBuilt = existsSync(join(root, 'dist/package/types/library/index.d.ts'));

/** A call of a function of an entry. */
interface ExampleCall {
  readonly id: string;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Files and bytes are written as Base64. Of labelled results, only some. */
  readonly output: unknown;
  readonly isRandom?: true;
}

/** Whether a result is a file or bytes whose examples are texts. */
const isTextFile = (output: Output): boolean =>
  typeof output === 'string' &&
  ['file', 'bytes'].includes(kindInfo(output).repr) &&
  fileKind(output).mime.startsWith('text/');

/** The first example of each tool, one with a known answer where there is one. */
async function readExamples(): Promise<readonly ExampleCall[]> {
  const tools = await Promise.all(toolIds.map((id) => loadTool(id)));
  return tools.flatMap(({ id, operations }) => {
    const calls = Object.entries(operations).flatMap(([name, operation]) =>
      (operation.examples ?? []).map(({ input = '', options = {}, output, isRandom }): ExampleCall => {
        const args = operation.input ? [input, options] : [options];
        const known = isTextFile(operation.output) ? btoa(String(output)) : output;
        return { id, name, args, output: known, ...(isRandom && { isRandom }) };
      }),
    );
    return calls.find(({ isRandom }) => !isRandom) ?? calls[0] ?? [];
  });
}

/** A module of the project: calls all examples, and reads a bar code, which needs WebAssembly. */
const toRunner = (examples: readonly ExampleCall[], picture: string) => `
  const examples = ${JSON.stringify(examples)};
  const toBytes = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  async function toData(value) {
    if (value instanceof Blob) return toBase64(new Uint8Array(await value.arrayBuffer()));
    if (value instanceof Uint8Array) return toBase64(value);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(await Promise.all(Object.entries(value).map(async ([key, it]) => [key, await toData(it)])));
  }
  export async function runAll(entries) {
    const results = [];
    for (const { id, name, args } of examples) {
      const entry = await entries[id]();
      const context = { now: () => new Date('2024-02-29T12:34:56.789Z'), notice: () => {} };
      results.push(await entry[name](...args, context).then(toData, (error) => String(error?.stack ?? error)));
    }
    const { read } = await entries['qrcode-generator']();
    const { text } = await read(toBytes('${picture}'), {}, { notice: () => {} });
    return { results, text };
  }`;

describe.skipIf(!isBuilt)('the package (skipped where dist is not built)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-package-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const examples = await readExamples();
  const expected = examples.map(({ output, isRandom }) =>
    isRandom ? expect.anything() : typeof output === 'string' ? output : expect.objectContaining(output as object),
  );

  beforeAll(async () => {
    execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: root, stdio: 'ignore' });
    const [tarball = ''] = readdirSync(folder);
    write('package.json', '{ "private": true, "type": "module" }');
    run('npm', 'install', `./${tarball}`, '--offline', '--no-audit', '--no-fund');
    const picture = Buffer.from(await drawBarcode('4006381333931', 'EAN13')).toString('base64');
    write('run-all.js', toRunner(examples, picture));
    const entries = examples.map(({ id }) => `'${id}': () => import('penknife/${id}'),\n`);
    write('entries.js', `export const entries = {\n${entries.join('')}};`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('contains the licences of what is bundled', () => {
    const text = readFileSync(join(folder, 'node_modules/penknife/dist/package/THIRD_PARTY_LICENSES.txt'), 'utf8');
    expect(text).toMatch(/^hash-wasm [\d.]+: MIT$/m);
    expect(text).not.toMatch(/^react /m);
  });

  test('needs Node for the command and its threads only', () => {
    const built = join(folder, 'node_modules/penknife/dist/package');
    const library = ['index.js', ...readdirSync(join(built, 'tools')).map((file) => `tools/${file}`)];
    const reached = new Set(library);
    const importing: string[] = [];
    for (const file of reached) {
      const code = readFileSync(join(built, file), 'utf8');
      const specifiers = [...code.matchAll(/\b(?:from|import|require)\b\s*\(?["']([^"']+)["']/g)].map(
        ([, it]) => it ?? '',
      );
      if (specifiers.some((specifier) => specifier.startsWith('node:'))) importing.push(file);
      for (const specifier of specifiers)
        if (specifier.startsWith('.') && specifier.endsWith('.js')) reached.add(join(dirname(file), specifier));
    }
    expect(reached.size).toBeGreaterThan(2 * library.length);
    expect(importing).toEqual([]);
  });

  test('contains the command and its manual page', () => {
    const manual = readFileSync(join(folder, 'node_modules/penknife', packageJson.man), 'utf8');
    expect(manual).toMatch(/^\.TH PENKNIFE 1 /);
    expect(run('npx', 'penknife', 'base64-string-converter', 'hello')).toBe('aGVsbG8=');
  });

  test('serves agents', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({ command: 'npx', args: ['penknife', 'mcp'], cwd: folder }));
    const call = { use: 'base64-string-converter/encode', input: 'hello' };
    const { content } = await client.callTool({ name: 'run_tool', arguments: call });
    await client.close();
    expect(content).toEqual([{ type: 'text', text: 'aGVsbG8=' }]);
  });

  test('is imported from JavaScript', () => {
    write(
      'use.js',
      `import { listTools, execute, ToolError } from 'penknife';
      import { decode, encode } from 'penknife/base64-string-converter';
      const failure = (promise) => promise.catch((error) => error);
      const refused = await failure(execute('base64-string-converter/decode', 'YQ=*'));
      const misused = await failure(encode('', { lineLength: '1' }));
      const unknown = await failure(execute('base64-string-converter/encod', ''));
      console.log(JSON.stringify([
        await encode('hello'), await execute('base64-string-converter/encode', 'hello'),
        listTools().some(({ id }) => id === 'base64-string-converter'),
        refused instanceof ToolError, (await failure(decode('*'))) instanceof ToolError, refused.at.line,
        misused.name, misused.message, unknown.message,
      ]));`,
    );
    expect(JSON.parse(run('node', 'use.js'))).toEqual([
      'aGVsbG8=',
      'aGVsbG8=',
      true,
      true,
      true,
      1,
      'OptionsError',
      'Line length must be one of: none, 64, 76.',
      'Unknown operation “base64-string-converter/encod”. Did you mean “base64-string-converter/encode”?',
    ]);
  });

  test('returns the results that the README shows', () => {
    const code = readmeCode.replace(/^(await .*); \/\/ (.*)$/gm, 'check($1, $2);');
    const check = 'const check = async (call, expected) => console.log(expected, (await call) === expected);\n';
    write('readme.js', check + code.replaceAll('check(await', 'await check('));
    const lines = run('node', 'readme.js').trimEnd().split('\n');
    expect(lines.filter((line) => line.endsWith(' true'))).toHaveLength(5);
    expect(lines.filter((line) => line.endsWith(' false'))).toEqual([]);
  });

  test.each([
    ['node16', ['--module', 'node16', '--moduleResolution', 'node16', '--lib', 'esnext', '--types', 'node']],
    ['bundler', ['--module', 'preserve', '--moduleResolution', 'bundler', '--lib', 'esnext,dom', '--types', '']],
  ])('is typed, resolved as %s', (_, flags) => {
    write(
      'use.ts',
      `import { type Notice, type OperationName, execute } from 'penknife';
      import { encode, encodeBytes } from 'penknife/base64-string-converter';
      import { token } from 'penknife/token-generator';
      ${examples.map(({ id }) => `import 'penknife/${id}';`).join('\n')}
      export const encoded: string = await encode('hello');
      export const inBytes: string = await encodeBytes(Uint8Array.of(1), { urlSafe: true });
      const notices: Notice[] = [];
      export const { token: secret, entropy }: { token: string | null; entropy: number | null } =
        await token({ length: 3 }, { locale: 'fr', notice: (notice) => notices.push(notice) });
      export const bytes: Uint8Array = await execute('base64-string-converter/decodeBytes', new Blob(['eA==']));
      export const name: OperationName = 'base64-string-converter/decode';
      // @ts-expect-error no such operation
      await execute('base64-string-converter/encod', 'x');
      // @ts-expect-error no such option
      await execute('base64-string-converter/encode', 'x', { nope: 1 });
      // @ts-expect-error no such option
      await encode('x', { nope: 1 });
      // @ts-expect-error no such value
      await encode('x', { encoding: 'nope' });
      // @ts-expect-error a generator takes no input
      await execute('token-generator/token', 'x');
      `,
    );
    const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'esnext'];
    const compiler = join(root, 'node_modules/.bin/tsc');
    write('readme.ts', readmeCode);
    const roots = join(root, 'node_modules/@types');
    expect(() => run(compiler, ...strict, ...flags, '--typeRoots', roots, 'use.ts', 'readme.ts')).not.toThrow();
  });

  test('runs an example of every tool in Node', () => {
    write(
      'all.js',
      `import { runAll } from './run-all.js';
      import { entries } from './entries.js';
      console.log(JSON.stringify(await runAll(entries)));`,
    );
    expect(JSON.parse(run('node', 'all.js'))).toEqual({ results: expected, text: '4006381333931' });
  });

  test('a page built by Vite loads the tools that it imports, and of the others nothing', async () => {
    /** The size in bytes of what the page loads before it calls anything. */
    async function initialSize(id: string): Promise<number> {
      write('bundled.js', `import * as one from 'penknife/${id}';\nconsole.log(one);\n`);
      const built = await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { write: false, rolldownOptions: { input: join(folder, 'bundled.js') } },
      });
      const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      const loaded = new Set(chunks.filter((one) => one.type === 'chunk' && one.isEntry));
      for (const one of loaded)
        for (const name of one.type === 'chunk' ? one.imports : []) {
          const imported = chunks.find(({ fileName }) => fileName === name);
          if (imported) loaded.add(imported);
        }
      return [...loaded].reduce((sum, one) => sum + (one.type === 'chunk' ? one.code.length : 0), 0);
    }
    const small = await initialSize('base64-string-converter');
    const large = await initialSize('sql-prettify');
    console.log(`What a page loads: ${small} B for Base64, ${large} B for SQL`);
    expect(small).toBeLessThan(200_000);
    expect(large).toBeGreaterThan(small);
  });

  // Each tool is built for browsers as the site is, whose page tests run on each landing.
  test.runIf(isComplete)('runs an example of every tool in a browser, built by Vite', async () => {
    write('index.html', '<script type="module" src="./main.js"></script>');
    write(
      'main.js',
      `import { runAll } from './run-all.js';
      import { entries } from './entries.js';
      globalThis.running = runAll(entries);`,
    );
    await build({ root: folder, configFile: false, logLevel: 'error', build: { minify: false } });
    const browser = await chromium.launch({ executablePath: ensureHeadlessShell(), args: chromiumFlags });
    try {
      const page = await browser.newPage();
      await page.route('https://penknife.test/**', (route) =>
        route.fulfill({ path: join(folder, 'dist', new URL(route.request().url()).pathname) }),
      );
      await page.goto('https://penknife.test/index.html');
      await page.waitForFunction(() => 'running' in globalThis);
      expect(await page.evaluate(() => (globalThis as unknown as { running: Promise<unknown> }).running)).toEqual({
        results: expected,
        text: '4006381333931',
      });
    } finally {
      await browser.close();
    }
  });
});
