import { useState } from 'react';
import type { Success } from '#page/session/use-run.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './history-list.module.css';

export interface EarlierResultsProps {
  readonly success: Success | undefined;
  /** How many are listed. */
  readonly count: number;
}

/** How much of a result is shown. */
const shownLength = 200;

/** The results before the present one, the newest first, each with a button that copies it; nothing where there are none. */
export function EarlierResults({ success, count }: EarlierResultsProps) {
  const { t } = useMessages();
  const [results, setResults] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const [latest, ...earlier] = results;
  const text = success && textOf(success.value);
  if (text !== undefined && text !== latest?.text)
    setResults([{ id: (latest?.id ?? 0) + 1, text }, ...results].slice(0, count + 1));
  if (earlier.length === 0) return null;
  return (
    <section className={classes.history} aria-label={t('earlierResults')}>
      <h2>{t('earlierResults')}</h2>
      <ol>
        {earlier.map((result) => (
          <li key={result.id} className={classes.earlier}>
            <code>{result.text.slice(0, shownLength)}</code>
            <CopyButton content={() => result.text} what={result.text.slice(0, shownLength)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The first of several labelled outputs is what is generated. */
const textOf = (value: unknown): string =>
  String(typeof value === 'object' && value !== null ? Object.values(value)[0] : value);
