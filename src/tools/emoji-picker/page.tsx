import about from '#generated/data/emoji-about.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { OptionSegments } from '#page/options/option-segments.tsx';
import { useDataDate } from '#page/session/use-data-date.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { lazy } from '#ui/lazy.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

const EmojiGrid = lazy(() => import('./page/emoji-grid.tsx'), 'EmojiGrid', undefined, true);

export default function EmojiPickerPage() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const { title, version } = about;
  const date = useDataDate(about.date);
  return (
    <>
      {session.name === 'search' ? (
        <ToolLayout
          session={session}
          hiddenOptions={['group']}
          control={<OptionSegments session={session} name="group" />}
          renderResult={() => <EmojiGrid session={session} />}
        />
      ) : (
        <ToolLayout session={session} />
      )}
      <ViewNote>{message('source', { title, version, date })}</ViewNote>
      <Examples session={session} />
    </>
  );
}
