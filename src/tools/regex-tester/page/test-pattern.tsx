import { useEffect, useRef } from 'react';
import { readLiteral } from '#lib/regex/literal.ts';
import { isEmptyInput } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Goes on with the pattern that is explained; on arrival it is the one that was tested. */
export function TestPattern({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const onArrival = useRef(session);
  useEffect(() => {
    const { input, setInput, optionsOf } = onArrival.current;
    if (isEmptyInput(input)) setInput({ text: optionsOf('match').pattern }, 'fill');
  }, []);
  const text = 'text' in session.input ? session.input.text : '';
  const test = () => {
    const { source, flags } = readLiteral(text) ?? { source: text, flags: session.optionsOf('explain').flags };
    session.setOptionsOf('match', { pattern: source, flags });
    session.setOperation('match');
  };
  return (
    <ControlRow>
      <Button icon="player-play" disabled={text === ''} onClick={test}>
        {message('test')}
      </Button>
    </ControlRow>
  );
}
