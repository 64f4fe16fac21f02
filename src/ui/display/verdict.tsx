import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './verdict.module.css';

export interface VerdictProps {
  readonly tone: 'good' | 'bad';
  readonly children: ReactNode;
}

/** Whether a check has passed, by text and colour. */
export const Verdict = ({ tone, children }: VerdictProps) => (
  <p className={classes.verdict} data-tone={tone}>
    <Icon name={tone === 'good' ? 'check' : 'x'} />
    <span>{children}</span>
  </p>
);
