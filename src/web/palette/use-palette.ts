import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Detected } from '#core/detect.ts';
import { likely } from '#core/matching.ts';
import type { CatalogItem } from '#core/registry.ts';
import { createSearch } from '#core/search.ts';
import type { PaletteMessages, View } from '../boot/view.ts';
import { builtInOptions } from './built-in-options.ts';
import type { PaletteCategory, PaletteOption } from './options.ts';
import { type Pasted, sampleLength, takeIn } from './pasted.ts';
import { createFinder, type Row } from './rows.ts';
import { searchOf } from './tool-search.ts';
import { useDetected } from './use-detected.ts';

export interface PaletteStart {
  readonly view: View;
  readonly catalog: readonly CatalogItem[];
  readonly texts: PaletteMessages;
  /** What was typed before it stood. */
  readonly typed: string;
  /** Enter was pressed before it stood. */
  readonly isEntered: boolean;
  /** What was pasted to open it. */
  readonly pasted: string | File | undefined;
  readonly detect: (text: string) => Promise<readonly Detected[]>;
}

const maxShown = 5;
/** No row is selected. */
const none = -1;
/** Pressed before the kinds of a text are known, Enter waits so long for them, in milliseconds. */
const timeoutMs = 3_000;

/** The palette's state: what is asked, the rows that answer, and which of them is selected. */
export function usePalette(start: PaletteStart, choose: (option: PaletteOption) => void) {
  const { view, catalog, texts, detect } = start;
  const [prompt, setPrompt] = useState(start.typed);
  const [pasted, setPasted] = useState(() => (start.pasted === undefined ? undefined : takeIn(start.pasted)));
  const [index, setIndex] = useState<number>();
  const [expanded, setExpanded] = useState<readonly PaletteCategory[]>([]);
  const [isAwaited, setAwaited] = useState(start.isEntered);
  const { kinds, isPending } = useDetected(pasted ? pasted.sample : prompt.slice(0, sampleLength), detect);

  const find = useMemo(() => {
    const others = builtInOptions(view, catalog, texts);
    const searches = { tools: searchOf(catalog, view), others: createSearch(others, texts.categories) };
    return createFinder(catalog, others, searches);
  }, [view, catalog, texts]);
  const isUnknown = pasted !== undefined && isPending;
  const rows = useMemo(
    () => (isUnknown ? [] : find({ prompt, pasted: pasted?.input, kinds })),
    [find, isUnknown, prompt, pasted, kinds],
  );
  // The group of what fits best comes first.
  const groups = [...new Set(rows.map(({ option }) => option.category))].map((category) => {
    const all = rows.filter(({ option }) => option.category === category);
    const first = all.filter(({ general }) => general !== 'spare').slice(0, maxShown);
    return { category, all, shown: expanded.includes(category) ? all : first };
  });
  const shown: readonly Row[] = groups.flatMap((group) => group.shown);
  const last = shown.length - 1;
  // Where nothing is known of what was pasted, no tool is as good as chosen: Enter would take one by chance.
  const selected = Math.min(index ?? (shown[0]?.general ? none : 0), last);

  const chooseNow = useEffectEvent(() => {
    setAwaited(false);
    const row = shown[selected];
    if (row) choose(row.option);
  });
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(chooseNow, isPending ? timeoutMs : 0);
    return () => clearTimeout(timer);
  }, [isAwaited, isPending]);

  const restart = () => {
    setIndex(undefined);
    setExpanded([]);
  };
  return {
    prompt,
    pasted,
    /** How many rows there are, with those not shown. */
    count: rows.length,
    /** What was typed fits nothing: the rows are the closest. */
    isClosest: rows[0]?.fit === 'closest',
    /** Of what kind the pasted text surely is. */
    kind: pasted && kinds.find(({ confidence }) => confidence >= likely)?.kind,
    groups,
    shown,
    selected,
    last,
    setPrompt(next: string) {
      setPrompt(next);
      restart();
    },
    setPasted(next: Pasted | undefined) {
      setPasted(next);
      restart();
    },
    select: (next: number) => setIndex(Math.min(Math.max(next, 0), last)),
    /** Chooses the selected row, once it is known what was pasted or typed. */
    chooseSelected: () => setAwaited(true),
    /** Shows all rows of a group, and selects the first that was hidden. */
    expand(category: PaletteCategory) {
      const until = groups.slice(0, groups.findIndex((group) => group.category === category) + 1);
      setExpanded([...expanded, category]);
      setIndex(until.reduce((total, group) => total + group.shown.length, 0));
    },
  };
}
