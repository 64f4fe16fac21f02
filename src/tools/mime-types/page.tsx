import mimeTypes from '#generated/data/mime-types-about.ts';
import { Examples } from '#page/examples.tsx';
import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useDataDate } from '#page/session/use-data-date.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

export default function MimeTypesPage() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const { title, version } = mimeTypes;
  const date = useDataDate(mimeTypes.date);
  return (
    <>
      {session.name === 'list' ? (
        <GeneratorLayout session={session} isLong isFixed />
      ) : (
        <ToolLayout session={session} />
      )}
      <ViewNote>{message('source', { title, version, date })}</ViewNote>
      <Examples session={session} />
    </>
  );
}
