import { describeOutcome, inputOf, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

testOfficial('hash', {
  id: 'hash-text',
  tool,
  logic,
  async judge(row, ask) {
    const { algorithm, encoding } = row.options as { algorithm: string; encoding: string };
    const name = algorithm.toLowerCase();
    const input = inputOf(row);
    const outcome = await ask(typeof input === 'string' ? 'hash' : 'hashFile', input, { algorithms: [name], encoding });
    if (!('value' in outcome)) return describeOutcome(outcome);
    const digest = (outcome.value as Readonly<Record<string, unknown>>)[name];
    const [given, wanted] =
      encoding === 'hex' ? [digest, row.expect].map((text) => String(text).toLowerCase()) : [digest, row.expect];
    return given === wanted ? undefined : `${given} is not ${wanted}`;
  },
});
