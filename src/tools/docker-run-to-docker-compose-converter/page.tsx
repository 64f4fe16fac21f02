import { fileKind } from '#core/file-kinds.ts';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useDownload } from '#page/session/use-download.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

export default function DockerPage() {
  const session = useToolSession<typeof tool>();
  return (
    <ToolLayout
      session={session}
      fileName={session.name === 'toCompose' ? 'compose.yaml' : undefined}
      renderOutput={(pane) => (
        <>
          {pane}
          {session.name === 'toCompose' && <SaveByFormerName session={session} />}
        </>
      )}
    />
  );
}

/** Compose still reads the file by the name that it had first; many a project keeps it. */
function SaveByFormerName({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const download = useDownload();
  const { success } = session.run;
  const save = () => void download(success?.value, fileKind('compose'), { fileName: 'docker-compose.yml' });
  return (
    <ControlRow>
      <Button icon="download" disabled={success?.operation !== 'toCompose'} onClick={save}>
        {message('saveByFormerName')}
      </Button>
    </ControlRow>
  );
}
