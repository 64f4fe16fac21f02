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
    const given: unknown = outcome.value === '' ? '' : JSON.parse(String(outcome.value));
    return isDeepStrictEqual(given, docs ?? value) ? undefined : `${JSON.stringify(given)} is wrong`;
  },
  exceptions: {
    '98YD': noDocument,
    HWV9: noDocument,
    QT73: noDocument,
    '8G76': noDocument,
    AVM7: 'An empty input is no error here, its result is empty (decision 17).',
    '565N': 'Bytes are written as Base64 in one line, without the line breaks of the source.',
  },
});
