import phrases from './cronstrue.fr.json' with { type: 'json' };

/** The language as cRonstrue wants it. Its own French is not used: it translates English word by word. */
export const frenchLocale = {
  ...Object.fromEntries(Object.entries(phrases).map(([name, phrase]) => [name, () => phrase])),
  atX0SecondsPastTheMinuteGt20: () => null,
  atX0MinutesPastTheHourGt20: () => null,
  commaMonthX0ThroughMonthX1: () => null,
  commaYearX0ThroughYearX1: () => null,
  use24HourTimeFormatByDefault: () => true,
};

/** What the library joins, as French joins it: contractions, elisions, plurals, and no comma before “et”. */
const corrections: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/, et (?=\S)/gu, ' et '],
  [/à partir de (?:à |en )/gu, 'à partir de '],
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
