import { fileKind } from '#core/kinds/file-kinds.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { fileNames } from './key-rows.tsx';

export interface KeyToolsProps {
  readonly session: SessionOf<typeof tool>;
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
}

/** What goes into the archive, of the formats that the key has. */
const archived = ['privatePkcs8', 'publicSpki', 'privateOpenssh', 'publicOpenssh'] as const;

/** Hides private keys, and downloads both keys at once. */
export function KeyTools({ session, isHidden, onHide }: KeyToolsProps) {
  const { message } = useToolMessages<typeof messages>();
  const download = useDownload();
  const isGenerating = session.operation.input === undefined;
  const key = isGenerating ? resultOf(session, 'generate') : undefined;
  const save = async () => {
    if (!key) return;
    const { writeZip } = await import('#lib/files/zip.ts');
    const names = fileNames(String(key.keyType));
    const entries = archived.flatMap((name) => {
      const text = key[name];
      if (text === null) return [];
      return [
        {
          name: names[name] ?? name,
          bytes: new TextEncoder().encode(text),
          isPrivate: name.startsWith('private'),
        },
      ];
    });
    const fileName = `${names['privateOpenssh']}.zip`;
    await download(writeZip(entries), fileKind('bytes'), { fileName });
  };
  return (
    <ControlRow>
      {isGenerating && (
        <Button icon="download" disabled={!key} onClick={() => void save()}>
          {message('downloadPair')}
        </Button>
      )}
      <Checkbox checked={isHidden} onChange={onHide}>
        {message('hidePrivate')}
      </Checkbox>
    </ControlRow>
  );
}
