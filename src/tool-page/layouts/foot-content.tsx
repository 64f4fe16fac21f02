import { useSyncExternalStore } from 'react';
import { offeredOperations } from '#core/offered-operations.ts';
import { ExampleList } from '#page/example-list.tsx';
import { type PageSession, useTool } from '#page/services.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';

export interface FootContentProps {
  /** Of the page; before it has arrived, the first operation is the present one. */
  readonly session: PageSession | undefined;
}

/** The notes of the tool's messages, the source of its data, and its examples. */
export function FootContent({ session }: FootContentProps) {
  const { tool, messages } = useTool();
  const { note, warning, source } = messages;
  const names = offeredOperations(tool);
  const [first = ''] = names;
  const name = useSyncExternalStore(
    session?.subscribe ?? unchanging,
    () => session?.get().name ?? first,
    () => first,
  );
  return (
    <>
      {warning && <ViewNote isWarning>{warning}</ViewNote>}
      {note && <ViewNote>{note}</ViewNote>}
      {source && <ViewNote>{source}</ViewNote>}
      <ExampleList names={names} name={name} loadExample={session?.actions.loadExample} />
    </>
  );
}

const unchanging = () => () => {};
