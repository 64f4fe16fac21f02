import { expect, test } from 'vitest';
import { mergeContexts, plainContext } from './context.ts';
import { executeCall } from './execute.ts';

test('later contexts replace what earlier ones have', () => {
  expect(
    mergeContexts<{ locale?: string; timeZone?: string }>({ locale: 'en', timeZone: 'UTC' }, { locale: 'fr' }),
  ).toEqual({
    locale: 'fr',
    timeZone: 'UTC',
  });
});

test.each([
  [false, 0],
  [true, 1],
])('a getter of the host is read when logic reads it: %s, %i times', async (isRead, times) => {
  let reads = 0;
  const host = {
    get timeZone() {
      reads++;
      return 'Europe/Paris';
    },
  };
  const logic = { zone: (_: unknown, { timeZone }: { readonly timeZone: string }) => timeZone, other: () => 'x' };
  const call = { operation: isRead ? 'zone' : 'other', options: {} };
  const outcome = await executeCall(logic as never, call as never, plainContext(mergeContexts({ locale: 'en' }, host)));
  expect(outcome).toMatchObject({ value: isRead ? 'Europe/Paris' : 'x' });
  expect(reads).toBe(times);
});
