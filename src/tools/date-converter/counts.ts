import { ToolError } from '#core/tool.ts';
import { floorDivide, nanosPerDay, nanosPerSecond, toDayNumber } from '#lib/date-time/calendar.ts';

/** A number as it is written, exact: `coefficient` / `scale`. */
export interface Decimal {
  readonly coefficient: bigint;
  /** A power of ten. */
  readonly scale: bigint;
  /** Number of digits before the point. */
  readonly digits: number;
  readonly isWhole: boolean;
  readonly isSigned: boolean;
}

/** Reads digits, perhaps with a sign and a fraction. */
export function readDecimal(text: string): Decimal | undefined {
  const found = /^([-+\u2212]?)(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (!found) return undefined;
  const [, sign = '', whole = '', fraction = ''] = found;
  const size = BigInt(whole + fraction);
  return {
    coefficient: sign === '' || sign === '+' ? size : -size,
    scale: 10n ** BigInt(fraction.length),
    digits: whole.length,
    isWhole: found[3] === undefined,
    isSigned: sign !== '',
  };
}

/** A unit of time that is counted from an epoch; both in nanoseconds. */
export interface Count {
  readonly unit: bigint;
  readonly epoch: bigint;
}

/** 1601-01-01, from which Windows and Chrome count: the first year of a Gregorian cycle of 400. */
const epochOf1601 = -11_644_473_600n * nanosPerSecond;

export const counts = {
  unixSeconds: { unit: nanosPerSecond, epoch: 0n },
  unixMilliseconds: { unit: 1_000_000n, epoch: 0n },
  unixMicroseconds: { unit: 1_000n, epoch: 0n },
  unixNanoseconds: { unit: 1n, epoch: 0n },
  filetime: { unit: 100n, epoch: epochOf1601 },
  chrome: { unit: 1_000n, epoch: epochOf1601 },
  /** From 0001-01-01. */
  ticks: { unit: 100n, epoch: -62_135_596_800n * nanosPerSecond },
  /** From 2001-01-01. */
  cocoa: { unit: nanosPerSecond, epoch: 978_307_200n * nanosPerSecond },
  /** From noon of 1 January 4713 BC in the Julian calendar. */
  julianDay: { unit: nanosPerDay, epoch: (-4_881_175n * nanosPerDay) / 2n },
  /** From 1858-11-17. */
  modifiedJulianDay: { unit: nanosPerDay, epoch: -40_587n * nanosPerDay },
} as const satisfies Readonly<Record<string, Count>>;
export type CountFormat = keyof typeof counts;

export const isCountFormat = (format: string): format is CountFormat => Object.hasOwn(counts, format);

/** The instant of a count; fractions of a nanosecond are cut. */
export const readCount = ({ coefficient, scale }: Decimal, { unit, epoch }: Count): bigint =>
  floorDivide(coefficient * unit, scale) + epoch;

/** Whole units from the epoch. */
export const writeCount = (instant: bigint, { unit, epoch }: Count): bigint => floorDivide(instant - epoch, unit);

/** A quotient with a maximum number of digits after the point, rounded half up, without zeros at the end. */
export function writeQuotient(dividend: bigint, divisor: bigint, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const rounded = floorDivide(2n * dividend * scale + divisor, 2n * divisor);
  const size = rounded < 0n ? -rounded : rounded;
  const fraction = String(size % scale)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return `${rounded < 0n ? '-' : ''}${size / scale}${fraction === '' ? '' : `.${fraction}`}`;
}

export type ExcelSystem = '1900' | '1904';

const midnight = (year: number, month: number, day: number): bigint =>
  BigInt(toDayNumber(year, month, day)) * nanosPerDay;
/** Day 0 from 1 March 1900 on; before, day 0 is a day later, for Excel has a 29 February 1900. */
const epochOf1900 = midnight(1899, 12, 30);
const epochOf1904 = midnight(1904, 1, 1);
const inventedDay = 60n;
/** 9999-12-31. */
const lastSerial = { '1900': 2_958_465n, '1904': 2_957_003n } as const;

/**
 * The local time of an Excel serial, to the millisecond, which is what Excel shows.
 * @throws ToolError `not-in-excel` {last} where Excel has no such day
 */
export function readExcel(
  { coefficient, scale }: Decimal,
  system: ExcelSystem,
): { readonly wall: bigint; readonly isInvented: boolean } {
  const day = floorDivide(coefficient, scale);
  if (day < 0n || day > lastSerial[system])
    throw new ToolError('not-in-excel', { last: String(lastSerial[system]) }, 0);
  const millisecond = 1_000_000n;
  const exact = floorDivide(coefficient * nanosPerDay, scale);
  const time = floorDivide(exact + millisecond / 2n, millisecond) * millisecond;
  if (system === '1904') return { wall: epochOf1904 + time, isInvented: false };
  return {
    wall: epochOf1900 + time + (day <= inventedDay ? nanosPerDay : 0n),
    isInvented: day === inventedDay,
  };
}

/** The last time of day in eleven decimals. */
const latest = nanosPerDay - nanosPerDay / 10n ** 11n;

/** The Excel serial of a time on a wall, its day, and its time of day; nothing beyond its range. */
export function writeExcel(wall: bigint, system: ExcelSystem) {
  const since = wall - (system === '1900' ? epochOf1900 : epochOf1904);
  const early = system === '1900' && since < (inventedDay + 1n) * nanosPerDay ? nanosPerDay : 0n;
  const day = floorDivide(since - early, nanosPerDay);
  if (day < 0n || day > lastSerial[system]) return undefined;
  // Not rounded up to the next day.
  const exact = since - early - day * nanosPerDay;
  const time = exact > latest ? latest : exact;
  return {
    excel: writeQuotient(day * nanosPerDay + time, nanosPerDay, 11),
    excelDate: String(day),
    excelTime: writeQuotient(time, nanosPerDay, 11),
  };
}
