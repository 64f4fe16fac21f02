import { fileKind } from '#core/kinds/file-kinds.ts';
import type { SaveForm, Tool } from '#core/tool.ts';
import { inputValue } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useExecute } from '#page/session/use-execute.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';

export interface SaveFormsProps {
  readonly session: ToolSession;
  /** The present result. */
  readonly value: unknown;
  readonly forms: readonly SaveForm[];
}

/** Downloads the result in other forms: under other names, or as other operations make it of the same input. */
export function SaveForms({ session, value, forms }: SaveFormsProps) {
  const { t } = useMessages();
  const execute = useExecute<Tool>();
  const download = useDownload();
  const save = async (form: SaveForm) => {
    const { output } = session.operation;
    if ('fileName' in form) return download(value, fileKind(typeof output === 'string' ? output : 'text'), form);
    const { operation, extension } = form;
    const outcome = await execute(operation, inputValue(session.input), session.options);
    if ('value' in outcome) await download(outcome.value, { ...fileKind('file'), extension });
  };
  return (
    <>
      {forms.map((form) => {
        const label =
          'fileName' in form
            ? t('downloadNamed', { name: form.fileName })
            : t('downloadIn', { format: form.extension.toUpperCase() });
        return (
          <Button key={label} icon="download" onClick={() => void save(form)}>
            {label}
          </Button>
        );
      })}
    </>
  );
}
