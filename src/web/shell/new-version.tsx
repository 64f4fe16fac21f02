import { Button } from '#ui/controls/button.tsx';
import type { View } from '../boot/view.ts';
import { useNewVersion } from '../offline/new-version.ts';
import classes from './layout.module.css';

/** Offers the new version of the site where something typed keeps the page from renewing itself. */
export function NewVersion({ view: { words } }: { readonly view: View }) {
  if (!useNewVersion()) return null;
  return (
    <div role="status" className={classes.hint}>
      {words.shell.newVersion}
      <Button onClick={() => location.reload()}>{words.shell.reload}</Button>
    </div>
  );
}
