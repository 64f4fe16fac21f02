import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test.each([
  ['every minute', '* * * * *'],
  ['Every 15 minutes', '*/15 * * * *'],
  ['every 5 min on weekdays', '*/5 * * * 1-5'],
  ['hourly', '0 * * * *'],
  ['every 2 hours', '0 */2 * * *'],
  ['every day', '0 0 * * *'],
  ['every day at 5pm', '0 17 * * *'],
  ['daily at 12:30 a.m.', '30 0 * * *'],
  ['at noon', '0 12 * * *'],
  ['every day at 9:00 and 17:00', '0 9,17 * * *'],
  ['weekdays at 9:00', '0 9 * * 1-5'],
  ['Monday to Friday at 08:15', '15 8 * * 1-5'],
  ['Friday to Sunday, at midnight', '0 0 * * 0,5,6'],
  ['every Monday and Thursday at 6 pm', '0 18 * * 1,4'],
  ['weekends at 10:00', '0 10 * * 0,6'],
  ['weekly', '0 0 * * 0'],
  ['every week on Tuesday', '0 0 * * 2'],
  ['monthly', '0 0 1 * *'],
  ['on the 1st and 15th of every month at 03:00', '0 3 1,15 * *'],
  ['toutes les 15 minutes', '*/15 * * * *'],
  ['chaque heure', '0 * * * *'],
  ['tous les jours à 17 h', '0 17 * * *'],
  ['tous les jours à 17h30', '30 17 * * *'],
  ['du lundi au vendredi à 9 h', '0 9 * * 1-5'],
  ['jours ouvrés à midi', '0 12 * * 1-5'],
  ['en semaine à 9:00', '0 9 * * 1-5'],
  ['le 1er de chaque mois à minuit', '0 0 1 * *'],
  ['le 1er et le 15 du mois à 8h', '0 8 1,15 * *'],
])('%j is %j', (words, expression) => {
  expect(readWords(words)).toBe(expression);
});

test.each([
  ['no words', ''],
  ['no schedule', 'every'],
  ['an unknown word', 'every day except Monday'],
  ['a step that does not divide the hour', 'every 45 minutes'],
  ['a step that does not divide the day', 'every 5 hours'],
  ['a step of nothing', 'every 0 minutes'],
  ['a step and a time', 'every 15 minutes at 9:00'],
  ['days that are counted', 'every 2 days'],
  ['a day and a weekday, either of which would do', 'on the 13th on Friday'],
  ['every day, and one day', 'every day on Monday'],
  ['a weekday of the month', 'every month on Monday'],
  ['times at different minutes', 'at 9:00 and 17:30'],
  ['an hour of which half is unknown', 'every day at 5'],
  ['an hour that does not exist', 'at 13pm'],
  ['a minute that does not exist', 'at 9:75'],
  ['a day that no month has', 'on the 32nd'],
  ['fields', '0 9 * * 1-5'],
  ['a long text', 'every '.repeat(100)],
])('%s is undefined', (_, words) => {
  expect(readWords(words)).toBeUndefined();
});
