import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020.js';
import { afterAll, expect, test } from 'vitest';
import { createPool } from '../pool.ts';
import { describeApi } from './openapi.ts';
import { startServer } from './server.ts';

const pool = createPool({ size: 1 });
const access = { host: '127.0.0.1', port: 0, allowedHosts: [], corsOrigins: [] };
const hiddenTools = new Set(['hash-text']);
const server = await startServer({
  ...access,
  pool,
  hasApi: true,
  hasMcp: false,
  maxBody: 1e7,
  version: '1.2.3',
  hiddenTools,
});
const root = `http://127.0.0.1:${server.address.port}`;
afterAll(async () => {
  await server.close();
  await pool.close();
});

interface Api {
  readonly paths: Readonly<Record<string, { readonly post: Post; readonly get?: object }>>;
  readonly components: object;
}
interface Post {
  readonly requestBody: {
    readonly content: { readonly 'application/json': { readonly schema: object; readonly example?: object } };
  };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  };
}
const api = (await (await fetch(`${root}/api/v1/openapi.json`)).json()) as Api;

test('is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate({ ...api })).toEqual({ valid: true });
  expect(await new Validator().validate({ ...api, paths: 1 })).toMatchObject({ valid: false });
});

test('describes what is there', async () => {
  expect(api).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
  expect(api.paths).toHaveProperty(['/api/v1/url-encoder/encode', 'get']);
  expect(api.paths).not.toHaveProperty(['/api/v1/hmac-generator/generate', 'get']);
  expect(Object.keys(api.paths).filter((path) => path.includes('hash-text'))).toEqual([]);
  const all = (await describeApi('1', new Set())) as Api;
  expect(Object.keys(all.paths).filter((path) => path.includes('/hash-text/'))).toHaveLength(7);
});

const ajv = new Ajv({ strict: false });

/** A schema by itself, with the components that it refers to. */
const compile = (schema: object) => ajv.compile({ ...schema, components: api.components });

test('describes the examples of all operations, and their answers', async () => {
  const wrong: unknown[] = [];
  let count = 0;
  for (const [path, { post }] of Object.entries(api.paths)) {
    const { schema, example } = post.requestBody.content['application/json'];
    if (!example) continue;
    const isCall = compile(schema);
    if (!isCall(example)) wrong.push([path, isCall.errors]);
    const response = await fetch(`${root}${path}`, {
      method: 'POST',
      body: JSON.stringify(example),
      headers: { 'content-type': 'application/json' },
    });
    const isAnswer = compile(post.responses[200].content['application/json'].schema);
    const answer = await response.json();
    if (response.status !== 200 || !isAnswer(answer)) wrong.push([path, response.status, answer, isAnswer.errors]);
    count++;
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(150);
});
