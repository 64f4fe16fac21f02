import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { httpServers, urlOf } from '#testing/http-servers.ts';
import { createPool, type Pool } from '../pool.ts';

const { pool, open, start } = httpServers({
  hasMcp: false,
  hiddenTools: new Set(['slugify-string']),
  handlers: { '/mounted': (_, response) => void response.end('mounted') },
});
let root = '';
beforeAll(async () => {
  root = await start();
});

interface Given {
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}
const call = (path: string, { body, ...more }: Given = {}) =>
  fetch(`${root}/api/v1/${path}`, { ...(body !== undefined && { body, method: 'POST' }), ...more });
const postJson = (path: string, data: unknown, headers = {}) =>
  call(path, { body: JSON.stringify(data), headers: { 'content-type': 'application/json', ...headers } });

describe('a call', () => {
  test('as JSON is answered by JSON with value, notices and time', async () => {
    const response = await postJson('base64-string-converter/decode', { input: 'aGVsbG8', options: {} });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      value: 'hello',
      notices: [expect.objectContaining({ code: 'base64-unpadded', message: expect.stringMatching(/\.$/) })],
      milliseconds: expect.any(Number),
    });
    expect(response.headers.has('penknife-notices')).toBe(false);
  });

  test('with the input as the body is answered by the value', async () => {
    const response = await call('hash-text/hash-file?algorithms=md5&algorithms=sha1&pick=md5', { body: 'abc' });
    expect(await response.text()).toBe('900150983cd24fb0d6963f7d28e17f72');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('etag')).toBe(false);
  });

  test('may be an address where nothing in it is secret', async () => {
    expect(await (await call('url-encoder/encode?input=a%20b')).text()).toBe('a%20b');
    const refused = await call('hash-text/hash?input=a');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await call('encryption/encrypt?password=x', { body: 'a' })).status).toBe(422);
  });

  test('gives bytes as they are, or as Base64 in JSON', async () => {
    const path = 'base64-string-converter/decode-bytes';
    const bytes = new Uint8Array(await (await call(path, { body: '/wA=' })).arrayBuffer());
    expect(bytes).toEqual(Uint8Array.of(255, 0));
    expect(await (await postJson(path, { input: '/wA=' })).json()).toMatchObject({ value: '/wA=' });
    const encoded = await postJson('base64-string-converter/encode-bytes', { inputBase64: '/wA=' });
    expect(await encoded.json()).toMatchObject({ value: '/wA=' });
  });

  test('reports notices in a header where the answer is the value', async () => {
    const response = await call('base64-string-converter/decode', { body: 'aGVsbG8' });
    expect(JSON.parse(response.headers.get('penknife-notices') ?? '')).toMatchObject([{ code: 'base64-unpadded' }]);
  });

  test('is answered in the form that is accepted', async () => {
    const ask = (accept: string) => call('url-encoder/encode', { body: 'a', headers: { accept } });
    expect((await ask('application/json')).headers.get('content-type')).toBe('application/json');
    expect((await ask('text/*;q=0.9, application/json;q=0.1')).headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await ask('image/png')).status).toBe(406);
  });

  test('composes text in the language that is accepted, and for a time zone', async () => {
    const given = { input: '600' };
    const answer = await postJson('chmod-calculator/describe', given, {
      'accept-language': 'de, fr-CA;q=0.8, en;q=0.1',
    });
    expect(JSON.stringify(await answer.json())).toContain('Propriétaire');
    expect((await postJson('chmod-calculator/describe', { ...given, timeZone: 'Mars/Base' })).status).toBe(400);
  });

  test('no value is a page of this origin', async () => {
    const response = await call('base64-string-converter/decode?input=PHNjcmlwdD4x');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a problem', () => {
  test('is described in the language of the client, with its place', async () => {
    const response = await call('json-prettify/format', { body: '[1,\n2', headers: { 'accept-language': 'fr' } });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('content-language')).toBe('fr');
    expect(await response.json()).toMatchObject({
      status: 400,
      title: 'Bad Request',
      code: expect.any(String),
      detail: expect.stringMatching(/^Ligne/),
      at: { line: expect.any(Number), column: expect.any(Number) },
    });
  });

  const json = { 'content-type': 'application/json' };
  test.each<[string, number, string, Given]>([
    ['nothing/encode', 404, 'unknown-tool', { body: '' }],
    ['slugify-string/slugify', 404, 'unknown-tool', { body: 'a' }],
    ['hash-text/nothing', 404, 'unknown-operation', { body: '' }],
    ['hash-text', 404, 'unknown-path', { body: '' }],
    ['slugify-string', 404, 'unknown-path', {}],
    ['__proto__/constructor', 404, 'unknown-tool', { body: '' }],
    ['url-encoder/encode', 405, 'wrong-method', { method: 'DELETE' }],
    ['url-encoder/encode', 413, 'too-large', { body: 'x'.repeat(1_001) }],
    ['url-encoder/encode', 415, 'wrong-type', { body: new FormData() }],
    ['url-encoder/encode', 415, 'wrong-type', { body: 'x', headers: { 'content-encoding': 'gzip' } }],
    ['url-encoder/encode', 415, 'wrong-type', { body: 'x', headers: { 'content-type': 'text/plain;charset=utf-16' } }],
    ['json-prettify/format?indent=99', 422, 'wrong-option', { body: '{}' }],
    ['json-prettify/format?nope=1', 422, 'wrong-option', { body: '{}' }],
    ['json-prettify/format?indent=1&indent=2', 400, 'repeated-parameter', { body: '{}' }],
    ['url-encoder/encode?indent=%E9', 400, 'not-utf8-query', { body: 'a' }],
    ['url-encoder/encode', 400, 'missing-input', {}],
    ['url-encoder/encode?input=a', 400, 'two-inputs', { body: 'a' }],
    ['url-encoder/encode?input=a', 400, 'query-with-json', { body: '{}', headers: json }],
    ['url-encoder/encode', 400, 'not-json-body', { body: '{', headers: json }],
    ['url-encoder/encode', 400, 'not-json-body', { body: Uint8Array.of(34, 255, 34), headers: json }],
    ['url-encoder/encode', 400, 'not-an-object', { body: '[]', headers: json }],
    ['url-encoder/encode', 400, 'unknown-key', { body: '{"inputs":1}', headers: json }],
    ['url-encoder/encode', 400, 'wrong-key', { body: '{"input":"a","options":[]}', headers: json }],
    ['url-encoder/encode', 400, 'wrong-base64', { body: '{"inputBase64":"a*"}', headers: json }],
    ['token-generator/token', 400, 'unused-input', { body: 'a' }],
  ])('%s: %i %s', async (path, status, code, given) => {
    const response = await call(path, given);
    const problem = (await response.json()) as { code: string; detail: string };
    expect([response.status, problem.code.replace('-near', '')]).toEqual([status, code]);
    expect(problem.detail).not.toMatch(/\{\w+\}/);
  });

  test('a body without an announced length is limited too', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(600));
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(chunk);
        controller.enqueue(chunk);
        controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect((await fetch(`${root}/api/v1/url-encoder/encode`, init)).status).toBe(413);
  });

  test.each([
    ['overloaded', 503],
    ['timeout', 504],
    ['memory', 504],
    ['bug', 500],
  ] as const)('of the pool: %s is %i', async (reason, status) => {
    const failure = { reason, code: reason, message: 'No.' };
    const failing: Pool = { ...pool, run: async () => ({ failure, notices: [], duration: 0 }) };
    const response = await fetch(`${await start({ pool: failing })}/api/v1/url-encoder/encode?input=a`);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '1' : null);
  });

  test('too many calls of one address are refused', async () => {
    const address = `${await start({ rateLimit: 1 })}/api/v1/url-encoder/encode?input=a`;
    expect([(await fetch(address)).status, (await fetch(address)).status]).toEqual([200, 429]);
  });
});

/** The status for headers that `fetch` sets itself. */
const statusFor = (headers: Readonly<Record<string, string>>, address = root, path = '/metrics') =>
  new Promise<number>((resolve, reject) => {
    httpRequest(`${address}${path}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('who may call', () => {
  test.each([
    [{ host: 'localhost:1' }, 200],
    [{ host: '[::1]:8080' }, 200],
    [{ host: 'rebound.example' }, 403],
    [{ host: '127.0.0.1.rebound.example' }, 403],
    [{ host: 'localhost', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    [{ host: 'localhost', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 403],
    [{ host: 'localhost', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
    [{ host: 'localhost', 'sec-fetch-site': 'none' }, 200],
    [{ host: 'localhost', origin: 'http://localhost' }, 200],
    [{ host: 'localhost', origin: 'http://localhost:3000' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://app.example' }, 200],
  ])('%j: %i', async (headers, status) => {
    expect(await statusFor(headers)).toBe(status);
  });

  test.each(['127.1', 'LOCALHOST', '2130706433'])('%s is loopback too', async (host) => {
    const server = await open({ host });
    expect(await statusFor({ host: 'rebound.example' }, urlOf(server))).toBe(403);
  });

  test('further names are named; a probe uses any', async () => {
    const address = await start({ allowedHosts: ['tools.example'] });
    expect(await statusFor({ host: 'tools.example' }, address)).toBe(200);
    expect(await statusFor({ host: 'other.example' }, address)).toBe(403);
    expect(await statusFor({ host: 'other.example' }, address, '/healthz')).toBe(200);
  });

  test('a page of a named origin may read answers', async () => {
    const headers = { origin: 'https://app.example' };
    const preflight = await call('url-encoder/encode', { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, headers.origin]);
    const answer = await call('url-encoder/encode?input=a', { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe(headers.origin);
    expect((await call('url-encoder/encode?input=a')).headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('the bytes that all bodies take together', () => {
  /** Sends requests over one connection, whose answers are not read. */
  const send = (address: string, ...requests: readonly string[]) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1').pause();
    socket.write(requests.join(''));
    return socket;
  };
  const post = (body: string, path = 'url-encoder/encode') =>
    `POST /api/v1/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

  test('are free again where a client leaves before the answer to an earlier request', async () => {
    const own = createPool({ size: 1 });
    const address = await start({ pool: own });
    const slow = post('x', 'bcrypt/hash?cost=12&allow-slow=true');
    for (let count = 0; count < 6; count++) {
      const socket = send(address, slow, post('y'.repeat(1_000)));
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
    }
    const body = 'z'.repeat(900);
    await expect
      .poll(async () => (await fetch(`${address}/api/v1/url-encoder/encode`, { method: 'POST', body })).status, {
        timeout: 60_000,
      })
      .toBe(200);
    await own.close();
  });

  test('are free again once an answer is on its way, though nobody reads it', async () => {
    const address = await start({ maxBody: 400_000 });
    const sockets = Array.from({ length: 5 }, () => send(address, post('y'.repeat(400_000), 'text-to-binary/encode')));
    const body = 'z'.repeat(400_000);
    await expect
      .poll(async () => (await fetch(`${address}/api/v1/hash-text/hash?pick=md5`, { method: 'POST', body })).status, {
        timeout: 60_000,
      })
      .toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});

test('a body that is no JSON is not quoted', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await call('hmac-generator/hmac', { body: '{"options":{"key":S3CRET}}', headers });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain('S3C');
});

describe('the server', () => {
  test('has probes, metrics without inputs, and further handlers', async () => {
    await call('url-encoder/encode?input=hushhush');
    const metrics = await (await fetch(`${root}/metrics`)).text();
    expect(metrics).toMatch(/^penknife_calls_total\{tool="url-encoder",operation="encode",status="200"\} [1-9]/m);
    expect(metrics).not.toContain('hushhush');
    expect(await (await fetch(`${root}/healthz`)).text()).toBe('ok\n');
    expect(await (await fetch(`${root}/mounted`)).text()).toBe('mounted');
    expect((await fetch(`${root}/`)).status).toBe(404);
  });

  test.each(['healthz', 'metrics', 'mounted', 'api/v1/openapi.json'])('changes nothing at /%s', async (path) => {
    const { status, headers } = await fetch(`${root}/${path}`, { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('counts those who may not call', async () => {
    const address = await start();
    await statusFor({ host: 'rebound.example' }, address);
    await statusFor({ origin: 'https://evil.example' }, address, '/api/v1/url-encoder/encode?input=a');
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain('penknife_calls_total{tool="",operation="",status="403"} 2\n');
  });

  test('counts unknown names as one', async () => {
    await call('no-such-tool/x');
    expect(await (await fetch(`${root}/metrics`)).text()).not.toContain('no-such-tool');
  });

  test('answers what has come before it closes', async () => {
    const own = createPool({ size: 1 });
    const server = await open({ pool: own });
    const address = urlOf(server);
    const hash = fetch(`${address}/api/v1/bcrypt/hash`, { method: 'POST', body: 'x' });
    while (own.load.running === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    const closed = server.close();
    expect((await hash).status).toBe(200);
    await closed;
    await expect(fetch(address)).rejects.toThrow();
    await own.close();
  });
});
