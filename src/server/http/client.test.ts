/** A client that is generated from the description: it compiles strictly, and calls with it are answered. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpError } from '@oazapfts/runtime';
import { generateSource } from 'oazapfts';
import { afterAll, expect, test } from 'vitest';
import { toolIds } from '#host/load-tool.ts';
import { root, runCaptured } from '../../../scripts/command.ts';
import { createPool } from '../pool.ts';
import { startServer } from './server.ts';

const pool = createPool({ size: 1 });
const described = ['url-encoder', 'hash-text', 'base64-file-converter', 'json-prettify'];
const server = await startServer({
  ...{ host: '127.0.0.1', port: 0, allowedHosts: [], corsOrigins: [] },
  ...{ pool, hasApi: true, hasMcp: false, maxBody: 1e6, version: '1.2.3' },
  hiddenTools: new Set(toolIds.filter((id) => !described.includes(id))),
});
const address = `http://127.0.0.1:${server.address.port}`;
// Below the checkout, where the client finds what it imports.
mkdirSync(join(root, 'reports'), { recursive: true });
const folder = mkdtempSync(join(root, 'reports/client-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
  await pool.close();
});

const description = await (await fetch(`${address}/api/v1/openapi.json`)).text();
writeFileSync(join(folder, 'api.json'), description);
const source = await generateSource(join(folder, 'api.json'), { optimistic: true, futureStripLegacyMethods: true });
writeFileSync(join(folder, 'client.ts'), source);

test('compiles, and knows the options and results of operations', async () => {
  writeFileSync(
    join(folder, 'use.ts'),
    `import * as client from './client.ts';
export async function use(): Promise<string> {
  const { value, notices } = await client.urlEncoderEncode({ input: 'a b', options: { as: 'form' } });
  // @ts-expect-error no such way to encode
  await client.urlEncoderEncode({ input: 'a b', options: { as: 'letters' } });
  // @ts-expect-error an input is needed
  await client.urlEncoderEncode({});
  // @ts-expect-error no such step
  await client.recipe({ steps: [{ use: 'url-encoder/encrypt' }], input: '' });
  return value + notices.map(({ message }) => message).join();
}
`,
  );
  const compilerOptions = {
    ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, types: [] },
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom'], allowImportingTsExtensions: true },
  };
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, files: ['use.ts'] }));
  expect(await runCaptured('tsc', ['-p', project])).toEqual({ passed: true, output: '' });
});

test('calls, and throws what a problem says', async () => {
  const client = await import(join(folder, 'client.ts'));
  client.defaults.baseUrl = address;
  const { value } = await client.urlEncoderEncode({ input: 'a b&c', options: { as: 'form' } });
  expect(value).toBe('a+b%26c');
  const digest = await client.hashTextHash({ input: 'abc', options: { algorithms: ['sha256'] }, pick: 'sha256' });
  expect(digest.value).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const inBytes = await client.base64FileConverterEncode({ inputBase64: 'AP8=' });
  expect(JSON.stringify(inBytes.value)).toContain('AP8=');
  const steps = [{ use: 'url-encoder/decode' }, { use: 'json-prettify/format', options: { indent: '0' } }];
  expect((await client.recipe({ steps, input: '%7B%22a%22%3A%201%7D' })).value).toBe('{"a":1}\n');

  const wrong = await client.jsonPrettifyFormat({ input: '{"a" 1}' }).catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(HttpError);
  expect(wrong).toMatchObject({ status: 400, data: { code: 'missing-colon', at: { line: 1, column: 6 } } });
});
