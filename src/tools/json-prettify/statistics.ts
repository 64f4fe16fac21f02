import { fitsDouble } from '#lib/data/decimal.ts';
import { isNonFinite, toJsonNumber } from '#lib/data/number-text.ts';
import { Kind } from '#lib/json/kind.ts';
import { toNormalizedPath } from '#lib/json/path.ts';
import type { TapeReader } from '#lib/json/tape-reader.ts';

export interface Statistics {
  readonly values: number;
  readonly objects: number;
  readonly arrays: number;
  readonly strings: number;
  readonly numbers: number;
  readonly keys: number;
  /** The maximum nesting of containers; 0 for a scalar. */
  readonly depth: number;
  /** The arrays with the most items, the largest first. */
  readonly largestArrays: readonly { readonly path: string; readonly items: number }[];
  /** The numbers that would change in a parser with doubles, as most are. */
  readonly inexactNumbers: number;
  /** The first of them; `double` is their value as a double. */
  readonly inexactNumberList: readonly { readonly path: string; readonly number: string; readonly double: string }[];
}

const maxArrays = 10;
const maxNumbers = 100;

/** Counts the contents of a JSON text. */
export function countValues(reader: TapeReader): Statistics {
  const { tape } = reader;
  const size = tape.kind.length;
  const counts = new Array<number>(8).fill(0);
  const depths = new Uint16Array(size);
  let keys = 0;
  let depth = 0;
  let largest: number[] = [];
  const inexact: number[] = [];
  let inexactNumbers = 0;
  for (let row = 1; row < size; row++) {
    const kind = reader.kind(row);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if ((tape.key[row] ?? -1) >= 0) keys++;
    const around = depths[reader.parent(row)] ?? 0;
    depths[row] = reader.isContainer(row) ? around + 1 : around;
    depth = Math.max(depth, depths[row] ?? 0);
    if (kind === Kind.array && reader.count(row) > 0) {
      largest.push(row);
      if (largest.length > 1000) largest = largestOf(reader, largest);
    }
    if (kind === Kind.number && !isExact(reader.raw(row))) {
      inexactNumbers++;
      if (inexact.length < maxNumbers) inexact.push(row);
    }
  }
  const path = (row: number) => toNormalizedPath(reader.path(row));
  return {
    values: size - 1,
    objects: counts[Kind.object] ?? 0,
    arrays: counts[Kind.array] ?? 0,
    strings: counts[Kind.string] ?? 0,
    numbers: counts[Kind.number] ?? 0,
    keys,
    depth,
    largestArrays: largestOf(reader, largest).map((row) => ({ path: path(row), items: reader.count(row) })),
    inexactNumbers,
    inexactNumberList: inexact.map((row) => {
      const number = reader.raw(row);
      return { path: path(row), number, double: String(Number(toJsonNumber(number))) };
    }),
  };
}

const largestOf = (reader: TapeReader, rows: readonly number[]): number[] =>
  rows.toSorted((a, b) => reader.count(b) - reader.count(a)).slice(0, maxArrays);

function isExact(raw: string): boolean {
  if (fitsDouble(raw)) return true;
  const number = toJsonNumber(raw);
  return isNonFinite(number) || fitsDouble(number);
}
