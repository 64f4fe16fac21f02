import { prepare, type RunOutcome } from '#core/execution/execute.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import { loadLogic } from '#host/load-logic.ts';
import { run } from '#host/run.ts';
import type { FirstCall } from '#page/services.ts';
import type { View } from './view.ts';

/** Moments and time zones that differ in every respect. */
const environments = [
  { moment: 0, timeZone: 'UTC' },
  { moment: 1e12, timeZone: 'Pacific/Kiritimati' },
];

/**
 * The result of a call, for the static HTML; undefined where it is not the same for everybody: it takes the clock, the
 * time zone or randomness into account, or is no plain data. A generated secret is therefore never in the HTML.
 */
export async function runFirst(
  { content, route: { locale } }: View,
  { operation, input, options }: FirstCall,
): Promise<RunOutcome | undefined> {
  if (content.type !== 'tool') return undefined;
  const declared = content.tool.operations[operation];
  if (declared?.input === undefined || kindInfo(declared.input).repr !== 'text') return undefined;
  const logic = await loadLogic(content.id, locale);
  const call = prepare(operation, declared, input, options);
  const outcomes = await Promise.all(
    environments.map(({ moment, timeZone }) => run(logic, call, { timeZone, now: () => new Date(moment) })),
  );
  const [first, second] = outcomes;
  const isForEverybody =
    first && 'value' in first && !first.isRandom && isPlain(first) && JSON.stringify(first) === JSON.stringify(second);
  return isForEverybody ? { ...first, duration: 0 } : undefined;
}

/** Whether JSON can carry it. */
const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).every(isPlain)
    : false;
};
