/** `/api/v1/recipe`: steps in a row over HTTP. */
import { beforeAll, describe, expect, test } from 'vitest';
import { httpServers, urlOf } from '#testing/http-servers.ts';

const hidden = 'slugify-string';
const { open, start } = httpServers({ hasMcp: false, maxBody: 2_000, hiddenTools: new Set([hidden]) });
let root = '';
beforeAll(async () => {
  root = await start();
});

const post = (data: unknown, headers: Readonly<Record<string, string>> = {}, at = root) =>
  fetch(`${at}/api/v1/recipe`, {
    method: 'POST',
    body: typeof data === 'string' ? data : JSON.stringify(data),
    headers: { 'content-type': 'application/json', ...headers },
  });
const bodyOf = async (data: unknown, headers = {}) => (await post(data, headers)).json();

const decode = { use: 'base64-string-converter/decode' };
const minify = { use: 'json-minify/minify' };

describe('a recipe', () => {
  test('runs each step on the result of the one before, and is answered like a call', async () => {
    const response = await post({ steps: [decode, minify], input: 'eyAiYSI6IDEgfQ' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      value: '{"a":1}',
      notices: [
        expect.objectContaining({ code: 'base64-unpadded', step: 0, message: expect.stringMatching(/^Step 1 /) }),
      ],
      milliseconds: expect.any(Number),
    });
  });

  test('takes options, one of several outputs, bytes and a first step without input', async () => {
    const hash = { use: 'hash-text/hash-file', options: { algorithms: ['md5'] }, pick: 'md5' };
    // RFC 1321, appendix A.5: MD5 ("abc")
    const md5 = '900150983cd24fb0d6963f7d28e17f72';
    expect(await bodyOf({ steps: [hash], inputBase64: btoa('abc') })).toMatchObject({ value: md5 });
    const token = { use: 'token-generator/token', options: { length: 5 }, pick: 'token' };
    expect(await bodyOf({ steps: [token, { use: 'url-encoder/encode' }] })).toMatchObject({
      value: expect.stringMatching(/^.{5,15}$/),
    });
  });

  test('leaves skipped steps out', async () => {
    expect(await bodyOf({ steps: [decode, { ...minify, skip: true }], input: 'WyAx' })).toMatchObject({ value: '[ 1' });
  });

  test('runs on each line, item or cell', async () => {
    const encode = { use: 'url-encoder/encode' };
    const run = async (data: object) => (await bodyOf({ steps: [encode], ...data })).value;
    expect(await run({ each: 'line', input: 'a b\nc&d' })).toBe('a%20b\nc%26d');
    expect(JSON.parse(await run({ each: 'json', input: '["a b", null]' }))).toEqual(['a%20b', null]);
    expect(await run({ each: 'csv', column: 'y', input: 'x,y\n1,a b\n' })).toContain('1,a b,a%20b');
  });

  test('stops at a value that fails, or reports it', async () => {
    const data = { steps: [decode], each: 'line', input: 'YQ==\n*' };
    expect(await bodyOf(data)).toMatchObject({ status: 400, code: 'failed', step: 0 });
    expect(await bodyOf({ ...data, onError: 'keep' })).toMatchObject({
      value: 'a\n*',
      notices: [{ code: 'failed', message: expect.stringContaining('2') }],
    });
  });

  test('is answered in the form that is accepted', async () => {
    const data = { steps: [decode], input: 'aGk' };
    const plain = await post(data, { accept: 'text/plain' });
    expect([await plain.text(), plain.headers.get('content-type')]).toEqual(['hi', 'text/plain; charset=utf-8']);
    expect(JSON.parse(plain.headers.get('penknife-notices') ?? '')).toMatchObject([{ code: 'base64-unpadded' }]);
    const table = await post({ steps: [decode], each: 'csv', input: 'x\nYQ==' }, { accept: 'text/csv' });
    expect([table.status, table.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect((await post(data, { accept: 'image/png' })).status).toBe(406);
  });

  test('of no step that does not fit or exist anything runs', async () => {
    const slow = { use: 'bcrypt/hash', options: { cost: 20, allowSlow: true } };
    expect(await bodyOf({ steps: [slow, { use: 'nothing/encode' }], input: 'x' })).toMatchObject({
      status: 404,
      step: 1,
    });
  });
});

describe('a problem', () => {
  test.each<[string, number, string, number | undefined, unknown]>([
    ['no object', 400, 'not-an-object', undefined, [decode]],
    ['no JSON', 400, 'not-json-body', undefined, '{"steps": '],
    ['a stray key', 400, 'unknown-key', undefined, { steps: [decode], options: {} }],
    ['no steps', 400, 'wrong-key', undefined, { input: 'x' }],
    ['a step of the wrong form', 400, 'wrong-key', 1, { steps: [decode, 'json-minify'], input: 'x' }],
    ['a stray key in a step', 400, 'unknown-key', 1, { steps: [decode, { ...minify, option: 1 }], input: 'x' }],
    ['`__proto__` in a step', 400, 'unknown-key', 0, '{"steps": [{"use": "json-minify/minify", "__proto__": {}}]}'],
    ['an unknown division', 400, 'wrong-key', undefined, { steps: [decode], each: 'word', input: 'x' }],
    ['an unknown reaction', 400, 'wrong-key', undefined, { steps: [decode], each: 'line', onError: 'go', input: 'x' }],
    ['a column of no CSV', 400, 'unused-key', undefined, { steps: [decode], each: 'line', column: 'x', input: 'x' }],
    ['a reaction without a division', 400, 'unused-key', undefined, { steps: [decode], onError: 'keep', input: 'x' }],
    ['two inputs', 400, 'two-inputs', undefined, { steps: [decode], input: 'x', inputBase64: 'eA==' }],
    ['no input', 400, 'missing-input', undefined, { steps: [decode] }],
    ['no step', 422, 'no-steps', undefined, { steps: [], input: 'x' }],
    ['101 steps', 422, 'too-many-steps', undefined, { steps: Array(101).fill({ use: '' }) }],
    [
      'a wrong option',
      422,
      'wrong-option',
      1,
      { steps: [decode, { use: 'json-prettify/format', options: { indent: 'x' } }], input: 'W10=' },
    ],
    [
      'a step that does not fit',
      422,
      'does-not-flow',
      1,
      { steps: [decode, { use: 'token-generator/token' }], input: 'x' },
    ],
    ['an unknown operation', 404, 'unknown-operation', 0, { steps: [{ use: 'json-minify/nothing' }], input: 'x' }],
    ['a hidden tool', 404, 'unknown-tool', 1, { steps: [decode, { use: `${hidden}/slugify` }], input: 'eA==' }],
    ['a wrong result', 400, 'unclosed-bracket', 1, { steps: [decode, minify], input: 'WzE=' }],
  ])('%s is %i %s', async (_, status, code, step, data) => {
    const response = await post(data);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const problem = await response.json();
    expect(problem).toMatchObject({ status, code });
    expect([response.status, problem.step]).toEqual([status, step]);
    if (step !== undefined) expect(problem.detail).toMatch(new RegExp(`^(Step ${step + 1} |.*steps\\[${step}\\])`));
  });

  test('of an unknown tool names no hidden one', async () => {
    const { detail } = await bodyOf({ steps: [{ use: 'slugify-strin/slugify' }], input: 'x' });
    expect(detail).not.toContain(hidden);
  });

  test('is described in the language of the client', async () => {
    expect(await bodyOf({ steps: [decode, minify], input: 'WzE=' }, { 'accept-language': 'fr' })).toMatchObject({
      detail: expect.stringMatching(/^Étape 2 /),
    });
  });

  test('quotes no secret', async () => {
    const secret = 'hunter2-hunter2';
    const encrypt = { use: 'encryption/decrypt', options: { password: secret } };
    const text = await (await post({ steps: [encrypt], input: secret })).text();
    expect(text).toMatch(/"status":4\d\d/);
    expect(text).not.toContain(secret);
  });
});

test('a recipe is sent by POST, as JSON, within the limits of calls', async () => {
  const path = `${root}/api/v1/recipe`;
  const refused = await fetch(path);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await post({ steps: [decode], input: 'x' }, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await fetch(path, { method: 'POST', body: new FormData() })).status).toBe(415);
  expect((await post({ steps: [decode], input: 'x'.repeat(2_001) })).status).toBe(413);
  const limited = urlOf(await open({ rateLimit: 1 }));
  const statuses = [1, 2].map(() => post({ steps: [decode], input: '' }, {}, limited).then(({ status }) => status));
  expect((await Promise.all(statuses)).sort()).toEqual([200, 429]);
  expect(await (await fetch(`${root}/metrics`)).text()).toContain('tool="recipe",operation="",status="200"');
  const off = urlOf(await open({ hasApi: false }));
  expect((await post({ steps: [decode], input: '' }, {}, off)).status).toBe(404);
});
