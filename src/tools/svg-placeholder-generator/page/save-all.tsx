import { fileKind } from '#core/kinds/file-kinds.ts';
import { inputValue } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { PictureGrid } from '#ui/display/media/picture-grid.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** The first pictures, and a button that saves all of them in one archive. */
export function SaveAll({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const download = useDownload();
  const execute = useExecute<typeof tool>();
  const save = async () => {
    const outcome = await execute('archive', inputValue(session.input), session.optionsOf('batch'));
    if ('value' in outcome) await download(outcome.value, fileKind('bytes'), { fileName: 'placeholders.zip' });
  };
  const { latest } = useOperation(session, 'pictures', inputValue(session.input));
  if (resultOf(session, 'batch') === undefined) return null;
  return (
    <>
      {latest && (
        <PictureGrid
          label={message('pictures')}
          pictures={latest.value.map(({ name, svg }) => ({ name: String(name), svg: String(svg) }))}
        />
      )}
      <Button icon="download" onClick={() => void save()}>
        {message('saveAll')}
      </Button>
    </>
  );
}
