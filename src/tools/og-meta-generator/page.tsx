import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

/** What every page has. */
const usual = ['description', 'url', 'image'];

export default function OgMetaPage() {
  const session = useToolSession<typeof tool>();
  const isWriting = session.name === 'generate';
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={usual}
        control={isWriting ? <InputOptions session={session} names={usual} /> : <EditTags session={session} />}
      />
      <Examples session={session} />
    </>
  );
}

/** Fills the form with the tags that were read. */
function EditTags({ session }: { readonly session: SessionOf<typeof tool> }) {
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
