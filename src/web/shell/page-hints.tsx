import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { useFormat, useMessages } from '#ui/messages.ts';
import { dismissHint, usePageHints } from '#ui/page-hints.ts';
import type { View } from '../boot/view.ts';
import { useNewVersion } from '../offline/new-version.ts';
import classes from './hints.module.css';

/**
 * Hints about the page as a whole. A reload is offered for a new version where typed text prevents the page from
 * reloading itself, and where code could not be loaded: the tab keeps the text.
 */
export function PageHints({ view: { messages } }: { readonly view: View }) {
  const { shell } = messages;
  const { t } = useMessages();
  const format = useFormat();
  const isNew = useNewVersion();
  const hints = usePageHints();
  const reload = <Button onClick={() => location.reload()}>{shell.reload}</Button>;
  return (
    <>
      {(isNew || hints.has('missingCode')) && (
        <div role="status" className={classes.hint}>
          {isNew ? shell.newVersion : t('missing')}
          {reload}
        </div>
      )}
      {(['notKept', 'fileLost'] as const).map(
        (hint) =>
          hints.has(hint) && (
            <div key={hint} role="status" className={classes.hint}>
              {format(shell[hint], { name: hints.get(hint) || t('pastedText') })}
              <IconButton icon="x" label={t('close')} onClick={() => dismissHint(hint)} />
            </div>
          ),
      )}
    </>
  );
}
