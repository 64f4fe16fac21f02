import { fileKind } from '#core/kinds/file-kinds.ts';
import { inputValue } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Saves all pictures in one archive. */
export function SaveAll({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const download = useDownload();
  const execute = useExecute<typeof tool>();
  const save = async () => {
    const outcome = await execute('archive', inputValue(session.input), session.optionsOf('batch'));
    if ('value' in outcome) await download(outcome.value, fileKind('bytes'), { fileName: 'placeholders.zip' });
  };
  if (resultOf(session, 'batch') === undefined) return null;
  return (
    <Button icon="download" onClick={() => void save()}>
      {message('saveAll')}
    </Button>
  );
}
