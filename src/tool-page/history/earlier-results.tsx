import { useEffect, useState } from 'react';
import { graceTime } from '#page/session/grace-time.ts';
import type { Success } from '#page/session/use-run.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { useMessages } from '#ui/messages.ts';
import { type EarlierResult, withResult } from './earlier.ts';
import classes from './history-list.module.css';

export interface EarlierResultsProps {
  readonly success: Success | undefined;
  /** What it was made with. */
  readonly options: EarlierResult['options'] | undefined;
  /** How many are listed. */
  readonly count: number;
}

/** How much of a result is shown. */
const shownLength = 200;

/** The results before the present one, the newest first, each with a button that copies it; nothing where there are none. */
export function EarlierResults({ success, options = {}, count }: EarlierResultsProps) {
  const { t } = useMessages();
  const [results, setResults] = useState<readonly EarlierResult[]>([]);
  const [readId, setReadId] = useState<number>();
  const [latest, ...earlier] = results;
  const text = success && textOf(success.value);
  if (text !== undefined && text !== latest?.text)
    setResults(withResult(results, { text, options }, readId === latest?.id).slice(0, count + 1));
  const shownId = success && latest?.id;
  useEffect(() => {
    const timer = setTimeout(() => setReadId(shownId), graceTime);
    return () => clearTimeout(timer);
  }, [shownId]);
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
