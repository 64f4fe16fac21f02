import type { KindId } from '#core/kinds.ts';
import type { CatalogItem } from '#core/registry.ts';
import { createSearch, type Found } from '#core/search.ts';
import type { Input } from '#ui/tool.ts';
import { type PaletteOption, type Taker, takersOf, takersOfFile, takersOfText } from './options.ts';

type Ranges = readonly (readonly [first: number, last: number])[];

/** An option as the palette shows it. */
export interface Row {
  readonly option: PaletteOption;
  /** Letters of the title that match what was typed. */
  readonly matches: Ranges;
  /** Why it is offered: what it takes the given text or file for. */
  readonly takenFor?: KindId;
}

/** What the palette stands before. */
export interface Question {
  /** What was typed. */
  readonly prompt: string;
  /** What was pasted, if anything. */
  readonly pasted: Input | undefined;
  /** The kinds that the pasted text may be or, where nothing was pasted, the typed one; surest first. */
  readonly kinds: readonly KindId[];
}

/** So much of a prompt is searched for. */
const longestSearched = 100;

/**
 * Finds rows for a question. Tools that take what is here come first; once something was pasted, only they are offered
 * until a word is typed.
 */
export function createFinder(
  options: readonly PaletteOption[],
  catalog: readonly CatalogItem[],
  categoryNames: Readonly<Record<PaletteOption['category'], string>>,
): (question: Question) => readonly Row[] {
  const search = createSearch(
    options.map((option) => ({ ...option, category: categoryNames[option.category], option })),
  );
  const textTakers = takersOfText(catalog);
  const fileTakers = takersOfFile(catalog);

  return ({ prompt, pasted, kinds }) => {
    const words = prompt.trim().slice(0, longestSearched);
    const isFile = pasted !== undefined && 'file' in pasted && pasted.file.name !== '';
    const takers = isFile ? fileTakers : [...takersOf(kinds, catalog), ...(pasted ? textTakers : [])];
    const offers = new Map<string, Row>();
    for (const taker of takers)
      if (!offers.has(taker.tool.id)) offers.set(taker.tool.id, toRow(taker, pasted ?? { text: prompt }));
    if (words === '') return pasted ? [...offers.values()] : options.map((option) => ({ option, matches: [] }));
    const found = search(words).map(({ item, matches }): Row => {
      const offer = item.option.target.type === 'tool' ? offers.get(item.id) : undefined;
      return { ...(offer ?? { option: item.option }), matches: toMark(item.title, words, matches) };
    });
    if (pasted) return found;
    const first = [...offers.values()].map((row) => ({ ...row, matches: toMark(row.option.title, words, []) }));
    return [...first, ...found.filter(({ takenFor }) => takenFor === undefined)];
  };
}

const toRow = ({ tool, operation, kind }: Taker, input: Input): Row => ({
  option: { ...tool, category: 'tools', target: { type: 'tool', tool: tool.id, operation, input } },
  matches: [],
  takenFor: kind,
});

/** Letters to mark: the very words where they stand, else what a fuzzy search found, without stray single letters. */
function toMark(title: string, words: string, matches: Found<unknown>['matches']): Ranges {
  const at = title.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? matches.filter(([first, last]) => last > first) : [[at, at + words.length - 1]];
}
