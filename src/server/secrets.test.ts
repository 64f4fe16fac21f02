/** Secrets of a thousand calls, most of which fail: none is in an answer, but for its value, nor in what is logged. */
import { randomBytes } from 'node:crypto';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toKebab } from '#core/kebab.ts';
import type { Operation } from '#core/tool.ts';
import { loadTool, toolIds } from '#host/load-tool.ts';
import { httpServers } from '#testing/http-servers.ts';
import { createPool } from './pool.ts';

const calls = 1_000;
/** Number of concurrent clients. */
const clients = 4;

/** What is written on the standard streams of this process, by its threads too. */
let written = '';
const streams = [process.stdout, process.stderr].map((stream) =>
  vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  }),
);

// Each thread loads all tools.
const pool = createPool({ size: 1 });
const { start } = httpServers({ pool, maxBody: 1_000_000 });
const agent = new Client({ name: 'test', version: '1' });
let root = '';
beforeAll(async () => {
  root = await start();
  await agent.connect(new StreamableHTTPClientTransport(new URL(`${root}/mcp`)));
});
afterAll(async () => {
  for (const stream of streams) stream.mockRestore();
  await agent.close();
  await pool.close();
});

/** Each half is looked for, since a message may quote the beginning of an input or its end. */
const newMarker = () => [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')] as const;
const markers = { input: newMarker(), option: newMarker() };
const [inputSecret, optionSecret] = [markers.input.join('-'), markers.option.join('-')];
const all = [...markers.input, ...markers.option];
const holds = (text: string, halves: readonly string[]) => halves.some((half) => text.toLowerCase().includes(half));

interface Target {
  readonly id: string;
  readonly name: string;
  readonly operation: Operation;
  /** Values that are taken for the secret options. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The operations that declare a secret input or option. */
async function findTargets(): Promise<readonly Target[]> {
  const tools = await Promise.all(toolIds.map((id) => loadTool(id)));
  return tools.flatMap(({ id, operations }) =>
    Object.entries(operations).flatMap(([name, operation]): readonly Target[] => {
      const secret = Object.entries(operation.options ?? {}).filter(([, it]) => it.type === 'text' && it.secret);
      const options = Object.fromEntries(secret.map(([option]) => [option, optionSecret]));
      return operation.secretInput || secret.length > 0 ? [{ id, name, operation, options }] : [];
    }),
  );
}

/** What an answer says, apart from what is meant to be given back. */
interface Answer {
  readonly isValue: boolean;
  readonly value: string;
  readonly rest: string;
}
type Call = (target: Target) => Promise<Answer>;

/** The input: an example, and a secret in it where the operation declares that. */
const inputOf = ({ operation: { examples = [], secretInput } }: Target, write: (example: string) => string): string => {
  const example = examples.find(({ input }) => input !== undefined)?.input ?? '';
  return secretInput ? write(example) : example;
};
const alone = () => inputSecret;
const before = (example: string) => `${inputSecret} ${example}`;
const after = (example: string) => `${example}${inputSecret}`;
const within = (example: string) => example.slice(0, example.length >> 1) + inputSecret + example.slice(-3);
const writings = [alone, before, after, within];

const send = async (target: Target, init: RequestInit, query = '', path = ''): Promise<Answer> => {
  const address = path || `${target.id}/${toKebab(target.name)}`;
  const response = await fetch(`${root}/api/v1/${address}${query}`, { method: 'POST', ...init });
  const text = await response.text();
  const headers = JSON.stringify([...response.headers]);
  if (!response.ok) return { isValue: false, value: '', rest: headers + text };
  const isEnvelope = new Headers(init.headers).get('content-type') === 'application/json';
  const { value = text, notices = [] } = isEnvelope ? JSON.parse(text) : {};
  return { isValue: true, value: JSON.stringify(value), rest: headers + JSON.stringify(notices) };
};
const json = (data: unknown, locale = 'en', accept = 'application/json'): RequestInit => ({
  body: typeof data === 'string' ? data : JSON.stringify(data),
  headers: { 'content-type': 'application/json', 'accept-language': locale, accept },
});

const callAgent = async (name: string, args: object): Promise<Answer> => {
  const result = (await agent.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const { content, structuredContent, isError, ...rest } = result;
  const notices = content.filter((part) => part.type === 'text' && part.text.startsWith('Notice'));
  const value = JSON.stringify([content, structuredContent]);
  return isError
    ? { isValue: false, value: '', rest: value + JSON.stringify(rest) }
    : { isValue: true, value, rest: JSON.stringify([notices, rest]) };
};
const nameOf = ({ id, name }: Target) => `${id}/${name}`;

/** Calls that may succeed. */
const valid: readonly Call[] = [
  ...writings.map(
    (write): Call =>
      (target) =>
        send(target, json({ input: inputOf(target, write), options: target.options })),
  ),
  (target) => send(target, { body: inputOf(target, after), headers: { 'accept-language': 'fr' } }),
  ...writings.map(
    (write): Call =>
      (target) =>
        callAgent('run_tool', { use: nameOf(target), input: inputOf(target, write), options: target.options }),
  ),
  (target) => {
    const steps = [{ use: nameOf(target), options: target.options }, { use: 'json-prettify/format' }];
    return callAgent('run_recipe', { steps, input: inputOf(target, within) });
  },
];

/** Calls that fail before anything runs. */
const invalid: readonly Call[] = [
  (target) => send(target, json({ input: inputOf(target, alone), options: { ...target.options, nope: 1 } }, 'fr')),
  (target) => send(target, json({ input: inputOf(target, alone), options: target.options, pick: 'nope' })),
  (target) => send(target, json({ input: inputOf(target, alone), options: target.options }, 'en', 'image/x-none')),
  (target) => send(target, json({ input: inputOf(target, alone), options: mapOptions(target, (it) => [it]) })),
  (target) => send(target, json({ input: inputOf(target, alone), options: mapOptions(target, (it) => ({ it })) })),
  (target) => send(target, json({ input: { [inputSecret]: inputSecret }, options: { ...target.options, nope: 1 } })),
  (target) => send(target, json({ inputBase64: inputSecret, options: target.options })),
  (target) => send(target, json({ inputs: inputSecret, options: target.options })),
  (target) => send(target, json(`{"input": "${inputSecret}", "options": {"key": "${optionSecret}"`)),
  (target) => send(target, json(`{"input": ${inputSecret}}`)),
  (target) => send(target, { body: inputSecret }, '?nope=1'),
  (target) => send(target, { body: inputSecret }, `?${new URLSearchParams(target.options as never)}&nope=1`),
  (target) => send(target, { method: 'GET' }, `?input=${inputSecret}`),
  (target) =>
    send(target, json({ steps: [{ use: nameOf(target), options: { nope: 1 } }], input: inputSecret }), '', 'recipe'),
  (target) =>
    callAgent('run_tool', { use: nameOf(target), input: inputSecret, options: { ...target.options, nope: 1 } }),
  (target) =>
    callAgent('run_tool', {
      use: nameOf(target),
      input: inputSecret,
      options: mapOptions(target, (it) => [it]),
      pick: 'nope',
    }),
  (target) => callAgent('run_tool', { use: nameOf(target), inputBase64: inputSecret, options: target.options }),
  (target) =>
    callAgent('run_tool', { use: nameOf(target), input: inputSecret, inputBase64: '', options: target.options }),
];
const mapOptions = ({ options }: Target, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, change(value)]));

test(`secrets are in no log, error, metric or notice after ${calls} calls`, async () => {
  const targets = await findTargets();
  expect(targets.length).toBeGreaterThan(50);
  const known = targets.flatMap((target) => {
    const own = target.operation.costly ? valid.slice(0, 1) : valid;
    return [...own, ...invalid].map((call) => ({ target, call }));
  });
  const planned = Array.from({ length: calls }, (_, at) => known[(at * 7) % known.length]).flatMap((one) => one ?? []);
  const leaks: string[] = [];
  const seen = { values: 0, errors: 0, inValues: 0 };
  const queue = planned.values();
  const work = async () => {
    for (const { target, call } of queue) {
      const { isValue, value, rest } = await call(target);
      seen[isValue ? 'values' : 'errors']++;
      if (holds(value, markers.input)) seen.inValues++;
      const isGiven = target.operation.secretOutput !== undefined;
      if (holds(rest, all) || (!isGiven && holds(value, markers.option)))
        leaks.push(`${nameOf(target)}: ${rest} ${value}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  expect(leaks).toEqual([]);
  expect(seen.values).toBeGreaterThan(100);
  expect(seen.errors).toBeGreaterThan(500);
  // Secrets that are given back are found: so would be others.
  expect(seen.inValues).toBeGreaterThan(10);
  const pages = await Promise.all(['/metrics', '/healthz'].map(async (path) => (await fetch(root + path)).text()));
  expect(pages.join()).toContain('penknife_calls_total');
  expect(holds(pages.join() + written, all)).toBe(false);
});
