import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { useCopying } from '#ui/controls/copying/use-copying.ts';
import { Icon } from '#ui/display/icon.tsx';
import { Keys } from '#ui/display/keys.tsx';
import { takeDrops } from '#ui/dropped-files.ts';
import { useFormat, useMessages } from '#ui/messages.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import { ariaShortcut, isShortcut } from '#ui/shortcut.ts';
import { pastedBy } from './open-palette.ts';
import { openTarget } from './open-target.ts';
import type { PaletteCategory, PaletteOption } from './options.ts';
import classes from './palette.module.css';
import { takeIn } from './pasted.ts';
import { PastedBar } from './pasted-bar.tsx';
import { RowItem } from './row-item.tsx';
import { type PaletteStart, usePalette } from './use-palette.ts';
import { useSettled } from './use-settled.ts';

export interface PaletteProps extends PaletteStart {
  readonly onClose: () => void;
}

/** The palette: finds tools and actions by their names, and tools by the pasted or typed value. */
export default function Palette({ onClose, ...start }: PaletteProps) {
  return (
    <Modal isOpen label={start.texts.title} className={classes.palette} onClose={onClose}>
      {(close) => <Frame {...start} close={close} />}
    </Modal>
  );
}

interface FrameProps extends PaletteStart {
  readonly close: () => void;
}

function Frame({ close, ...start }: FrameProps) {
  const { view, texts } = start;
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const choose = ({ target }: PaletteOption) => {
    if (target.type === 'action' && target.staysOpen) return target.run();
    // First, so that an action finds the page as it was: its focus, and nothing in front.
    close();
    if (target.type === 'action') target.run();
    else openTarget(target, view, palette.pasted?.step);
  };
  const palette = usePalette(start, choose);
  const { prompt, pasted, groups, shown, selected, last, summary, answer } = palette;
  const { t } = useMessages();
  const copied = answer?.copied;
  const [copying, copyAnswer] = useCopying(() => copied ?? '');
  const copyLabel = answer?.what === undefined ? texts.copyAnswer : t('copyWhat', { what: answer.what });

  // Before it is painted.
  useLayoutEffect(() => placeOver(input.current?.closest('dialog')), []);
  useEffect(() => {
    document.getElementById(`${id}${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);

  /** After any click in the palette, the prompt has the focus. */
  const thenFocus = (act: () => void) => () => {
    act();
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isButton = event.target instanceof HTMLButtonElement;
    const option = palette.ofPage.find(({ shortcut }) => shortcut?.startsWith('Page+') && isShortcut(event, shortcut));
    if (option) {
      event.preventDefault();
      return choose(option);
    }
    if (copied !== undefined && isShortcut(event, copyShortcut) && !hasSelection(input.current)) {
      event.preventDefault();
      void copyAnswer();
      return;
    }
    const next = { ArrowDown: selected + 1, ArrowUp: selected - 1, Home: 0, End: last }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      thenFocus(() => palette.select(next))();
    } else if (event.key === 'Enter' && !isButton) {
      event.preventDefault();
      palette.chooseSelected();
    } else if (event.key === 'Backspace' && prompt === '' && !isButton) palette.setPasted(undefined);
  };

  const onDrop = useEffectEvent(([file]: readonly File[]) => {
    if (file) thenFocus(() => palette.setPasted(takeIn(file)))();
  });
  useEffect(() => {
    const listeners = new AbortController();
    takeDrops(window, listeners.signal, (files) => onDrop(files));
    return () => listeners.abort();
  }, []);

  const onPaste = (event: ClipboardEvent) => {
    const what = pastedBy(event);
    if (what === '') return;
    event.preventDefault();
    thenFocus(() => palette.setPasted(takeIn(what)))();
  };

  /** A listbox may contain only options: the buttons that show more of them come after it. */
  const cut = groups.filter((group) => group.all.length > group.shown.length);
  const labelOf = (category: PaletteCategory, value: string) =>
    cut.length > 1 ? t('fact', { label: texts.categories[category], value }) : value;
  const confirmation = { idle: '', copied: t('copied'), refused: t('copyRefused') }[copying];
  const unmatched = typeof summary === 'string' ? texts[summary] : undefined;
  const count = typeof summary === 'number' ? format(texts.count, { n: summary }) : '';
  const settled = useSettled(unmatched ?? answer?.shown ?? count);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the prompt, wherever the focus is inside
    <div className={classes.frame} onKeyDown={onKeyDown} onPaste={onPaste}>
      <div className={classes.prompt}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={selected < 0 ? undefined : `${id}${selected}`}
          aria-label={texts.title}
          aria-describedby={pasted ? `${id}pasted` : undefined}
          aria-autocomplete="list"
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={prompt}
          onChange={(event) => palette.setPrompt(event.target.value)}
        />
        <span className={classes.close}>
          <IconButton icon="x" label={texts.close} onClick={close} />
        </span>
      </div>
      {pasted && (
        <PastedBar
          id={`${id}pasted`}
          pasted={pasted}
          detected={palette.detected}
          texts={texts}
          onRemove={thenFocus(() => palette.setPasted(undefined))}
        />
      )}
      {unmatched && <p className={classes.closest}>{unmatched}</p>}
      <div id={`${id}list`} role="listbox" aria-label={texts.results} className={classes.list} tabIndex={-1}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options so
          <div key={group.category} role="group" aria-labelledby={`${id}${group.category}`}>
            <div id={`${id}${group.category}`} className={classes.category}>
              {texts.categories[group.category]}
            </div>
            {group.shown.map((row) => {
              const at = shown.indexOf(row);
              return (
                <RowItem
                  key={row.option.id}
                  id={`${id}${at}`}
                  row={row}
                  answer={at === 0 ? answer : undefined}
                  namedKind={palette.detected?.kind}
                  texts={texts}
                  isSelected={at === selected}
                  onSelect={() => palette.select(at)}
                  onChoose={() => choose(row.option)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {(copied !== undefined || cut.length > 0) && (
        <div className={classes.foot}>
          {copied !== undefined && (
            <Button
              variant="text"
              icon={copying === 'copied' ? 'check' : 'copy'}
              aria-keyshortcuts={ariaShortcut(copyShortcut)}
              onClick={thenFocus(() => void copyAnswer())}
            >
              {confirmation || copyLabel} <Keys shortcut={copyShortcut} />
            </Button>
          )}
          {cut.map(({ category, all }) => (
            <Button key={category} variant="text" onClick={thenFocus(() => palette.expand(category))}>
              {labelOf(category, format(texts.showAll, { n: all.length }))}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {confirmation || settled}
      </p>
    </div>
  );
}

const copyShortcut = 'Mod+C';

/** Whether the browser would copy something itself. */
const hasSelection = (input: HTMLInputElement | null): boolean =>
  input?.selectionStart !== input?.selectionEnd || getSelection()?.isCollapsed === false;

/** Lays the palette over the field of the home page, where that is what opened it. */
function placeOver(dialog: HTMLDialogElement | null | undefined): void {
  const field = document.activeElement;
  if (!dialog || !field?.matches('[data-paste-field]') || matchMedia('(max-width: 700px)').matches) return;
  const { top, left, width } = field.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) return;
  dialog.style.margin = `${top}px auto auto ${left}px`;
  dialog.style.width = `${width}px`;
  dialog.style.setProperty('--palette-top', `${top}px`);
}
