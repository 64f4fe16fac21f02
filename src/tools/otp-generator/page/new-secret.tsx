import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Puts a random secret into the input. */
export function NewSecret({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { operation } = useToolMessages<typeof messages>();
  const execute = useExecute<typeof tool>();
  const generate = async () => {
    const outcome = await execute('generateSecret', undefined, {});
    const secret = 'value' in outcome ? outcome.value.secret : null;
    if (secret === null) return;
    session.setOption('secretFormat', 'base32');
    session.setInput({ text: secret }, 'replace');
  };
  return (
    <ControlRow>
      <Button icon="arrows-shuffle" onClick={() => void generate()}>
        {operation('generateSecret')}
      </Button>
    </ControlRow>
  );
}
