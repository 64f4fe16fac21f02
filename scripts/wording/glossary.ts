import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#core/registry.ts';
import { root } from '../command.ts';

/** Words that a term replaces. */
export interface Entry {
  readonly locale: Locale;
  readonly pattern: RegExp;
  readonly instead: string;
}

/** The replaced words of the tables in `docs/glossary.md`. */
export function readGlossary(markdown = readFileSync(join(root, 'docs/glossary.md'), 'utf8')): readonly Entry[] {
  const rows = markdown
    .split('\n')
    .filter((line) => /^\|(?! ?-| Concept | Not )/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.flatMap((cells) => {
    if (cells.length === 2) return entriesOf('en', cells[0], cells[1]);
    const [, english, notEnglish, french, notFrench] = cells;
    return [...entriesOf('en', notEnglish, english), ...entriesOf('fr', notFrench, french)];
  });
}

const entriesOf = (locale: Locale, words = '', instead = ''): readonly Entry[] =>
  words
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => ({
      locale,
      // Between letters of any script there is no word boundary.
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/ /g, '\\s')}(?![\\p{L}\\p{N}])`, 'iu'),
      instead,
    }));
