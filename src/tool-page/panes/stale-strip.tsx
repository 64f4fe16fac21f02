import { hasPane } from '#core/fields.ts';
import { Offers } from '#page/offers.tsx';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './stale-strip.module.css';

export interface StaleStripProps {
  readonly session: Pick<ToolSession, 'run' | 'refresh' | 'operation'>;
  /** What is shown is not the result of the present input. */
  readonly isOld: boolean;
  readonly view: Pick<RunView, 'issues' | 'offering'>;
}

/** Shows that what is shown is not the result of the input, or that the run was cancelled. */
export function StaleStrip({ session, isOld, view: { issues, offering } }: StaleStripProps) {
  const { run, refresh, operation } = session;
  const { t } = useMessages();
  // A document with a pane is an input.
  const isOfOptions = Object.keys(issues).some((name) => {
    const field = operation.options?.[name];
    return field !== undefined && !hasPane(field);
  });
  const parts = [
    run.cancelled && t('cancelled'),
    isOld && t(run.issues.length > 0 || isOfOptions ? 'staleOptions' : 'stale'),
  ];
  return (
    <p className={classes.strip} data-strip>
      <Icon name="alert-triangle" />
      {parts.filter(Boolean).join(' · ')}
      <Offers of={offering} />
      {run.cancelled && (
        <Button variant="text" icon="refresh" onClick={refresh}>
          {t('runAgain')}
        </Button>
      )}
    </p>
  );
}
