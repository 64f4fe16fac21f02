import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './stale-strip.module.css';

export interface StaleStripProps {
  readonly session: Pick<ToolSession, 'run' | 'refresh'>;
  /** What is shown is not the result of the present input. */
  readonly isOld: boolean;
  /** The present input is not wrong: it has not led to a result yet. */
  readonly isPending: boolean;
}

/** Shows that what is shown is not the result of the input, or that the run was cancelled. */
export function StaleStrip({ session: { run, refresh }, isOld, isPending }: StaleStripProps) {
  const { t } = useMessages();
  const parts = [run.cancelled && t('cancelled'), isOld && (isPending ? t('earlier') : t('stale'))];
  return (
    <p className={classes.strip}>
      {parts.filter(Boolean).join(' · ')}
      {run.cancelled && (
        <Button variant="text" icon="refresh" onClick={refresh}>
          {t('runAgain')}
        </Button>
      )}
    </p>
  );
}
