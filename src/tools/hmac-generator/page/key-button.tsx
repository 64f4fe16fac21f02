import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface KeyButtonProps {
  readonly session: SessionOf<typeof tool>;
}

/** Makes a key. */
export function KeyButton({ session }: KeyButtonProps) {
  const execute = useExecute<typeof tool>();
  const { operation } = useToolMessages<typeof messages>();
  const generate = async () => {
    const { algorithm, keyEncoding: present } = session.optionsOf('hmac');
    // Random bytes are no text.
    const keyEncoding = present === 'base64' || present === 'base64url' ? present : 'hex';
    const outcome = await execute('generateKey', undefined, { algorithm, keyEncoding });
    const key = 'value' in outcome ? outcome.value.generated : null;
    if (key !== null) session.setOptions({ key, keyEncoding });
  };
  return (
    <Button icon="arrows-shuffle" onClick={() => void generate()}>
      {operation('generateKey')}
    </Button>
  );
}
