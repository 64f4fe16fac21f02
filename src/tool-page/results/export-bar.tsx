import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { useDownload } from '#page/session/use-download.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './export-bar.module.css';

export interface ExportBarProps<Form extends string> {
  /** Names the choice of the form. */
  readonly label: string;
  readonly forms: readonly { readonly id: Form; readonly label: string; readonly fileName: string }[];
  /** Called only when a button is pressed. */
  readonly contentOf: (form: Form) => Promise<string | Blob>;
  /** Its button is the one that copies on this page. */
  readonly isMain?: boolean;
}

/** Copies or downloads results in one of several forms. */
export function ExportBar<Form extends string>({ label, forms, contentOf, isMain = false }: ExportBarProps<Form>) {
  const { t } = useMessages();
  const download = useDownload();
  const [chosen, setChosen] = useState<string>('');
  const form = forms.find(({ id }) => id === chosen) ?? forms[0];
  if (!form) return null;
  return (
    <div className={classes.bar}>
      <Select
        aria-label={label}
        options={forms.map(({ id, label: name }) => ({ value: id, label: name }))}
        value={form.id}
        onChange={setChosen}
      />
      <CopyButton wide action={isMain ? 'copy' : undefined} content={() => contentOf(form.id)} />
      <IconButton
        icon="download"
        label={t('download')}
        onClick={() => void contentOf(form.id).then((content) => download(content, fileKind('text'), form))}
      />
    </div>
  );
}
