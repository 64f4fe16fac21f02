import { useEffect, useState } from 'react';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { useMessages } from '#ui/messages.ts';

export interface SaveNameProps {
  /** What is to be saved. */
  readonly content: Blob | Uint8Array;
  /** The name that is proposed. */
  readonly fileName?: string | undefined;
  readonly onName: (fileName: string) => void;
}

/**
 * The name under which a file is saved. Its extension is the proposed one, else that of its type, until the user
 * chooses another.
 */
export function SaveName({ content, fileName = '', onName }: SaveNameProps) {
  const { t } = useMessages();
  const [, stem = '', ending = ''] = /^(.+?)(?:\.([^.]*))?$/s.exec(fileName) ?? [];
  const [typed, setTyped] = useState<string>();
  const base = typed ?? (stem || 'file');
  const [chosen, setChosen] = useState<{ readonly extension: string; readonly for: unknown }>();
  const found = useExtension(content);
  const extension = chosen?.for === content ? chosen.extension : ending || found;
  const plain = base.trim() || 'file';
  const name = extension === '' ? plain : `${plain}.${extension}`;
  useEffect(() => onName(name), [name, onName]);
  return (
    <>
      <TextField label={t('saveName')} value={base} onChange={setTyped} />
      <TextField
        label={t('saveExtension')}
        value={extension}
        onChange={(written) => setChosen({ extension: written.replace(/^\.+/, ''), for: content })}
      />
    </>
  );
}

/** The extension of the type that a file says it is of, else of the type that its content shows. */
function useExtension(content: Blob | Uint8Array): string {
  const [extension, setExtension] = useState('');
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const [{ detectBlobType, detectFileType }, { typeOfMime }] = await Promise.all([
        import('#lib/files/detect-file-type.ts'),
        import('#lib/files/file-types.ts'),
      ]);
      const named = content instanceof Blob ? typeOfMime(content.type) : undefined;
      return named ?? (content instanceof Blob ? await detectBlobType(content) : detectFileType(content));
    };
    find().then(
      (type) => isGone || setExtension(type?.extension ?? 'bin'),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [content]);
  return extension;
}
