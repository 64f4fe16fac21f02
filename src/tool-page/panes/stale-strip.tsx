import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '#ui/messages.ts';
import classes from './stale-strip.module.css';

export interface StaleStripProps {
  readonly session: Pick<ToolSession, 'run' | 'refresh'>;
  /** What is shown is not the result of the present input. */
  readonly isOld: boolean;
  /** The present input is not wrong: it has not led to a result yet. */
  readonly isPending: boolean;
}

/** Tells that what is shown is not the result of the input, or that the run was cancelled. */
export function StaleStrip({ session: { run, refresh }, isOld, isPending }: StaleStripProps) {
  const { words } = useWords();
  const parts = [run.cancelled && words.cancelled, isOld && (isPending ? words.earlier : words.stale)];
  return (
    <p className={classes.strip}>
      {parts.filter(Boolean).join(' · ')}
      {run.cancelled && (
        <Button variant="text" icon="refresh" onClick={refresh}>
          {words.runAgain}
        </Button>
      )}
    </p>
  );
}
