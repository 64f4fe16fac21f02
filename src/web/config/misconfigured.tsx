import type { SharedMessages } from '#ui/messages.ts';
import classes from './misconfigured.module.css';

interface MisconfiguredProps {
  readonly message: string;
  readonly messages: SharedMessages;
}

/** Shown instead of the site where its `config.json` is invalid; says what would be right. */
export const Misconfigured = ({ message, messages }: MisconfiguredProps) => (
  <main className={classes.page}>
    <h1>{messages.shell.misconfigured}</h1>
    <p role="alert">{message}</p>
  </main>
);
