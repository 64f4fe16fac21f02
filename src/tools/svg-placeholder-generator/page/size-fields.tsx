import { useEffect, useRef, useState } from 'react';
import { SizeOptions } from '#page/options/size-options.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import type messages from '../en.json';
import { followRatio } from '../follow-ratio.ts';
import type tool from '../tool.ts';

const sides = ['width', 'height'];

/** The size, and a lock: while it is on, the height follows the width, and the width the height. */
export function SizeFields({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const [isLocked, setLocked] = useState(false);
  const { width, height } = session.optionsOf('generate');
  const former = useRef({ width, height });
  /** The size whose ratio is kept, which no rounding changes. */
  const model = useRef({ width, height });
  const { setOptionsOf } = session;
  useEffect(() => {
    const next = followRatio(model.current, former.current, { width, height });
    former.current = { width, height };
    if (!isLocked || next === undefined) {
      model.current = { width, height };
      return;
    }
    if (next.width === width && next.height === height) return;
    former.current = next;
    setOptionsOf('generate', next);
  }, [isLocked, width, height, setOptionsOf]);
  return (
    <SizeOptions session={session} names={sides}>
      <IconButton
        variant="basic"
        icon={isLocked ? 'lock' : 'lock-open'}
        label={message('keepRatio')}
        aria-pressed={isLocked}
        onClick={() => setLocked(!isLocked)}
      />
    </SizeOptions>
  );
}
