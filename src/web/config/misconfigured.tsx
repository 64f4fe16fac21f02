import type { SharedMessages } from '#ui/messages.ts';
import classes from './misconfigured.module.css';

interface MisconfiguredProps {
  readonly message: string;
  readonly messages: SharedMessages;
}

/** Stands in place of the site where its `config.json` cannot be used, and says what would be right. */
export const Misconfigured = ({ message, messages }: MisconfiguredProps) => (
  <main className={classes.page}>
    <h1>{messages.shell.misconfigured}</h1>
    <p role="alert">{message}</p>
  </main>
);
