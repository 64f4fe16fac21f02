import { describeOutcome, inputOf, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const hasName = (given: unknown, wanted: unknown): boolean =>
  String(given).toLowerCase() === String(wanted).toLowerCase();

/** Whether a part is as expected; the versions of systems of the second suite are only as exact as it knows them. */
function isRight(part: string, name: string, given: unknown, wanted: unknown, isPrefix: boolean): boolean {
  if (name === 'name') return hasName(given, wanted);
  return part === 'os' && name === 'version' && isPrefix ? String(given).startsWith(String(wanted)) : given === wanted;
}

testOfficial('user-agent', {
  id: 'user-agent-parser',
  tool,
  logic,
  async judge(row, ask) {
    const outcome = await ask('parse', inputOf(row));
    const wanted = row.expect as Parts;
    if ('either' in wanted) return 'bug' in outcome ? describeOutcome(outcome) : undefined;
    if (!('value' in outcome)) return describeOutcome(outcome);
    const { json } = outcome.value as { readonly json: string };
    const parts = JSON.parse(json) as Partial<Parts>;
    const isPrefix = row.id.startsWith('uap-core');
    const faults = Object.entries(wanted).flatMap(([part, expected]) =>
      Object.entries(expected).flatMap(([name, value]) => {
        // What is not known is left out of the JSON; the suite has an empty text for it.
        const given = parts[part]?.[name === 'nameOneOf' ? 'name' : name] ?? '';
        const fits =
          name === 'nameOneOf'
            ? (value as readonly unknown[]).some((each) => hasName(given, each))
            : isRight(part, name, given, value, isPrefix);
        return fits ? [] : [`${part}.${name} is ${given}, not ${value}`];
      }),
    );
    return faults.join('; ') || undefined;
  },
});
