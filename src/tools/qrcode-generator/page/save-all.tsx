import { fileKind } from '#core/kinds/file-kinds.ts';
import { inputValue } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { PictureGrid } from '#ui/display/media/picture-grid.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

const forms = {
  archive: { fileName: 'qr-codes.zip', kind: 'bytes', label: 'saveAll' },
  sheet: { fileName: 'qr-codes.html', kind: 'html', label: 'saveSheet' },
} as const;

/** The first codes of a list, and buttons that save all of them in one archive, or on a sheet to print. */
export function SaveAll({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const download = useDownload();
  const execute = useExecute<typeof tool>();
  const save = async (form: keyof typeof forms) => {
    const outcome = await execute(form, inputValue(session.input), session.optionsOf('many'));
    const { kind, fileName } = forms[form];
    if ('value' in outcome) await download(outcome.value, fileKind(kind), { fileName });
  };
  const { latest } = useOperation(session, 'pictures', inputValue(session.input));
  return (
    <>
      {latest && (
        <PictureGrid
          label={message('pictures')}
          pictures={latest.value.map(({ name, svg }) => ({ name: String(name), svg: String(svg) }))}
        />
      )}
      <ControlRow>
        {(['archive', 'sheet'] as const).map((form) => (
          <Button key={form} icon="download" onClick={() => void save(form)}>
            {message(forms[form].label)}
          </Button>
        ))}
      </ControlRow>
    </>
  );
}
