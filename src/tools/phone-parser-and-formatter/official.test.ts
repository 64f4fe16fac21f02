import { describeOutcome, inputOf, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

type Expected = Readonly<Record<string, unknown>>;

/** The outputs by the names of the suite. */
const outputs: Readonly<Record<string, string>> = {
  valid: 'valid',
  e164: 'e164',
  country: 'countryCode',
  callingCode: 'callingCode',
  type: 'type',
  international: 'international',
  internationalOneOf: 'international',
  national: 'national',
  nationalOneOf: 'national',
};

/** What the suite calls a value; messages are their keys here. */
function toExpected(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return name === 'type'
    ? value.replace('type-', '')
    : value.replace(/[\u00a0\u2011]/g, ' ').replace(name === 'callingCode' ? '+' : '', '');
}

testOfficial('phone', {
  id: 'phone-parser-and-formatter',
  tool,
  logic,
  async judge(row, ask) {
    const country = row.options?.['defaultCountry'] ?? 'US';
    const outcome = await ask('describe', inputOf(row), { country });
    const wanted = row.expect as Expected;
    if (!('value' in outcome)) return wanted['valid'] === false ? undefined : describeOutcome(outcome);
    const value = outcome.value as Expected;
    const faults = Object.entries(wanted).flatMap(([name, expected]) => {
      const given = toExpected(name, value[outputs[name] ?? '']);
      const isRight = name.endsWith('OneOf') ? (expected as readonly unknown[]).includes(given) : given === expected;
      return isRight ? [] : [`${name} is ${given}, not ${expected}`];
    });
    return faults.join('; ') || undefined;
  },
});
