import type { Runner } from '#page/session/use-run.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { formatBytes, formatUnit } from '#ui/display/values/quantity.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './progress.module.css';

export interface RunProgressProps {
  readonly run: Runner;
  /** Of the file that is worked through, in bytes. */
  readonly size?: number | undefined;
}

/** Shows how far a run has come, and lets it be cancelled. */
export function RunProgress({ run, size }: RunProgressProps) {
  const { t } = useMessages();
  const { fraction, elapsed } = run;
  return (
    <div className={classes.progress}>
      <progress aria-label={t('working')} max={1} value={fraction} />
      {fraction !== undefined && size !== undefined && <Pace fraction={fraction} elapsed={elapsed} size={size} />}
      <Button icon="x" onClick={run.cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}

/** Before this many milliseconds, a speed says little. */
const minPaceMs = 500;

export interface PaceProps {
  /** From 0 to 1. */
  readonly fraction: number;
  /** In milliseconds. */
  readonly elapsed: number;
  /** In bytes. */
  readonly size: number;
}

/** How many bytes are done, how fast, and how long the rest will take. */
export function Pace({ fraction, elapsed, size }: PaceProps) {
  const { t, locale } = useMessages();
  const done = fraction * size;
  const amounts = { done: formatBytes(done, locale), total: formatBytes(size, locale) };
  if (elapsed < minPaceMs || done === 0) return <span className={classes.pace}>{t('doneOf', amounts)}</span>;
  const rate = formatBytes((done / elapsed) * 1000, locale);
  const left = formatWait(elapsed * (1 / fraction - 1), locale);
  return <span className={classes.pace}>{t('pace', { ...amounts, rate, left })}</span>;
}

/** What is left of a wait given in milliseconds, in one unit, rounded up. */
function formatWait(milliseconds: number, locale: string): string {
  const seconds = milliseconds / 1000;
  const [unit, length] =
    seconds < 100 ? (['second', 1] as const) : seconds < 6_000 ? (['minute', 60] as const) : (['hour', 3_600] as const);
  return formatUnit(Math.ceil(seconds / length), locale, { unit, unitDisplay: 'short' });
}
