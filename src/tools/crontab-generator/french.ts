import phrases from './cronstrue.fr.json' with { type: 'json' };

/** The parts of a time of day that has no moment of its own; an empty one is not given. */
export interface TimeParts {
  readonly seconds: string;
  readonly minutes: string;
  readonly hours: string;
}

/** The language as cRonstrue wants it. Its own French is not used: it translates English word by word. */
export const frenchLocale = {
  ...Object.fromEntries(Object.entries(phrases).map(([name, phrase]) => [name, () => phrase])),
  atX0SecondsPastTheMinuteGt20: () => null,
  atX0MinutesPastTheHourGt20: () => null,
  commaMonthX0ThroughMonthX1: () => null,
  commaYearX0ThroughYearX1: () => null,
  use24HourTimeFormatByDefault: () => true,
};

const isFrequency = (text: string) => text.startsWith('toutes les ');

/** “Toutes les heures, à la minute 40”: what recurs comes first, and what follows from it is not said. */
export function arrangeFrench({ seconds, minutes, hours }: TimeParts): string {
  const ofHours = hours === phrases.everyHour ? '' : hours;
  const ofEachHour = isFrequency(minutes) || minutes === '' ? minutes : `${minutes} de chaque heure`;
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
  if (isFrequency(seconds)) return join(seconds, minutes === phrases.everyMinute ? '' : ofEachHour, ofHours);
  if (isFrequency(minutes)) return join(minutes, seconds, ofHours);
  return isFrequency(hours) ? join(hours, minutes, seconds) : join(ofEachHour, seconds, hours);
}

/** What the library joins, as French joins it: contractions, elisions, plurals, and no comma before “et”. */
const corrections: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/, et (?=\S)/gu, ' et '],
  [/à partir de (?:à |uniquement en |uniquement )/gu, 'à partir de '],
  [/(?<=le (?:premier|deuxième|troisième|quatrième|cinquième|dernier)) le /gu, ' '],
  [/(?<=le dernier \p{L}+ et) le (?=\p{L}+ du mois)/gu, ' le dernier '],
  [/(?<!\p{L})de le(?= )/gu, 'du'],
  [/(?<!\p{L})à le(?= )/gu, 'au'],
  [/(?<!\p{L})à de(?= )/gu, 'de'],
  [/(?<!\p{L})de (?=a|o)/gu, 'd’'],
  [/(?<=(?:le|du|au) )1(?![\d:])/gu, '1er'],
  [/à la (minute|seconde)(?= (?:de )?\d+(?:,| et| à) \d)/gu, 'aux $1s'],
  [/(?<=aux (?:minute|seconde)s (?:(?:de )?[\d, à]+ et )?)de (?=\d)/gu, ''],
  [/(?<=de [\d:]+ à [\d:]+ et )(?=\d\d:)/gu, 'à '],
  [/(?<!\d)1 jours(?= avant)/gu, '1 jour'],
];

/** A sentence of the library, in correct French. */
export function correctFrench(sentence: string): string {
  const text = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const corrected = corrections.reduce((before, [pattern, replacement]) => before.replace(pattern, replacement), text);
  return corrected.charAt(0).toUpperCase() + corrected.slice(1);
}
