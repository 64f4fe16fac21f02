import { isDeepStrictEqual } from 'node:util';
import { describeOutcome, type Judge, judgeRefusal, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** Documents are equal exactly where they should be, and the patch makes the right one of the left one. */
const judge: Judge = async ({ input, options, expect, expectError }, ask) => {
  const { left, right } = input as { readonly left: unknown; readonly right?: unknown };
  const json = JSON.stringify(left);
  if (expectError) return judgeRefusal(await ask('applyPatch', json, { patch: JSON.stringify(options?.['patch']) }));
  const other = { right: JSON.stringify(right) };
  const equal = await ask('equal', json, other);
  const wanted = (expect as { readonly equal: boolean }).equal;
  if (!('value' in equal) || equal.value !== wanted) return `should be ${wanted}: ${describeOutcome(equal)}`;
  for (const patch of [await ask('patch', json, other), { value: JSON.stringify(options?.['patch']) }]) {
    if (!('value' in patch)) return describeOutcome(patch);
    const applied = await ask('applyPatch', json, { patch: String(patch.value) });
    if (!('value' in applied)) return describeOutcome(applied);
    if (!isDeepStrictEqual(JSON.parse(String(applied.value)), right)) return `gives ${describeOutcome(applied)}`;
  }
  return undefined;
};

testOfficial('json-diff-patch', { id: 'json-diff', tool, logic, judge });
