import { useSyncExternalStore } from 'react';
import { offeredOperations } from '#core/operations/offered-operations.ts';
import { ExampleChips } from '#page/examples/example-chips.tsx';
import { inputValue, type PageSession, useTool } from '#page/services.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';

export interface FootContentProps {
  /** Of the page; before it has arrived, the first operation is the present one. */
  readonly session: PageSession | undefined;
}

/** The notes of the tool's messages, the source of its data, and its examples while the input is nobody's. */
export function FootContent({ session }: FootContentProps) {
  const { tool, messages } = useTool();
  const { note, warning, source } = messages;
  const [first = ''] = offeredOperations(tool);
  const state = useSyncExternalStore(
    session?.subscribe ?? unchanging,
    () => session?.get(),
    () => undefined,
  );
  const name = state?.name ?? first;
  const isOwn = tool.operations[name]?.input !== undefined && state !== undefined && hasOwnInput(state);
  return (
    <>
      {warning && <ViewNote isWarning>{warning}</ViewNote>}
      {note && <ViewNote>{note}</ViewNote>}
      {source && <ViewNote>{source}</ViewNote>}
      <ExampleChips name={name} isHidden={isOwn} loadExample={session?.actions.loadExample} />
    </>
  );
}

/** Whether the input is the user's, not a sample, an example or a result that was swapped. */
const hasOwnInput = ({ input, sample, isGiven, isSelected }: ReturnType<PageSession['get']>): boolean =>
  isGiven === true && !isSelected && inputValue(input) !== sample;

const unchanging = () => () => {};
