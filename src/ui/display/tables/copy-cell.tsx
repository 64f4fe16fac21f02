import { useRef } from 'react';
import { useCopying } from '#ui/controls/copying/use-copying.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './table.module.css';

export interface CopyCellProps {
  readonly text: string;
  /** What is copied: all of a text that is shown in part. */
  readonly content: () => string;
}

/** The text of a cell, which a press copies. */
export function CopyCell({ text, content }: CopyCellProps) {
  const { t } = useMessages();
  const shown = useRef<HTMLSpanElement>(null);
  const [state, copyNow] = useCopying(content, () => shown.current);
  if (text === '') return null;
  return (
    <button
      type="button"
      className={classes.cell}
      title={t('copy')}
      data-copied={state === 'copied' || undefined}
      onClick={() => void copyNow()}
    >
      <span ref={shown}>{text}</span>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : t(state === 'copied' ? 'copied' : 'copyRefused')}
      </span>
    </button>
  );
}
