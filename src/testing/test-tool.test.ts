/** Tests of the test harness. */
import { expect, test } from 'vitest';
import { choice, int } from '#core/fields.ts';
import { defineTool, type RunOf, ToolError } from '#core/tool.ts';
import { brief, testTool } from './test-tool.ts';

const tool = defineTool({
  category: 'text',
  icon: 'tool',
  operations: {
    repeat: {
      input: 'text',
      output: 'text',
      stallAfter: 1_000,
      options: { times: int(2, { min: 1 }), mark: choice(['!', '?'], '!') },
    },
    draw: { output: { first: 'number', second: 'number' }, headline: 'first', options: { sides: int(6) } },
    greet: { output: 'text' },
  },
});

const repeat: RunOf<typeof tool, 'repeat'> = (text, { times, mark }, ctx) => {
  if (text === 'bug') throw new TypeError('oh no');
  if (text === 'slow')
    return ctx.limit(() => text, new ToolError('pattern-too-slow', {}, { offset: 0, field: 'mark' }));
  const at = text.indexOf('#');
  if (text === 'offer') ctx.notice('odd', {}, undefined, [mark === '!' ? { mark: '.' } : { times }]);
  if (text.includes('~')) ctx.notice('tilde', { n: 1 }, text.indexOf('~'));
  if (at >= 0) throw new ToolError('no-hash', { seen: '#' }, at);
  return text.repeat(times) + mark;
};
const draw: RunOf<typeof tool, 'draw'> = ({ sides }, ctx) => {
  const [first = 0] = ctx.random(1);
  return { first: first % sides, second: ctx.now().getUTCFullYear() };
};

const greet: RunOf<typeof tool, 'greet'> = (_options, ctx) => ctx.message('hello', { who: ctx.locale });

const messages = {
  errors: { 'no-hash': 'No {seen}.' },
  notices: { tilde: 'A tilde at character {character}.' },
  logic: { hello: 'Hello {who}.' },
};
const { run, notices, error, outcome, report, stoppedField } = testTool(tool, { repeat, draw, greet }, { messages });

test('the context has the messages given', async () => {
  expect(await run('greet')).toBe('Hello en.');
});

test('run gives the value, typed', async () => {
  const text: string = await run('repeat', 'ab', { times: 3 });
  expect(text).toBe('ababab!');
  const { second }: { readonly second: number | null } = await run('draw', { sides: 20 });
  expect(second).toBe(2024);
});

test('rejects where options are offered that do not fit or change nothing', async () => {
  await expect(run('repeat', 'offer')).rejects.toThrow('the offer {"mark":"."} of odd does not fit');
  await expect(run('repeat', 'offer', { mark: '?' })).rejects.toThrow('the offer {"times":2} of odd changes nothing');
});

test('randomness is the same in each run, unless it is given', async () => {
  expect(await run('draw')).toEqual(await run('draw'));
  expect(await run('draw', {}, { random: () => Uint8Array.of(5) })).toMatchObject({ first: 5 });
});

test('a context for all runs', async () => {
  const { run: runThen } = testTool(tool, { repeat, draw, greet }, { context: { now: () => new Date('1999-01-01') } });
  expect(await runThen('draw')).toMatchObject({ second: 1999 });
});

test('what fails in the tool fails the test', async () => {
  await expect(run('repeat', 'a#')).rejects.toMatchObject({ code: 'no-hash' });
  await expect(notices('repeat', '~#')).rejects.toMatchObject({ code: 'no-hash' });
  await expect(error('repeat', 'a')).rejects.toThrow('repeat was to fail, but gives "aa!"');
  for (const ask of [run, notices, error, outcome, report]) {
    await expect(ask('repeat', 'bug')).rejects.toThrow('oh no');
    await expect(ask('repeat', 'a', { times: 0 })).rejects.toThrow('times: range');
    await expect(ask('repeat', 'a', { mark: '.' })).rejects.toThrow('mark: choice');
  }
});

test('errors and notices with their places', async () => {
  expect(await error('repeat', 'a#')).toMatchObject({ code: 'no-hash', params: { seen: '#' }, at: { column: 2 } });
  expect((await notices('repeat', 'ab~')).map(brief)).toEqual([['tilde', { n: 1 }, 2]]);
  expect(await outcome('repeat', '~#')).toMatchObject({ failure: { code: 'no-hash' }, notices: [{ code: 'tilde' }] });
});

test('messages', async () => {
  expect(await report('repeat', 'a~')).toEqual({ value: 'a~a~!', notices: ['A tilde at character 2.'] });
  expect(await report('repeat', '#')).toEqual({ error: 'No #.', notices: [] });
});

test('the option whose pattern may never end', async () => {
  expect(await stoppedField('repeat', 'slow')).toBe('mark');
  expect(await stoppedField('repeat', 'a')).toBeUndefined();
});

test('what is not declared is rejected at compile time and at run time', async () => {
  const calls = [
    // @ts-expect-error: no such operation
    () => run('repaet', 'a'),
    // @ts-expect-error: no such option
    () => run('repeat', 'a', { tims: 1 }),
    // @ts-expect-error: a number
    () => run('repeat', 'a', { times: 'x' }),
    // @ts-expect-error: takes no input
    () => run('draw', 'a'),
    // @ts-expect-error: no such output
    async () => (await run('draw')).third.toFixed(),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow();
});
