import type { Tool } from '#core/tool.ts';
import { useTool } from '#page/services.ts';
import { setForVisit } from '#page/session/set-for-visit.ts';
import { useExecute } from '#page/session/use-execute.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';

export interface GenerateButtonProps {
  readonly session: ToolSession;
  /** The option that the operation generates. */
  readonly name: string;
  readonly operation: string;
}

/** Makes a value for an option, such as a key. */
export function GenerateButton({ session, name, operation }: GenerateButtonProps) {
  const { tool, messages, control } = useTool();
  const execute = useExecute<Tool>();
  const generate = async () => {
    const fields = tool.operations[operation]?.options ?? {};
    const shared = Object.entries(session.options).filter(([field]) => Object.hasOwn(fields, field));
    const outcome = await execute(operation, undefined, Object.fromEntries(shared));
    if (!('value' in outcome)) return;
    const made = typeof outcome.value === 'string' ? { [name]: outcome.value } : outcome.value;
    const values = Object.entries(made ?? {}).filter(([field]) => Object.hasOwn(session.fields, field));
    // The user may have gone on to another operation meanwhile.
    if (control.current?.name === session.name) setForVisit(control, Object.fromEntries(values));
  };
  return (
    <Button icon="arrows-shuffle" onClick={() => void generate()}>
      {messages.operations[operation]}
    </Button>
  );
}
