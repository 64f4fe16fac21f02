import { ToolError } from '#core/tool.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { shorten } from '#lib/text/shorten.ts';
import {
  type Dialect,
  dialects,
  type FieldName,
  fullMonthNames,
  fullWeekdayNames,
  monthNames,
  nicknames,
  rangeOf,
  weekdayNames,
} from './dialects.ts';
import type { DialectName } from './options.ts';

/** A part of a field: numbers, or a day that depends on the month. Weekdays count from Sunday, 0, whatever the dialect. */
export type Item =
  | { readonly type: 'numbers'; readonly numbers: readonly number[] }
  | { readonly type: 'random'; readonly first: number; readonly last: number }
  /** `L`, `L-3`; `15W`, `LW`: the workday nearest to the day, which is the last where it is absent. */
  | { readonly type: 'last'; readonly before: number }
  | { readonly type: 'workday'; readonly day?: number }
  /** The nth of a weekday in the month; the last where n is absent. */
  | { readonly type: 'nth'; readonly weekday: number; readonly n?: number };

export interface CronField {
  readonly name: FieldName;
  /** As it is written. */
  readonly text: string;
  readonly items: readonly Item[];
  /** Allows everything, as `*` and `?` do. */
  readonly isAny: boolean;
  /** Begins with `*`. */
  readonly isStar: boolean;
}

/** The lowest and the highest number of a weekday, the former for Sunday. */
type Weekdays = Dialect['weekdays'];

/** The number of Sunday. */
export type Sunday = 0 | 1;

const weekdaysFrom = (sunday: Sunday | undefined, { weekdays }: Dialect): Weekdays =>
  sunday === undefined || sunday === weekdays[0] ? weekdays : [sunday, 7];

/** A schedule by fields. */
export interface Schedule {
  readonly dialect: DialectName;
  /** Those that the dialect has; all others are what they must be: second 0, any year. */
  readonly fields: Readonly<Partial<Record<FieldName, CronField>>>;
  /** Both fields of days are restricted, and it runs where either matches. */
  readonly isEither: boolean;
  /** The numbers by which weekdays were read. */
  readonly weekdays: Weekdays;
}

/** `@reboot`, or `@every` with its milliseconds. */
export type Special =
  | { readonly dialect: DialectName; readonly every: number }
  | { readonly dialect: DialectName; readonly reboot: true };

export type Cron = Schedule | Special;
export const isSchedule = (cron: Cron): cron is Schedule => 'fields' in cron;

/** Returns the name of a field in the user's language. */
export type NameField = (field: FieldName) => string;

interface Place {
  readonly dialect: DialectName;
  readonly rules: Dialect;
  readonly field: FieldName;
  readonly i: number;
  readonly name: string;
}

/**
 * Reads an expression of one dialect. `sunday`: its number, if not that of the dialect.
 * @throws ToolError of the codes that begin with `cron-`, at the place that is wrong
 */
export function readCronAs(written: string, dialect: DialectName, nameField: NameField, sunday?: Sunday): Cron {
  const weekdays = weekdaysFrom(sunday, dialects[dialect]);
  const read = (text: string) => readFields(text, dialect, nameField, weekdays);
  const wrapped = dialect === 'aws' ? /^(\s*cron\()([^()]*)\)\s*$/i.exec(written) : null;
  if (wrapped) return relocateToSlice(wrapped[1]?.length ?? 0, () => read(wrapped[2] ?? ''));
  return /^\s*@/.test(written) ? readNickname(written, dialect, nameField) : read(written);
}

const units: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };

function readNickname(written: string, dialect: DialectName, nameField: NameField): Cron {
  const { nicknames: known = [], fields } = dialects[dialect];
  const text = written.trim();
  const offset = written.indexOf(text);
  const [, name = '', rest = ''] = /^@(\w*)\s*(.*)$/s.exec(text) ?? [];
  const lower = name.toLowerCase();
  const place = { offset, length: text.length };
  if (!known.includes(lower)) throw new ToolError('cron-nickname', { x: shorten(text), dialect }, place);
  if (rest !== '' && lower !== 'every') {
    const [word = ''] = /\S+/.exec(rest) ?? [];
    throw new ToolError(
      'cron-command',
      { x: shorten(word) },
      { offset: offset + text.length - rest.length, length: word.length },
    );
  }
  if (lower === 'reboot') return { dialect, reboot: true };
  if (lower === 'every') return { dialect, every: relocateToSlice(offset, () => readDuration(text, rest)) };
  const five = nicknames[lower] ?? '';
  return readFields(
    fields[0] === 'second' && dialects[dialect].optional !== 'second' ? `0 ${five}` : five,
    dialect,
    nameField,
    dialects[dialect].weekdays,
  );
}

/** A duration of Go, such as 1h30m; robfig/cron drops what is less than a second. */
function readDuration(text: string, rest: string): number {
  if (!/^(?:\d{1,9}(?:\.\d{1,9})?(?:h|ms|m|s))+$/.test(rest))
    throw new ToolError(
      'cron-duration',
      { x: shorten(rest) },
      { offset: text.length - rest.length, length: rest.length },
    );
  let milliseconds = 0;
  for (const [, count, unit = ''] of rest.matchAll(/([\d.]+)(h|ms|m|s)/g))
    milliseconds += Number(count) * (units[unit] ?? 0);
  return Math.max(1_000, Math.floor(milliseconds / 1_000) * 1_000);
}

function readFields(written: string, dialect: DialectName, nameField: NameField, weekdays: Weekdays): Schedule {
  const rules = { ...dialects[dialect], weekdays };
  const { fields, optional, question, days } = rules;
  const words = Array.from(written.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, index }));
  const isShort = optional !== undefined && words.length === fields.length - 1;
  if (words.length !== fields.length && !isShort)
    throw new ToolError(countErrors[dialect], { n: words.length }, words[fields.length]?.index ?? 0);
  const names = isShort ? fields.filter((name) => name !== optional) : fields;
  const read = names.map((name, at) => {
    const { text = '', index = 0 } = words[at] ?? {};
    const place = { dialect, rules, field: name, i: at + 1, name: nameField(name) };
    return [name, relocateToSlice(index, () => readField(text, place))] as const;
  });
  const byName = Object.fromEntries(read) as Partial<Record<FieldName, CronField>>;
  const { dayOfMonth, dayOfWeek } = byName;
  const isQuestion = [dayOfMonth, dayOfWeek].filter((field) => field?.text === '?').length;
  if (question === 'required' && isQuestion !== 1) {
    const at = names.indexOf('dayOfWeek');
    throw new ToolError('cron-question', {}, { offset: words[at]?.index ?? 0, length: words[at]?.text.length ?? 1 });
  }
  const isFree = (field: CronField | undefined) => field?.isAny || (days === 'stars' && field?.isStar) || false;
  const isEither = days !== 'both' && !isFree(dayOfMonth) && !isFree(dayOfWeek);
  return { dialect, fields: byName, isEither, weekdays };
}

const countErrors: Readonly<Record<DialectName, string>> = {
  linux: 'cron-five-fields',
  kubernetes: 'cron-five-fields',
  github: 'cron-five-fields',
  quartz: 'cron-quartz-fields',
  spring: 'cron-six-fields',
  aws: 'cron-aws-fields',
  extended: 'cron-extended-fields',
};

function readField(text: string, place: Place): CronField {
  const { field: name } = place;
  const [min, max] = rangeOf(name, place.rules);
  let offset = 0;
  const parts = text.split(',');
  const items = parts.map((part) => {
    const item = relocateToSlice(offset, () => readItem(part, place, parts.length > 1));
    offset += part.length + 1;
    return item;
  });
  const size = name === 'dayOfWeek' ? 7 : max - min + 1;
  const all = new Set(items.flatMap((item) => (item.type === 'numbers' ? item.numbers : [])));
  return {
    name,
    text,
    items,
    isAny: text === '?' || (text.startsWith('*') && all.size === size),
    isStar: text.startsWith('*'),
  };
}

function readItem(part: string, place: Place, isList: boolean): Item {
  const { dialect, rules, field, i, name } = place;
  const [min, max] = rangeOf(field, rules);
  const fail = (code: string, params = {}) =>
    new ToolError(code, { i, name, dialect, x: shorten(part), ...params }, { offset: 0, length: part.length || 1 });

  const special = isDay(field) ? readSign(part, place, isList) : undefined;
  if (special) {
    const isBeforeLast = special.type === 'last' && special.before > 0;
    if (isBeforeLast ? !rules.hasDaysBeforeLast : !rules.hasSigns) throw fail('cron-sign');
    return special;
  }
  const [, from = '', mark = '', to = '', step] = /^([^-~/]*)([-~]?)([^-~/]*)(?:\/(.*))?$/s.exec(part) ?? [];
  if (from === '?' && mark === '' && isDay(field)) {
    if (!rules.question) throw fail('cron-question-mark');
    if (isList || step !== undefined) throw fail('cron-part');
    return numbers(range(min, max, 1), field, rules);
  }
  if (/^H(?:[(/]|$)/i.test(part)) throw fail('cron-jenkins');
  const by = readStep(step, fail);
  if (rules.limitsSteps && mark === '' && field !== 'year' && by > max) throw fail('cron-long-step', { n: by, max });
  if (mark === '~') {
    if (!rules.hasRandom) throw fail('cron-random');
    const first = from === '' ? min : readValue(from, place, fail);
    const last = to === '' ? max : readValue(to, place, fail);
    if (first > last) throw fail('cron-backwards', { a: first, b: last });
    return { type: 'random', first, last };
  }
  if (from === '*' && mark === '') return numbers(range(min, max, by), field, rules);
  if (rules.truncatesNames && mark === '' && step === undefined && fullNamesOf(field).includes(part.toUpperCase()))
    return numbers([readValue(part.slice(0, 3), place, fail)], field, rules);
  const first = readValue(from, place, fail);
  if (mark === '') {
    if (step === undefined) return numbers([first], field, rules);
    if (!rules.hasOpenSteps) throw fail('cron-open-step', { write: `${from}-${max}/${step}` });
    return numbers(range(first, field === 'dayOfWeek' && max === 7 && min === 0 ? 6 : max, by), field, rules);
  }
  const last = readValue(to, place, fail);
  if (first <= last) return numbers(range(first, last, by), field, rules);
  // In Linux, Spring and croner, Sunday ends a week too.
  if (field === 'dayOfWeek' && last === 0 && max === 7) return numbers(range(first, 7, by), field, rules);
  if (!rules.wraps || field === 'year') throw fail('cron-backwards', { a: from, b: to });
  const span = max - min + 1;
  return numbers(
    range(first, last + span, by).map((value) => (value > max ? value - span : value)),
    field,
    rules,
  );
}

const isDay = (field: FieldName): boolean => field === 'dayOfMonth' || field === 'dayOfWeek';

function range(first: number, last: number, by: number): readonly number[] {
  const values: number[] = [];
  for (let value = first; value <= last; value += by) values.push(value);
  return values;
}

/** Weekdays as all dialects together count them: from Sunday, 0. */
function numbers(values: readonly number[], field: FieldName, { weekdays }: Dialect): Item {
  if (field !== 'dayOfWeek') return { type: 'numbers', numbers: values };
  return { type: 'numbers', numbers: values.map((value) => (value - (weekdays[0] === 1 ? 1 : 0)) % 7) };
}

type Fail = (code: string, params?: Readonly<Record<string, string | number>>) => ToolError;

function readStep(step: string | undefined, fail: Fail): number {
  if (step === undefined) return 1;
  if (!/^\d{1,9}$/.test(step)) throw fail('cron-part');
  if (Number(step) === 0) throw fail('cron-step');
  return Number(step);
}

/** A number or a name, in the dialect's numbers. */
function readValue(word: string, { rules, field }: Place, fail: Fail): number {
  const [min, max] = rangeOf(field, rules);
  if (!/^\d{1,9}$/.test(word)) {
    const names = field === 'month' ? monthNames : field === 'dayOfWeek' ? weekdayNames : [];
    const at = names.indexOf(word.toUpperCase());
    if (at >= 0) return field === 'month' || min === 1 ? at + 1 : at;
    if (fullNamesOf(field).includes(word.toUpperCase())) throw fail('cron-full-name', { write: abbreviate(word) });
    if (word === '' || !/^\p{L}+$/u.test(word) || names.length === 0) throw fail('cron-part');
    throw fail(field === 'month' ? 'cron-month' : 'cron-weekday', { x: shorten(word) });
  }
  const value = Number(word);
  if (value >= min && value <= max) return value;
  if (field === 'dayOfWeek' && value === 7) throw fail('cron-sunday');
  // As texts: years have no separators.
  throw fail('cron-range', { v: word, min: String(min), max: String(max) });
}

const fullNamesOf = (field: FieldName): readonly string[] =>
  field === 'month' ? fullMonthNames : field === 'dayOfWeek' ? fullWeekdayNames : [];

const abbreviate = (name: string): string => name.slice(0, 3).toUpperCase();

/** The days that depend on the month: `L`, `L-3`, `LW`, `15W`, `5L`, `5#2`. */
function readSign(part: string, place: Place, isList: boolean): Item | undefined {
  const { field, dialect, rules } = place;
  const [min] = rangeOf(field, rules);
  const fail: Fail = (code, params = {}) =>
    new ToolError(
      code,
      { i: place.i, name: place.name, dialect, x: shorten(part), ...params },
      { offset: 0, length: part.length },
    );
  const text = part.toUpperCase();
  if (field === 'dayOfMonth') {
    const last = /^L(?:-(\d{1,2}))?$/.exec(text);
    if (last) {
      if (Number(last[1] ?? 0) > 30) throw fail('cron-range', { v: Number(last[1]), min: 0, max: 30 });
      return { type: 'last', before: Number(last[1] ?? 0) };
    }
    const workday = /^(L|\d{1,9})W$/.exec(text);
    if (!workday) return undefined;
    if (isList) throw fail('cron-workday');
    return workday[1] === 'L'
      ? { type: 'workday' }
      : { type: 'workday', day: readValue(workday[1] ?? '', place, fail) };
  }
  // Alone, it is the last day of the week, in Quartz and AWS.
  if (text === 'L' && min === 1 && !isList) return { type: 'numbers', numbers: [6] };
  const nth = /^([A-Z]{3}|\d{1,9})(?:L|#(\d{1,9}))$/.exec(text);
  if (!nth) return undefined;
  const [, day = '', n] = nth;
  const weekday = (readValue(day, place, fail) - min) % 7;
  if (n === undefined) return { type: 'nth', weekday };
  if (Number(n) < 1 || Number(n) > 5) throw fail('cron-nth', { n: Number(n) });
  return { type: 'nth', weekday, n: Number(n) };
}

/** The dialects that an expression can be of, by its number of fields and its signs, most likely first. */
function candidates(written: string): readonly DialectName[] {
  if (/^\s*cron\(/i.test(written)) return ['aws'];
  if (/^\s*@/.test(written)) return ['linux', 'kubernetes'];
  const words = written.match(/\S+/g) ?? [];
  if (words.length === 6) {
    if (words[2] === '?' || words[4] === '?' || /^\d{4}/.test(words[5] ?? ''))
      return ['aws', 'quartz', 'spring', 'extended'];
    return words[3] === '?' || words[5] === '?' ? ['quartz', 'spring', 'extended'] : ['spring', 'quartz', 'extended'];
  }
  return words.length === 7 ? ['quartz'] : ['linux', 'kubernetes', 'extended'];
}

/**
 * Reads an expression of the dialect that it is most likely of. `sunday`: its number, if not that of the dialect.
 * @throws ToolError of `readCronAs` for the most likely dialect
 */
export function readCron(written: string, dialect: DialectName | 'auto', nameField: NameField, sunday?: Sunday): Cron {
  if (dialect !== 'auto') return readCronAs(written, dialect, nameField, sunday);
  let first: ToolError | undefined;
  for (const candidate of candidates(written)) {
    try {
      return readCronAs(written, candidate, nameField, sunday);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      first ??= error;
    }
  }
  throw commandError(written, nameField) ?? first ?? new ToolError('cron-five-fields', { n: 0 }, 0);
}

/** The error for a line of a crontab: five fields, then a user or a command. */
function commandError(written: string, nameField: NameField): ToolError | undefined {
  const { 0: word = '', index = 0 } = Array.from(written.matchAll(/\S+/g))[5] ?? {};
  if (!/^[/\p{L}_]/u.test(word)) return undefined;
  try {
    readCronAs(written.slice(0, index), 'linux', nameField);
  } catch {
    return undefined;
  }
  return new ToolError('cron-command', { x: shorten(word) }, { offset: index, length: word.length });
}

/** Whether an expression has six fields and no sign that decides between seconds first, and a year or a user last. */
export function isAmbiguous(written: string): boolean {
  const words = written.match(/\S+/g) ?? [];
  return words.length === 6 && !/^cron\(/i.test(words[0] ?? '') && !words.includes('?');
}
