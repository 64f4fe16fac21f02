import { fileKind } from '#core/file-kinds.ts';
import type { Tool } from '#core/tool.ts';
import { inputValue } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useExecute } from '#page/session/use-execute.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';

export interface SaveOtherProps {
  readonly session: ToolSession;
  /** Another operation of the tool, which takes the input and the options of the present one and gives a file. */
  readonly operation: string;
  readonly extension: string;
  readonly children: string;
}

/** Downloads the result in another form, made by an operation of its own; nothing where there is no result. */
export function SaveOther({ session, operation, extension, children }: SaveOtherProps) {
  const execute = useExecute<Tool>();
  const download = useDownload();
  if (!session.run.success || session.run.success.operation !== session.name) return null;
  const save = async () => {
    const outcome = await execute(operation, inputValue(session.input), session.options);
    if ('value' in outcome) await download(outcome.value, { ...fileKind('file'), extension });
  };
  return (
    <ControlRow>
      <Button icon="download" onClick={() => void save()}>
        {children}
      </Button>
    </ControlRow>
  );
}
