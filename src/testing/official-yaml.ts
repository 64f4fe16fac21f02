import type { Outcome } from '#core/execution/execute.ts';
import { describeOutcome } from './official.ts';

/** The fault where valid YAML is not accepted. Two null keys are valid YAML, but cannot be two keys of one object. */
export const judgeTaken = (outcome: Outcome): string | undefined =>
  'value' in outcome || ('failure' in outcome && outcome.failure.code.startsWith('key-set-twice'))
    ? undefined
    : describeOutcome(outcome);
