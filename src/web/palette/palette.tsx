import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Detected } from '#core/detect.ts';
import type { CatalogItem } from '#core/registry.ts';
import { createSearch } from '#core/search.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Modal } from '#ui/modal.tsx';
import { useWords } from '#ui/words.ts';
import type { PaletteWords, View } from '../load.ts';
import { builtInOptions } from './built-in-options.ts';
import { openTarget } from './open-target.ts';
import { type PaletteCategory, type PaletteOption, takersOf } from './options.ts';
import classes from './palette.module.css';

export interface PaletteProps {
  readonly view: View;
  readonly catalog: readonly CatalogItem[];
  readonly texts: PaletteWords;
  /** What was pasted to open it, or typed before it stood. */
  readonly prompt: string | undefined;
  readonly detect: (text: string) => Promise<readonly Detected[]>;
  readonly onClose: () => void;
}

const mostShown = 5;
const categories: readonly PaletteCategory[] = ['tools', 'actions', 'external'];

/** Finds tools and actions by their words, and tools by what was pasted. */
export default function Palette({
  view,
  catalog,
  texts: palette,
  prompt: initial = '',
  detect,
  onClose,
}: PaletteProps) {
  const { route } = view;
  const { format } = useWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [prompt, setPrompt] = useState(initial);
  const [index, setIndex] = useState(0);
  const [expanded, setExpanded] = useState<readonly PaletteCategory[]>([]);
  const [kinds, setKinds] = useState<readonly Detected[]>([]);

  useEffect(() => {
    let gone = false;
    detect(prompt).then((found) => !gone && setKinds(found));
    return () => {
      gone = true;
    };
  }, [prompt, detect]);

  const options = useMemo(
    () => [
      ...catalog.map(
        (tool): PaletteOption => ({ ...tool, category: 'tools', target: { type: 'tool', tool: tool.id } }),
      ),
      ...builtInOptions(view, catalog, palette),
    ],
    [view, catalog, palette],
  );
  const search = useMemo(
    () => createSearch(options.map((option) => ({ ...option, category: palette.categories[option.category] }))),
    [options, palette],
  );

  const takers = takersOf(
    kinds.map(({ kind }) => kind),
    catalog,
  ).map(
    ({ tool, operation, kind }): PaletteOption => ({
      ...tool,
      category: 'tools',
      target: { type: 'tool', tool: tool.id, operation },
      reason: format(palette.takes, { kind }),
    }),
  );
  const found =
    prompt.trim() === ''
      ? options.map((option) => ({ option, matches: [] as readonly (readonly [number, number])[] }))
      : search(prompt.trim().slice(0, 100)).flatMap(({ item, matches }) => {
          const option = options.find((candidate) => candidate.id === item.id);
          return option ? [{ option, matches }] : [];
        });
  const rows = [
    ...takers.map((option) => ({ option, matches: [] as readonly (readonly [number, number])[] })),
    ...found.filter(({ option }) => !takers.some((taker) => taker.id === option.id)),
  ];
  const groups = categories.map((category) => {
    const all = rows.filter(({ option }) => option.category === category);
    return { category, all, shown: expanded.includes(category) ? all : all.slice(0, mostShown) };
  });
  const flat = groups.flatMap(({ shown }) => shown);
  const selected = Math.min(index, Math.max(0, flat.length - 1));

  useEffect(() => {
    list.current?.querySelector(`[data-index="${selected}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const choose = (option: PaletteOption, close: () => void) => {
    const { target } = option;
    if (target.type === 'action') target.run();
    else openTarget(target, route.locale, option.reason === undefined ? undefined : prompt);
    if (target.type !== 'action' || !target.staysOpen) close();
  };

  const onKeyDown = (event: KeyboardEvent, close: () => void) => {
    const last = flat.length - 1;
    const next = { ArrowDown: selected + 1, ArrowUp: selected - 1, Home: 0, End: last }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setIndex(Math.min(Math.max(next, 0), Math.max(0, last)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = flat[selected];
      if (chosen) choose(chosen.option, close);
    }
  };

  const optionId = (at: number) => `${id}option${at}`;
  return (
    <Modal isOpen label={palette.title} className={classes.palette} onClose={onClose}>
      {(close) => (
        <div className={classes.frame}>
          <div className={classes.prompt}>
            <Icon name="search" />
            <input
              type="text"
              role="combobox"
              aria-expanded="true"
              aria-controls={`${id}list`}
              aria-activedescendant={flat.length > 0 ? optionId(selected) : undefined}
              aria-label={palette.title}
              aria-autocomplete="list"
              placeholder={palette.placeholder}
              autoComplete="off"
              spellCheck={false}
              value={prompt}
              onChange={(event) => {
                setPrompt(event.target.value);
                setIndex(0);
                setExpanded([]);
              }}
              onKeyDown={(event) => onKeyDown(event, close)}
            />
          </div>
          <div
            ref={list}
            id={`${id}list`}
            role="listbox"
            aria-label={palette.results}
            className={classes.list}
            tabIndex={-1}
          >
            {groups
              .filter(({ shown }) => shown.length > 0)
              .map(({ category, all, shown }) => (
                // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options so
                <div key={category} role="group" aria-labelledby={`${id}${category}`}>
                  <div id={`${id}${category}`} className={classes.category}>
                    {palette.categories[category]}
                    {all.length > shown.length && (
                      <Button
                        variant="text"
                        tone="primary"
                        tabIndex={-1}
                        onClick={() => setExpanded([...expanded, category])}
                      >
                        {format(palette.showAll, { n: all.length })}
                      </Button>
                    )}
                  </div>
                  {shown.map((row) => {
                    const at = flat.indexOf(row);
                    const { option, matches } = row;
                    return (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the combobox
                      <div
                        key={option.id}
                        id={optionId(at)}
                        data-index={at}
                        role="option"
                        tabIndex={-1}
                        aria-selected={at === selected}
                        className={classes.option}
                        onClick={() => choose(option, close)}
                        onPointerMove={() => setIndex(at)}
                      >
                        <Icon name={option.icon} />
                        <span>
                          <strong>{highlight(option.title, matches)}</strong>
                          <small>{option.reason ?? option.description}</small>
                        </span>
                      </div>
                    );
                  })}
                </div>
              ))}
          </div>
          <p role="status" className={flat.length > 0 ? 'visually-hidden' : classes.nothing}>
            {flat.length > 0 ? format(palette.count, { n: rows.length }) : palette.nothing}
          </p>
        </div>
      )}
    </Modal>
  );
}

/** The title with its matched letters marked. */
function highlight(title: string, matches: readonly (readonly [number, number])[]) {
  const parts = [];
  let end = 0;
  for (const [first, last] of matches) {
    if (first < end) continue;
    parts.push(title.slice(end, first), <mark key={first}>{title.slice(first, last + 1)}</mark>);
    end = last + 1;
  }
  return [...parts, title.slice(end)];
}
