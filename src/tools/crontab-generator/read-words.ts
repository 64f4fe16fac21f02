/** Longer texts, in UTF-16 units, are no schedule in a few words. */
const maxLength = 200;

const weekdays: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['sunday', 'sun', 'dimanche'],
    ['monday', 'mon', 'lundi'],
    ['tuesday', 'tue', 'mardi'],
    ['wednesday', 'wed', 'mercredi'],
    ['thursday', 'thu', 'jeudi'],
    ['friday', 'fri', 'vendredi'],
    ['saturday', 'sat', 'samedi'],
  ].flatMap((names, day) => names.map((name) => [name, day])),
);

const weekday = `(${Object.keys(weekdays).join('|')})s?`;

/** What has been said so far. */
interface Said {
  /** Steps, such as `15` of every 15 minutes. */
  readonly minutes: number[];
  readonly hours: number[];
  readonly periods: ('day' | 'week' | 'month')[];
  readonly times: { readonly hour: number; readonly minute: number }[];
  readonly days: number[];
  readonly weekdays: number[];
}

type Words = readonly (string | undefined)[];
type Rule = readonly [pattern: RegExp, say: (said: Said, words: Words) => unknown];

const rule = (pattern: string, say: Rule[1]): Rule => [new RegExp(`(?:${pattern})(?: |$)`, 'y'), say];
const every = '(?:every|each|toutes les|tous les|chaque)';

/** English and French, in lower case, without accents and commas; the first one that fits counts. */
const rules: readonly Rule[] = [
  rule(`${every} (?:(\\d\\d?) ?)?(?:minutes?|mins?|m)`, ({ minutes }, [, n = '1']) => minutes.push(Number(n))),
  rule(`${every} (?:(\\d\\d?) ?)?(?:hours?|heures?|hrs?|h)|hourly`, ({ hours }, [, n = '1']) => hours.push(Number(n))),
  rule(`${every} (?:days?|jours?)|daily`, ({ periods }) => periods.push('day')),
  rule(`${every} (?:week|semaines?)|weekly`, ({ periods }) => periods.push('week')),
  rule(`(?:of |de |on )?(?:${every} (?:month|mois)|the month)|monthly|du mois`, ({ periods }) => periods.push('month')),
  rule(`${weekday}(?: to | through | ?- ?| au )${weekday}`, (said, [, from = '', to = '']) => {
    const [first = 0, last = 0] = [weekdays[from], weekdays[to]];
    for (let day = first; day !== last; day = (day + 1) % 7) said.weekdays.push(day);
    said.weekdays.push(last);
  }),
  rule(weekday, (said, [, day = '']) => said.weekdays.push(weekdays[day] ?? 0)),
  rule('weekdays?|workdays?|jours (?:ouvres|de semaine)|en semaine', (said) => said.weekdays.push(1, 2, 3, 4, 5)),
  rule('week-?ends?', (said) => said.weekdays.push(6, 0)),
  rule('(\\d\\d?)(?::(\\d\\d))? ?(am|pm)', ({ times }, [, hour, minute = '0', half]) =>
    times.push({
      hour: Number(hour) > 12 ? Number.NaN : (Number(hour) % 12) + (half === 'pm' ? 12 : 0),
      minute: Number(minute),
    }),
  ),
  rule('(\\d\\d?)(?::(\\d\\d)| ?h(?: ?(\\d\\d))?)', ({ times }, [, hour, minute, after = '0']) =>
    times.push({ hour: Number(hour), minute: Number(minute ?? after) }),
  ),
  rule('noon|midi', ({ times }) => times.push({ hour: 12, minute: 0 })),
  rule('midnight|minuit', ({ times }) => times.push({ hour: 0, minute: 0 })),
  rule('(?:the )?(\\d\\d?)(?:st|nd|rd|th)|(?:le )?1er|le (\\d\\d?)', ({ days }, [, day, after = '1']) =>
    days.push(Number(day ?? after)),
  ),
  rule(`and|et|on|at|a|from|de|le|les|du|the|${every}`, () => undefined),
];

/**
 * The five fields for a schedule in English or French words, such as “weekdays at 9:00” or “tous les jours à 17 h”;
 * undefined where a word is unknown, or where the fields cannot say exactly that.
 */
export function readWords(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const said: Said = { minutes: [], hours: [], periods: [], times: [], days: [], weekdays: [] };
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\b([ap])\.m\b\.?/g, '$1m')
    .replace(/[\s,]+/g, ' ')
    .trim();
  let offset = 0;
  while (offset < words.length) {
    const found = rules.find(([pattern]) => {
      pattern.lastIndex = offset;
      return pattern.test(words);
    });
    if (!found) return undefined;
    const [pattern, say] = found;
    pattern.lastIndex = offset;
    say(said, pattern.exec(words) ?? []);
    offset = pattern.lastIndex;
  }
  return write(said);
}

function write({ minutes, hours, periods, times, days, weekdays }: Said): string | undefined {
  const [period] = periods;
  const time = timeFields({ minutes, hours, times });
  const isSaid = minutes.length + hours.length + periods.length + times.length + days.length + weekdays.length > 0;
  // Where both fields of days are restricted, either is enough.
  const restricted = [
    period === 'day',
    days.length > 0 || period === 'month',
    weekdays.length > 0 || period === 'week',
  ];
  if (!isSaid || time === undefined || new Set(periods).size > 1) return undefined;
  if (restricted.filter(Boolean).length > 1 || days.some((day) => day < 1 || day > 31)) return undefined;
  const day = days.length > 0 ? list(days) : period === 'month' ? '1' : '*';
  const ofWeek = weekdays.length > 0 ? list(weekdays) : period === 'week' ? '0' : '*';
  return `${time} ${day} * ${ofWeek}`;
}

/** The fields of minute and hour: a step that divides the hour or the day, or times at one minute; else midnight. */
function timeFields({ minutes, hours, times }: Pick<Said, 'minutes' | 'hours' | 'times'>): string | undefined {
  if (minutes.length + hours.length + Math.min(times.length, 1) > 1) return undefined;
  const step = (by: number) => (by === 1 ? '*' : `*/${by}`);
  const [[everyMinute], [everyHour]] = [minutes, hours];
  if (everyMinute !== undefined)
    return everyMinute < 60 && 60 % everyMinute === 0 ? `${step(everyMinute)} *` : undefined;
  if (everyHour !== undefined) return everyHour < 24 && 24 % everyHour === 0 ? `0 ${step(everyHour)}` : undefined;
  const [first = { hour: 0, minute: 0 }] = times;
  const isExact = times.every(({ hour, minute }) => hour < 24 && minute < 60 && minute === first.minute);
  return isExact ? `${first.minute} ${list(times.length > 0 ? times.map(({ hour }) => hour) : [0])}` : undefined;
}

/** Numbers in order; three or more in a row as a range. */
function list(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  return sorted.length > 2 && last - first === sorted.length - 1 ? `${first}-${last}` : sorted.join(',');
}
