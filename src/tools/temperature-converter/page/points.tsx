import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

const points = { absolute: '-273.15', freezing: '0', room: '20', body: '37', boiling: '100' } as const;

/** Temperatures that people compare others with. */
export function Points({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  return (
    <ControlRow>
      {(Object.keys(points) as (keyof typeof points)[]).map((point) => (
        <Button key={point} onClick={() => session.setInput({ text: `${points[point]} °C` }, 'fill')}>
          {message(`point-${point}`)}
        </Button>
      ))}
    </ControlRow>
  );
}
