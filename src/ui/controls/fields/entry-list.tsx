import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './entry-list.module.css';
import { TextField } from './text-field.tsx';

type Entry = readonly string[];

export interface EntryListProps {
  /** What the entries are, in the plural. */
  readonly label: string;
  /** The labels of the fields of an entry; without them, it has a single one. */
  readonly parts: readonly string[];
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
  /** There is one entry, no more. */
  readonly isSingle?: boolean;
  /** The entries of a text of several lines that is pasted. */
  readonly read: (text: string) => readonly Entry[];
}

/**
 * Entries that each have a field or several: buttons add, remove and move them. Enter adds one after the present one, and
 * several pasted lines are as many entries.
 */
export function EntryList({ label, parts, entries, onChange, isSingle = false, read }: EntryListProps) {
  const { t } = useMessages();
  const list = useRef<HTMLOListElement>(null);
  /** The announcement for screen readers. */
  const [said, setSaid] = useState('');
  const shown = entries.length > 0 ? entries : [['']];
  const isList = !isSingle || shown.length > 1;
  const titleOf = (index: number) => `${label} ${index + 1}`;
  /** Moves the focus once the entries are shown. */
  const change = (next: readonly Entry[], index: number, wanted = 'input') => {
    flushSync(() => onChange(next));
    const row = list.current?.children[index];
    const found =
      row?.querySelector<HTMLElement>(`${wanted}:not(:disabled)`) ??
      row?.querySelector<HTMLElement>('button:not(:disabled)');
    found?.focus();
  };
  const set = (index: number, part: number, value: string) => {
    const entry = Array.from({ length: Math.max(part + 1, shown[index]?.length ?? 0) }, (_, at) =>
      at === part ? value : (shown[index]?.[at] ?? ''),
    );
    onChange(shown.with(index, entry));
  };
  const insert = (index: number) => change(shown.toSpliced(index, 0, ['']), index);
  /** A blank one at the end is there to be filled in. */
  const add = () => (isBlank(shown.at(-1)) ? change(shown, shown.length - 1) : insert(shown.length));
  const remove = (index: number) => change(shown.toSpliced(index, 1), Math.max(0, Math.min(index, shown.length - 2)));
  const move = (from: number, to: number) => {
    const moved = shown[from] ?? [];
    change(shown.toSpliced(from, 1).toSpliced(to, 0, moved), to, `[data-move="${to - from}"]`);
    setSaid(t('moved', { title: moved[0] || titleOf(from), place: to + 1, count: shown.length }));
  };
  const press = (event: KeyboardEvent, index: number) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isInField || !isList || event.nativeEvent.isComposing) return;
    event.preventDefault();
    insert(index + 1);
  };
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData('text/plain').trim();
    if (!isList || !/[\r\n]/.test(text)) return;
    event.preventDefault();
    const pasted = read(text);
    const [at, replaced] = isBlank(shown[index]) ? [index, 1] : [index + 1, 0];
    change([...shown.slice(0, at), ...pasted, ...shown.slice(at + replaced)], at + pasted.length - 1);
  };
  return (
    <>
      <ol ref={list} className={classes.list} aria-label={label} data-parts={parts.length || undefined}>
        {shown.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place only
          <li key={index} onKeyDown={(event) => press(event, index)} onPaste={(event) => paste(event, index)}>
            {parts.length === 0 ? (
              <TextField
                aria-label={titleOf(index)}
                monospace
                value={entry[0] ?? ''}
                onChange={(value) => set(index, 0, value)}
              />
            ) : (
              <fieldset className={classes.parts}>
                <legend className="visually-hidden">{isList ? titleOf(index) : label}</legend>
                {parts.map((part, at) => (
                  <TextField
                    key={part}
                    label={part}
                    monospace
                    value={entry[at] ?? ''}
                    onChange={(value) => set(index, at, value)}
                  />
                ))}
              </fieldset>
            )}
            {isList && (
              <span className={classes.buttons}>
                {parts.length > 0 && <b aria-hidden>{index + 1}</b>}
                {shown.length > 1 &&
                  [-1, 1].map((step) => (
                    <IconButton
                      key={step}
                      size="small"
                      icon={step < 0 ? 'arrow-up' : 'arrow-down'}
                      label={t(step < 0 ? 'moveUp' : 'moveDown', { title: titleOf(index) })}
                      data-move={step}
                      disabled={!(index + step in shown)}
                      onClick={() => move(index, index + step)}
                    />
                  ))}
                {(shown.length > 1 || entry.some(Boolean)) && (
                  <IconButton
                    size="small"
                    icon="trash"
                    label={t('removeWhat', { what: titleOf(index) })}
                    onClick={() => remove(index)}
                  />
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {isList && (
        <Button variant="text" size="small" icon="plus" aria-label={t('addTo', { list: label })} onClick={add}>
          {t('add')}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

const isBlank = (entry: Entry | undefined): boolean => !entry?.some((part) => part.trim() !== '');
