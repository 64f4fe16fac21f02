import { ExampleList } from '#page/example-list.tsx';
import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';

/** The notes of the tool's messages, the source of its data, and its examples. */
export function FootContent({ session }: { readonly session: ToolSession }) {
  const { note, warning, source } = useTool().messages;
  return (
    <>
      {warning && <ViewNote isWarning>{warning}</ViewNote>}
      {note && <ViewNote>{note}</ViewNote>}
      {source && <ViewNote>{source}</ViewNote>}
      <ExampleList session={session} />
    </>
  );
}
