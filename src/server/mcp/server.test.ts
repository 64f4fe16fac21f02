/** The server as a client sees it: the official one, over the standard streams of a process. */
import { createHash } from 'node:crypto';
import type { CallToolResult } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '#host/catalog.ts';
import { loadTool } from '#host/load-tool.ts';
import { connectMcp, textOf } from '#testing/connect-mcp.ts';

const { client, transport, start, errors, call } = connectMcp();
beforeAll(start);
afterAll(() => client.close());

const parsed = async (name: string, args: object) => JSON.parse(textOf(await call(name, { ...args })));

describe('a connection', () => {
  test('names the server, and says how to begin', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'penknife' });
    expect(client.getInstructions()).toContain('find_tools');
  });

  test('lists six tools that take an agent at most 1,500 tokens', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'find_tools',
      'describe_tool',
      'run_tool',
      'run_recipe',
      'detect',
      'look_up',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(new TextEncoder().encode(JSON.stringify(tools)).length / 4).toBeLessThanOrEqual(1_500);
  });

  test('rejects a tool that does not exist', async () => {
    await expect(call('run_tol')).rejects.toThrow('Did you mean run_tool?');
  });
});

describe('find_tools', () => {
  test.each([
    ['decode base64', 'base64-string-converter/decode'],
    ['csv to json', 'json-to-csv/fromCsv'],
    ['sha256', 'hash-text/hash'],
    ['validate iban', 'iban-validator-and-parser/check'],
    ['random password', 'token-generator/token'],
    ['jwt', 'jwt-parser/decode'],
    ['cron', 'crontab-generator/'],
    ['url decode', 'url-encoder/decode'],
    ['format sql', 'sql-prettify/format'],
    ['yaml to toml', 'yaml-to-toml/'],
    ['json diff', 'json-diff/diff'],
    ['uuid', 'uuid-generator/'],
    ['bcrypt', 'bcrypt/'],
    ['roman numeral', 'roman-numeral-converter/'],
    ['markdown to html', 'markdown-to-html/'],
    ['qr code', 'qrcode-generator/'],
    ['subnet', 'ipv4-subnet-calculator/'],
    ['hmac', 'hmac-generator/'],
    ['slugify', 'slugify-string/'],
    ['test a regular expression', 'regex-tester/'],
  ])('finds what does “%s”', async (query, use) => {
    const { tools } = await parsed('find_tools', { query });
    expect(tools[0].operations[0]).toContain(use);
  });

  test('says where nothing fits', async () => {
    expect(await parsed('find_tools', { query: 'zzzzqqq' })).toEqual({
      note: expect.stringContaining('other words'),
      tools: [],
    });
  });

  test('lists as many as requested, and counts the others', async () => {
    const { tools, more } = await parsed('find_tools', { query: 'json', limit: 2 });
    expect(tools).toHaveLength(2);
    expect(more).toBeGreaterThan(3);
  });
});

describe('describe_tool', () => {
  test.each(catalog.filter((_, index) => index % 4 === 0 && catalog[index]?.operations.length))(
    'describes all operations of $id',
    async ({ id, operations }) => {
      const described = await parsed('describe_tool', { id });
      expect(described.operations.map(({ use }: { use: string }) => use)).toEqual(
        operations.map(({ name }) => `${id}/${name}`),
      );
    },
  );

  test('describes one operation: options with defaults and conditions, an example', async () => {
    const { operations } = await parsed('describe_tool', { id: 'json-prettify/format' });
    expect(operations).toEqual([
      expect.objectContaining({
        input: 'json',
        output: 'json',
        options: expect.objectContaining({
          properties: expect.objectContaining({
            indent: expect.objectContaining({ enum: expect.arrayContaining(['tab']), default: '2' }),
            sortDepth: expect.objectContaining({ description: expect.stringContaining('only if sort is not off') }),
          }),
        }),
        example: { input: expect.any(String), output: expect.any(String) },
      }),
    ]);
  });
});

/** Tools whose first operation is exact for its example. */
const sampled = [
  'base-converter',
  'base64-string-converter',
  'bcrypt',
  'case-converter',
  'chmod-calculator',
  'color-converter',
  'date-converter',
  'hash-text',
  'html-entities',
  'iban-validator-and-parser',
  'ipv4-subnet-calculator',
  'json-diff',
  'json-prettify',
  'json-to-csv',
  'math-evaluator',
  'roman-numeral-converter',
  'slugify-string',
  'sql-prettify',
  'text-to-nato-alphabet',
  'url-encoder',
  'url-parser',
  'xml-formatter',
];

describe('run_tool', () => {
  test.each(sampled)('gives what the example of %s declares', async (id) => {
    const { operations } = await loadTool(id);
    const found = Object.entries(operations).flatMap(([name, { examples = [] }]) =>
      examples
        .filter(({ isRandom, input }) => !isRandom && input !== undefined)
        .map((example) => [name, example] as const),
    )[0];
    if (!found) throw new Error(`${id} has no example`);
    const [name, { input, options, output }] = found;
    const result = await call('run_tool', { use: `${id}/${name}`, input, ...(options && { options }) });
    expect(result.isError).toBeUndefined();
    if (typeof output === 'string') expect(textOf(result).trimEnd()).toContain(output.trimEnd());
    else if (typeof output === 'object') expect(result.structuredContent).toMatchObject({ ...(output as object) });
    else expect(textOf(result)).toBe(String(output));
  });

  test('takes options as they are declared, in kebab case, and numbers as text', async () => {
    const run = (options: object) => call('run_tool', { use: 'json-prettify/format', input: { a: 1 }, options });
    expect(textOf(await run({ indent: 4 }))).toBe('{\n    "a": 1\n}\n');
    expect(textOf(await run({ indent: '0', 'final-newline': false }))).toBe(
      textOf(await run({ indent: 0, finalNewline: 'off' })),
    );
  });

  test('takes bytes, and picks one of several results', async () => {
    const args = { use: 'hash-text/hashFile', inputBase64: Buffer.from('abc').toString('base64'), pick: 'sha256' };
    expect(textOf(await call('run_tool', args))).toBe(createHash('sha256').update('abc').digest('hex'));
  });

  test('labels notices', async () => {
    const result = await call('run_tool', { use: 'base64-string-converter/decode', input: 'aGVsbG8' });
    expect(textOf(result)).toMatch(/^hello\nNotice base64-unpadded: Padding is missing/);
  });

  test('gives pictures as images, other bytes as Base64, files as embedded resources', async () => {
    const png = await call('run_tool', { use: 'qrcode-generator/png', input: 'hello' });
    expect(png.content).toEqual([{ type: 'image', mimeType: 'image/png', data: expect.stringMatching(/^iVBOR/) }]);
    const bytes = { use: 'base64-string-converter/decodeBytes', input: 'AAEC' };
    expect((await call('run_tool', bytes)).structuredContent).toMatchObject({ base64: 'AAEC', bytes: 3 });
    const { content } = await call('run_tool', { ...bytes, asFile: true });
    expect(content).toEqual([
      {
        type: 'resource',
        resource: expect.objectContaining({ blob: 'AAEC', uri: expect.stringMatching(/^penknife:/) }),
      },
    ]);
    const many = { ...bytes, input: Buffer.alloc(32_769).toString('base64') };
    expect((await call('run_tool', many)).content[0]).toMatchObject({ type: 'resource' });
    const text = { use: 'case-converter', input: 'a b', asFile: true };
    expect((await call('run_tool', text)).content[0]).toMatchObject({ type: 'resource' });
  });

  test('marks a result that holds a secret', async () => {
    const secret = await call('run_tool', { use: 'token-generator/token' });
    expect(secret._meta).toEqual({ 'penknife/private': true });
    expect(textOf(secret)).toContain('Notice secret');
    const encoded = await call('run_tool', { use: 'url-encoder/encode', input: 'x' });
    expect(encoded._meta).toBeUndefined();
  });

  const key = { key: 'hunter2' };
  test.each([
    ['a secret input', 'run_tool', { use: 'hash-text/hash', input: 'x', pick: 'md5' }],
    ['a secret option', 'run_tool', { use: 'hmac-generator/hmac', input: 'x', options: key }],
    ['a secret option of a step', 'run_recipe', { steps: [{ use: 'hmac-generator/hmac', options: key }] }],
  ])('marks the result of a call with %s, without a word to the model', async (_, name, args) => {
    const result = await call(name, { input: 'x', ...args });
    expect([result.isError, result._meta]).toEqual([undefined, { 'penknife/private': true }]);
  });

  test('cuts a long text, and gives the rest', async () => {
    const args = { use: 'url-encoder/encode', input: 'ab'.repeat(15_000) };
    const first = await call('run_tool', args);
    expect(textOf(first)).toMatch(/^(ab){10000}\nCut: characters 1 to 20000 of 30000; “offset”: 20000 continues\.$/);
    const rest = await call('run_tool', { ...args, offset: 20_000 });
    expect(textOf(rest)).toMatch(/^(ab){5000}\nCut: characters 20001 to 30000 of 30000\.$/);
    expect(textOf(await call('run_tool', { ...args, limit: 40_000 }))).toBe(args.input);
  });

  test('gives tables as rows too', async () => {
    const table = (options: object) => call('run_tool', { use: 'json-to-csv', input: '[{"a":1,"b":"x;y"}]', options });
    expect((await table({})).structuredContent).toEqual({ rows: [{ a: '1', b: 'x;y' }], count: 1 });
    expect((await table({ delimiter: 'semicolon' })).structuredContent).toEqual({
      rows: [{ a: '1', b: 'x;y' }],
      count: 1,
    });
  });

  test('takes 5 MB', async () => {
    const input = 'penknife '.repeat(600_000);
    const result = await call('run_tool', { use: 'hash-text/hash', input, pick: 'sha1' });
    expect(textOf(result)).toBe(createHash('sha1').update(input).digest('hex'));
  });
});

describe('run_recipe', () => {
  const steps = [{ use: 'base64-string-converter/decode' }, { use: 'json-prettify/minify' }];

  test('runs operations in a row', async () => {
    const recipe = [{ use: 'base64-string-converter/decode' }, { use: 'hash-text/hash', pick: 'md5' }];
    const result = await call('run_recipe', { steps: recipe, input: 'YWJj' });
    expect(textOf(result)).toBe('900150983cd24fb0d6963f7d28e17f72');
  });

  /** Without notices. */
  const resultOf = ({ content }: CallToolResult) => textOf({ content: content.slice(0, 1) });
  test.each([
    [['base64-string-converter/encode', 'url-encoder/encode']],
    [['url-encoder/encode', 'base64-string-converter/encode']],
    [['base64-string-converter/encode', 'base64-string-converter/decode']],
    [['url-encoder/encode', 'url-encoder/decode']],
    [['html-entities/escape', 'html-entities/unescape']],
    [['slugify-string', 'url-encoder/encode']],
    [['text-to-binary/encode', 'text-to-binary/decode']],
    [['url-encoder/encode', 'text-to-unicode/encode']],
    [['json-prettify/format', 'json-minify/minify']],
    [['json-minify/minify', 'json-prettify/format']],
    [['json-to-yaml-converter', 'yaml-to-json-converter']],
    [['json-to-toml', 'toml-to-json']],
    [['json-to-xml', 'xml-to-json']],
    [['json-to-csv', 'json-to-csv/fromCsv']],
    [['json-to-yaml-converter', 'yaml-to-toml']],
    [['json-to-toml', 'toml-to-yaml']],
    [['json-to-xml', 'xml-formatter']],
    [['json-prettify/format', 'base64-string-converter/encode']],
    [['json-minify/minify', 'url-encoder/encode']],
    [['text-to-binary/encode', 'slugify-string']],
  ])('gives what each of its operations gives: %j', async (uses) => {
    const isData = /^json-(?!diff)/.test(uses[0] ?? '');
    const data = uses[0] === 'json-to-csv' ? '[{"a":"1"},{"a":"2"}]' : '{"items":[{"a":"1"},{"a":"2"}]}';
    const input = isData ? data : 'Hello, world';
    let expected = input;
    for (const use of uses) expected = resultOf(await call('run_tool', { use, input: expected }));
    const result = await call('run_recipe', { steps: uses.map((use) => ({ use })), input });
    expect([result.isError, resultOf(result)]).toEqual([undefined, expected]);
  });

  test('runs on each line', async () => {
    const result = await call('run_recipe', {
      steps: steps.slice(0, 1),
      input: 'YQ==\n*\nYg==',
      each: 'line',
      onError: 'skip',
    });
    expect(textOf(result)).toMatch(/^a\nb\nNotice failed: Value 2, step 1: /);
  });

  test('names the step that fails', async () => {
    const result = await call('run_recipe', {
      steps: [...steps.slice(0, 1), { use: 'json-prettify/format' }],
      input: 'Kg==',
    });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('Step 2 (json-prettify/format)');
  });
});

test.each([
  [
    'JTdCJTIyYSUyMiUzQTElN0Q=',
    { kinds: [{ kind: 'base64' }], inside: [{ kind: 'json', layers: ['base64', 'percent-encoded'] }] },
  ],
  [
    '550e8400-e29b-41d4-a716-446655440000',
    { kinds: [{ kind: 'uuid' }], operations: [{ use: 'uuid-generator/inspect' }] },
  ],
  ['DE89 3704 0044 0532 0130 00', { kinds: [{ kind: 'iban' }] }],
  ['{"a": 1}', { kinds: [{ kind: 'json' }] }],
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', { kinds: [{ kind: 'jwt' }] }],
  ['https://example.com/a?b=1', { kinds: [{ kind: 'url' }] }],
  ['<a><b>1</b></a>', { kinds: [{ kind: 'xml' }] }],
  ['a: 1\nb:\n  - 2\n', { kinds: [{ kind: 'yaml' }] }],
  ['[owner]\nname = "Tom"\n', { kinds: [{ kind: 'toml' }] }],
  ['a,b\n1,2\n3,4\n', { kinds: [{ kind: 'csv' }] }],
  ['SELECT * FROM users WHERE id = 1', { kinds: [{ kind: 'sql' }] }],
  ['*/5 0 * * 1', { kinds: [{ kind: 'cron' }] }],
  ['#ff8800', { kinds: [{ kind: 'color' }] }],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV', { kinds: [{ kind: 'ulid' }] }],
  ['192.168.0.1', { kinds: [{ kind: 'ip-address' }] }],
  ['00:1b:63:84:45:e6', { kinds: [{ kind: 'mac-address' }] }],
  ['2024-02-29T12:34:56Z', { kinds: [{ kind: 'date' }] }],
  ['Basic dXNlcjpodW50ZXIy', { kinds: [{ kind: 'basic-auth' }] }],
  ['docker run --rm -p 80:80 nginx', { kinds: [{ kind: 'docker-run' }] }],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', { kinds: [{ kind: 'user-agent' }] }],
])('detect says what %s is', async (input, expected) => {
  const found = await parsed('detect', { input });
  for (const [part, [first]] of Object.entries(expected)) expect(found[part][0]).toMatchObject({ ...first });
});

test('detect says what bytes are', async () => {
  const inputBase64 = Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(64, '\0'), 'latin1').toString('base64');
  expect(await parsed('detect', { inputBase64 })).toMatchObject({ bytes: 64, type: { mimeType: 'image/png' } });
});

test.each([
  ['http-status-codes', 'teapot', { code: '418' }],
  ['mime-types', '.webp', { type: 'image/webp' }],
  ['git-memo', 'undo last commit', { command: expect.stringContaining('git reset') }],
  ['emoji-picker', ':wave:', { emoji: '👋' }],
])('look_up finds in %s what “%s” is', async (tool, query, row) => {
  const { structuredContent } = await call('look_up', { tool, query });
  expect(structuredContent).toMatchObject({ rows: expect.arrayContaining([expect.objectContaining(row)]) });
});

test('look_up lists a table in parts', async () => {
  const { structuredContent } = await call('look_up', { tool: 'http-status-codes', query: '', offset: 2, limit: 3 });
  expect(structuredContent).toMatchObject({ count: expect.any(Number) });
  expect((structuredContent as { rows: unknown[] }).rows).toHaveLength(3);
});

describe('an error says what is wrong and what would be right', () => {
  test.each([
    ['run_tool', { use: 'hash-txt' }, 'unknown', 'Did you mean hash-text?'],
    ['run_tool', { use: 'toml' }, 'unknown', 'matches several tools: json-to-toml'],
    ['run_tool', { use: 'hash-text/hahs' }, 'unknown', 'Did you mean hash?'],
    ['run_tool', { use: 'constructor/toString' }, 'unknown', 'no tool “constructor”'],
    ['run_tool', { use: 'camera-recorder' }, 'unknown', 'in the browser only'],
    ['run_tool', { use: 'json-prettify/format' }, 'usage', 'needs an input (json): “input”, “inputBase64” or “file”'],
    ['run_tool', { use: 'uuid-generator', input: 'x' }, 'usage', 'takes no input'],
    ['run_tool', { use: 'hash-text/hash', input: 'x', inputBase64: '' }, 'usage', 'Give only one of'],
    ['run_tool', { use: 'hash-text/hash', inputBase64: '*' }, 'usage', 'padded Base64'],
    ['run_tool', { use: 'hash-text/hash', input: 'x', pick: 'md6' }, 'unknown-output', 'Outputs: md5, sha1'],
    ['run_tool', { inputt: 'x' }, 'usage', 'Did you mean input?'],
    ['run_tool', {}, 'usage', 'needs the argument “use”'],
    ['run_tool', { use: 'hash-text/hash', limit: -1 }, 'usage', 'at least 0'],
    ['run_tool', { use: 'hash-text/hash', options: [] }, 'usage', 'type object, not array'],
    ['run_tool', { use: 'json-prettify/format', input: '1', options: { indent: 99 } }, 'wrong-option', 'indent: '],
    ['run_tool', { use: 'json-prettify/format', input: '1', options: { indnt: 2 } }, 'wrong-option', 'Options: indent'],
    ['run_tool', { use: 'hash-text/hash', file: '/etc/passwd' }, 'file-outside', '--root DIR'],
    ['run_recipe', { steps: [] }, 'usage', 'at least one step'],
    ['run_recipe', { steps: [{ usee: 'x' }] }, 'usage', 'Item 1 of “steps” has no argument “usee”. Did you mean use?'],
    ['run_recipe', { steps: Array(101).fill({ use: 'x' }) }, 'usage', '“steps” must have at most 100 items.'],
    ['find_tools', { query: 'json '.repeat(201) }, 'usage', '“query” must have at most 1000 characters.'],
    [
      'run_tool',
      { use: 'hash-text', input: '', options: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [at, 1])) },
      'usage',
      '“options” must have at most 200 properties.',
    ],
    ['run_recipe', { steps: [{ use: 'hash' }], input: '', each: 'word' }, 'usage', 'line, json, csv'],
    ['look_up', { tool: 'hash-text', query: '' }, 'usage', 'http-status-codes'],
    ['describe_tool', { id: 'jsn-prettify' }, 'unknown', 'Did you mean json-prettify, '],
  ])('%s %j', async (name, args, code, message) => {
    const result = await call(name, args);
    expect(result).toMatchObject({ isError: true, structuredContent: { error: { code } } });
    expect(textOf(result)).toContain(message);
  });

  test('with the line of the input, an operation that helps, and a valid input', async () => {
    const result = await call('run_tool', { use: 'json-prettify/format', input: '{\n  "a": }' });
    expect(textOf(result).split('\n')).toEqual([
      expect.stringMatching(/^Error unexpected \(json-prettify\/format, line 2, column 8\): /),
      '    "a": }',
      '         ^',
      'Try json-prettify/repair.',
      expect.stringMatching(/^Valid input, for example: \{/),
    ]);
  });
});

describe('secrets', () => {
  const secret = 'hunter2-correct-horse';

  test.each([
    ['an input', { use: 'hash-text/hash', input: secret, options: { inputAs: 'hex' } }],
    ['a token', { use: 'jwt-parser/decode', input: `eyJhbGciOiJub25lIn0.${secret}.x` }],
    ['a header', { use: 'basic-auth-generator/decode', input: secret }],
    ['a phrase', { use: 'bip39-generator/mnemonicToEntropy', input: secret.replaceAll('-', ' ') }],
    [
      'a key',
      {
        use: 'rsa-key-pair-generator/convert',
        input: `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----`,
      },
    ],
    ['an option', { use: 'jwt-parser/verify', input: 'a.b.c', options: { key: secret, keyEncoding: 'hex' } }],
    ['a Wi-Fi code', { use: 'wifi-qrcode-generator/parse', input: secret }],
  ])('%s is in no error', async (_, args) => {
    const result = await call('run_tool', args);
    expect(result.isError).toBe(true);
    for (const part of ['hunter2', 'correct', 'horse']) expect(JSON.stringify(result)).not.toContain(part);
  });

  test('are in no error of a recipe', async () => {
    const steps = [{ use: 'base64-string-converter/decode' }, { use: 'hash-text/hash', options: { inputAs: 'hex' } }];
    const result = await call('run_recipe', { steps, input: Buffer.from(secret).toString('base64') });
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result)).not.toContain('hunter2');
  });
});

test('reports progress', async () => {
  const seen: number[] = [];
  const input = 'x'.repeat(4_000_000);
  await client.callTool(
    {
      name: 'run_recipe',
      arguments: {
        steps: [
          { use: 'hash-text/hash', pick: 'md5' },
          { use: 'hash-text/hash', pick: 'md5' },
        ],
        input,
      },
    },
    { onprogress: ({ progress }) => seen.push(progress) },
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('ends a call that the client cancels, and goes on', async () => {
  const controller = new AbortController();
  const endless = { use: 'bcrypt/hash', input: 'x', options: { cost: 20, allowSlow: true } };
  const running = client.callTool({ name: 'run_tool', arguments: endless }, { signal: controller.signal });
  controller.abort();
  await expect(running).rejects.toThrow();
  // More than there are threads: none of them is still at work.
  const calls = Array.from({ length: 8 }, () => call('run_tool', { use: 'case-converter', input: 'a b' }));
  for (const result of await Promise.all(calls)) expect(result.isError).toBeUndefined();
});

test('a session of an agent: find, describe, run, an error, and run again', async () => {
  const { tools } = await parsed('find_tools', { query: 'convert csv to json' });
  const use = tools[0].operations[0].split(':')[0];
  const { operations } = await parsed('describe_tool', { id: use });
  expect([use, operations[0].input]).toEqual(['json-to-csv/fromCsv', 'csv']);
  const run = (input: string) => call('run_tool', { use, input });
  expect(JSON.parse(textOf(await run(operations[0].example.input)))).toEqual(expect.any(Array));
  const first = await run('id;name\n1;Anna\n');
  expect([first.isError, JSON.parse(textOf(first))]).toEqual([undefined, [{ id: '1', name: 'Anna' }]]);
  const failed = await run('id;name\n1;Anna\n2;"Bob\n');
  expect(failed.isError).toBe(true);
  expect(textOf(failed)).toContain('line 3');
  const again = await run('id;name\n1;Anna\n2;"Bob"\n');
  expect([again.isError, JSON.parse(textOf(again))]).toEqual([
    undefined,
    [
      { id: '1', name: 'Anna' },
      { id: '2', name: 'Bob' },
    ],
  ]);
});

test('writes nothing on standard error', () => {
  expect(transport.pid).not.toBeNull();
  expect(errors()).toBe('');
});
