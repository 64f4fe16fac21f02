import { afterLine, beforeLine, Change, type Comparison, RowWriter } from '#lib/diff/comparison.ts';
import { writePatch } from '#lib/diff/write-patch.ts';

/**
 * Both documents as a unified diff that `patch` applies to the left one as it is shown: lines that mean the same but are
 * written differently, such as before a comma only, are changed lines there. Empty where nothing differs in meaning.
 */
export function writeUnified(comparison: Comparison): string {
  if (comparison.runs.length === 0) return '';
  const { changes, beforeLines, afterLines } = comparison;
  const rows = new RowWriter();
  for (const [row, change] of changes.entries()) {
    const isAlike = beforeLine(comparison, row) === afterLine(comparison, row);
    rows.add(
      change === Change.same && !isAlike ? Change.changed : change,
      beforeLines[row] ?? -1,
      afterLines[row] ?? -1,
    );
  }
  return writePatch({ ...comparison, ...rows.finish() }, { before: 'left', after: 'right' }, 3);
}
