import { useEffect, useState } from 'react';
import { useTool } from '#page/services.ts';
import { type Moment, resume, stopped, type Watch } from '../chronometer.ts';

export const now = (): Moment => ({ steady: performance.now(), epoch: Date.now() });

/** What the reader has chosen of the watch. */
export interface Settings {
  readonly mode: 'stopwatch' | 'countdown';
  /** The time of a countdown, as it was typed. */
  readonly countdown: string;
  /** A countdown goes on below zero. */
  readonly goesOn: boolean;
  readonly endSound: boolean;
  readonly notification: boolean;
  readonly lapSound: boolean;
  readonly keepAwake: boolean;
  readonly inTitle: boolean;
}

const usual: Settings = {
  mode: 'stopwatch',
  countdown: '5:00',
  goesOn: false,
  endSound: true,
  notification: false,
  lapSound: false,
  keepAwake: false,
  inTitle: true,
};

interface State {
  readonly watch: Watch;
  readonly laps: string;
  readonly settings: Settings;
}

/**
 * A watch that goes on when its page is left, the ends of its laps, and its settings, which come back with it; other tabs
 * follow it.
 */
export function useWatch(laps: string, onLaps: (laps: string) => void) {
  const { memory } = useTool();
  const [watch, setWatch] = useState<Watch>();
  const [settings, setSettings] = useState(usual);
  useEffect(() => {
    if (watch) return;
    const kept = readState(memory.readKept('state'));
    setWatch(resume(kept.watch, now()));
    setSettings(kept.settings);
    if (kept.laps !== '' && laps === '') onLaps(kept.laps);
  }, [memory, watch, laps, onLaps]);
  useEffect(() => {
    if (!watch) return;
    const { since, ...rest } = watch;
    const isNew = watch.total === 0 && !since && laps === '' && JSON.stringify(settings) === JSON.stringify(usual);
    memory.writeKept('state', isNew ? {} : { ...rest, laps, settings, ...(since && { epoch: since.epoch }) });
  }, [memory, watch, laps, settings]);
  useEffect(
    () =>
      memory.onKeptElsewhere('state', () => {
        const kept = readState(memory.readKept('state'));
        setWatch(resume(kept.watch, now()));
        setSettings(kept.settings);
        onLaps(kept.laps);
      }),
    [memory, onLaps],
  );
  return { watch: watch ?? stopped, setWatch, settings, setSettings };
}

/** What was kept, which may have been changed by hand. */
function readState(kept: unknown): State {
  const { total, epoch, begun, ended, laps, settings } = toRecord(kept);
  const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value);
  return {
    watch: {
      total: isTime(total) ? total : 0,
      since: isTime(epoch) ? { epoch, steady: 0 } : undefined,
      ...(isTime(begun) && { begun }),
      ...(isTime(ended) && { ended }),
    },
    laps: typeof laps === 'string' ? laps : '',
    settings: readSettings(toRecord(settings)),
  };
}

const toRecord = (kept: unknown) =>
  (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;

function readSettings(kept: Readonly<Record<string, unknown>>): Settings {
  const flag = (name: keyof Settings) => (typeof kept[name] === 'boolean' ? kept[name] : usual[name] === true);
  const { countdown } = kept;
  return {
    mode: kept['mode'] === 'countdown' ? 'countdown' : 'stopwatch',
    countdown: typeof countdown === 'string' ? countdown : usual.countdown,
    goesOn: flag('goesOn'),
    endSound: flag('endSound'),
    notification: flag('notification'),
    lapSound: flag('lapSound'),
    keepAwake: flag('keepAwake'),
    inTitle: flag('inTitle'),
  };
}
