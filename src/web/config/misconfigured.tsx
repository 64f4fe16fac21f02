import type { Words } from '#ui/messages.ts';
import classes from './misconfigured.module.css';

interface MisconfiguredProps {
  readonly message: string;
  readonly words: Words;
}

/** Stands in place of the site where its `config.json` cannot be used, and says what would be right. */
export const Misconfigured = ({ message, words }: MisconfiguredProps) => (
  <main className={classes.page}>
    <h1>{words.shell.misconfigured}</h1>
    <p role="alert">{message}</p>
  </main>
);
