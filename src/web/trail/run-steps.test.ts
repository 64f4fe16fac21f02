import { expect, test, vi } from 'vitest';
import type { RunOutcome } from '#core/execution/execute.ts';
import { text } from '#core/fields.ts';
import type { Tool } from '#core/tool.ts';
import type { Host, PageSession } from '#page/services.ts';
import { createRunStep, pickOf, presentValue } from './run-steps.ts';

const common = { examples: [], headline: 'text' } as const;
const tool: Tool = {
  category: 'text',
  icon: 'abc',
  operations: {
    wrap: { ...common, input: 'text', output: { text: 'text', size: 'count' }, options: { mark: text('*') } },
    lock: { ...common, input: 'text', output: 'text', options: { key: text('', { secret: true }) } },
    toll: { ...common, input: 'text', output: 'text', live: false },
    make: { ...common, output: 'text' },
  },
};

/** Puts the option `mark` around the input. */
const host: Host = {
  run: vi.fn<Host['run']>(async (_, { input, options }) => {
    const value = `${options['mark']}${input?.value}${options['mark']}`;
    return { value: { text: value, size: value.length }, notices: [], duration: 0 };
  }),
};
const run = createRunStep(host, async (id) => (id === 'known' ? tool : undefined));
const page = (tool: string, step?: string) => ({ tool, href: '', step });

test.each([
  ['a step runs with its options', page('known', 'known/wrap(mark:_)'), { text: '_a_' }],
  ['an output is picked', page('known', 'known/wrap.size'), { text: '3' }],
  ['a step without its key waits', page('known', 'known/lock'), undefined],
  ['a step that is not known waits', page('known'), undefined],
  ['a tool that is not there waits', page('other', 'other/wrap'), undefined],
])('%s', async (_, shown, made) => {
  expect(await run(shown, { text: 'a' })).toEqual(made);
});

test('a file is read where the step takes text', async () => {
  expect(await run(page('known', 'known/wrap'), { file: new File(['é'], 'a.txt') })).toEqual({ text: '*é*' });
});

const session = (name: string, outcome: RunOutcome | undefined, isRandom?: true): PageSession => ({
  subscribe: () => () => {},
  get: () =>
    ({
      name,
      input: { text: 'now' },
      options: { mark: '#' },
      run: { outcome, success: { isRandom } },
    }) as unknown as ReturnType<PageSession['get']>,
  actions: { loadExample: () => {} },
});
const made = { value: 'made before', notices: [], duration: 0 };

test('the value of a page is that of its present input', async () => {
  expect(await presentValue(host, 'known', tool, session('wrap', made))).toEqual({ text: '#now#' });
  expect(await presentValue(host, 'known', tool, session('wrap', made), 'size')).toEqual({ text: '5' });
});

test.each([
  ['random', 'lock', true],
  ['made on request', 'toll', undefined],
  ['made of nothing', 'make', undefined],
] as const)('what is %s is not made again', async (_, name, isRandom) => {
  expect(await presentValue(host, 'known', tool, session(name, made, isRandom))).toEqual({ text: 'made before' });
  expect(await presentValue(host, 'known', tool, session(name, undefined, isRandom))).toBeUndefined();
});

test('an output of another operation is not picked', () => {
  const { wrap, make } = tool.operations;
  expect(wrap && pickOf(wrap, 'size')).toBe('size');
  expect(wrap && pickOf(wrap, 'toString')).toBeUndefined();
  expect(make && pickOf(make, 'length')).toBeUndefined();
});
