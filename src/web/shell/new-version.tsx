import { Button } from '#ui/controls/button.tsx';
import type { View } from '../boot/view.ts';
import { useNewVersion } from '../offline/new-version.ts';
import classes from './layout.module.css';

/** Offers the new version of the site where typed text prevents the page from reloading itself. */
export function NewVersion({ view: { messages } }: { readonly view: View }) {
  if (!useNewVersion()) return null;
  return (
    <div role="status" className={classes.hint}>
      {messages.shell.newVersion}
      <Button onClick={() => location.reload()}>{messages.shell.reload}</Button>
    </div>
  );
}
