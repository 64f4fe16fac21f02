import { detectBy } from '#core/kinds/detect.ts';
import { ancestry, type KindId } from '#core/kinds/kinds.ts';
import { isGeneralKind } from '#core/search/related.ts';
import { detectors } from '#generated/detectors.ts';
import { readCsv } from '#lib/csv/read.ts';
import { formatOf } from './csv-column.ts';

/** How many records are looked at. */
const maxRecords = 20;

/** Longer values are looked at in part, in UTF-16 code units. */
const maxLength = 1_000;

function firstRecords(text: string): readonly (readonly string[])[] {
  const records: (readonly string[])[] = [];
  for (const { fields } of readCsv(text, formatOf(text))) if (records.push(fields) > maxRecords) break;
  return records;
}

/**
 * The column of a CSV whose first values are most likely of a kind, the first of those that are it equally: its name, or
 * its number from 1 where an earlier one is called the same. Empty where none is of the kind, or where any value is.
 * @throws ToolError as `readCsv` does
 */
export function fittingColumn(text: string, taken: KindId): string {
  if (isGeneralKind(taken)) return '';
  const narrower = Object.entries(detectors).filter(([kind]) => ancestry(kind as KindId).includes(taken));
  const known = Object.fromEntries(narrower);
  const [header = [], ...records] = firstRecords(text);
  const ratings = header.map((_, at) => {
    const values = records.map((fields) => fields[at] ?? '').filter((value) => value.trim() !== '');
    const likeness = values.map((value) => detectBy(known, value.slice(0, maxLength))[0]?.confidence ?? 0);
    return values.length === 0 ? 0 : likeness.reduce((sum, one) => sum + one, 0) / values.length;
  });
  const best = ratings.reduce((highest, rating) => Math.max(highest, rating), 0);
  const at = best === 0 ? -1 : ratings.indexOf(best);
  const name = header[at] ?? '';
  return at >= 0 && (name === '' || header.indexOf(name) < at) ? String(at + 1) : name;
}
