import type { ReactNode } from 'react';
import { Icon } from '#ui/display/icon.tsx';
import classes from './verdict.module.css';

export interface VerdictProps {
  /** `pending` while it is unknown. */
  readonly tone: 'good' | 'bad' | 'pending';
  readonly children: ReactNode;
}

const icons = { good: 'check', bad: 'x', pending: 'help' };

/** Whether a check has passed, by text and colour. */
export const Verdict = ({ tone, children }: VerdictProps) => (
  <p className={classes.verdict} data-verdict data-tone={tone}>
    <Icon name={icons[tone]} />
    <span>{children}</span>
  </p>
);
