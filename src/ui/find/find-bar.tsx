import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { maxFindLength } from '#lib/big-text/find-text.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './find-bar.module.css';
import { useOffersFind } from './find-context.ts';
import type { FindTarget } from './find-target.ts';
import { takeKeys } from './typed-ahead.ts';
import { useFind } from './use-find.ts';

export interface FindBarProps {
  readonly target: FindTarget;
  /** Changes with the text. */
  readonly version: unknown;
  /** Counts how often it was opened: each time, the field gets the focus. */
  readonly asked: number;
  readonly onClose: () => void;
}

/** Finds in the text that it lies over: Enter goes to the next match, Escape back to the text. */
export function FindBar({ target, version, asked, onClose }: FindBarProps) {
  const { t, locale } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState({ text: '', matchCase: false, wholeWord: false });
  const { count, at, isDone, step } = useFind(target, query, version);

  const isToSelect = useRef(false);
  // In layout effects, so that no key comes between the focus, the text that is filled in and its selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the text was filled in
  useLayoutEffect(() => {
    if (isToSelect.current) field.current?.select();
    isToSelect.current = false;
  }, [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request gives the field the focus
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    const typed = takeKeys();
    const selected = target.selected();
    const isFit = selected !== '' && selected.length <= maxFindLength && !selected.includes('\n');
    isToSelect.current = typed === '';
    setQuery((former) => ({ ...former, text: typed || (isFit ? selected : former.text) }));
  }, [target, asked]);

  const close = () => {
    onClose();
    target.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field.current) step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const number = new Intl.NumberFormat(locale);
  const counted = at < 0 ? t('foundCount', { n: count }) : t('foundOf', { at: number.format(at + 1), n: count });
  const switchOf = (name: 'matchCase' | 'wholeWord') => ({
    label: t(name),
    'aria-pressed': query[name],
    onClick: () => setQuery({ ...query, [name]: !query[name] }),
  });
  return (
    <search className={classes.place} aria-label={t('find')} onKeyDown={onKeyDown}>
      <div className={classes.bar}>
        <input
          ref={field}
          aria-label={t('find')}
          placeholder={t('find')}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={maxFindLength}
          value={query.text}
          onChange={({ target: { value } }) => setQuery({ ...query, text: value })}
        />
        <span className={classes.count} role="status" data-none={(isDone && count === 0) || undefined}>
          {query.text !== '' && (isDone || count > 0) && counted}
        </span>
        <IconButton className={classes.rare} icon="letter-case" {...switchOf('matchCase')} />
        <IconButton className={classes.rare} icon="text-caption" {...switchOf('wholeWord')} />
        <IconButton icon="chevron-up" label={t('findPrevious')} disabled={count === 0} onClick={() => step(-1)} />
        <IconButton icon="chevron-down" label={t('findNext')} disabled={count === 0} onClick={() => step(1)} />
        <IconButton icon="x" label={t('close')} onClick={close} />
      </div>
    </search>
  );
}

/**
 * The find bar of a text, while it is open; the pane around it can open it.
 * @param version changes with the text
 * @param isWanted opens it as soon as there is a text
 */
export function useFindBar(target: FindTarget | undefined, version: unknown, isWanted = false): ReactNode {
  const [asked, setAsked] = useState(0);
  const open = useCallback(() => setAsked((count) => count + 1), []);
  useOffersFind(target && open);
  useEffect(() => {
    if (isWanted) open();
  }, [isWanted, open]);
  if (!target || asked === 0) return null;
  return <FindBar target={target} version={version} asked={asked} onClose={() => setAsked(0)} />;
}
