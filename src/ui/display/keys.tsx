import { keysOf, type Shortcut } from '#ui/shortcut.ts';
import classes from './keys.module.css';

export interface KeysProps {
  readonly shortcut: Shortcut;
  /** The names of keys in the user's language, by those in a shortcut. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The keys of a shortcut. */
export const Keys = ({ shortcut, names = {} }: KeysProps) => (
  <kbd className={classes.keys}>
    {keysOf(shortcut).map((key) => (
      <kbd key={key}>{names[key] ?? key}</kbd>
    ))}
  </kbd>
);
