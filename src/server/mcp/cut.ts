/** Parts of long results. */
import { toJson } from '#host/json.ts';

/** The part of a result to return: in characters of a text, or in rows. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
  readonly isRandom: boolean;
}

interface Cut<T> {
  readonly shown: T;
  /** How to get the rest; empty where all is there. */
  readonly note: readonly string[];
}

/** The most characters that are returned by default, some 5,000 tokens. */
export const defaultLimit = 20_000;

/** A part of a text, in UTF-16 units; no character is divided. */
export function cutText(text: string, { offset, limit, isRandom }: Part): Cut<string> {
  if (offset === 0 && text.length <= limit) return { shown: text, note: [] };
  const isInside = (at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
  const start = Math.min(isInside(offset) ? offset + 1 : offset, text.length);
  const wanted = Math.min(text.length, start + Math.max(limit, 2));
  const end = isInside(wanted) ? wanted - 1 : wanted;
  return { shown: text.slice(start, end), note: [noteOf('characters', start, end, text.length, isRandom)] };
}

/** As many rows as have room: `limit` is their number where it is given, and their JSON is no longer than usual. */
export function cutRows<T extends object>(rows: readonly T[], { offset, limit, isRandom }: Part): Cut<readonly T[]> {
  const shown: T[] = [];
  let length = 0;
  for (const row of rows.slice(offset, offset + limit)) {
    length += toJson(row).length;
    if (length > defaultLimit && shown.length > 0) break;
    shown.push(row);
  }
  const isWhole = shown.length === rows.length;
  const note = isWhole ? [] : [noteOf('rows', offset, offset + shown.length, rows.length, isRandom)];
  return { shown, note };
}

function noteOf(unit: string, start: number, end: number, all: number, isRandom: boolean): string {
  const range = start < end ? `${unit} ${start + 1} to ${end} of ${all}` : `there are ${all} ${unit}`;
  const rest = end < all ? `; “offset”: ${end} continues` : '';
  const warning = isRandom
    ? ' Each call gives a different result: raise “limit” or set “asFile” to get one whole.'
    : '';
  return `Cut: ${range}${rest}.${warning}`;
}
