import { useEffect, useRef, useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { LevelBar } from '#ui/display/charts/level-bar.tsx';
import { allowNotifications, notify } from '#ui/notification.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** How much is done, and on request a countdown to the end, in the title of the tab too, with a notification. */
export function Progress({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, output } = useToolMessages<typeof messages>();
  const [isLive, setLive] = useState(false);
  const [notifies, setNotifies] = useState<'no' | 'yes' | 'blocked'>('no');
  const result = resultOf(session, 'eta', 'fromProgress', 'transferTime');
  if (!result) return null;
  const { percent, endIso } = result;
  const end = endIso === null ? undefined : Date.parse(endIso);
  const setNotification = async (on: boolean) => {
    setNotifies(!on ? 'no' : (await allowNotifications()) ? 'yes' : 'blocked');
    if (on) setLive(true);
  };
  return (
    <div>
      <LevelBar label={output('percent')} value={Number(percent)} from={0} to={100} text={`${percent} %`} />
      {end !== undefined && (
        <ControlRow>
          <Checkbox checked={isLive} onChange={setLive}>
            {message('live')}
          </Checkbox>
          <Checkbox checked={notifies === 'yes'} onChange={(on) => void setNotification(on)}>
            {message('notify')}
          </Checkbox>
        </ControlRow>
      )}
      {notifies === 'blocked' && <ViewNote isWarning>{message('blocked')}</ViewNote>}
      {isLive && end !== undefined && <Countdown end={end} notifies={notifies === 'yes'} />}
    </div>
  );
}

/** Hours, minutes and seconds that are left, `25:03:09`. */
function write(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(seconds / 3_600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`;
}

function Countdown({ end, notifies }: { readonly end: number; readonly notifies: boolean }) {
  const { message } = useToolMessages<typeof messages>();
  const [left, setLeft] = useState(() => end - Date.now());
  const shown = left > 0 ? message('left', { time: write(left) }) : message('finished');
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    const { title } = document;
    const tick = () => {
      setLeft(end - Date.now());
      document.title = `${latest.current} - ${title}`;
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => {
      clearInterval(timer);
      document.title = title;
    };
  }, [end]);
  const isOver = left <= 0;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current && notifies) void notify(message('finished'));
    wasOver.current = isOver;
  }, [isOver, notifies, message]);
  return <ViewNote>{shown}</ViewNote>;
}
