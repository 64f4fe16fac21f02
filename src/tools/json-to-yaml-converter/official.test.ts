import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { describeOutcome, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** JSON made of a value is YAML with that value, for an independent reader. */
testOfficial('yaml-parsing', {
  id: 'json-to-yaml-converter',
  tool,
  logic,
  async judge(row, ask) {
    const { value } = (row.expect ?? {}) as { readonly value?: unknown };
    if (value === undefined) return undefined;
    const outcome = await ask('toYaml', JSON.stringify(value));
    if (!('value' in outcome)) return describeOutcome(outcome);
    const given: unknown = parse(String(outcome.value));
    return isDeepStrictEqual(given, value) ? undefined : `${JSON.stringify(given)} is wrong`;
  },
});
