const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The unit of a duration, from a number of milliseconds on. */
const units = [
  [2 * 365 * day, 'year', 365.25 * day],
  [60 * day, 'month', 30.4375 * day],
  [2 * day, 'day', day],
  [hour, 'hour', hour],
  [minute, 'minute', minute],
  [0, 'second', second],
] as const;

/** How far one moment is from another: “in 3 hours”. */
export function createRelativeFormat(locale: string): (milliseconds: number) => string {
  const format = new Intl.RelativeTimeFormat(locale);
  return (milliseconds) => {
    const distance = Math.abs(milliseconds);
    const [, unit, size] = units.find(([least]) => distance >= least) ?? units[5];
    return format.format(Math.sign(milliseconds) * Math.floor(distance / size), unit);
  };
}
