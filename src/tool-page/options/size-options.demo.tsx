/** The width and height of a picture, and a button beside them. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { SizeOptions } from './size-options.tsx';

const names = ['width', 'height'];

export function WithButton() {
  const session = useToolSession();
  return (
    <SizeOptions session={session} names={names}>
      <Button icon="arrows-shuffle" onClick={() => session.setOption('width', 600)}>
        Reset
      </Button>
    </SizeOptions>
  );
}
