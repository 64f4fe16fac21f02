const several = (text: string): boolean => /\D/.test(text);

/** What cRonstrue says longer than one would. */
export const englishPhrases = {
  atX0SecondsPastTheMinute: (text: string) => (several(text) ? 'at seconds %s' : 'at second %s'),
  atX0MinutesPastTheHour: (text: string) => (several(text) ? 'at minutes %s' : 'at minute %s'),
  secondsX0ThroughX1PastTheMinute: () => 'seconds %s through %s',
  minutesX0ThroughX1PastTheHour: () => 'minutes %s through %s',
  commaOnDayX0OfTheMonth: (text: string) => (several(text) ? ', on days %s of the month' : ', on day %s of the month'),
  commaEveryX0Days: () => ', every %s days',
  commaOnlyOnX0: () => ', on %s',
  commaOnlyInX0: () => ', in %s',
};
