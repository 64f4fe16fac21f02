import { readCsvRecord } from '#lib/csv/read.ts';
import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** The outputs by the names of the suite; an absent one is an empty part. */
const outputs: Readonly<Record<string, string>> = { pathname: 'path' };

const olderStandard = 'the URL of Node 20 and 22 follows an older URL Standard';

/** Rows about a change of the URL Standard: newer platforms accept invalid Punycode in hosts of ASCII alone. */
const punycodeRows = ['292', '293', '297', '311', '313', '314', '835', '851', '917'];
const isOlder = !URL.canParse('https://xn--zn7c.com');

testOfficial('url-parser', {
  id: 'url-parser',
  tool,
  logic,
  exceptions: {
    'url/373': 'the URL of Node follows an older URL Standard',
    ...(isOlder ? Object.fromEntries(punycodeRows.map((row) => [`url/${row}`, olderStandard])) : {}),
  },
  async judge(row, ask) {
    const input = inputOf(row);
    const toAscii = row.options?.['mode'] === 'host-to-ascii';
    const outcome = await ask('parse', toAscii ? `https://${input}/` : input, { base: row.options?.['base'] ?? '' });
    if (row.expectError) return judgeRefusal(outcome);
    if (!('value' in outcome)) return describeOutcome(outcome);
    const value = outcome.value as Readonly<Record<string, unknown>>;
    if (toAscii) return value['hostname'] === row.expect ? undefined : `${value['hostname']}, not ${row.expect}`;
    const { searchParams, ...parts } = row.expect as Readonly<Record<string, unknown>>;
    const faults = Object.entries(parts).flatMap(([name, expected]) => {
      const found = value[outputs[name] ?? name] ?? '';
      return found === expected ? [] : [`${name} is ${found}, not ${expected}`];
    });
    if (searchParams === undefined) return faults.join('; ') || undefined;
    const listed = await ask('listParameters', input);
    const { parameters } = ('value' in listed ? listed.value : {}) as { readonly parameters?: string };
    const found = JSON.stringify((parameters?.split('\n').slice(1) ?? []).map(readCsvRecord));
    return found === JSON.stringify(searchParams) ? undefined : `${found}, not ${JSON.stringify(searchParams)}`;
  },
});
