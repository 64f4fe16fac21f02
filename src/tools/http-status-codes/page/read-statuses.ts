import { isBigText } from '#lib/big-text/big-text.ts';
import { readCsv } from '#lib/csv/read.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** The rows that the search has found. */
export function readStatuses(session: SessionOf<typeof tool>): readonly (readonly string[])[] {
  const table = resultOf(session, 'search');
  if (typeof table !== 'string' || isBigText(table)) return [];
  return [...readCsv(table)].slice(1).map(({ fields }) => fields);
}
