import { useCallback, useEffect, useRef, useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { ClockFace } from '#ui/display/clock-face.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { useKeys } from '#ui/use-keys.ts';
import { elapsed, type Show, sleepOf, start, stop, stopped, type Watch, writeTime } from '../chronometer.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { now, useWatch } from './use-watch.ts';

/** How long a reset can be undone, in milliseconds. */
const undoTime = 10_000;

/** A stopwatch whose laps are the input. */
export function Stopwatch({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { input, setInput } = session;
  const show = session.options.show as Show;
  const laps = 'text' in input ? input.text : 'document' in input ? input.document.toString() : '';
  const setLaps = useCallback((text: string) => setInput({ text }), [setInput]);
  const [watch, setWatch] = useWatch(laps, setLaps);
  const [former, setFormer] = useState<{ readonly watch: Watch; readonly laps: string }>();
  const [slept, setSlept] = useState(0);
  const face = useRef<HTMLDivElement>(null);
  const isRunning = watch.since !== undefined;
  const isNew = !isRunning && watch.total === 0;

  useEffect(() => {
    const draw = () => {
      if (face.current) face.current.textContent = writeTime(elapsed(watch, now()), show);
    };
    draw();
    if (!isRunning) return;
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [watch, show, isRunning]);

  useEffect(() => {
    if (!isRunning) return;
    const { title } = document;
    const timer = setInterval(() => {
      document.title = `${writeTime(elapsed(watch, now()), 'seconds')} - ${title}`;
      setSlept(sleepOf(watch, now()));
    }, 1_000);
    return () => {
      clearInterval(timer);
      document.title = title;
    };
  }, [watch, isRunning]);

  useEffect(() => {
    const timer = former && setTimeout(() => setFormer(undefined), undoTime);
    return () => clearTimeout(timer);
  }, [former]);

  const toggle = () => {
    setFormer(undefined);
    setWatch(isRunning ? stop(watch, now()) : start(watch, now()));
  };
  const lap = () => {
    if (!isRunning) return;
    setLaps(`${laps}${laps === '' || laps.endsWith('\n') ? '' : '\n'}${writeTime(elapsed(watch, now()))}`);
  };
  const reset = () => {
    if (isNew && laps === '') return;
    setFormer({ watch, laps });
    setWatch(stopped);
    setSlept(0);
    setLaps('');
  };
  const undo = () => {
    if (!former) return;
    setWatch(former.watch);
    setLaps(former.laps);
    setFormer(undefined);
  };
  /** The field of the laps does not take the next key. */
  const byKey = (action: () => void) => () => {
    face.current?.parentElement?.querySelector('button')?.focus();
    action();
  };
  useKeys(true, { ' ': byKey(toggle), l: byKey(lap), r: byKey(reset) }, { inEmptyFields: true });

  return (
    <Pane title={message('stopwatch')}>
      <ClockFace ref={face} label={message('stopwatch')} time={writeTime(0)}>
        <Button tone="primary" icon={isRunning ? 'player-pause' : 'player-play'} onClick={toggle}>
          {message(isRunning ? 'stop' : isNew ? 'start' : 'resume')}
        </Button>
        <Button icon="list-numbers" disabled={!isRunning} onClick={lap}>
          {message('lap')}
        </Button>
        <Button icon="restore" disabled={isNew && laps === '' && !former} onClick={former ? undo : reset}>
          {message(former ? 'undo' : 'reset')}
        </Button>
      </ClockFace>
      <ViewNote>{slept > 0 ? message('slept', { time: writeTime(slept, 'seconds') }) : message('keys')}</ViewNote>
    </Pane>
  );
}
