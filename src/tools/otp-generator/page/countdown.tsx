import { useEffect, useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { LevelBar } from '#ui/display/charts/level-bar.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Shows when the present code ends, and makes the next one then. Codes of another time stay. */
export function Countdown({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, output } = useToolMessages<typeof messages>();
  const value = resultOf(session, 'totp');
  const { time } = session.optionsOf('totp');
  const { tick: next } = session;
  const [left, setLeft] = useState<number>();
  const { unixTime, secondsLeft, period } = value ?? {};
  useEffect(() => {
    if (time !== '' || typeof unixTime !== 'number' || typeof secondsLeft !== 'number') return;
    const end = (unixTime + secondsLeft) * 1_000;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      setLeft(Math.max(0, Math.ceil((end - now) / 1_000)));
      if (now >= end) next();
      else timer = setTimeout(tick, Math.min(end - now, 1_000 - (now % 1_000)) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [time, unixTime, secondsLeft, next]);
  const shown = left ?? secondsLeft;
  if (time !== '' || typeof shown !== 'number' || typeof period !== 'number') return null;
  return (
    <LevelBar
      isTextShown
      label={output('secondsLeft')}
      value={shown}
      from={0}
      to={period}
      text={message('changesIn', { n: shown })}
    />
  );
}
