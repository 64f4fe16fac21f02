import { Ajv, type AnySchema } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '#core/tool.ts';
import { catalog } from '#host/catalog.ts';
import { loadTool } from '#host/load-tool.ts';
import { connectMcp, textOf } from '#testing/connect-mcp.ts';
import { runCli } from '#testing/run-cli.ts';
import type { CallJob, Job } from '../job.ts';
import { runJob } from '../run-job.ts';
import { publishTools } from './published.ts';
import { runOperation } from './run.ts';
import { createToolbox } from './toolbox.ts';

const publish = (selectors: readonly string[]) => publishTools(selectors, createToolbox());

describe('selectors', () => {
  test('all categories are all operations, each under a name of its own', async () => {
    const all = await publish(categories.map((category) => `category:${category}`));
    expect(all).toHaveLength(catalog.reduce((sum, { operations }) => sum + operations.length, 0));
    const names = all.map(({ tool }) => tool.name);
    expect(names.filter((name) => !/^[a-z\d_]{1,64}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('each operation gives structured results that fit its schema', async () => {
    const schemas = new Ajv({ strictTypes: false });
    const running = {
      run: (job: Job) => runJob(job as CallJob, { signal: new AbortController().signal, progress: () => {} }),
      ...{
        openFile: async () => ({ descriptor: 0, size: 0 }),
        hasFiles: false,
        out: undefined,
        tools: createToolbox(),
      },
    };
    const wrong: unknown[] = [];
    for (const { tool, named } of await publish(categories.map((category) => `category:${category}`))) {
      const fits = schemas.compile((tool.outputSchema ?? false) as AnySchema);
      const [example] = named.operation.costly ? [] : (named.operation.examples ?? []);
      if (!example) continue;
      const { input, options = {} } = example;
      const args = { ...(input !== undefined && { input }), isStructured: true };
      const { structuredContent, isError } = await runOperation(named, options, args, running);
      if (isError || !fits(structuredContent)) wrong.push([named.use, structuredContent, fits.errors]);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['hash-text/hash', ['hash_text']],
    ['json-prettify/format,json/repair', ['json_format', 'json_repair']],
    ['mime-types', ['mime_types_search', 'mime_types_sniff']],
    ['hash-text/hash,hash-text/hash', ['hash_text']],
  ])('%s', async (selectors, names) => {
    const found = (await publish(selectors.split(','))).map(({ tool }) => tool.name);
    expect(found.slice(0, names.length)).toEqual(names);
  });

  test.each([
    ['hash-txt', 'Did you mean hash-text?'],
    ['hash-text/hahs', 'Did you mean hash?'],
    ['category:crypt', 'Did you mean crypto?'],
  ])('%s is a wrong command line', async (selector, hint) => {
    const { status, stderr } = await runCli(['mcp', '--tools', selector]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(hint)]);
  });
});

const selected = [
  'hash-text/hash',
  'json-prettify/format',
  'uuid-generator',
  'ipv4-subnet-calculator/describe',
  'json-diff/diff',
];
const more = [
  'iban-validator-and-parser/check',
  'url-encoder/encode',
  'chmod-calculator',
  'text-to-nato-alphabet/tabulate',
];
const files = ['qrcode-generator/png', 'base64-string-converter/decodeBytes'];

describe('a client', () => {
  const { client, start, call } = connectMcp(['--tools', selected.join(), '--tools', [...more, ...files].join()]);
  beforeAll(async () => {
    await start();
    // With the schemas, the client checks each result.
    await client.listTools();
  });
  afterAll(() => client.close());

  test('has the operations after the six tools, with schemas and annotations', async () => {
    const { tools } = await client.listTools();
    expect(tools[6]).toMatchObject({
      name: 'hash_text',
      title: expect.stringContaining('Hash'),
      inputSchema: { properties: { options: { properties: { algorithms: { type: 'array' } } } } },
      outputSchema: { properties: { md5: { type: 'string' } } },
      annotations: { readOnlyHint: true, idempotentHint: true },
    });
    const random = tools.find(({ name }) => name.startsWith('uuid_'));
    expect(random?.annotations).toMatchObject({ idempotentHint: false });
  });

  test.each([...selected, ...more])('gets what the examples of %s declare', async (selector) => {
    for (const { tool, named } of await publish([selector])) {
      const example = named.operation.examples?.find(({ isRandom }) => !isRandom);
      if (!example) continue;
      const { input, options, output } = example;
      const result = await call(tool.name, { ...(input !== undefined && { input }), ...(options && { options }) });
      expect(result.isError).toBeUndefined();
      expect(result.structuredContent).toBeDefined();
      if (typeof output === 'string') expect(textOf(result).trimEnd()).toBe(output.trimEnd());
    }
  });

  test('gets files, with what they are as data', async () => {
    const picture = await call('qrcode_png', { input: 'hello' });
    expect(picture.content[0]).toMatchObject({ type: 'image' });
    expect(picture.structuredContent).toEqual({ bytes: expect.any(Number), mimeType: 'image/png' });
    const decode = async (bytes: number) => {
      const input = Buffer.alloc(bytes).toString('base64');
      return (await call('base64_decode_bytes', { input })).structuredContent;
    };
    expect(await decode(3)).toEqual({ base64: 'AAAA', bytes: 3, mimeType: 'application/octet-stream' });
    expect(await decode(40_000)).toEqual({ bytes: 40_000, mimeType: 'application/octet-stream' });
  });

  test('gets errors and parts of long results', async () => {
    expect(await call('json_format', { input: '{' })).toMatchObject({ isError: true });
    expect(await call('json_format', { input: '{}', indent: 2 })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('has no argument “indent”') }],
    });
    const long = await call('url_encoder_encode', { input: 'ab'.repeat(20_000), limit: 10 });
    expect(long.structuredContent).toEqual({ value: 'ababababab' });
  });

  test('has prompts with what the tools found', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['explain_token', 'share_log', 'explain_difference']);
    const get = async (name: string, args: Record<string, string>) => {
      const { messages } = await client.getPrompt({ name, arguments: args });
      return JSON.stringify(messages);
    };
    const [example] = (await loadTool('jwt-parser')).operations['decode']?.examples ?? [];
    expect(await get('explain_token', { token: example?.input ?? '' })).toContain('jwt-parser/decode reads it as');
    const log = await get('share_log', { log: 'login password=hunter2secret from anna@example.com' });
    expect(log).not.toContain('hunter2secret');
    expect(log).toContain('login password');
    expect(await get('explain_difference', { before: '{"a":1}', after: '{"a":2}' })).toContain('a');
    expect(await get('explain_difference', { before: 'x\ny', after: 'x\nz' })).toContain('+z');
    await expect(get('share_log', {})).rejects.toThrow('needs the argument “log”');
    await expect(get('share_logs', {})).rejects.toThrow('Did you mean share_log?');
  });

  test('reads the reference tables', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toContain('http-status-codes');
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toEqual([
        { uri, mimeType: 'text/csv', text: expect.stringMatching(/^[\w,]+\n(?:[^\n]*\n){10,}/) },
      ]);
    }
    await expect(client.readResource({ uri: 'penknife://reference/nope' })).rejects.toThrow();
  });
});
