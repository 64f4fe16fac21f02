import { isDeepStrictEqual } from 'node:util';
import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** The suite does not tell -0 from 0. */
const withoutNegativeZero = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Accepts what RFC 8259 allows and refuses all else; what comes out as JSON is the same value. */
testOfficial('json-parsing', {
  id: 'json-minify',
  tool,
  logic,
  async judge(row, ask) {
    const outcome = await ask('minify', inputOf(row), { accept: 'strict' });
    if (row.expectError) return judgeRefusal(outcome);
    const { either, value } = row.expect as { readonly either?: true; readonly value?: unknown };
    if (either && !('bug' in outcome)) return undefined;
    if (!('value' in outcome)) return describeOutcome(outcome);
    const given: unknown = JSON.parse(String(outcome.value));
    return isDeepStrictEqual(withoutNegativeZero(given), withoutNegativeZero(value))
      ? undefined
      : `${JSON.stringify(given)} is not ${JSON.stringify(value)}`;
  },
});
