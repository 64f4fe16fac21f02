import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';
import { actions, beginWith } from './steps.ts';
import type { Passed } from './use-step-session.ts';

const { steps } = beginWith(['decode', 'format', 'minify'].map((operation) => ({ tool: 'a', operation })));
const passed = (value: string): Passed => ({ value, kind: 'text' });
const input = passed('input');

test('a step gets what the one before it makes, and one that is off passes it by', () => {
  const results = new Map([
    [0, passed('first')],
    [1, passed('second')],
  ]);
  const { sources, end } = sourcesOf(steps, input, results, new Map());
  expect([...sources.values()].map(({ before, given }) => [before, given])).toEqual([
    [undefined, input],
    [0, passed('first')],
    [1, passed('second')],
  ]);
  expect(end).toMatchObject({ before: 2, cause: { index: 2 } });
  const without = actions.turnOff(beginWith(steps), 1, true).steps;
  expect(sourcesOf(without, input, results, new Map()).sources.get(2)).toMatchObject({ before: 0 });
});

test('a step after an edited one says which it is', () => {
  const { steps } = actions.edit(beginWith(['a', 'b', 'c'].map((operation) => ({ tool: 'a', operation }))), 0, 'edit');
  const { sources } = sourcesOf(steps, input, new Map(), new Map());
  expect([...sources.values()].map(({ edited }) => edited)).toEqual([undefined, 0, 0]);
  expect(
    sourcesOf(actions.edit({ ...beginWith([]), steps }, 1, 'x').steps, input, new Map(), new Map()).end.edited,
  ).toBe(1);
});

test('what waits names the step that has the error', () => {
  const { sources } = sourcesOf(steps, input, new Map(), new Map([[0, 'Not Base64.']]));
  expect([...sources.values()].map(({ cause }) => cause)).toEqual([
    undefined,
    { index: 0, problem: 'Not Base64.' },
    { index: 0, problem: 'Not Base64.' },
  ]);
});
