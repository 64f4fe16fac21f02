import { dialects } from '#lib/cron/dialects.ts';
import type { DialectName } from '#lib/cron/options.ts';
import { writeCsv } from '#lib/csv/write.ts';
import type messages from './en.json';

type Key = Extract<keyof typeof messages.logic, `means-${string}`>;

/** What the signs and names of a dialect mean, each with an example. */
export function tableOfSigns(name: DialectName, message: (key: Key) => string): string {
  const { hasSigns, hasRandom, question, wraps, hasOpenSteps, weekdays, nicknames = [] } = dialects[name];
  const rows: readonly (readonly [sign: string, example: string, key: Key] | false | undefined)[] = [
    ['*', '*', 'means-any'],
    [',', '1,15', 'means-list'],
    ['-', '1-5', 'means-range'],
    wraps && ['-', '22-2', 'means-wrap'],
    ['/', '*/15', 'means-step'],
    hasOpenSteps && name !== 'github' && ['/', '5/15', 'means-open-step'],
    question !== undefined && ['?', '?', question === 'required' ? 'means-no-day' : 'means-any-day'],
    hasSigns && ['L', 'L', 'means-last'],
    hasSigns && ['L', 'L-3', 'means-before-last'],
    hasSigns && ['L', weekdays[0] === 1 ? '6L' : '5L', 'means-last-weekday'],
    hasSigns && ['W', '15W', 'means-workday'],
    hasSigns && ['#', weekdays[0] === 1 ? '2#1' : '1#1', 'means-nth'],
    hasRandom && ['~', '0~30', 'means-random'],
    ['JAN–DEC', 'JAN', 'means-months'],
    [
      'SUN–SAT',
      'MON-FRI',
      weekdays[0] === 1 ? 'means-weekdays-1' : weekdays[1] === 7 ? 'means-weekdays-7' : 'means-weekdays-0',
    ],
    ...nicknames.map(
      (nickname) =>
        [`@${nickname}`, nickname === 'every' ? '@every 1h30m' : `@${nickname}`, meaningOf(nickname)] as const,
    ),
  ];
  return writeCsv(
    ['sign', 'example', 'meaning'],
    rows.flatMap((row) => (row ? [[row[0], row[1], message(row[2])]] : [])),
  );
}

const meaningOf = (nickname: string): Key =>
  `means-@${nickname === 'annually' ? 'yearly' : nickname === 'midnight' ? 'daily' : nickname}` as Key;
