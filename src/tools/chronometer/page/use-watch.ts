import { useEffect, useState } from 'react';
import { useTool } from '#page/services.ts';
import { type Moment, resume, stopped, type Watch } from '../chronometer.ts';

export const now = (): Moment => ({ steady: performance.now(), epoch: Date.now() });

/** A watch that goes on when its page is left, and the ends of its laps, which come back with it. */
export function useWatch(laps: string, onLaps: (laps: string) => void) {
  const { memory } = useTool();
  const [watch, setWatch] = useState<Watch>();
  useEffect(() => {
    if (watch) return;
    const kept = readState(memory.readKept('state'));
    setWatch(resume(kept.watch, now()));
    if (kept.laps !== '' && laps === '') onLaps(kept.laps);
  }, [memory, watch, laps, onLaps]);
  useEffect(() => {
    if (!watch) return;
    const { total, since } = watch;
    const isNew = total === 0 && !since && laps === '';
    memory.writeKept('state', isNew ? {} : { total, laps, ...(since && { epoch: since.epoch }) });
  }, [memory, watch, laps]);
  return [watch ?? stopped, setWatch] as const;
}

/** What was kept, which may have been changed by hand. */
function readState(kept: unknown): { readonly watch: Watch; readonly laps: string } {
  const { total, epoch, laps } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<string, unknown>
  >;
  const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value);
  return {
    watch: { total: isTime(total) ? total : 0, since: isTime(epoch) ? { epoch, steady: 0 } : undefined },
    laps: typeof laps === 'string' ? laps : '',
  };
}
