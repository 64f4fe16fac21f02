import { afterLine, beforeLine, Change, type Comparison, RowWriter } from '#lib/diff/comparison.ts';
import { writePatch } from '#lib/diff/write-patch.ts';

/**
 * Both documents as a unified diff that `patch` applies to the left one as it is shown: lines that mean the same but are
 * written differently, such as before a comma only, are changed lines there. Empty where nothing differs in meaning.
 */
export function writeUnified(comparison: Comparison): string {
  if (comparison.runs.length === 0) return '';
  const rows = new RowWriter();
  for (const [row, change] of comparison.changes.entries()) {
    const [before = -1, after = -1] = [comparison.beforeLines[row], comparison.afterLines[row]];
    const isSame = change === Change.same && beforeLine(comparison, row) === afterLine(comparison, row);
    rows.add(
      isSame ? Change.same : before < 0 ? Change.added : after < 0 ? Change.removed : Change.changed,
      before,
      after,
    );
  }
  return writePatch({ ...comparison, ...rows.finish() }, { before: 'left', after: 'right' }, 3);
}
