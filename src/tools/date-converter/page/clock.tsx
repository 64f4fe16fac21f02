import { type ReactNode, useEffect, useState } from 'react';
import { emptyInput, isEmptyInput } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { DateTimeField } from '#ui/controls/fields/date-time-field.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface ClockProps {
  readonly session: SessionOf<typeof tool>;
  /** Follows the buttons. */
  readonly children?: ReactNode;
}

/** An empty field shows the present moment, every second until it is paused; a picked one fills the field. */
export function Clock({ session, children }: ClockProps) {
  const { message } = useToolMessages<typeof messages>();
  const [isPaused, setPaused] = useState(false);
  const isLive = isEmptyInput(session.input);
  const { tick: next } = session;
  useEffect(() => {
    if (!isLive || isPaused) return;
    next();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      timer = setTimeout(
        () => {
          next();
          tick();
        },
        1_000 - (Date.now() % 1_000),
      );
    };
    tick();
    return () => clearTimeout(timer);
  }, [isLive, isPaused, next]);
  const { zone, outputZone } = session.optionsOf('describe');
  const local = resultOf(session, 'describe')?.iso9075?.slice(0, 19).replace(' ', 'T') ?? '';
  return (
    <ControlRow>
      <DateTimeField
        label={message('pick')}
        value={isLive || zone !== outputZone ? '' : local}
        onChange={(value) => session.setInput({ text: value })}
      />
      {isLive ? (
        <Button icon={isPaused ? 'player-play' : 'player-pause'} onClick={() => setPaused(!isPaused)}>
          {message(isPaused ? 'resume' : 'pause')}
        </Button>
      ) : (
        <Button icon="clock" onClick={() => session.setInput(emptyInput, 'replace')}>
          {message('now')}
        </Button>
      )}
      {children}
    </ControlRow>
  );
}
