/** The parts of a time of day that has no moment of its own; an empty one is not given. */
export interface TimeParts {
  readonly seconds: string;
  readonly minutes: string;
  readonly hours: string;
}

/** What the library writes for parts that are not restricted, and what a minute is a part of. */
export interface TimeWords {
  readonly everyMinute: string;
  readonly everyHour: string;
  readonly onTheHour: string;
  /** “of every hour” */
  readonly ofEveryHour: string;
  /** “of the hour” */
  readonly ofTheHour: string;
}

export const isFrequency = (text: string): boolean => /^(?:every|toutes les) /.test(text);

/** “At minute 40 of every hour”: what recurs comes first, and what follows from it is not said. */
export function arrange({ seconds, minutes, hours }: TimeParts, words: TimeWords): string {
  const ofHours = hours === words.everyHour ? '' : hours;
  const ofEachHour =
    isFrequency(minutes) || minutes === ''
      ? minutes
      : `${minutes} ${ofHours === '' ? words.ofEveryHour : words.ofTheHour}`;
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
  if (isFrequency(seconds)) return join(seconds, minutes === words.everyMinute ? '' : ofEachHour, ofHours);
  if (isFrequency(minutes)) return join(minutes, seconds, ofHours);
  if (!isFrequency(ofHours)) return join(ofEachHour, seconds, ofHours);
  return join(ofHours, minutes === words.onTheHour ? '' : minutes, seconds);
}
