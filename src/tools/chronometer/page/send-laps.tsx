import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { withToolLinks } from '#page/tool-link.tsx';
import { readLaps } from '../chronometer.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { writtenLaps } from './written-laps.ts';

/** Takes the laps along to the tool that compares them. */
export function SendLaps({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const laps = readLaps(writtenLaps(session.input));
  if (!laps || laps.length === 0) return null;
  return (
    <p>
      {withToolLinks(message('sendLaps', { tool: '{tool:benchmark-builder}' }), {
        text: `${message('laps')}: ${laps.map((time) => `${time}ms`).join(', ')}`,
      })}
    </p>
  );
}
