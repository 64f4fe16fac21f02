import { readCsv } from './read.ts';
import { writeCsvRecord } from './write.ts';

/** What an option with `parts` holds: an entry on each line, with its parts as CSV; without parts, the line as it is. */
export type Entry = readonly string[];

/** CSV whose quoted fields begin right after the comma, where people write a blank. */
const joinQuotes = (text: string): string =>
  text.replace(/"(?:[^"]|"")*"|,[ \t]+(?=")/g, (found) => (found.startsWith(',') ? ',' : found));

/**
 * The entries of a text that are not blank, without the blanks around their parts.
 * @throws ToolError of `readCsv`, where entries have parts
 */
export function readEntries(text: string, hasParts: boolean): readonly Entry[] {
  const rows = hasParts
    ? [...readCsv(joinQuotes(text))].map(({ fields }) => fields)
    : text.split(/\r\n|\r|\n/).map((line) => [line]);
  return rows.map((row) => row.map((part) => part.trim())).filter((row) => row.some(Boolean));
}

/** Entries as `readEntries` reads them; blank ones are left out, as are empty parts at the end of one. */
export const writeEntries = (entries: readonly Entry[], hasParts: boolean): string =>
  entries
    .map((entry) => entry.map((part) => part.trim()))
    .filter((entry) => entry.some(Boolean))
    .map((entry) => {
      const length = entry.findLastIndex(Boolean) + 1;
      return hasParts ? writeCsvRecord(entry.slice(0, length)) : (entry[0] ?? '');
    })
    .join('\n');
