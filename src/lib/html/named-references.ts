import { characterEntities } from 'character-entities';
import { characterEntitiesLegacy } from 'character-entities-legacy';
import { html4Names } from './html4-names.ts';

/**
 * The value of each name of the HTML Standard (section 13.5), one or two code points; the names without `&` and `;`.
 */
export const characterOf: ReadonlyMap<string, string> = new Map(Object.entries(characterEntities));

/** The names that need no semicolon. */
export const legacyNames: ReadonlySet<string> = new Set(characterEntitiesLegacy);

/** The names by their values, the best known first: of the first versions of HTML, of HTML 4, then the shortest. */
export const namesOf: ReadonlyMap<string, readonly string[]> = groupNames();

function groupNames(): Map<string, readonly string[]> {
  const html4 = new Set(html4Names);
  const rank = (name: string) => (legacyNames.has(name) ? 0 : html4.has(name) ? 1 : 2);
  const isUpper = (name: string) => Number(name === name.toUpperCase());
  const sorted = [...characterOf].toSorted(
    ([a], [b]) => isUpper(a) - isUpper(b) || rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1),
  );
  const groups = new Map<string, readonly string[]>();
  for (const [name, character] of sorted) groups.set(character, [...(groups.get(character) ?? []), name]);
  return groups;
}
