import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { withToolLinks } from '#page/tool-link.tsx';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { ClockFace } from '#ui/display/clock-face.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { useMessages } from '#ui/messages.ts';
import { notify } from '#ui/notification.ts';
import { useKeys } from '#ui/use-keys.ts';
import {
  elapsed,
  readCountdown,
  readLaps,
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
import { useEnd } from './use-end.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { now, useWatch } from './use-watch.ts';
import { ModeFields, MoreSettings } from './watch-settings.tsx';

/** How long a reset can be undone, in milliseconds. */
const undoTime = 10_000;

/** A stopwatch or countdown whose laps are the input. */
export function Stopwatch({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { locale } = useMessages();
  const { input, setInput } = session;
  const show = session.options.show as Show;
  const laps = 'text' in input ? input.text : 'document' in input ? input.document.toString() : '';
  const setLaps = useCallback((text: string) => setInput({ text }), [setInput]);
  const { watch, setWatch, settings, setSettings } = useWatch(laps, setLaps);
  const [former, setFormer] = useState<{ readonly watch: Watch; readonly laps: string }>();
  const [slept, setSlept] = useState(0);
  const [isEnded, setEnded] = useState(false);
  const lapTimes = useMemo(() => readLaps(laps), [laps]);
  const face = useRef<HTMLDivElement>(null);
  const isRunning = watch.since !== undefined;
  const isNew = !isRunning && watch.total === 0;
  const isCountdown = settings.mode === 'countdown';
  const from = isCountdown ? readCountdown(settings.countdown)?.time : undefined;
  const isOver = !isRunning && from !== undefined && watch.total >= from && !settings.goesOn;
  const canStart = !(isCountdown && from === undefined) && !isOver;
  useWakeLock(isRunning && settings.keepAwake);

  const write = useCallback(
    (moment: ReturnType<typeof now>, finest: Show) => {
      const time = elapsed(watch, moment);
      return isCountdown ? writeLeft((from ?? 0) - time, finest) : writeTime(time, finest);
    },
    [watch, isCountdown, from],
  );

  useEffect(() => {
    const draw = () => {
      if (face.current) face.current.textContent = write(now(), show);
    };
    draw();
    if (!isRunning) return;
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [write, show, isRunning]);

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

  useEnd(watch, from, settings.goesOn, () => {
    setEnded(true);
    if (settings.endSound) beep(3);
    if (settings.notification) void notify(message('over'));
    if (!settings.goesOn) setWatch(stopAt(watch, from ?? 0, now()));
  });

  useEffect(() => {
    const timer = former && setTimeout(() => setFormer(undefined), undoTime);
    return () => clearTimeout(timer);
  }, [former]);

  const toggle = () => {
    if (!isRunning && !canStart) return;
    setFormer(undefined);
    allowSounds();
    setWatch(isRunning ? stop(watch, now()) : start(watch, now()));
  };
  const lap = () => {
    if (!isRunning) return;
    if (settings.lapSound) beep(1);
    setLaps(`${laps}${laps === '' || laps.endsWith('\n') ? '' : '\n'}${writeTime(elapsed(watch, now()))}`);
  };
  const reset = () => {
    if (isNew && laps === '') return;
    setFormer({ watch, laps });
    setWatch(stopped);
    setSlept(0);
    setEnded(false);
    setLaps('');
  };
  const undo = () => {
    if (!former) return;
    setWatch(former.watch);
    setLaps(former.laps);
    setFormer(undefined);
  };
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void face.current?.closest<HTMLElement>('[data-pane]')?.requestFullscreen?.();
  };
  /** The field of the laps does not take the next key. */
  const byKey = (action: () => void) => () => {
    face.current?.parentElement?.querySelector<HTMLElement>('[data-takes-keys]')?.focus();
    action();
  };
  const keys = { ' ': byKey(toggle), l: byKey(lap), enter: byKey(lap), r: byKey(reset) };
  useKeys(true, keys, { inEmptyFields: true });

  const timeOfDay = (epoch: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(new Date(epoch));
  const { begun, ended } = watch;
  const lastLap = lapTimes?.at(-1);
  /** It is read aloud when it changes, as after each lap. */
  const note =
    slept > 0
      ? message('slept', { time: writeTime(slept, 'seconds') })
      : begun === undefined
        ? message('keys')
        : lastLap !== undefined && lapTimes && isRunning
          ? message('lastLap', { n: lapTimes.length, time: writeTime(lastLap) })
          : ended === undefined
            ? message('begun', { time: timeOfDay(begun) })
            : message('ended', { from: timeOfDay(begun), to: timeOfDay(ended) });

  return (
    <>
      <Pane
        title={message(settings.mode)}
        actions={<IconButton icon="maximize" label={message('fullScreen')} onClick={toggleFullScreen} />}
      >
        <ModeFields settings={settings} isBegun={!isNew} onChange={setSettings} />
        <ClockFace ref={face} label={message(settings.mode)} time={writeTime(0)}>
          <Button
            data-takes-keys
            tone="primary"
            icon={isRunning ? 'player-pause' : 'player-play'}
            disabled={!isRunning && !canStart}
            onClick={toggle}
          >
            {message(isRunning ? 'stop' : isNew ? 'start' : 'resume')}
          </Button>
          <Button icon="list-numbers" disabled={!isRunning} onClick={lap}>
            {message('lap')}
          </Button>
          <Button icon="restore" disabled={isNew && laps === '' && !former} onClick={former ? undo : reset}>
            {message(former ? 'undo' : 'reset')}
          </Button>
        </ClockFace>
        {isCountdown && (isOver || isEnded) && <ViewNote isWarning>{message('over')}</ViewNote>}
        <ViewNote>{note}</ViewNote>
        {lastLap !== undefined && lapTimes && (
          <ViewNote>
            {withToolLinks(message('sendLaps', { tool: '{tool:benchmark-builder}' }), {
              text: `${message('laps')}: ${lapTimes.map((time) => `${time}ms`).join(', ')}`,
            })}
          </ViewNote>
        )}
      </Pane>
      <MoreSettings settings={settings} onChange={setSettings} />
    </>
  );
}
