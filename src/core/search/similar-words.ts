/** A known word that is spelled like another one. */
export interface SimilarWord {
  /** Its index among the known words. */
  readonly at: number;
  /** The number of edits between the words, infinite where there are too many. */
  readonly edits: number;
}

/** The maximum number of edits. */
export const maxEdits = 3;
/** Single letters are part of most words. */
const minPart = 2;

/**
 * Finds the words of a sorted list that are spelled like a written one: those with a prefix that differs from it by at
 * most `limit` letters inserted, deleted, replaced or swapped with their neighbor (optimal string alignment), and those
 * that contain it, as one edit. Words with the same first letters share the rows of the distance table, and all words
 * that begin with letters that are already too different are passed over. `onRow` counts the rows.
 */
export function createSpelling(sorted: readonly string[], onRow: () => void) {
  const shared = sorted.map((word, at) => countShared(word, sorted[at - 1] ?? ''));
  const longest = sorted.reduce((most, { length }) => Math.max(most, length), 0);
  /** The edits between each prefix of the written word (columns) and each prefix of a known one (rows). */
  const rows = Array.from({ length: longest + 1 }, () => new Uint16Array(longest + maxEdits + 1));
  /** For each row, the edits between the written word and this prefix, or a shorter one if that is nearer. */
  const nearest = new Uint16Array(longest + 1);

  /** Fills in the row of a prefix, and returns the least number in it: no longer prefix has fewer edits. */
  const fill = (written: string, word: string, depth: number): number => {
    const [row, last, beforeLast] = [rows[depth], rows[depth - 1], rows[depth - 2]];
    if (!row) return 0;
    row[0] = depth;
    let least = depth;
    for (let column = 1; column <= written.length; column++) {
      const letter = written[column - 1];
      let edits = (last?.[column - 1] ?? column - 1) + (last && letter === word[depth - 1] ? 0 : 1);
      edits = Math.min(edits, (row[column - 1] ?? 0) + 1, (last?.[column] ?? edits) + 1);
      if (beforeLast && column > 1 && letter === word[depth - 2] && written[column - 2] === word[depth - 1])
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      row[column] = edits;
      least = Math.min(least, edits);
    }
    const whole = row[written.length] ?? 0;
    nearest[depth] = Math.min(whole, depth > 0 ? (nearest[depth - 1] ?? whole) : whole);
    onRow();
    return least;
  };

  return (written: string, limit: number): readonly SimilarWord[] => {
    if (written.length > longest + limit) return [];
    const similar: SimilarWord[] = [];
    fill(written, '', 0);
    let depth = 0;
    /** The number of first letters from which on all words are too different. */
    let lost = Number.POSITIVE_INFINITY;
    sorted.forEach((word, at) => {
      const common = shared[at] ?? 0;
      if (common < lost) lost = Number.POSITIVE_INFINITY;
      depth = Math.min(depth, common);
      while (depth < Math.min(word.length, lost)) {
        depth++;
        if (fill(written, word, depth) > limit) lost = depth;
      }
      const edits = depth < word.length ? Number.POSITIVE_INFINITY : (rows[depth]?.[written.length] ?? 0);
      if (written.length >= minPart && word.includes(written)) similar.push({ at, edits: Math.min(edits, 1) });
      else if ((nearest[depth] ?? 0) <= limit) similar.push({ at, edits });
    });
    return similar;
  };
}

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}
