import { useEffect, useMemo, useState } from 'react';
import { maxOf } from '#lib/collections/extremes.ts';
import { useTool } from '#page/services.ts';
import { type DotColor, dotColors } from '#ui/display/colors/color-dot.tsx';
import { type Moment, resume, stopped, type Watch } from '../chronometer.ts';

export const now = (): Moment => ({ steady: performance.now(), epoch: Date.now() });

/** The user's settings of the watch. */
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

/** One of several watches. */
export interface Entry {
  /** Distinguishes it from the others. */
  readonly id: number;
  /** Empty for one without a name of its own. */
  readonly name: string;
  readonly color: DotColor;
  readonly watch: Watch;
  readonly laps: string;
  readonly settings: Settings;
}

/** How long one that was removed can be brought back, in milliseconds. */
const undoTime = 10_000;

interface State {
  readonly entries: readonly Entry[];
  /** The id of the one that is shown. */
  readonly shown: number;
}

const newEntry = (id: number, settings: Settings): Entry => ({
  id,
  name: '',
  color: dotColors[id % dotColors.length] ?? dotColors[0],
  watch: stopped,
  laps: '',
  settings,
});

const first: State = { entries: [newEntry(0, usual)], shown: 0 };

const shownOf = ({ entries, shown }: State): Entry =>
  entries.find(({ id }) => id === shown) ?? entries[0] ?? newEntry(0, usual);

/**
 * Watches that go on when their page is left, with the ends of their laps and their settings; other tabs follow them. One
 * is shown: its laps are those of the page, and are given to `onLaps` when they come from elsewhere.
 */
export function useWatches(laps: string, onLaps: (laps: string) => void) {
  const { memory } = useTool();
  const [known, setKnown] = useState<State>();
  const [removed, setRemoved] = useState<Entry>();
  const state = useMemo((): State => {
    const { entries, shown } = known ?? first;
    return { entries: entries.map((entry) => (entry.id === shown ? { ...entry, laps } : entry)), shown };
  }, [known, laps]);
  useEffect(() => {
    if (known) return;
    const kept = readState(memory.readKept('state'));
    setKnown(kept);
    const shown = shownOf(kept);
    if (shown.laps !== '' && laps === '') onLaps(shown.laps);
  }, [memory, known, laps, onLaps]);
  useEffect(() => {
    if (known) memory.writeKept('state', JSON.stringify(state) === JSON.stringify(first) ? {} : writeState(state));
  }, [memory, known, state]);
  useEffect(
    () =>
      memory.onKeptElsewhere('state', () => {
        const kept = readState(memory.readKept('state'));
        // Each tab may show another one.
        const next = kept.entries.some(({ id }) => id === known?.shown) ? { ...kept, shown: known?.shown ?? 0 } : kept;
        setKnown(next);
        onLaps(shownOf(next).laps);
      }),
    [memory, known, onLaps],
  );
  useEffect(() => {
    const timer = removed && setTimeout(() => setRemoved(undefined), undoTime);
    return () => clearTimeout(timer);
  }, [removed]);
  const go = (next: State) => {
    setKnown(next);
    onLaps(shownOf(next).laps);
  };
  const entry = shownOf(state);
  const change = (id: number, part: Partial<Entry>) =>
    setKnown(({ entries, shown } = first) => ({
      entries: entries.map((each) => (each.id === id ? { ...each, ...part } : each)),
      shown,
    }));
  return {
    entries: state.entries,
    /** The one that is shown. */
    entry,
    change,
    show: (id: number) => go({ ...state, shown: id }),
    add() {
      // The one that was removed may come back.
      const taken = [...state.entries, ...(removed ? [removed] : [])].map((each) => each.id);
      const id = maxOf(taken) + 1;
      go({ entries: [...state.entries, newEntry(id, entry.settings)], shown: id });
    },
    /** Removes the one that is shown. */
    remove() {
      const entries = state.entries.filter(({ id }) => id !== entry.id);
      setRemoved(entry);
      go({ entries, shown: entries.at(-1)?.id ?? 0 });
    },
    /** The one that was removed last, for a while. */
    removed,
    restore() {
      if (!removed) return;
      go({ entries: [...state.entries, removed], shown: removed.id });
      setRemoved(undefined);
    },
  };
}

const writeState = ({ entries, shown }: State) => ({
  shown,
  entries: entries.map(({ watch: { since, ...watch }, ...rest }) => ({
    ...rest,
    ...watch,
    ...(since && { epoch: since.epoch }),
  })),
});

/** What was kept, which may have been changed by hand, or be of a time when there was one watch. */
function readState(kept: unknown): State {
  const { entries, shown } = toRecord(kept);
  const read = Array.isArray(entries) ? entries.map(readEntry) : [readEntry(kept, 0)];
  const distinct = read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
  if (distinct.length === 0) return first;
  return { entries: distinct, shown: distinct.find(({ id }) => id === shown)?.id ?? distinct[0]?.id ?? 0 };
}

function readEntry(kept: unknown, index: number): Entry {
  const { id, name, color, total, epoch, begun, ended, laps, settings } = toRecord(kept);
  const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value);
  const entry = newEntry(Number.isSafeInteger(id) ? Number(id) : index, readSettings(toRecord(settings)));
  const watch: Watch = {
    total: isTime(total) ? total : 0,
    since: isTime(epoch) ? { epoch, steady: 0 } : undefined,
    ...(isTime(begun) && { begun }),
    ...(isTime(ended) && { ended }),
  };
  return {
    ...entry,
    name: typeof name === 'string' ? name : '',
    color: dotColors.find((known) => known === color) ?? entry.color,
    watch: resume(watch, now()),
    laps: typeof laps === 'string' ? laps : '',
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
