import { useEffect, useReducer } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { TreeBar } from '#ui/controls/tree-bar.tsx';
import { ColorDot } from '#ui/display/colors/color-dot.tsx';
import { elapsed, readCountdown, writeLeft, writeTime } from '../chronometer.ts';
import type messages from '../en.json';
import { useEnd } from './use-end.ts';
import { type Entry, now, type useWatches } from './use-watches.ts';

/** The time that a watch counts down from, in milliseconds; undefined of a stopwatch. */
export const countdownOf = ({ settings }: Entry): number | undefined =>
  settings.mode === 'countdown' ? readCountdown(settings.countdown)?.time : undefined;

/** What a watch shows, in seconds. */
function timeOf(entry: Entry): string {
  const time = elapsed(entry.watch, now());
  return entry.settings.mode === 'countdown'
    ? writeLeft((countdownOf(entry) ?? 0) - time, 'seconds')
    : writeTime(time, 'seconds');
}

export interface WatchTabsProps extends Pick<ReturnType<typeof useWatches>, 'entries' | 'entry' | 'removed'> {
  readonly nameOf: (entry: Entry) => string;
  readonly onShow: (id: number) => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
}

/** Several watches, each with its time; one alone needs no tab. */
export function WatchTabs({ entries, entry, removed, nameOf, onShow, onRemove, onRestore }: WatchTabsProps) {
  const { message } = useToolMessages<typeof messages>();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const isTicking = entries.length > 1 && entries.some(({ watch }) => watch.since);
  useEffect(() => {
    const timer = isTicking && setInterval(draw, 1_000);
    return () => clearInterval(timer || undefined);
  }, [isTicking]);
  if (entries.length === 1 && !removed) return null;
  return (
    <TreeBar>
      {entries.length > 1 && (
        <>
          {entries.map((each) => (
            <Button key={each.id} aria-pressed={each.id === entry.id} onClick={() => onShow(each.id)}>
              <ColorDot color={each.color} />
              {nameOf(each)} {timeOf(each)}
            </Button>
          ))}
          <IconButton icon="trash" label={message('remove', { name: nameOf(entry) })} onClick={onRemove} />
        </>
      )}
      {removed && (
        <Button variant="text" icon="arrow-back-up" onClick={onRestore}>
          {message('restore', { name: nameOf(removed) })}
        </Button>
      )}
    </TreeBar>
  );
}

export interface AlarmProps {
  readonly entry: Entry;
  readonly onEnd: (entry: Entry) => void;
}

/** Announces the end of a countdown, whether it is shown or not. */
export function Alarm({ entry, onEnd }: AlarmProps) {
  useEnd(entry.watch, countdownOf(entry), entry.settings.goesOn, () => onEnd(entry));
  return null;
}
