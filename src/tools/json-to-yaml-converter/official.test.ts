import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { describeOutcome, testOfficial } from '#testing/official.ts';
import type { Row } from '#testing/suites/suite.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const expectedValue = ({ expect }: Row): unknown => (expect as { readonly value?: unknown } | undefined)?.value;

/** JSON made of a value is YAML with that value, for an independent parser. */
testOfficial('yaml-parsing', {
  id: 'json-to-yaml-converter',
  tool,
  logic,
  applies: (row) => expectedValue(row) !== undefined,
  async judge(row, ask) {
    const value = expectedValue(row);
    const outcome = await ask('toYaml', JSON.stringify(value));
    if (!('value' in outcome)) return describeOutcome(outcome);
    const given: unknown = parse(String(outcome.value));
    return isDeepStrictEqual(given, value) ? undefined : `${JSON.stringify(given)} is wrong`;
  },
});
