import { type Dialect, dialects, type FieldName, rangeOf, weekdayNames } from '#lib/cron/dialects.ts';
import type { DialectName } from '#lib/cron/options.ts';
import { type Cron, type CronField, type Item, isSchedule } from '#lib/cron/read-cron.ts';
import { allowedBy } from './runs.ts';
import { stepsOf } from './steps.ts';

/** Why a schedule cannot be written in a dialect. */
export type Obstacle =
  | 'no-special'
  | 'no-signs'
  | 'no-days-before-last'
  | 'no-random'
  | 'no-seconds'
  | 'no-years'
  | 'no-either'
  | 'no-both'
  | 'one-day';

/** A schedule, as it is written, in another dialect, or why there is none. */
export function translate(
  written: string,
  cron: Cron,
  to: DialectName,
): { readonly text: string } | { readonly obstacle: Obstacle } {
  const rules = dialects[to];
  const isSame = cron.dialect === to && (!isSchedule(cron) || cron.weekdays[0] === rules.weekdays[0]);
  if (isSame) return { text: written.trim() };
  if (!isSchedule(cron)) return { obstacle: 'no-special' };
  const { fields } = cron;
  const obstacle = obstacleTo(fields, cron.isEither, to);
  if (obstacle) return { obstacle };
  const names = rules.fields.filter((name) => name !== rules.optional || isNeeded(fields[name]));
  const words = names.map((name) => {
    const field = fields[name];
    if (!field) return name === 'second' ? '0' : '*';
    if (rules.question === 'required' && name === 'dayOfWeek' && field.isAny) return '?';
    if (rules.question === 'required' && name === 'dayOfMonth' && field.isAny && !fields.dayOfWeek?.isAny) return '?';
    return writeField(field, { ...dialects[cron.dialect], weekdays: cron.weekdays }, to);
  });
  return { text: to === 'aws' ? `cron(${words.join(' ')})` : words.join(' ') };
}

/** A field that most schedules do without: seconds that are not 0, certain years. */
const isNeeded = (field: CronField | undefined): boolean =>
  field !== undefined && (field.name === 'second' ? allowedBy(field).join() !== '0' : !field.isAny);

type Fields = Readonly<Partial<Record<FieldName, CronField>>>;

function obstacleTo(fields: Fields, isEither: boolean, to: DialectName): Obstacle | undefined {
  const { fields: names, hasSigns, hasDaysBeforeLast, hasRandom, days } = dialects[to];
  const all = Object.values(fields);
  const has = (...types: readonly Item['type'][]) =>
    all.some(({ items }) => items.some(({ type }) => types.includes(type)));
  if (has('last', 'workday', 'nth') && !hasSigns) return 'no-signs';
  if (!hasDaysBeforeLast && all.some(({ items }) => items.some((item) => item.type === 'last' && item.before > 0)))
    return 'no-days-before-last';
  if (has('random') && !hasRandom) return 'no-random';
  if (isNeeded(fields.second) && !names.includes('second')) return 'no-seconds';
  if (isNeeded(fields.year) && !names.includes('year')) return 'no-years';
  const [first, second] = [fields.dayOfMonth, fields.dayOfWeek];
  if (!first || !second || first.isAny || second.isAny) return undefined;
  if (dialects[to].question === 'required') return 'one-day';
  const matchesBoth = days === 'both' || (days === 'stars' && (first.isStar || second.isStar));
  if (isEither !== matchesBoth) return undefined;
  return isEither ? 'no-either' : 'no-both';
}

/** As it is written, where that means the same; else every part for itself. */
function writeField(field: CronField, source: Dialect, to: DialectName): string {
  if (field.isAny) return '*';
  const { name, text, items } = field;
  const target = dialects[to];
  const isOpen = !target.hasOpenSteps && /(?:^|,)[^*,/-]+\//.test(text);
  const isAlike = name !== 'dayOfWeek' || countsAlike(text, source, target);
  const isTooLong = target.limitsSteps === true && stepsOf(field).some(({ step }) => step > rangeOf(name, target)[1]);
  // Dialects differ in what they make of full names.
  const hasFullName = /[a-z]{4}/i.test(text);
  const hasWrap = source.wraps && items.some((item) => item.type === 'numbers' && !isRising(item.numbers));
  if (isAlike && !isOpen && !isTooLong && !hasFullName && !hasWrap) return text;
  return items.map((item) => writeItem(item, name, target.weekdays[0] === 1)).join(',');
}

/** Whether weekdays are written alike in two dialects; a Sunday that is 7, or ends a range, is not everywhere. */
function countsAlike(text: string, source: Dialect, target: Dialect): boolean {
  if (source.weekdays.join() === target.weekdays.join()) return true;
  return source.weekdays[0] === target.weekdays[0] && !/7|-(?:0|SUN)/i.test(text);
}

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((value, at) => at === 0 || value > (numbers[at - 1] ?? 0));

/** Weekdays that count from 1 are written as names, which everybody reads alike. */
function writeItem(item: Item, name: FieldName, hasNames: boolean): string {
  const write = (value: number) => (name === 'dayOfWeek' && hasNames ? (weekdayNames[value] ?? '') : String(value));
  switch (item.type) {
    case 'numbers':
      return writeNumbers(item.numbers, write);
    case 'random':
      return `${item.first}~${item.last}`;
    case 'last':
      return item.before === 0 ? 'L' : `L-${item.before}`;
    case 'workday':
      return `${item.day ?? 'L'}W`;
    case 'nth':
      return item.n === undefined ? `${write(item.weekday)}L` : `${write(item.weekday)}#${item.n}`;
  }
}

/** A range where each number follows the one before, else a list. */
export function writeNumbers(numbers: readonly number[], write: (value: number) => string): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  const isRun = numbers.length > 2 && numbers.every((value, at) => value === first + at);
  return isRun ? `${write(first)}-${write(last)}` : numbers.map(write).join(',');
}
