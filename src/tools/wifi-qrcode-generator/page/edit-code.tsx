import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import type messages from '../en.json';
import { optionsOf } from '../options-of.ts';
import type tool from '../tool.ts';

/** Fills the form with what was read. */
export function EditCode({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const fields = resultOf(session, 'parse', 'readPicture');
  if (!fields) return null;
  const edit = () => {
    session.setOptionsOf('build', optionsOf(fields));
    session.setOperation('build');
    session.setInput({ text: fields.ssid ?? '' }, 'fill');
  };
  return (
    <div>
      <Button icon="pencil" onClick={edit}>
        {message('edit')}
      </Button>
    </div>
  );
}
