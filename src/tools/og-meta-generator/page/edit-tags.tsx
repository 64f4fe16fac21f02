import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Fills the form with the tags that were read. */
export function EditTags({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const form = resultOf(session, 'read')?.form;
  const edit = () => {
    const { title = '', ...options } = JSON.parse(form ?? '{}');
    session.loadExample('generate', { input: title, options });
  };
  return (
    <Button tone="primary" icon="pencil" disabled={!form} onClick={edit}>
      {message('edit')}
    </Button>
  );
}
