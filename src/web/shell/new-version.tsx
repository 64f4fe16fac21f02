import { Button } from '#ui/controls/button.tsx';
import { useMissingCode } from '#ui/missing-code.ts';
import type { View } from '../boot/view.ts';
import { useNewVersion } from '../offline/new-version.ts';
import classes from './layout.module.css';

/**
 * Offers to reload the page: for a new version where typed text prevents the page from reloading itself, and where code
 * could not be loaded. The tab keeps the text.
 */
export function NewVersion({ view: { messages } }: { readonly view: View }) {
  const isNew = useNewVersion();
  const isMissing = useMissingCode();
  if (!isNew && !isMissing) return null;
  return (
    <div role="status" className={classes.hint}>
      {isNew ? messages.shell.newVersion : messages.shell.missingCode}
      <Button onClick={() => location.reload()}>{messages.shell.reload}</Button>
    </div>
  );
}
