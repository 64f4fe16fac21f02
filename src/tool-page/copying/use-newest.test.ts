import { expect, test } from 'vitest';
import { isPending } from './use-newest.ts';

type Session = Parameters<typeof isPending>[0];

const outcome = { value: 'A', notices: [], duration: 1 };
const sessionOf = (options: object, run: object, input = 'a') =>
  ({
    operation: { input: 'text', output: 'text' },
    input: { text: input },
    options,
    run: {
      running: false,
      cancelled: false,
      issues: [],
      outcome,
      outcomeInput: 'a',
      outcomeOptions: { size: 1 },
      ...run,
    },
  }) as unknown as Session;

test.each<[string, Session, boolean]>([
  ['a run is under way', sessionOf({ size: 1 }, { running: true }), true],
  ['the options are others', sessionOf({ size: 2 }, {}), true],
  ['the input is another', sessionOf({ size: 1 }, {}, 'b'), true],
  ['the options are the same in another object', sessionOf({ size: 1 }, {}), false],
  ['the run was cancelled', sessionOf({ size: 2 }, { cancelled: true }), false],
])('where %s, a result is pending: %s', (_, session, pending) => {
  expect(isPending(session)).toBe(pending);
});
