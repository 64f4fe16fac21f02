import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';

export interface EntropyButtonProps {
  readonly session: SessionOf<typeof tool>;
}

/** Makes entropy in the chosen form: as much as the mnemonic on the page has, where there is one. */
export function EntropyButton({ session }: EntropyButtonProps) {
  const execute = useExecute<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const { entropyForm, words: chosen } = session.optionsOf('entropyToMnemonic');
  const generate = async () => {
    const count = String(resultOf(session, 'entropyToMnemonic')?.split(/\s/).length);
    const isHashed = entropyForm === 'dice' || entropyForm === 'base6';
    const { values } = tool.operations.entropyToMnemonic.options.words;
    const words = (!isHashed && values.find((value) => value === count)) || chosen;
    const outcome = await execute('generateEntropy', undefined, { words, entropyForm });
    if ('value' in outcome) session.setInput({ text: outcome.value }, 'fill');
  };
  return (
    <div>
      <Button icon="arrows-shuffle" onClick={() => void generate()}>
        {message('generateEntropy')}
      </Button>
    </div>
  );
}
