import { useSyncExternalStore } from 'react';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { offeredOperations } from '#core/operations/offered-operations.ts';
import { ExampleChips } from '#page/examples/example-chips.tsx';
import { type PageSession, useTool } from '#page/services.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { useMessages } from '#ui/messages.ts';

export interface FootContentProps {
  /** Of the page; before it has arrived, the first operation is the present one. */
  readonly session: PageSession | undefined;
}

/** The notes of the tool's messages, the source of its data, whether its input is kept, and the examples of an operation without input. */
export function FootContent({ session }: FootContentProps) {
  const { tool, messages } = useTool();
  const { note, warning, source } = messages;
  const { t } = useMessages();
  const [first = ''] = offeredOperations(tool);
  const state = useSyncExternalStore(
    session?.subscribe ?? unchanging,
    () => session?.get(),
    () => undefined,
  );
  const name = state?.name ?? first;
  const loadExample: PageSession['actions']['loadExample'] = (operation, example) => {
    session?.actions.loadExample(operation, example);
    requestAnimationFrame(showAnswer);
  };
  const input = tool.operations[name]?.input;
  return (
    <>
      {input && warning && (
        <ViewNote isWarning isSilent>
          {warning}
        </ViewNote>
      )}
      {note && <ViewNote>{note}</ViewNote>}
      {source && <ViewNote>{source}</ViewNote>}
      {input && hasSecretInput(tool) && <ViewNote>{t('notStored')}</ViewNote>}
      {!input && <ExampleChips name={name} loadExample={loadExample} />}
    </>
  );
}

/** The examples are below the answer, which may be out of sight. */
const showAnswer = () => {
  const answer = document.querySelector('[data-results="newest"]') ?? document.querySelector('[data-results]');
  answer?.closest('[data-pane]')?.scrollIntoView({ block: 'nearest' });
};

const unchanging = () => () => {};
