import { ToolError } from '#core/tool.ts';
import {
  daysInMonth,
  fromDayNumber,
  fromWall,
  nanosPerDay,
  nanosPerSecond,
  toDayNumber,
  toWall,
  weekdayOf,
} from '#lib/date-time/calendar.ts';
import { frenchWeekdays, weekdays } from '#lib/date-time/names.ts';

/** A moment counted from now: from a time on the wall, if there is one, by a number of nanoseconds. */
export interface RelativeTime {
  readonly wall?: bigint;
  readonly nanoseconds: bigint;
}

/** Days from today. */
const namedDays: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
  ['day after tomorrow', 2],
  ['day before yesterday', -2],
  ["aujourd'hui", 0],
  ['demain', 1],
  ['hier', -1],
  ['après-demain', 2],
  ['avant-hier', -2],
]);

/** In English and in French. */
const languages = [
  {
    weekdays: weekdays.map((name) => name.toLowerCase()),
    next: (day: string) => `next ${day}`,
    last: (day: string) => `last ${day}`,
    later: (span: string) => `in ${span}`,
    ago: (span: string) => `${span} ago`,
  },
  {
    weekdays: frenchWeekdays,
    next: (day: string) => `${day} prochain`,
    last: (day: string) => `${day} dernier`,
    later: (span: string) => `dans ${span}`,
    ago: (span: string) => `il y a ${span}`,
  },
] as const;

/** The words around an amount, and whether it counts onwards or back. */
const directions: readonly (readonly [RegExp, 1n | -1n])[] = [
  [/^(?:in|dans|\+) ?(?=[\dauo])(.+)$/, 1n],
  [/^(.+) (?:from now|later)$/, 1n],
  [/^(?:il y a|[-−]) ?(.+)$/, -1n],
  [/^(.+) ago$/, -1n],
];

/** Units by their names; `m` is none, for it could be minutes or months. */
const units = {
  second: /^(?:s|secs?|seconds?|secondes?)$/,
  minute: /^(?:mins?|minutes?)$/,
  hour: /^(?:h|hrs?|hours?|heures?)$/,
  day: /^(?:d|days?|j|jours?)$/,
  week: /^(?:w|weeks?|semaines?)$/,
  month: /^(?:months?|mois)$/,
  year: /^(?:y|yrs?|years?|ans?|années?)$/,
} as const;
type Unit = keyof typeof units;

/**
 * A day or moment that is named by its distance from now, in English or French: `tomorrow 9am`, `next Monday`, `in 3 days`,
 * `2 hours ago`. Days begin at midnight; days, weeks, months and years on keep the time of day.
 * @param today the time on the wall now, in nanoseconds
 * @returns undefined for any other text
 * @throws ToolError `unclear` {text, first, second}, with offers; `no-such-hour`, `no-such-minute`; and `no-such-day`, as of
 * one month after 31 January
 */
export function readRelative(text: string, today: bigint, locale: string): RelativeTime | undefined {
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  if (/^(?:(?:right )?now|maintenant)$/.test(plain)) return { nanoseconds: 0n };
  for (const [pattern, sign] of directions) {
    const [, span = ''] = pattern.exec(plain) ?? [];
    const amounts = readAmounts(span);
    if (!amounts) continue;
    if (amounts.has('m')) {
      const asUnit = (unit: string) => plain.replace(/(?<=\d) ?m(?!\p{L})/u, ` ${unit}`);
      throw unclear(text, asUnit('min'), asUnit(/^(?:dans|il) /.test(plain) ? 'mois' : 'months'));
    }
    return move(amounts, sign, today, locale);
  }
  if (readAmounts(plain)) {
    const { later, ago } = languages[/(?:jours?|heures?|semaines?|mois|ans?|années?)$/.test(plain) ? 1 : 0];
    throw unclear(text, later(plain), ago(plain));
  }
  return readDay(text, plain, today);
}

const unclear = (text: string, first = '', second = ''): ToolError =>
  new ToolError('unclear', { text, first, second }, { offset: 0, length: text.length }, [
    { input: first },
    { input: second },
  ]);

/** How many of each unit; undefined for any other text. */
function readAmounts(span: string): ReadonlyMap<Unit | 'm', bigint> | undefined {
  const amounts = new Map<Unit | 'm', bigint>();
  const part = /(?:(\d{1,12}) ?|(?:an?|one|une?) )(\p{L}+)(?:$|,? (?:and |et )?|(?=\d))/uy;
  while (part.lastIndex < span.length) {
    const [, n = '1', name = ''] = part.exec(span) ?? [];
    const unit = name === 'm' ? name : (Object.keys(units) as Unit[]).find((known) => units[known].test(name));
    if (unit === undefined || amounts.has(unit)) return undefined;
    amounts.set(unit, BigInt(n));
  }
  return amounts.size === 0 ? undefined : amounts;
}

/** Moves by months and years, whose last days differ, then by days, then by exact time. */
function move(amounts: ReadonlyMap<Unit | 'm', bigint>, sign: 1n | -1n, today: bigint, locale: string): RelativeTime {
  const count = (unit: Unit) => sign * (amounts.get(unit) ?? 0n);
  const nanoseconds = (count('hour') * 3_600n + count('minute') * 60n + count('second')) * nanosPerSecond;
  if (!(['year', 'month', 'week', 'day'] as const).some((unit) => amounts.has(unit))) return { nanoseconds };
  const { day, ...now } = toWall(today);
  const months = now.year * 12 + now.month - 1 + Number(count('year') * 12n + count('month'));
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const days = daysInMonth(year, month);
  if (day > days) {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1));
    throw new ToolError('no-such-day', { month: `${name} ${year}`, days, day });
  }
  const wall = fromWall({ ...now, year, month, day }) + (count('week') * 7n + count('day')) * nanosPerDay;
  return { wall, nanoseconds };
}

const timeOfDay = /^(.+?),? (?:at |à )?(?:(\d{1,2})(?:(:|h)(\d\d)?(?::(\d\d))?)? ?([ap]m)?|(noon|midi))$/;

/** A day by its name, or the next or last one of a weekday, with a time of day or none. */
function readDay(text: string, plain: string, today: bigint): RelativeTime | undefined {
  const [, name = plain, hours = '0', mark, minutes = '0', seconds = '0', half, noon] = timeOfDay.exec(plain) ?? [];
  const date = toWall(today);
  const todayNumber = toDayNumber(date.year, date.month, date.day);
  const days = namedDays.get(name) ?? daysToWeekday(text, name, weekdayOf(todayNumber));
  if (days === undefined) return undefined;
  const [typed, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  if (name !== plain && !noon && !mark && !half)
    throw unclear(text, `${name} ${typed}:00`, `${name} ${typed < 12 ? typed + 12 : typed - 12}:00`);
  if (typed > (half ? 12 : 23)) throw new ToolError('no-such-hour', { hour: typed });
  if (minute > 59) throw new ToolError('no-such-minute', { minute });
  if (second > 59) throw new ToolError('no-such-second', { second });
  const hour = noon ? 12 : half ? (typed % 12) + (half === 'pm' ? 12 : 0) : typed;
  const day = fromDayNumber(todayNumber + days);
  return { wall: fromWall({ ...day, hour, minute, second, nanosecond: 0 }), nanoseconds: 0n };
}

/** The days to the next or since the last day of a weekday, which is never today. */
function daysToWeekday(text: string, name: string, today: number): number | undefined {
  for (const { weekdays: names, next, last } of languages) {
    const index = names.findIndex((weekday) => name === next(weekday) || name === last(weekday));
    const weekday = names[index];
    if (weekday !== undefined) {
      const ahead = ((index + 1 - today + 6) % 7) + 1;
      return name === next(weekday) ? ahead : ahead - (index + 1 === today ? 14 : 7);
    }
    const bare = names.find((one) => name === one || name === `this ${one}` || name === `ce ${one}`);
    if (bare !== undefined) throw unclear(text, next(bare), last(bare));
  }
  return undefined;
}
