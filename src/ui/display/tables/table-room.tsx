import { useEffect } from 'react';
import { isBigText } from '#lib/big-text/big-text.ts';
import { firstLines } from '#lib/lines/first.ts';
import classes from '#ui/display/values/value-view.module.css';
import { beginPending } from '#ui/pending.ts';

/** Number of rows that fill the maximum height of a table. */
const maxRows = 30;
/** Height of a row in pixels. */
const rowHeight = 29;

/**
 * Keeps the room of a table until it is there, as if none of its cells wrapped, so that what follows hardly moves. The
 * page is not all there until then.
 */
export function TableRoom({ value }: { readonly value: unknown }) {
  useEffect(beginPending, []);
  return <svg className={classes.table} aria-hidden="true" height={rowHeight * rowsOf(value)} />;
}

/** The number of rows with that of the headings, up to the maximum. */
function rowsOf(value: unknown): number {
  if (Array.isArray(value)) return Math.min(maxRows, value.length + 1);
  if (isBigText(value)) return maxRows;
  const { text } = firstLines(String(value), maxRows);
  return String(text).split('\n').length;
}
