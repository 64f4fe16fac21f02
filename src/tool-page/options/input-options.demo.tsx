/** Options below the input, such as a key, and a button that generates one. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { InputOptions } from './input-options.tsx';

const names = ['password', 'endMark'];

export function WithButton() {
  const session = useToolSession();
  return (
    <InputOptions session={session} names={names}>
      <Button icon="arrows-shuffle" onClick={() => session.setOption('password', 'hunter2')}>
        Generate
      </Button>
    </InputOptions>
  );
}
