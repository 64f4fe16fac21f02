import { readCsvRecord } from '#lib/csv/read.ts';
import { describeOutcome, inputOf, judgeRefusal, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** The outputs by the names of the suite; an absent one is an empty part. */
const outputs: Readonly<Record<string, string>> = { pathname: 'path' };

/** The platform's parser follows the URL Standard as it was when Node 20 came out; rows of what changed since. */
const olderStandard = 'the URL of Node 20 follows an older URL Standard';

testOfficial('url-parser', {
  id: 'url-parser',
  tool,
  logic,
  exceptions: {
    'url/292': olderStandard,
    'url/293': olderStandard,
    'url/297': olderStandard,
    'url/311': olderStandard,
    'url/313': olderStandard,
    'url/314': olderStandard,
    'url/373': olderStandard,
    'url/835': olderStandard,
    'url/851': olderStandard,
    'url/917': olderStandard,
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
