import { firstOfEach } from '#core/first-of-each.ts';
import type { Detected } from '#core/kinds/detect.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { likely, type Match, matchAnyText, matchAnyway, matchFiles, matchKinds } from '#core/kinds/matching.ts';
import type { CatalogItem } from '#core/registry.ts';
import type { FoundEntry } from '#core/search/entries.ts';
import { createOperationNaming } from '#core/search/named-operation.ts';
import { isGeneralKind } from '#core/search/related.ts';
import { type Fit, type Found, maxQueryLength } from '#core/search/search.ts';
import { normalize } from '#core/search/terms.ts';
import type { Input } from '#page/services.ts';
import type { PaletteCategory, PaletteOption } from './options.ts';

/** An option of the palette as displayed. */
export interface Row {
  readonly option: PaletteOption;
  /** Letters of the title that match what was typed. */
  readonly matches: Found<unknown>['matches'];
  /** How well it matches the typed words; `none` where nothing does, and it is only offered as a way on. */
  readonly fit?: Fit | 'none';
  /** Why it is offered: what it does, and the kind that it takes the value for. */
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
  /** The entries of tools that the typed words find, the best first; all fit equally well. */
  readonly entries: readonly FoundEntry[];
}

/** What is offered where nothing is typed. */
export interface Offered {
  readonly ofPage: readonly PaletteOption[];
  /** Ids of tools. */
  readonly recent: readonly string[];
  readonly favorites: readonly string[];
}

export interface Searches {
  readonly tools: (query: string) => readonly Found<CatalogItem>[];
  readonly others: (query: string) => readonly Found<PaletteOption>[];
}

/** What is searched for by a prompt. */
export const queryOf = (prompt: string): string => prompt.trim().slice(0, maxQueryLength);

const maxRecent = 4;

/** Kinds of typed text below this confidence are ignored: nearly all words are of one. */
const minGuess = 0.1;

/**
 * Finds the rows for a query. For a pasted value: the tools that accept it or, once words are typed, what these find.
 * For a typed text: the tools that accept it, where its kind has high confidence, and what its words find, tools before
 * entries of tools that fit as well, but after one whose code it has or, where no tool is called so, whose id it is.
 * Where nothing matches, the closest tools; without any of these, everything, or all that accepts the pasted value. Where
 * nothing is typed: what can be done on the page, and the user's own tools.
 */
export function createFinder(
  catalog: readonly CatalogItem[],
  others: readonly PaletteOption[],
  searches: Searches,
  { ofPage, recent, favorites }: Offered = { ofPage: [], recent: [], favorites: [] },
): (question: Question) => readonly Row[] {
  const nameOperation = createOperationNaming();
  const everything = [...ofPage, ...catalog.map(toOption), ...others].map((option): Row => ({ option, matches: [] }));

  const owned = (ids: readonly string[], category: PaletteCategory) =>
    ids.flatMap((id): readonly Row[] => {
      const tool = catalog.find((one) => one.id === id);
      return tool ? [{ option: { ...toOption(tool), category }, matches: [] }] : [];
    });
  const used = owned(recent, 'recent').slice(0, maxRecent);
  const isUsed = (id: string) => used.some(({ option }) => option.id === id);
  const preferred = owned(
    favorites.filter((id) => !isUsed(id)),
    'favorites',
  );
  const untyped = [...ofPage.map((option): Row => ({ option, matches: [] })), ...used, ...preferred];

  const toToolRow = (query: string, tool: CatalogItem) => {
    const option = toOption(tool);
    const operation = nameOperation(query, tool);
    if (!operation) return { option };
    const target = { type: 'tool', tool: tool.id, operation: operation.name } as const;
    return { option: { ...option, target }, reason: { operation: operation.title } };
  };

  const search = (query: string): readonly Row[] => {
    const tools = searches.tools(query).map(({ item, ...found }): Row => ({ ...toToolRow(query, item), ...found }));
    const rest = searches.others(query).map(({ item, ...found }): Row => ({ option: item, ...found }));
    const having = (fit: Fit) => [...tools, ...rest].filter((row) => row.fit === fit);
    // An action whose whole name was typed comes first; one that is called so before tools that only have to do with it.
    const areCalledSo = tools.some(isNamed);
    const called = rest.filter((row) => isTitled(row, query) || (!areCalledSo && isNamed(row)));
    const exact = [...called, ...having('exact').filter((row) => !called.includes(row))];
    // Actions that hardly match are left out.
    const similar = exact.length > 0 ? tools.filter((row) => row.fit === 'similar') : having('similar');
    const closest = exact.length > 0 ? [] : tools.filter((row) => row.fit === 'closest');
    return [...exact, ...similar, ...closest];
  };
  let latest: { readonly query: string; readonly rows: readonly Row[] } = { query: '', rows: [] };
  /** The result of a query. Cached for the last one, because kinds and entries arrive later and trigger it again. */
  const find = (query: string): readonly Row[] => {
    if (latest.query !== query) latest = { query, rows: search(query) };
    return latest.rows;
  };

  const forPasted = (query: string, value: Input, kinds: readonly Detected[]): readonly Row[] => {
    const isFile = 'file' in value && value.file.name !== '';
    const sure = kinds.filter(({ confidence }) => confidence >= likely);
    const made = matchKinds(sure.length > 0 ? sure : kinds, catalog);
    const isSure = sure.length > 0 && made.length > 0;
    const rest = isFile ? matchFiles(catalog) : matchAnyText(catalog);
    // The pasted name of a tool.
    const named = !isSure && 'text' in value && isName(value.text) ? find(queryOf(value.text)).filter(isNamed) : [];
    const offers = firstOfEach(
      [
        ...named,
        ...made.map((match) => toRow(match, value)),
        ...rest.map((match): Row => ({ ...toRow(match, value), general: isSure ? 'spare' : 'offered' })),
      ],
      keyOf,
    );
    if (query === '') return offers;
    const found = find(query);
    if (found.length === 0) return offers.map(toUnmatched);
    return found.map((row) => {
      const { id, category } = row.option;
      const tool = category === 'tools' && !isFile ? catalog.find((one) => one.id === id) : undefined;
      const named = tool && nameOperation(query, tool);
      const offer = named ? undefined : offers.find((one) => keyOf(one) === keyOf(row));
      const match = tool && !offer ? matchAnyway(tool, named && [named]) : undefined;
      const { option = row.option, reason } = offer ?? (match ? toRow(match, value) : row);
      return { ...row, option, ...(reason && { reason }) };
    });
  };

  const toEntryRow = ({ tool: id, ...entry }: FoundEntry): readonly Row[] => {
    const tool = catalog.find((one) => one.id === id);
    return tool ? [{ option: toEntryOption(tool, entry), matches: entry.matches, fit: entry.fit }] : [];
  };

  const forTyped = ({ prompt, kinds, entries }: Question, query: string): readonly Row[] => {
    const rowsForKinds = (minConfidence: number) =>
      matchKinds(
        kinds.filter(({ confidence }) => confidence >= minConfidence),
        catalog,
      ).map((match): Row => toRow(match, { text: prompt }));
    const sure = rowsForKinds(likely);
    // The digits and signs of a value are no words.
    const isValue = sure.length > 0 && !/\p{L}/u.test(query);
    const found = isValue ? [] : find(query);
    const having = (fit: Fit) => found.filter((row) => row.fit === fit);
    const entriesHaving = (fit: Fit) =>
      isValue ? [] : entries.filter((entry) => entry.fit === fit).flatMap(toEntryRow);
    const isCalled = having('exact').some((row) => isCalledSo(row) || row.option.id.split('-').includes(query));
    const isItsCode = ({ option: { id } }: Row) =>
      query.split(' ').some((word) => isCode(word) && id.endsWith(`/${word}`));
    const isItsId = (row: Row) => isItsCode(row) || (!isCalled && row.option.id.endsWith(`/${query}`));
    const isFound = having('exact').length > 0;
    const guesses = isFound ? [] : rowsForKinds(minGuess);
    const ofTools = entriesHaving('exact');
    const offers = [...sure, ...ofTools.filter(isItsId), ...having('exact'), ...ofTools, ...guesses];
    const similar = [...having('similar'), ...(isFound ? [] : entriesHaving('similar'))];
    return firstOfEach([...offers, ...similar, ...(offers.length > 0 ? [] : having('closest'))], keyOf);
  };

  return (question) => {
    const query = queryOf(question.prompt);
    if (question.pasted) return forPasted(query, question.pasted, question.kinds);
    if (query === '') return untyped;
    const found = forTyped(question, query);
    return found.length > 0 ? found : everything.map(toUnmatched);
  };
}

/** What is said of the rows: that none matches well, or how many there are; nothing until all are known. */
export function summarize(
  rows: readonly Row[],
  count: number,
  isKnown: boolean,
): 'closest' | 'none' | number | undefined {
  if (!isKnown) return undefined;
  const fit = rows[0]?.fit;
  return fit === 'closest' || fit === 'none' ? fit : count;
}

const toUnmatched = (row: Row): Row => ({ ...row, fit: 'none' });

const isCalledSo = ({ matches }: Row): boolean => matches.length > 0;
/** Of digits: other ids, such as “diff”, are words too. */
const isCode = (word: string): boolean => /^\d+$/.test(word);
const isTitled = ({ option }: Row, query: string): boolean => normalize(option.title) === normalize(query);
const isNamed = (row: Row): boolean => row.fit === 'exact' && isCalledSo(row);

/** Longer texts, those of several lines, and code name no tool. */
const maxNameLength = 80;
const isName = (text: string): boolean =>
  text.length <= maxNameLength && /\p{L}{2}/u.test(text) && !/[\r\n<>{}[\]"=;]/.test(text.trim());

const toOption = (tool: CatalogItem): PaletteOption => ({
  ...tool,
  category: 'tools',
  target: { type: 'tool', tool: tool.id },
});

const toEntryOption = (tool: CatalogItem, { id, title, description }: Omit<FoundEntry, 'tool'>): PaletteOption => ({
  id: `${tool.id}/${id}`,
  title,
  description: `${tool.title} · ${description}`,
  keywords: [],
  category: 'entries',
  icon: tool.icon,
  target: { type: 'tool', tool: tool.id, entry: id },
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
