import { fileKind } from '#core/kinds/file-kinds.ts';
import { csvToJson } from '#lib/csv/to-json.ts';
import { toPlain } from '#page/results/result-json.ts';
import { useDownload } from '#page/session/use-download.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { useMessages } from '#ui/messages.ts';

const json = fileKind('json');
/** What everybody calls it. */
const name = String(json.extension).toUpperCase();

/** A table of comma-separated values as JSON, to be copied or saved. */
export function TableForm({ value }: { readonly value: unknown }) {
  const { t } = useMessages();
  const download = useDownload();
  const write = async () => csvToJson(String(await toPlain(value)));
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{'[{ … }, … ]'}</code>
        <CopyButton content={write} what={name} />
        <IconButton
          icon="download"
          label={t('downloadWhat', { what: name })}
          onClick={() => void write().then((text) => download(text, json))}
        />
      </dd>
    </div>
  );
}
