import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Outcome } from '#core/execute.ts';
import { describeOutcome, inputOf, type Judge, judgeRefusal, type Topic } from '../topic.ts';

/** What YAML means comes out as JSON, and what is no YAML is refused. */
const toJson: Judge = async (row, ask) => {
  const outcome = await ask('toJson', inputOf(row));
  if (row.expectError) return judgeRefusal(outcome);
  const { accept, value, docs } = row.expect as Expectation;
  if (accept) return isTaken(outcome);
  if (!('value' in outcome)) return describeOutcome(outcome);
  const given: unknown = JSON.parse(String(outcome.value));
  return isDeepStrictEqual(given, docs ?? value) ? undefined : `${JSON.stringify(given)} is wrong`;
};

interface Expectation {
  /** It is YAML, but perhaps nothing that JSON could be made of. */
  readonly accept?: true;
  readonly value?: unknown;
  /** The values of several documents, or of none. */
  readonly docs?: readonly unknown[];
}

/** Takes what is YAML and refuses what is not; that the values arrive is judged in JSON. */
const toToml: Judge = async (row, ask) => {
  const outcome = await ask('toToml', inputOf(row));
  if (row.expectError) return judgeRefusal(outcome);
  return isTaken(outcome);
};

/** Keys that are null twice are YAML, but no two keys of one object. */
const isTaken = (outcome: Outcome): string | undefined =>
  'value' in outcome || ('failure' in outcome && outcome.failure.code.startsWith('key-set-twice'))
    ? undefined
    : describeOutcome(outcome);

/** JSON made of a value is YAML with that value, for an independent reader. */
const fromJson: Judge = async (row, ask) => {
  const { value } = (row.expect ?? {}) as Expectation;
  if (value === undefined) return undefined;
  const outcome = await ask('toYaml', JSON.stringify(value));
  if (!('value' in outcome)) return describeOutcome(outcome);
  const given: unknown = parse(String(outcome.value));
  return isDeepStrictEqual(given, value) ? undefined : `${JSON.stringify(given)} is wrong`;
};

export default {
  'yaml-to-json-converter': toJson,
  'yaml-to-toml': toToml,
  'json-to-yaml-converter': fromJson,
} satisfies Topic;
