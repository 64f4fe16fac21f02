import type { Detected } from '#core/detect.ts';
import { firstOfEach } from '#core/first-of-each.ts';
import type { KindId } from '#core/kinds.ts';
import { likely, type Match, matchAnyText, matchAnyway, matchFiles, matchKinds } from '#core/matching.ts';
import type { CatalogItem } from '#core/registry.ts';
import { isGeneralKind } from '#core/related.ts';
import type { Fit, Found } from '#core/search.ts';
import type { Input } from '#page/services.ts';
import type { PaletteOption } from './options.ts';

/** An option of the palette as displayed. */
export interface Row {
  readonly option: PaletteOption;
  /** Letters of the title that match what was typed. */
  readonly matches: Found<unknown>['matches'];
  /** How well it matches the typed words. */
  readonly fit?: Fit;
  /** Why it is offered: what it does with the value, and the kind that it takes it for. */
  readonly reason?: { readonly operation: string; readonly kind?: KindId };
  /** Accepts any text, or any file: secondary where other tools are made for the value. */
  readonly general?: 'offered' | 'spare';
}

/** The query of the palette. */
export interface Question {
  /** What was typed. */
  readonly prompt: string;
  /** What was pasted, if anything. */
  readonly pasted: Input | undefined;
  /** The kinds that the pasted, else the typed text may be; by falling confidence. */
  readonly kinds: readonly Detected[];
}

export interface Searches {
  readonly tools: (query: string) => readonly Found<CatalogItem>[];
  readonly others: (query: string) => readonly Found<PaletteOption>[];
}

/** The maximum length of a prompt that is searched for. */
const maxSearchedLength = 100;

/** Kinds of typed text below this confidence are ignored: nearly all words are of one. */
const faintest = 0.1;

/**
 * Finds the rows for a query. For a pasted value: the tools that accept it or, once words are typed, what these find.
 * For a typed text: the tools that accept it, where its kind has high confidence, and what its words find. Where
 * nothing matches, the closest tools. Without any of these, all there is: what can be done on the page first.
 */
export function createFinder(
  catalog: readonly CatalogItem[],
  others: readonly PaletteOption[],
  searches: Searches,
  ofPage: readonly PaletteOption[] = [],
): (question: Question) => readonly Row[] {
  const everything = [...ofPage, ...catalog.map(toOption), ...others].map((option): Row => ({ option, matches: [] }));

  const find = (words: string): readonly Row[] => {
    const tools = searches.tools(words).map(({ item, ...found }): Row => ({ option: toOption(item), ...found }));
    const rest = searches.others(words).map(({ item, ...found }): Row => ({ option: item, ...found }));
    const having = (fit: Fit) => [...tools, ...rest].filter((row) => row.fit === fit);
    // An action that is called so comes before tools that only have to do with it.
    const areCalledSo = tools.some((row) => row.fit === 'exact' && isCalledSo(row));
    const called = areCalledSo ? [] : rest.filter((row) => row.fit === 'exact' && isCalledSo(row));
    const exact = [...called, ...having('exact').filter((row) => !called.includes(row))];
    // Actions that hardly match are left out.
    const closest = exact.length > 0 ? [] : tools.filter((row) => row.fit === 'closest');
    return [...exact, ...having('similar'), ...closest];
  };

  const forPasted = (words: string, value: Input, kinds: readonly Detected[]): readonly Row[] => {
    const isFile = 'file' in value && value.file.name !== '';
    const sure = kinds.filter(({ confidence }) => confidence >= likely);
    const made = isFile ? [] : matchKinds(sure.length > 0 ? sure : kinds, catalog);
    const isSure = sure.length > 0 && made.length > 0;
    const rest = isFile ? matchFiles(catalog) : matchAnyText(catalog);
    const offers = firstOfEach(
      [
        ...made.map((match) => toRow(match, value)),
        ...rest.map((match): Row => ({ ...toRow(match, value), general: isSure ? 'spare' : 'offered' })),
      ],
      keyOf,
    );
    if (words === '') return offers;
    return find(words).map((row) => {
      const { id, category } = row.option;
      const tool = category === 'tools' && !isFile ? catalog.find((one) => one.id === id) : undefined;
      const { option, reason } = offers.find((offer) => keyOf(offer) === keyOf(row)) ?? {};
      const match = tool && !option ? matchAnyway(tool) : undefined;
      return { ...row, option: option ?? (match ? toRow(match, value).option : row.option), ...(reason && { reason }) };
    });
  };

  const forTyped = (prompt: string, words: string, kinds: readonly Detected[]): readonly Row[] => {
    const found = find(words);
    const having = (fit: Fit) => found.filter((row) => row.fit === fit);
    const rowsForKinds = (minConfidence: number) =>
      matchKinds(
        kinds.filter(({ confidence }) => confidence >= minConfidence),
        catalog,
      ).map((match): Row => toRow(match, { text: prompt }));
    const guesses = having('exact').length > 0 ? [] : rowsForKinds(faintest);
    const offers = [...rowsForKinds(likely), ...having('exact'), ...guesses];
    return firstOfEach([...offers, ...having('similar'), ...(offers.length > 0 ? [] : having('closest'))], keyOf);
  };

  return ({ prompt, pasted, kinds }) => {
    const words = prompt.trim().slice(0, maxSearchedLength);
    if (pasted) return forPasted(words, pasted, kinds);
    return words === '' ? everything : forTyped(prompt, words, kinds);
  };
}

const isCalledSo = ({ matches }: Row): boolean => matches.length > 0;

const toOption = (tool: CatalogItem): PaletteOption => ({
  ...tool,
  category: 'tools',
  target: { type: 'tool', tool: tool.id },
});

function toRow({ tool, kind, ...how }: Match, value: Input): Row {
  const operation = tool.operations.find(({ name }) => name === how.operation)?.title ?? '';
  const target = { type: 'tool', tool: tool.id, ...how, value } as const;
  return {
    option: { ...toOption(tool), target },
    matches: [],
    reason: { operation, ...(isGeneralKind(kind) ? {} : { kind }) },
  };
}

/** An action may have the id of a tool. */
const keyOf = ({ option }: Row): string => `${option.category}/${option.id}`;
