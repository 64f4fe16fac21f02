import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Detected } from '#core/detect.ts';
import type { CatalogItem } from '#core/registry.ts';
import type { PaletteWords, View } from '../view.ts';
import { builtInOptions } from './built-in-options.ts';
import { type PaletteCategory, type PaletteOption, paletteCategories } from './options.ts';
import { type Pasted, sampleLength, takeIn } from './pasted.ts';
import { createFinder, type Row } from './rows.ts';
import { useDetected } from './use-detected.ts';

export interface PaletteStart {
  readonly view: View;
  readonly catalog: readonly CatalogItem[];
  readonly texts: PaletteWords;
  /** What was typed before it stood. */
  readonly typed: string;
  /** Enter was pressed before it stood. */
  readonly isEntered: boolean;
  /** What was pasted to open it. */
  readonly pasted: string | File | undefined;
  readonly detect: (text: string) => Promise<readonly Detected[]>;
}

const mostShown = 5;
/** Pressed before the kinds of a text are known, Enter waits so long for them, in milliseconds. */
const patience = 3_000;

/** The palette's state: what is asked, the rows that answer, and which of them is selected. */
export function usePalette(start: PaletteStart, choose: (option: PaletteOption) => void) {
  const { view, catalog, texts, detect } = start;
  const [prompt, setPrompt] = useState(start.typed);
  const [pasted, setPasted] = useState(() => (start.pasted === undefined ? undefined : takeIn(start.pasted)));
  const [index, setIndex] = useState(0);
  const [expanded, setExpanded] = useState<readonly PaletteCategory[]>([]);
  const [isAwaited, setAwaited] = useState(start.isEntered);
  const { kinds, isPending } = useDetected(pasted ? pasted.sample : prompt.slice(0, sampleLength), detect);

  const find = useMemo(() => {
    const tools = catalog.map(
      (tool): PaletteOption => ({ ...tool, category: 'tools', target: { type: 'tool', tool: tool.id } }),
    );
    return createFinder([...tools, ...builtInOptions(view, catalog, texts)], catalog, texts.categories);
  }, [view, catalog, texts]);
  const rows = useMemo(
    () => find({ prompt, pasted: pasted?.input, kinds: kinds.map(({ kind }) => kind) }),
    [find, prompt, pasted, kinds],
  );
  const groups = paletteCategories
    .map((category) => {
      const all = rows.filter(({ option }) => option.category === category);
      return { category, all, shown: expanded.includes(category) ? all : all.slice(0, mostShown) };
    })
    .filter(({ all }) => all.length > 0);
  const shown: readonly Row[] = groups.flatMap((group) => group.shown);
  const last = Math.max(0, shown.length - 1);
  const selected = Math.min(index, last);

  const chooseNow = useEffectEvent(() => {
    setAwaited(false);
    const row = shown[selected];
    if (row) choose(row.option);
  });
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(chooseNow, isPending ? patience : 0);
    return () => clearTimeout(timer);
  }, [isAwaited, isPending]);

  const restart = () => {
    setIndex(0);
    setExpanded([]);
  };
  return {
    prompt,
    pasted,
    /** How many rows there are, with those not shown. */
    count: rows.length,
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
      const firstHidden = groups.find((group) => group.category === category)?.all[mostShown];
      const before = groups.slice(
        0,
        groups.findIndex((group) => group.category === category),
      );
      setExpanded([...expanded, category]);
      if (firstHidden) setIndex(before.reduce((total, group) => total + group.shown.length, mostShown));
    },
  };
}
