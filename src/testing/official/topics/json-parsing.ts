import { isDeepStrictEqual } from 'node:util';
import { describeOutcome, inputOf, type Judge, judgeRefusal, type Topic } from '../topic.ts';

/** Accepts what RFC 8259 allows and refuses all else; what comes out as JSON is the same value. */
const judge =
  (operation: string, options: Readonly<Record<string, unknown>>): Judge =>
  async (row, ask) => {
    const outcome = await ask(operation, inputOf(row), options);
    if (row.expectError) return judgeRefusal(outcome);
    const { either, value } = row.expect as { readonly either?: true; readonly value?: unknown };
    if (either && !('bug' in outcome)) return undefined;
    if (!('value' in outcome)) return describeOutcome(outcome);
    const given: unknown = JSON.parse(String(outcome.value));
    return isDeepStrictEqual(withoutNegativeZero(given), withoutNegativeZero(value))
      ? undefined
      : `${JSON.stringify(given)} is not ${JSON.stringify(value)}`;
  };

/** The suite does not tell -0 from 0. */
const withoutNegativeZero = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export default {
  'json-prettify': judge('format', { accept: 'strict' }),
} satisfies Topic;
