import { isDeepStrictEqual } from 'node:util';
import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import { judgeTaken } from '#testing/official-yaml.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

interface Expectation {
  /** It is YAML, but perhaps nothing that JSON could be made of. */
  readonly accept?: true;
  readonly value?: unknown;
  /** The values of several documents, or of none. */
  readonly docs?: readonly unknown[];
}

const noDocument = 'The text holds no document. It gives null, as readers of one document do, and not an empty array.';

/** What YAML means comes out as JSON, and what is no YAML is refused. */
testOfficial('yaml-parsing', {
  id: 'yaml-to-json-converter',
  tool,
  logic,
  async judge(row, ask) {
    const outcome = await ask('toJson', inputOf(row));
    if (row.expectError) return judgeRefusal(outcome);
    const { accept, value, docs } = row.expect as Expectation;
    if (accept) return judgeTaken(outcome);
    if (!('value' in outcome)) return describeOutcome(outcome);
    const given: unknown = JSON.parse(String(outcome.value));
    return isDeepStrictEqual(given, docs ?? value) ? undefined : `${JSON.stringify(given)} is wrong`;
  },
  exceptions: { '98YD': noDocument, HWV9: noDocument },
});
