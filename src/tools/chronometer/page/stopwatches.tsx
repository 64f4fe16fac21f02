import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUndoKey } from '#page/panes/use-undo-key.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { announce } from '#ui/announcements.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { ClockFace } from '#ui/display/clock-face.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { useMessages } from '#ui/messages.ts';
import { notify } from '#ui/notification.ts';
import { useKeys } from '#ui/use-keys.ts';
import {
  elapsed,
  hasTimeAfter,
  lapsOfRun,
  readLaps,
  runningLap,
  type Show,
  sleepOf,
  start,
  stop,
  stopAt,
  stopped,
  type Watch,
  writeLeft,
  writeTime,
} from '../chronometer.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { allowSounds, beep } from './sounds.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { type Entry, now, type Settings, useWatches } from './use-watches.ts';
import { ModeFields, MoreSettings } from './watch-settings.tsx';
import { Alarm, countdownOf, WatchTabs } from './watch-tabs.tsx';
import { writtenLaps } from './written-laps.ts';

/** How long a reset can be undone, in milliseconds. */
const undoTime = 10_000;

/** More are hard to distinguish. */
const maxWatches = 20;

/** Stopwatches and countdowns, one of them large; its laps are the input. */
export function Stopwatches({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { input, setInput, tick } = session;
  const laps = writtenLaps(input);
  const setLaps = useCallback(
    (text: string) => {
      setInput({ text });
      // The lap is announced, and not the table of all of them.
      tick();
    },
    [setInput, tick],
  );
  const { entries, entry, removed, change, show, add, remove, restore } = useWatches(laps, setLaps);
  const [isFocusWanted, wantFocus] = useState(false);
  const nameOf = ({ id, name }: Entry) => name || message('watch', { n: id + 1 });
  const end = (ended: Entry) => {
    const { goesOn, endSound, notification } = ended.settings;
    if (endSound) beep(3);
    if (notification) void notify(entries.length > 1 ? `${nameOf(ended)}: ${message('over')}` : message('over'));
    // Rendered again, it shows that it is over.
    change(ended.id, goesOn ? {} : { watch: stopAt(ended.watch, countdownOf(ended) ?? 0, now()) });
  };
  /** Another one is shown, and takes the next key. */
  const then = (move: () => void) => {
    move();
    wantFocus(true);
  };
  const { total, since } = entry.watch;
  const hasLaps = laps !== '' && (total > 0 || since !== undefined);
  useEffect(() => {
    // After a reload, the field of the laps would take the keys that are for the watch.
    if (hasLaps && !navigator.userActivation.hasBeenActive) wantFocus(true);
  }, [hasLaps]);
  useWakeLock(entries.some(({ watch, settings }) => watch.since && settings.keepAwake));
  return (
    <>
      {entries.map((each) => (
        <Alarm key={each.id} entry={each} onEnd={end} />
      ))}
      <Stopwatch
        key={entry.id}
        entry={entry}
        show={session.options.show as Show}
        hasFocus={isFocusWanted}
        title={entries.length > 1 || entry.name ? nameOf(entry) : message('face')}
        tabs={
          <WatchTabs
            {...{ entries, entry, removed, nameOf }}
            onShow={(id) => then(() => show(id))}
            onRemove={() => then(remove)}
            onRestore={() => then(restore)}
          />
        }
        onAdd={entries.length < maxWatches ? () => then(add) : undefined}
        onChange={(part) => change(entry.id, part)}
        onLaps={setLaps}
      />
    </>
  );
}

interface StopwatchProps {
  readonly entry: Entry;
  readonly show: Show;
  readonly title: string;
  readonly tabs: ReactNode;
  /** Its button gets the focus. */
  readonly hasFocus: boolean;
  readonly onAdd: (() => void) | undefined;
  readonly onChange: (part: Partial<Omit<Entry, 'laps'>>) => void;
  readonly onLaps: (laps: string) => void;
}

/** A large stopwatch or countdown. */
function Stopwatch(props: StopwatchProps) {
  const { entry, show, title, tabs, hasFocus, onAdd, onChange, onLaps } = props;
  const { message } = useToolMessages<typeof messages>();
  const { locale, t } = useMessages();
  const { watch, laps, settings } = entry;
  const [former, setFormer] = useState<{ readonly watch: Watch; readonly laps: string }>();
  const [slept, setSlept] = useState(0);
  const [hasSettings, showSettings] = useState(false);
  const lapTimes = useMemo(() => readLaps(laps), [laps]);
  const face = useRef<HTMLDivElement>(null);
  const lapFace = useRef<HTMLDivElement>(null);
  const isRunning = watch.since !== undefined;
  const isNew = !isRunning && watch.total === 0;
  const isCountdown = settings.mode === 'countdown';
  const from = countdownOf(entry);
  const isEnded = from !== undefined && elapsed(watch, now()) >= from;
  const isOver = !isRunning && isEnded && !settings.goesOn;
  const canStart = !(isCountdown && from === undefined);
  /** Of a watch that was stopped, what follows the last lap is one too. */
  const hasOpenLap = isRunning || hasTimeAfter(lapTimes, watch.total);

  const write = useCallback(
    (moment: ReturnType<typeof now>, finest: Show) => {
      const time = elapsed(watch, moment);
      return isCountdown ? writeLeft((from ?? 0) - time, finest) : writeTime(time, finest);
    },
    [watch, isCountdown, from],
  );

  useEffect(() => {
    const draw = () => {
      const moment = now();
      const lap = hasOpenLap ? runningLap(lapTimes, elapsed(watch, moment)) : undefined;
      if (face.current) face.current.textContent = write(moment, show);
      if (lapFace.current)
        lapFace.current.textContent = lap ? message('lastLap', { n: lap.n, time: writeTime(lap.time, show) }) : '';
    };
    draw();
    if (!isRunning) return;
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [watch, lapTimes, write, show, isRunning, hasOpenLap, message]);

  const { inTitle } = settings;
  useEffect(() => {
    if (!isRunning) return;
    const { title } = document;
    const timer = setInterval(() => {
      if (inTitle) document.title = `${write(now(), 'seconds')} - ${title}`;
      setSlept(sleepOf(watch, now()));
    }, 1_000);
    return () => {
      clearInterval(timer);
      document.title = title;
    };
  }, [watch, write, isRunning, inTitle]);

  useEffect(() => {
    const timer = former && setTimeout(() => setFormer(undefined), undoTime);
    return () => clearTimeout(timer);
  }, [former]);

  useEffect(() => {
    if (hasFocus) focusButton(face.current);
  }, [hasFocus]);

  /** Runs on from a stopped watch, with the laps that it can have; what is lost can be restored for a while. */
  const run = (from: Watch) => {
    const kept = lapsOfRun(laps, from.total);
    setFormer(from === watch && kept === laps ? undefined : { watch, laps });
    allowSounds();
    onChange({ watch: start(from, now()) });
    if (kept !== laps) onLaps(kept);
  };
  const restart = () => {
    setSlept(0);
    run(stopped);
  };
  const toggle = () => {
    if (isRunning) {
      setFormer(undefined);
      onChange({ watch: stop(watch, now()) });
    } else if (isOver) restart();
    else if (canStart) run(watch);
  };
  const lap = () => {
    if (!hasOpenLap) return;
    if (settings.lapSound) beep(1);
    const time = elapsed(watch, now());
    const kept = lapsOfRun(laps, time);
    if (kept !== laps) setFormer({ watch, laps });
    onLaps(`${kept}${kept === '' || kept.endsWith('\n') ? '' : '\n'}${writeTime(time)}`);
    const ended = runningLap(readLaps(kept), time) ?? { n: 1, time };
    const text = message('lastLap', { n: ended.n, time: writeTime(ended.time) });
    announce(() => text, text);
  };
  const reset = () => {
    if (isNew && laps === '') return;
    setFormer({ watch, laps });
    onChange({ watch: stopped });
    setSlept(0);
    onLaps('');
  };
  const undo = () => {
    if (!former) return;
    onChange({ watch: former.watch });
    onLaps(former.laps);
    setFormer(undefined);
  };
  useUndoKey({ undo: former && undo });
  const changeSettings = (next: Settings) => onChange({ settings: next });
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void face.current?.closest<HTMLElement>('[data-pane]')?.requestFullscreen?.();
  };
  /** Neither the field of the laps nor another button takes the next key: Space starts and stops. */
  const withFocus = (action: () => void) => () => {
    focusButton(face.current);
    action();
  };
  const keys = { ' ': withFocus(toggle), l: withFocus(lap), enter: withFocus(lap), r: withFocus(reset) };
  useKeys(true, keys, { isForAll: true });

  const timeOfDay = (epoch: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(new Date(epoch));
  const { begun, ended } = watch;
  // The table of all of them is out of sight on a phone.
  const lastLaps = lapTimes?.slice(-2).map((time, index, { length }) => {
    const n = lapTimes.length - length + index + 1;
    return message('lastLap', { n, time: writeTime(time) });
  });
  const note =
    slept > 0
      ? message('slept', { time: writeTime(slept, 'seconds') })
      : begun === undefined
        ? undefined
        : isRunning && lastLaps?.length
          ? lastLaps.reverse().join(' · ')
          : ended === undefined
            ? message('begun', { time: timeOfDay(begun) })
            : message('ended', { from: timeOfDay(begun), to: timeOfDay(ended) });

  return (
    <>
      <Pane
        title={title}
        actions={
          <>
            <CopyButton what={message('time')} disabled={isNew} content={() => write(now(), show)} />
            {onAdd && <IconButton icon="plus" label={message('add')} onClick={onAdd} />}
            <IconButton
              icon="settings"
              label={message('settings')}
              aria-expanded={hasSettings}
              onClick={() => showSettings(!hasSettings)}
            />
            <IconButton icon="maximize" label={message('fullScreen')} onClick={toggleFullScreen} />
          </>
        }
      >
        {tabs}
        <ModeFields settings={settings} isBegun={!isNew} onChange={changeSettings} onStart={withFocus(toggle)} />
        <ClockFace ref={face} detailRef={lapFace} label={message(settings.mode)} time={writeTime(0)}>
          <Button
            data-takes-keys
            tone="primary"
            icon={isRunning ? 'player-pause' : 'player-play'}
            disabled={!isRunning && !canStart}
            onClick={toggle}
          >
            {message(isRunning ? 'stop' : isNew || isOver ? 'start' : 'resume')}
          </Button>
          <Button icon="list-numbers" disabled={!hasOpenLap} onClick={withFocus(lap)}>
            {message(isRunning || !hasOpenLap ? 'lap' : 'finalLap')}
          </Button>
          {/* In a place of its own: a late press on another button must not take the laps. */}
          <Button icon="refresh" disabled={isNew} onClick={withFocus(restart)}>
            {message('restart')}
          </Button>
          <Button
            icon="restore"
            aria-label={former && message('undo')}
            disabled={isNew && laps === '' && !former}
            onClick={withFocus(former ? undo : reset)}
          >
            {former ? t('undo') : message('reset')}
          </Button>
        </ClockFace>
        {isEnded && <ViewNote isWarning>{message('over')}</ViewNote>}
        <ViewNote isOfKeys>{message('keys')}</ViewNote>
        <ViewNote isLive={slept > 0}>{note ?? '\u00A0'}</ViewNote>
      </Pane>
      {hasSettings && <MoreSettings entry={entry} onChange={onChange} />}
    </>
  );
}

/** Of the watch whose time is drawn in an element. */
const focusButton = (face: HTMLElement | null) =>
  face?.parentElement?.querySelector<HTMLElement>('[data-takes-keys]')?.focus();
