import type { ReactNode } from 'react';
import type { RunOutcome } from '#core/execution/execute.ts';
import type { LocatedPlace } from '#core/place.ts';
import { Offers } from '#page/offers.tsx';
import { useTool } from '#page/services.ts';
import { likelyEncoding } from '#page/session/likely-encoding.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './problem.module.css';
import { ReadAs } from './read-as.tsx';

export interface ProblemProps {
  readonly id: string;
  readonly outcome: RunOutcome;
  /** Leads to the place, where there is a pane to lead to. */
  readonly onGoTo?: (at: LocatedPlace) => void;
  /** The file that is wrong, where it can be read in another encoding. */
  readonly file?: File | undefined;
  /** Takes that file in UTF-8. */
  readonly onRead?: (file: File) => void;
  /** What else helps: buttons. */
  readonly children?: ReactNode;
}

/** Says what is wrong with the input and leads there; a bug of our own is reported as one. */
export function Problem({ id, outcome, onGoTo, file, onRead, children }: ProblemProps) {
  const { id: tool } = useTool();
  const { t } = useMessages();
  const runMessages = useRunMessages();
  if ('value' in outcome || 'nothing' in outcome) return null;
  if ('failure' in outcome) {
    const { at } = outcome.failure;
    const encoding = likelyEncoding(outcome);
    return (
      <div className={classes.problem} id={id} data-problem>
        <Icon name="alert-circle" />
        <p>{runMessages.failure(outcome.failure)}</p>
        {file && onRead && <ReadAs file={file} outcome={outcome} onRead={onRead} />}
        <Offers of={outcome.failure} />
        {children}
        {at && onGoTo && !encoding && <Button onClick={() => onGoTo(at)}>{t('goToError')}</Button>}
      </div>
    );
  }
  const { message, stack } = outcome.bug;
  return (
    <div className={classes.problem} id={id} data-problem>
      <p>{t('bug', { message })}</p>
      <CopyButton
        wide
        label={t('copyDetails')}
        content={() => [`${tool}: ${message}`, stack, navigator.userAgent].join('\n')}
      />
    </div>
  );
}
