import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Detected } from '#core/kinds/detect.ts';
import { likely } from '#core/kinds/matching.ts';
import type { CatalogItem } from '#core/registry.ts';
import type { FoundEntry } from '#core/search/entries.ts';
import { createSearch } from '#core/search/search.ts';
import type { Host, PageControl } from '#page/services.ts';
import { whenIdle } from '#ui/when-idle.ts';
import type { PaletteMessages, View } from '../boot/view.ts';
import { favorites, recentTools } from '../state/settings.ts';
import { builtInOptions } from './built-in-options.ts';
import type { PastedValue } from './open-palette.ts';
import type { PaletteCategory, PaletteOption } from './options.ts';
import { pageOptions } from './page-options.ts';
import { type Pasted, sampleLength, takeIn } from './pasted.ts';
import { createFinder, queryOf, type Row, summarize } from './rows.ts';
import { searchOf } from './tool-search.ts';
import { questionOf, useAnswer } from './use-answer.ts';
import { useDetected } from './use-detected.ts';
import { useEntries } from './use-entries.ts';
import { useInside } from './use-inside.ts';

export interface PaletteStart {
  readonly view: View;
  readonly catalog: readonly CatalogItem[];
  readonly texts: PaletteMessages;
  /** The text typed before it was loaded. */
  readonly typed: string;
  /** Enter was pressed before it was loaded. */
  readonly isEntered: boolean;
  /** The value pasted to open it. */
  readonly pasted: PastedValue | undefined;
  /** The page that it was opened on, where that is a tool's. */
  readonly control: PageControl | undefined;
  readonly detect: (value: string | File) => Promise<readonly Detected[]>;
  readonly findEntries: (query: string) => Promise<readonly FoundEntry[]>;
  readonly openHost: () => Host;
}

const maxShownPerGroup = 5;
/** No row is selected. */
const none = -1;
/** How long Enter waits for the kinds of a text and what it finds, in milliseconds. */
const timeoutMs = 3_000;

/** The state of the palette: the query, its rows, and the selected one. */
export function usePalette(start: PaletteStart, choose: (option: PaletteOption) => void) {
  const { view, catalog, texts, detect, findEntries, openHost, control } = start;
  const [prompt, setPrompt] = useState(start.typed);
  const [pasted, setPasted] = useState(() => (start.pasted === undefined ? undefined : takeIn(start.pasted)));
  const [index, setIndex] = useState<number>();
  const [expanded, setExpanded] = useState<readonly PaletteCategory[]>([]);
  const [isAwaited, setAwaited] = useState(start.isEntered);
  const { kinds, isPending } = useDetected(pasted ? pasted.sample : prompt.slice(0, sampleLength), detect);
  const { entries, isPending: areEntriesPending } = useEntries(pasted ? '' : queryOf(prompt), findEntries);

  // As the page was when it was opened.
  const [ofPage] = useState(() => pageOptions(view, texts, control));
  const find = useMemo(() => {
    const others = builtInOptions(view, catalog, texts);
    const actions = createSearch([...ofPage, ...others], texts.categories);
    const searches = { tools: (words: string) => searchOf(catalog, view)(words), others: actions };
    const recent = recentTools.get().filter((id) => id !== view.route.page);
    return createFinder(catalog, others, searches, { ofPage, recent, favorites: favorites.get() });
  }, [view, catalog, texts, ofPage]);
  // It takes a while to build: before the first key needs it, and after the palette is shown.
  useEffect(() => whenIdle(() => searchOf(catalog, view)), [catalog, view]);
  const isUnknown = pasted !== undefined && isPending;
  const rows = useMemo(
    () => (isUnknown ? [] : find({ prompt, pasted: pasted?.input, kinds, entries })),
    [find, isUnknown, prompt, pasted, kinds, entries],
  );
  // The group of the best match comes first.
  const found = [...new Set(rows.map(({ option }) => option.category))].map((category) => {
    const all = rows.filter(({ option }) => option.category === category);
    const first = all.filter(({ general }) => general !== 'spare').slice(0, maxShownPerGroup);
    return { category, all, shown: expanded.includes(category) ? all : first };
  });
  const first = found[0]?.shown[0];
  // A worker of its own, so that nothing else waits for it.
  const [host] = useState(openHost);
  const answer = useAnswer(questionOf(first, kinds), host);
  const inside = useInside(isUnknown || prompt !== '' ? undefined : pasted, host, texts);
  // At the end, where it moves no row when it comes.
  const groups = inside ? [...found, { category: 'inside' as const, all: [inside], shown: [inside] }] : found;
  const shown: readonly Row[] = groups.flatMap((group) => group.shown);
  const last = shown.length - 1;
  const fit = first?.fit;
  // Where the kind of a pasted value is unknown, or nothing matches, Enter would choose an arbitrary tool.
  const isArbitrary = fit === 'none' || first?.general !== undefined;
  const selected = Math.min(index ?? (isArbitrary ? none : 0), last);

  // No entry comes before a tool that fits exactly.
  const isUncertain = isPending || (areEntriesPending && fit !== 'exact');
  const chooseNow = useEffectEvent(() => {
    setAwaited(false);
    const row = shown[selected];
    if (row) choose(row.option);
  });
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(chooseNow, isUncertain ? timeoutMs : 0);
    return () => clearTimeout(timer);
  }, [isAwaited, isUncertain]);

  const restart = () => {
    setIndex(undefined);
    setExpanded([]);
  };
  return {
    prompt,
    pasted,
    /** The number of rows, including hidden ones, or that none matches the typed text. */
    summary: summarize(shown, rows.length + (inside ? 1 : 0), !isPending && !areEntriesPending),
    /** The kind of the pasted value, where the confidence is high. */
    detected: pasted && kinds.find(({ confidence }) => confidence >= likely),
    groups,
    shown,
    /** What the first row gives for the value. */
    answer,
    /** Those with a shortcut. */
    ofPage,
    selected,
    last,
    setPrompt(next: string) {
      setPrompt(next);
      restart();
    },
    /** Takes a value in place of all that was pasted or typed, or removes it. */
    setPasted(next: Pasted | undefined) {
      setPasted(next);
      if (next) setPrompt('');
      restart();
    },
    select: (next: number) => setIndex(Math.min(Math.max(next, 0), last)),
    /** Chooses the selected row, once all rows are known. */
    chooseSelected: () => setAwaited(true),
    /** Shows all rows of a group, and selects the first that was hidden. */
    expand(category: PaletteCategory) {
      const until = groups.slice(0, groups.findIndex((group) => group.category === category) + 1);
      setExpanded([...expanded, category]);
      setIndex(until.reduce((total, group) => total + group.shown.length, 0));
    },
  };
}
