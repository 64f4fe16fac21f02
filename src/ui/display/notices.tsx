import type { ReactNode } from 'react';
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

/** Notices, one per line; renders nothing when empty. */
export function Notices({ messages, isInPane = false, isOfResult = false, isOld = false }: NoticesProps) {
  if (messages.length === 0) return null;
  return (
    <div role={isOfResult ? undefined : 'status'} style={isOld ? { visibility: 'hidden' } : undefined}>
      <ul className={classes.notices} data-in-pane={isInPane || undefined}>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity but their place
          <li key={index}>
            <Icon name="alert-triangle" />
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
