import { isDeepStrictEqual } from 'node:util';
import { describeOutcome, inputOf, type Judge, judgeRefusal } from './official.ts';

/** The suite does not distinguish -0 and 0. */
const withoutNegativeZero = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Judges the rows of `json-parsing` on an operation that rewrites JSON: it accepts what RFC 8259 allows and refuses all
 * else; what comes out is the same value.
 */
export const judgeRewriting =
  (operation: string): Judge =>
  async (row, ask) => {
    const outcome = await ask(operation, inputOf(row), { accept: 'strict' });
    if (row.expectError) return judgeRefusal(outcome);
    const { either, value } = row.expect as { readonly either?: true; readonly value?: unknown };
    if (either && !('bug' in outcome)) return undefined;
    if (!('value' in outcome)) return describeOutcome(outcome);
    const given: unknown = JSON.parse(String(outcome.value));
    return isDeepStrictEqual(withoutNegativeZero(given), withoutNegativeZero(value))
      ? undefined
      : `${JSON.stringify(given)} is not ${JSON.stringify(value)}`;
  };
