import type { ReactNode } from 'react';
import { useMessages } from '#ui/messages.ts';
import { Disclosure } from './disclosure.tsx';
import { Icon } from './icon.tsx';
import classes from './notices.module.css';

export interface NoticesProps {
  readonly messages: readonly ReactNode[];
  /** Part of a pane, which has a frame of its own. */
  readonly isInPane?: boolean;
  /** They come with a result, which is announced as a whole. */
  readonly isOfResult?: boolean;
  /** They are about an earlier input: only their room is kept. */
  readonly isOld?: boolean | undefined;
}

/** More are folded, so that the result stays in view. */
const maxUnfolded = 4;

/** Notices, one per line, of many only the first in the open; renders nothing when empty. */
export function Notices({ messages, isInPane = false, isOfResult = false, isOld = false }: NoticesProps) {
  const { t } = useMessages();
  if (messages.length === 0) return null;
  const shown = messages.length > maxUnfolded ? maxUnfolded - 1 : maxUnfolded;
  const rest = messages.slice(shown);
  return (
    <div
      role={isOfResult ? undefined : 'status'}
      className={classes.notices}
      data-in-pane={isInPane || undefined}
      style={isOld ? { visibility: 'hidden' } : undefined}
    >
      <NoticeItems messages={messages.slice(0, shown)} />
      {rest.length > 0 && (
        <Disclosure summary={t('more', { n: rest.length })}>
          <NoticeItems messages={rest} />
        </Disclosure>
      )}
    </div>
  );
}

const NoticeItems = ({ messages }: Pick<NoticesProps, 'messages'>) => (
  <ul>
    {messages.map((message, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity but their place
      <li key={index}>
        <Icon name="alert-triangle" />
        <span>{message}</span>
      </li>
    ))}
  </ul>
);
