import { describeOutcome, type Judge, judgeRefusal, testOfficial } from '#testing/official.ts';
import type { Row } from '#testing/suites/suite.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const mode = ({ options }: Row) => String(options?.['mode']);

const judge: Judge = async (row, ask) => {
  const { input, options = {}, expect } = row;
  if (row.expectError !== undefined) return judgeRefusal(await ask('explain', input));
  if (mode(row) === 'next') {
    const outcome = await ask('nextRuns', input, {
      timeZone: options['timezone'],
      time: options['from'],
      count: options['count'],
    });
    if (!('value' in outcome)) return describeOutcome(outcome);
    const lines = String(outcome.value).split('\n').slice(1);
    const runs = lines.map((line) => new Date(line.slice(0, line.indexOf(','))).toISOString());
    const expected = (expect as readonly string[]).map((moment) => new Date(moment).toISOString());
    return runs.join() === expected.join() ? undefined : `gives ${runs.join()} instead of ${expected.join()}`;
  }
  if (mode(row) === 'validate') {
    const { valid } = expect as { readonly valid?: boolean };
    const isValid = 'value' in (await ask('explain', input));
    return valid === undefined || valid === isValid ? undefined : `is ${isValid ? 'valid' : 'refused'}`;
  }
  const outcome = await ask('explain', input, {
    verbose: options['verbose'] ?? false,
    clock24: options['use24HourTimeFormat'] ?? false,
  });
  if (!('value' in outcome)) return describeOutcome(outcome);
  const { description } = outcome.value as { readonly description: string };
  const expected = reword(String(expect));
  return description === expected ? undefined : `reads “${description}” instead of “${expected}”`;
};

/** A sentence of cRonstrue as it is worded here: shorter, of the same meaning. */
const reword = (sentence: string): string =>
  rewordings.reduce((before, [pattern, replacement]) => before.replace(pattern, replacement), sentence);

const rewordings: readonly (readonly [RegExp, string])[] = [
  [/, only (?=on|in)/g, ', '],
  [/^(Every (?:minute|hour))(?:, every (?:hour|day))+$/, '$1'],
  [/^At ([^,]+) minutes past the hour, /, 'At minutes $1 of the hour, '],
  [/(minutes \d+ through \d+) past the hour/, '$1'],
];

const twoDigits = 'trimHoursLeadingZero is an option of cRonstrue; hours here always have two digits, as in the runs.';
const monthsFromOne = 'monthStartIndexZero is an option of cRonstrue; months count from 1 in every dialect.';
const bothDays =
  'logicalAndDayFields is an option of cRonstrue; whether both days must match follows from the dialect, and in cron either is enough.';

const exceptions = {
  'describe/29 9 * * *': twoDigits,
  'describe/30 9 * * *': twoDigits,
  'describe/0 0 * * *': twoDigits,
  'describe/* * * 7 *': monthsFromOne,
  'describe/30 * * 6-8 *': monthsFromOne,
  'describe/30 * * 4,5,6 *': monthsFromOne,
  'describe/0 * 31 * 2': bothDays,
  'describe/0 2,16 1,8,15,22 * 1,2': bothDays,
  'describe/0 * 31 * 1': 'Either day is enough (crontab(5)): “or on Monday” says so, “and on Monday” does not.',
  'valid/0 5 7 2 1/3 ? *': 'Valid in Quartz, where 1/3 means every third month from January.',
};

testOfficial('cron', { id: 'crontab-generator', tool, logic, judge, exceptions });
