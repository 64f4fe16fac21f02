import { describe, expect, test, vi } from 'vitest';
import { type Limit, type Logic, prepareCall } from '#core/execution/execute.ts';
import { RunMemory } from '#core/execution/run-memory.ts';
import { type Context, defineTool, ToolError } from '#core/tool.ts';
import { limitInNode } from './limit-in-node.ts';
import { pictureReaders } from './picture-readers.ts';
import { run } from './run.ts';

const tool = defineTool({
  category: 'text',
  icon: 'tool',
  operations: { read: { input: 'text', output: 'value', stallAfter: 20 } },
});
const call = prepareCall(tool, 'read', 'abc', {});
const loaded = (read: (input: string, options: object, ctx: Context) => unknown) => ({
  logic: { read } as unknown as Logic,
});

describe('the context', () => {
  test('is in English and UTC by default', async () => {
    const read = loaded((_input, _options, { locale, timeZone, message }) => [locale, timeZone, message('key')]);
    expect(await run(read, call)).toEqual({ value: ['en', 'UTC', 'key'], notices: [] });
  });

  test('is in the language of the logic', async () => {
    const read = loaded((_input, _options, { locale, message }) => [locale, message('hello')]);
    const french = { ...read, locale: 'fr-CA', message: () => 'Bonjour' };
    expect(await run(french, call)).toMatchObject({ value: ['fr-CA', 'Bonjour'] });
  });

  test('has what the host provides', async () => {
    const read = loaded((_input, _options, ctx) => {
      ctx.progress(0.5);
      ctx.notice('lost', { n: 1 }, 2);
      return [ctx.now().getTime(), [...ctx.random(2)], ctx.timeZone];
    });
    const progress = vi.fn();
    const notice = vi.fn();
    const provided = { now: () => new Date(7), random: () => Uint8Array.of(1, 2), timeZone: 'Europe/Paris' };
    expect(await run(read, call, { ...provided, progress, notice })).toEqual({
      value: [7, [1, 2], 'Europe/Paris'],
      notices: [{ code: 'lost', params: { n: 1 }, at: expect.objectContaining({ line: 1, column: 3 }) }],
      isRandom: true,
    });
    expect(progress).toHaveBeenCalledWith(0.5);
    expect(notice).toHaveBeenCalledWith('lost', { n: 1 }, 2, []);
  });

  test('has the signal that aborts the run', async () => {
    const controller = new AbortController();
    const read = loaded(
      (_input, _options, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const ending = run(read, call, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('enough')));
    expect(await ending).toMatchObject({ bug: { message: 'enough' } });
  });

  test('reads PNG outside a browser', async () => {
    const read = loaded((_input, _options, { readPicture }) => readPicture?.(new Blob(['GIF89a'])));
    expect(await run(read, call, pictureReaders)).toHaveProperty('bug');
    expect(await run(read, call)).toEqual({ value: undefined, notices: [] });
  });
});

describe('the outcome', () => {
  const throwing = (error: unknown) =>
    loaded(() => {
      throw error;
    });

  test('is a failure where the input is wrong', async () => {
    expect(await run(throwing(new ToolError('wrong', { n: 1 }, 1)), call)).toMatchObject({
      failure: { code: 'wrong', params: { n: 1 }, at: { line: 1, column: 2 } },
    });
  });

  test('is nothing where the input is blank and rejected', async () => {
    const blank = prepareCall(tool, 'read', ' ', {});
    expect(await run(throwing(new ToolError('empty')), blank)).toMatchObject({ nothing: { code: 'empty' } });
  });

  test.each([
    [new TypeError('oh no'), 'oh no'],
    ['oh no', 'oh no'],
  ])('is a bug where logic throws %s', async (thrown, message) => {
    expect(await run(throwing(thrown), call)).toMatchObject({ bug: { message } });
  });

  test('is a bug where logic cannot be loaded', async () => {
    expect(await run(Promise.reject(new TypeError('no network')), call)).toMatchObject({
      bug: { message: 'no network' },
    });
  });
});

describe('limits', () => {
  const tooSlow = new ToolError('too-slow');
  const limited = (work: () => unknown) => loaded((_input, _options, { limit }) => limit(work, tooSlow));
  const quick = limited(() => 1);
  const endless = () => /(a+)+$/.test(`${'a'.repeat(60)}!`);

  test('are those of the operation, imposed by the host', async () => {
    const imposed: unknown[] = [];
    const limit: Limit = (work, ...given) => {
      imposed.push(given);
      return work();
    };
    expect(await run(quick, call, {}, limit)).toMatchObject({ value: 1 });
    expect(imposed).toEqual([[20, { code: 'too-slow', params: { seconds: 0.02 } }, false]]);
  });

  test('are none without a host that can stop work', async () => {
    expect(await run(quick, call)).toMatchObject({ value: 1 });
  });

  test('end a run with its failure in Node', async () => {
    expect(await run(limited(endless), call, {}, limitInNode)).toMatchObject({
      failure: { code: 'too-slow', params: { seconds: 0.02 } },
    });
  });
});

test('runs of the same logic share what they have read only with a memory', async () => {
  const make = vi.fn(() => 1);
  const read = loaded((input, _options, { reuse }) => reuse([input], make));
  await run(read, call);
  await run(read, call);
  expect(make).toHaveBeenCalledTimes(2);
  const memory = new RunMemory();
  await run(read, call, {}, undefined, memory);
  await run(read, call, {}, undefined, memory);
  expect(make).toHaveBeenCalledTimes(3);
});
