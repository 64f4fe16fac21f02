import type { Outcome } from '#core/execute.ts';
import { describeOutcome } from './official.ts';

/** What is wrong where YAML must be taken. Keys that are null twice are YAML, but no two keys of one object. */
export const judgeTaken = (outcome: Outcome): string | undefined =>
  'value' in outcome || ('failure' in outcome && outcome.failure.code.startsWith('key-set-twice'))
    ? undefined
    : describeOutcome(outcome);
