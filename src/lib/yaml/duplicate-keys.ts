import type { Entry } from '#lib/data/node.ts';

/** An entry with the key of an earlier one. */
interface Duplicate {
  readonly entry: Entry;
  readonly first: Entry;
}

const few = 8;
const none: readonly Duplicate[] = [];

/** The entries with the key of an earlier one. */
export function duplicateKeys(entries: readonly Entry[]): readonly Duplicate[] {
  if (entries.length <= few && !anyTwice(entries)) return none;
  const firsts = new Map<string, Entry>();
  const found: Duplicate[] = [];
  for (const entry of entries) {
    const first = firsts.get(entry.key);
    if (first) found.push({ entry, first });
    else firsts.set(entry.key, entry);
  }
  return found;
}

/** Faster than a set for the few keys that most maps have. */
const anyTwice = (entries: readonly Entry[]): boolean =>
  entries.some(({ key }, index) => entries.findIndex((other) => other.key === key) < index);
