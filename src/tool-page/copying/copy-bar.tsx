import type { ReactNode } from 'react';
import { headlineOf } from '#core/operations/headline.ts';
import { DownloadPicture } from '#page/results/pictures/download-picture.tsx';
import { resultParts } from '#page/results/result-parts.ts';
import type { ResultViews } from '#page/results/use-result-views.tsx';
import { useTool } from '#page/services.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { useMessages } from '#ui/messages.ts';
import { copiedFrom } from './copied.ts';
import classes from './copy-bar.module.css';
import { useNewest } from './use-newest.ts';

export interface CopyBarProps {
  readonly session: ToolSession;
  readonly view: RunView;
  /** A short text to copy instead of the result; the bar is hidden while it is empty. */
  readonly instead?: string | undefined;
  readonly views?: ResultViews | undefined;
  /** What it copies, where that is a part of something longer. */
  readonly what?: string | undefined;
  /** Shown above the button, also while there is nothing to copy. */
  readonly lead?: ReactNode;
}

/** A bar at the bottom of a small screen, within reach of the thumb, that copies the answer; a picture is saved first. */
export function CopyBar({ session, view: { success, isStale }, instead, views, what: part, lead }: CopyBarProps) {
  const { t } = useMessages();
  const { messages } = useTool();
  const { operation } = session;
  const parts = resultParts(operation, success?.value, views?.instead);
  const copied = copiedFrom(operation, parts, messages, success, views?.shown !== undefined);
  const answer = success && headlineOf(operation, success.value);
  const isShown = instead === undefined && !views?.instead && !isStale;
  const picture = answer?.kind === 'svg' && isShown ? String(answer.value) : undefined;
  const newest = useNewest(session, () => copied?.content() ?? '', isStale);
  if (instead === '' || !(copied || lead)) return null;
  const what = instead ?? (isStale ? undefined : (part ?? copied?.what));
  return (
    <div
      className={classes.bar}
      style={picture === undefined || lead ? undefined : { gridAutoFlow: 'column' }}
      data-copy-bar
    >
      {lead}
      {picture !== undefined && <DownloadPicture svg={picture} />}
      {copied && (
        <CopyButton
          wide
          tone={picture === undefined ? 'primary' : 'default'}
          variant="basic"
          label={what ? t('copyWhat', { what }) : t(isStale ? 'copyOld' : 'copyResult')}
          confirmation={isStale ? t('copiedOld') : undefined}
          content={() => instead ?? newest()}
          source={instead ?? success}
        />
      )}
    </div>
  );
}
