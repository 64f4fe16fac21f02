import { Shortcuts, type ShortcutsProps } from '../shortcuts/shortcuts.tsx';
import classes from './hints.module.css';
import { LanguageHint } from './language-hint.tsx';
import { PageHints } from './page-hints.tsx';

/** What no page needs to be complete: shortcuts, and hints that lie over it for a while. */
export const Extras = ({ view, services }: ShortcutsProps) => (
  <>
    <Shortcuts view={view} services={services} />
    <div className={classes.hints}>
      <PageHints view={view} />
      <LanguageHint view={view} />
    </div>
  </>
);
