import { ToolError } from '#core/tool.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { divide, multiply, add as plus, type Rational, rational } from '#lib/rational/rational.ts';
import type { NumberReader } from '#lib/rational/read-number.ts';

/** Other spellings of units, in lower case. */
const spellings: Readonly<Record<string, string>> = {
  sec: 's',
  second: 's',
  seconds: 's',
  seconde: 's',
  secondes: 's',
  m: 'min',
  mins: 'min',
  minute: 'min',
  minutes: 'min',
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
  heure: 'h',
  heures: 'h',
  day: 'd',
  days: 'd',
  j: 'd',
  jour: 'd',
  jours: 'd',
  w: 'week',
  weeks: 'week',
  semaine: 'week',
  semaines: 'week',
};

/** Other spellings of speeds, where bits have a small letter and bytes a capital. */
const speeds: Readonly<Record<string, string>> = {
  bps: 'bit/s',
  'b/s': 'bit/s',
  kbps: 'kbit/s',
  'kb/s': 'kbit/s',
  Mbps: 'Mbit/s',
  mbps: 'Mbit/s',
  'Mb/s': 'Mbit/s',
  Gbps: 'Gbit/s',
  gbps: 'Gbit/s',
  'Gb/s': 'Gbit/s',
  kBps: 'kB/s',
  MBps: 'MB/s',
  GBps: 'GB/s',
};

/** A unit that was written behind a number; undefined for other text, and where it may be one of bits or of bytes. */
function unitNamed(written: string, names: readonly string[]): string | undefined {
  const lower = written.toLowerCase();
  const known = speeds[written] ?? spellings[lower];
  if (names.includes(written)) return written;
  if (known !== undefined && names.includes(known)) return known;
  // All in one case: `Mb` would be bits.
  const isLoose = written === lower || written === written.toUpperCase();
  return isLoose ? names.find((name) => name.toLowerCase() === lower && !name.includes('/')) : undefined;
}

export interface Quantity {
  readonly value: Rational;
  readonly unit: string;
}

/** Letters behind a number, and not its exponent. */
const unitWords = /(?!e[-+−]?\d)\p{L}+(?:\/\p{L}+)?/giu;

/** Longer texts, in UTF-16 units, are no quantity: reading each part takes as long as the text. */
const maxLength = 1_000;

/** Times by ISO 8601, `PT1H30M`, and with hours, minutes and seconds, `1:30:00`. */
const times = [
  /^P(?=[\dT])(?:(?<week>\d+)W)?(?:(?<d>\d+)D)?(?:T(?=\d)(?:(?<h>\d+)H)?(?:(?<min>\d+)M)?(?:(?<s>\d+(?:[.,]\d+)?)S)?)?$/i,
  /^(?<h>\d+):(?<min>[0-5]\d):(?<s>[0-5]\d(?:[.,]\d+)?)$/,
];

/** A time in seconds; undefined where it is written in another way. */
function readTime(text: string, sizes: Readonly<Record<string, bigint>>): Quantity | undefined {
  const found = times.map((pattern) => pattern.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const parts = Object.entries(found).map(([unit, written = '0']) => {
    const [whole = '', fraction = ''] = written.split(/[.,]/);
    const size = rational(sizes[unit] ?? 1n, sizes['s']);
    return multiply(rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length)), size);
  });
  return { value: parts.reduce(plus), unit: 's' };
}

/** Units that last as long as the calendar says. */
const calendarUnits = /^(?:mo|months?|mois|y|yr|yrs|years?|ans?|années?)$/i;
/** Hours and minutes, or minutes and seconds. */
const twoParts = /^\d{1,2}:[0-5]\d$/;

/** What is written like a time, but may be more than one. @throws ToolError `no-fixed-length` {x}; `bad-number`, with offers */
function refuseUnclear(text: string, read: () => unknown): void {
  const unit = Array.from(text.matchAll(unitWords)).find(([word]) => calendarUnits.test(word));
  if (unit) throw new ToolError('no-fixed-length', { x: unit[0] }, { offset: unit.index, length: unit[0].length });
  const written = text.trim();
  if (!twoParts.test(written)) return;
  try {
    read();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ToolError(error.code, error.params, error.at, [
      { input: `${written}:00` },
      { input: `0:${written.padStart(5, '0')}` },
    ]);
  }
}

const relocate = (field: string | undefined, check: () => void): void =>
  field === undefined ? check() : relocateToOption(field, check);

/** The unit of a number that follows one with a unit: `1h30`. */
const smaller: Readonly<Record<string, string>> = { week: 'd', d: 'h', h: 'min', min: 's', s: 'ms' };

/**
 * Reads a quantity from the input or, with a name, from the text of an option: a number in the chosen unit, or with a unit behind it, which counts
 * instead; times may have several parts, such as `1h30` and `2 d 4 h`, and have the unit of the first one, or be
 * written as `1:30:00` or `PT1H30M`.
 * @param sizes of each unit, in a unit that all of them are whole multiples of
 * @throws ToolError of the parser; of times, `no-fixed-length` {x} for months and years
 */
export function readQuantity(
  text: string,
  field: string | undefined,
  chosen: string,
  sizes: Readonly<Record<string, bigint>>,
  read: NumberReader,
): Quantity {
  if (text.length > maxLength) return { value: read(text, field), unit: chosen };
  const names = Object.keys(sizes);
  const time = names.includes('min') ? readTime(text, sizes) : undefined;
  if (time) return time;
  if (names.includes('min')) relocate(field, () => refuseUnclear(text, () => read(text)));
  const parts: Quantity[] = [];
  let from = 0;
  /** The number there, with its place in the text for what is wrong with it. */
  const add = (to: number, unit: string) =>
    parts.push({ value: read(' '.repeat(from) + text.slice(from, to), field), unit });
  for (const { 0: word, index } of text.matchAll(unitWords)) {
    const unit = unitNamed(word, names);
    // The parser reports what does not belong there.
    if (unit === undefined || (parts.length > 0 && !('min' in sizes)))
      return { value: read(text, field), unit: chosen };
    add(index, unit);
    from = index + word.length;
  }
  const [first] = parts;
  if (!first) return { value: read(text, field), unit: chosen };
  if (text.slice(from).trim() !== '') {
    const next = smaller[parts.at(-1)?.unit ?? ''];
    if (next === undefined || !names.includes(next)) return { value: read(text, field), unit: chosen };
    add(text.length, next);
  }
  const total = parts.map(({ value, unit }) => multiply(value, rational(sizes[unit] ?? 1n))).reduce(plus);
  return { value: divide(total, rational(sizes[first.unit] ?? 1n)), unit: first.unit };
}
