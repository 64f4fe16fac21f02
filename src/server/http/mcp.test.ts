/** `/mcp` as the official client sees it, by both revisions of the protocol, and as hostile ones do. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toolIds } from '#host/load-tool.ts';
import { textOf } from '#testing/connect-mcp.ts';
import { httpServers, urlOf } from '#testing/http-servers.ts';
import { BodyBudget } from './body.ts';
import { createMcpRoute } from './mcp.ts';
import { createMetrics } from './metrics.ts';
import { ResultBudget } from './result-budget.ts';

const { pool, open, start } = httpServers({
  maxBody: 10_000_000,
  hiddenTools: new Set(['base64-string-converter', 'json-diff', 'git-memo']),
});
let root = '';
beforeAll(async () => {
  root = await start();
});

async function connect(mode: 'legacy' | 'auto', address = root) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  return client;
}

describe.each([
  ['2025', 'legacy'],
  ['2026', 'auto'],
] as const)('a client of %s', (year, mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });
  afterAll(() => client.close());
  const call = async (name: string, args: object) =>
    (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;

  test('is served with the instruction that inputs are not stored', () => {
    expect(client.getNegotiatedProtocolVersion()).toContain(year);
    expect(client.getInstructions()).toContain('neither stored nor logged');
  });

  test('lists six tools, none of which takes or writes a file', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).join(' ')).toBe('find_tools describe_tool run_tool run_recipe detect look_up');
    expect(JSON.stringify(tools)).not.toMatch(/"(?:file|saveAs)"/);
  });

  test('runs an operation', async () => {
    const result = await call('run_tool', { use: 'url-encoder/encode', input: 'a b' });
    expect(textOf(result)).toBe('a%20b');
  });

  test('gets errors with what is wrong', async () => {
    const result = await call('run_tool', { use: 'json-prettify/format', input: '{"a": }' });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('line 1, column 7');
  });

  test('gets progress', async () => {
    const seen: number[] = [];
    const step = { use: 'hash-text/hash', pick: 'md5' };
    const args = { steps: [step, step], input: 'x'.repeat(2_000_000) };
    await client.callTool(
      { name: 'run_recipe', arguments: args },
      { onprogress: ({ progress }) => seen.push(progress) },
    );
    expect(seen.length).toBeGreaterThan(0);
  });

  test.each([
    ['run_tool', { use: 'hash-text/hashFile', file: '/etc/passwd' }],
    ['run_tool', { use: 'hash-text/hash', input: 'x', saveAs: 'x.txt' }],
    ['run_recipe', { steps: [{ use: 'hash-text/hashFile' }], file: '/etc/passwd' }],
    ['detect', { file: '/etc/passwd' }],
  ])('may not have %s touch a file: %j', async (name, args) => {
    const result = await call(name, args);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('Over HTTP, no files are read or written.');
  });

  test.each([
    ['run_tool', { use: 'url-encoder/encode' }],
    ['run_tool', { use: 'url-encoder/encode', input: 'a', inputBase64: 'YQ==' }],
    ['run_recipe', { steps: [{ use: 'hash-text/hashFile' }] }],
    ['detect', {}],
    ['detect', { input: 'a', inputBase64: 'YQ==' }],
    ['describe_tool', { id: 'hash-text/hashFile' }],
  ])('gets no advice on an argument “file” from %s: %j', async (name, args) => {
    const text = textOf(await call(name, args));
    expect(text).toContain('inputBase64');
    expect(text).not.toMatch(/“file”|\bfile,/);
  });
});

describe('a hidden tool', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect('auto');
  });
  afterAll(() => client.close());
  const answer = async (name: string, args: object) =>
    textOf((await client.callTool({ name, arguments: { ...args } })) as CallToolResult);

  test.each([
    ['find_tools', { query: 'decode base64', limit: 50 }],
    ['find_tools', { query: 'undo last commit' }],
    ['detect', { input: 'aGVsbG8gd29ybGQsIGhvdyBhcmUgeW91Pw==' }],
    ['describe_tool', { id: 'base64' }],
    ['run_tool', { use: 'json-dif/diff', input: '{}' }],
  ])('is not named by %s %j', async (name, args) => {
    expect(await answer(name, args)).not.toMatch(
      /base64-string-converter\/|json-diff|git-memo|, base64-string-converter/,
    );
  });

  const use = 'base64-string-converter/decode';
  test.each([
    ['describe_tool', { id: 'base64-string-converter' }],
    ['run_tool', { use, input: 'YQ==' }],
    ['run_tool', { use: 'git-memo', input: '' }],
    ['run_recipe', { steps: [{ use: 'url-encoder/decode' }, { use }], input: 'YQ==' }],
  ])('is unknown to %s %j', async (name, args) => {
    expect(await answer(name, args)).toMatch(/^Error unknown: There is no tool/);
  });

  test('is in no list', async () => {
    expect(await answer('look_up', { tool: 'git-memo', query: '' })).toContain('must be one of');
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(expect.not.arrayContaining(['git-memo']));
    await expect(client.readResource({ uri: 'penknife://reference/git-memo' })).rejects.toThrow();
    const listed = JSON.stringify(await client.listTools());
    const references = new Set(resources.map(({ name }) => name));
    const named = toolIds.filter((id) => id.includes('-') && listed.includes(id) && !references.has(id));
    expect(named).toEqual([]);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['explain_token', 'share_log']);
    const asked = client.getPrompt({ name: 'explain_difference', arguments: { before: '1', after: '2' } });
    await expect(asked).rejects.toThrow('no prompt');
  });
});

test.each(['legacy', 'auto'] as const)('a client that goes away ends its call: %s', async (mode) => {
  const client = await connect(mode);
  const controller = new AbortController();
  const endless = { use: 'bcrypt/hash', input: 'x', options: { cost: 20, allowSlow: true } };
  const call = client.callTool({ name: 'run_tool', arguments: endless }, { signal: controller.signal });
  await expect.poll(() => pool.load.running).toBe(1);
  call.catch(() => {});
  // By the protocol of 2025, a cancellation is a request of its own, which leaves the call as it is.
  if (mode === 'legacy') await client.close();
  else controller.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(() => pool.load.running, { timeout: 5_000 }).toBe(0);
  await client.close();
});

interface Given {
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly duplex?: 'half';
}
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const ask = ({ body = JSON.stringify(list), headers = {}, method = 'POST', ...more }: Given, address = root) =>
  fetch(`${address}/mcp`, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    ...(method === 'POST' && { body }),
    ...more,
  });

describe('a request', () => {
  test('is answered by what nobody stores or reads as a page', async () => {
    const response = await ask({});
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each<[string, number, Given]>([
    ['of another page', 403, { headers: { origin: 'https://evil.example' } }],
    ['for a stream that stays open', 405, { method: 'GET' }],
    ['to end a session', 405, { method: 'DELETE' }],
    ['that is no JSON', 400, { body: '{' }],
    ['that is not in UTF-8', 400, { body: Uint8Array.of(34, 255, 34) }],
    ['that is no message', 400, { body: 'null' }],
    ['that is compressed', 415, { headers: { 'content-encoding': 'gzip' } }],
    ['as a text', 415, { headers: { 'content-type': 'text/plain' } }],
    ['that is too large', 413, { body: 'x'.repeat(10_000_001) }],
  ])('%s is refused: %i', async (_, status, given) => {
    const response = await ask(given);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/json/);
  });

  test('has a limit of its own, whatever bodies may have', async () => {
    const address = await start({ maxBody: 64_000_000 });
    const write = (size: number) => JSON.stringify(list).padEnd(size);
    expect((await ask({ body: write(16_000_000) }, address)).status).toBe(200);
    const known = await ask({ body: write(16_000_001) }, address);
    expect([known.status, await known.json()]).toMatchObject([413, { code: 'large-message' }]);
    const parts = new Blob([write(16_000_001)]).stream();
    expect((await ask({ body: parts, duplex: 'half' }, address)).status).toBe(413);
  });

  test('of too many values is refused, and says what to do', async () => {
    const params = { name: 'run_tool', arguments: { use: 'json-prettify/format', input: Array(100_000).fill({}) } };
    const response = await ask({ body: JSON.stringify({ ...list, method: 'tools/call', params }) });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        jsonrpc: '2.0',
        id: 1,
        error: {
          code: -32600,
          message: 'The message has 100009 values, at most 100000 are read. Pass the document as text.',
        },
      },
    ]);
  });

  test('as a batch has each id once, besides answers', async () => {
    const once = [list, { ...list, id: '1' }, { jsonrpc: '2.0', id: 1, result: {} }, { ...list, id: undefined }];
    expect((await ask({ body: JSON.stringify(once) })).status).toBe(200);
    const response = await ask({ body: JSON.stringify([...once, list]) });
    const error = { code: -32600, message: 'A request with the id 1 is not answered yet.' };
    expect([response.status, await response.json()]).toEqual([400, { jsonrpc: '2.0', id: 1, error }]);
  });

  test('whose id is rounded is refused, not answered with another id', async () => {
    const response = await ask({ body: '{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}' });
    expect([response.status, await response.json()]).toMatchObject([400, { id: null, error: { code: -32600 } }]);
  });

  test('of a page of a named origin is answered', async () => {
    const headers = { origin: 'https://app.example' };
    const preflight = await ask({ method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    expect((await ask({ headers })).headers.get('access-control-allow-origin')).toBe(headers.origin);
  });

  test('counts as one call, and each message of a batch as well', async () => {
    const address = await start({ rateLimit: 3 });
    const batch = [1, 2, 3, 4].map((id) => ({ ...list, id }));
    expect((await ask({ body: JSON.stringify(batch) }, address)).status).toBe(429);
    expect((await ask({}, address)).status).toBe(429);
  });

  test('is counted by its method, if that is known', async () => {
    await ask({ body: JSON.stringify({ ...list, method: 'no/such' }) });
    const metrics = await (await fetch(`${root}/metrics`)).text();
    expect(metrics).toMatch(/^penknife_calls_total\{tool="mcp",operation="tools\/list",status="200"\} [1-9]/m);
    expect(metrics).not.toContain('no/such');
  });

  test('finds nothing where agents are not served', async () => {
    expect((await ask({}, await start({ hasMcp: false }))).status).toBe(404);
  });
});

describe('a result', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.close();
  });
  const serve = async (results: ResultBudget, maxResult: number) => {
    const more = { hiddenTools: new Set<string>(), version: '1', mayCall: () => true };
    const route = createMcpRoute({
      pool,
      bodies: new BodyBudget(10_000),
      metrics: createMetrics(),
      results,
      maxResult,
      ...more,
    });
    const server = createServer(route);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  const use = 'url-encoder/encode';
  const callOf = (input: string) => {
    const params = { name: 'run_tool', arguments: { use, input } };
    return { body: JSON.stringify({ ...list, method: 'tools/call', params }) };
  };

  test('is an error where clients read too many', async () => {
    const text = await (await ask(callOf('a b'), await serve(new ResultBudget(40), 1_000))).text();
    expect(text).toContain('"Error overloaded: Too many calls are waiting. Try again in a moment."');
  });

  test('is held with all bytes of its JSON', async () => {
    const results = new ResultBudget(1_000);
    const hold = vi.spyOn(results, 'hold');
    const text = await (await ask(callOf('a b'), await serve(results, 1_000))).text();
    const { result } = JSON.parse(text.slice(text.indexOf('{')));
    expect(hold.mock.calls.map(([, , size]) => size)).toEqual([JSON.stringify(result).length]);
  });

  test('is an error where it is too long as JSON', async () => {
    const client = await connect('auto', await serve(new ResultBudget(1_000), 200));
    const call = async (input: string) =>
      (await client.callTool({ name: 'run_tool', arguments: { use, input } })) as CallToolResult;
    expect(textOf(await call('a b'))).toBe('a%20b');
    const refused = await call('\u20ac'.repeat(70));
    expect([refused.isError, textOf(refused)]).toEqual([
      true,
      'Error large-result: The result has more than 200 bytes as JSON.',
    ]);
    await client.close();
  });
});

test('a subscription ends at once, since nothing changes, and a server can stop', async () => {
  const server = await open();
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const params = { notifications: { toolsListChanged: true }, _meta: meta };
  const response = await ask(
    {
      body: JSON.stringify({ ...list, method: 'subscriptions/listen', params }),
      headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    },
    urlOf(server),
  );
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toContain('"resultType":"complete"');
  await server.close();
});
