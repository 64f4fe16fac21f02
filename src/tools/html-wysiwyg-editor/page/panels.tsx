import { type RefObject, useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { FileButton } from '#ui/controls/buttons/file-button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import type { RichState } from '#ui/editor/rich-text/commands.ts';
import type { RichEditor } from '#ui/editor/rich-text/rich-editor.ts';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';
import type messages from '../en.json';

interface PanelProps {
  readonly editor: RefObject<RichEditor | undefined>;
  readonly state?: RichState | undefined;
}

interface ButtonProps extends PanelProps {
  /** With its keys. */
  readonly label: string;
}

interface FormProps extends PanelProps {
  readonly onClose: () => void;
}

/** One who opens a panel writes in it next. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Adds, changes and removes a link. */
export function LinkPanel({ label, ...props }: ButtonProps) {
  const { message } = useToolMessages<typeof messages>();
  return (
    <PopoverButton isIcon icon="link" action="link" label={label} title={message('link')}>
      {(close) => <LinkForm {...props} onClose={close} />}
    </PopoverButton>
  );
}

function LinkForm({ editor, state, onClose }: FormProps) {
  const { message } = useToolMessages<typeof messages>();
  const [address, setAddress] = useState(state?.link ?? '');
  const isSafe = editor.current?.isSafeLink(address) !== false;
  const apply = (href: string) => {
    onClose();
    editor.current?.setLink(href.trim());
  };
  return (
    <form
      ref={focusFirst}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSafe) apply(address);
      }}
    >
      <TextField
        label={message('address')}
        value={address}
        onChange={setAddress}
        message={isSafe ? undefined : message('notSafe')}
      />
      <ControlRow>
        <Button type="submit" tone="primary">
          {message('apply')}
        </Button>
        {state?.link && <Button onClick={() => apply('')}>{message('remove')}</Button>}
      </ControlRow>
    </form>
  );
}

/** Inserts a picture by its address, or the data of a file. */
export function ImagePanel({
  editor,
  label,
  onFiles,
}: ButtonProps & { readonly onFiles: (files: readonly File[]) => void }) {
  const { message } = useToolMessages<typeof messages>();
  return (
    <PopoverButton isIcon icon="photo" action="image" label={label} title={message('image')}>
      {(close) => (
        <ImageForm
          editor={editor}
          onClose={close}
          onFiles={(files) => {
            close();
            onFiles(files);
          }}
        />
      )}
    </PopoverButton>
  );
}

function ImageForm({ editor, onClose, onFiles }: FormProps & { readonly onFiles: (files: readonly File[]) => void }) {
  const { message } = useToolMessages<typeof messages>();
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const isSafe = editor.current?.isSafeLink(address) !== false;
  return (
    <form
      ref={focusFirst}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSafe || address.trim() === '') return;
        onClose();
        editor.current?.insertImage(address.trim(), alt);
      }}
    >
      <TextField
        label={message('address')}
        value={address}
        onChange={setAddress}
        message={isSafe ? undefined : message('notSafe')}
      />
      <TextField label={message('alt')} value={alt} onChange={setAlt} />
      <ControlRow>
        <Button type="submit" tone="primary">
          {message('apply')}
        </Button>
        <FileButton icon="folder-open" label={message('chooseFile')} accept="image/*" onFiles={onFiles} />
      </ControlRow>
    </form>
  );
}

/** Inserts a table, and changes the one that the caret is in. */
export function TablePanel({ editor, state, label }: ButtonProps) {
  const { message } = useToolMessages<typeof messages>();
  const changes = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'header', 'deleteTable'] as const;
  return (
    <PopoverButton isIcon icon="table" action="table" label={label} title={message('table')}>
      {(close) => (
        <ControlRow>
          {(state?.isInTable ? changes : (['insertTable'] as const)).map((name) => (
            <Button
              key={name}
              onClick={() => {
                close();
                editor.current?.run(name);
              }}
            >
              {message(name)}
            </Button>
          ))}
        </ControlRow>
      )}
    </PopoverButton>
  );
}

/** Names the language of a code block. */
export function LanguagePanel(props: PanelProps) {
  const { message } = useToolMessages<typeof messages>();
  return (
    <PopoverButton isIcon icon="language" label={message('language')}>
      {(close) => <LanguageForm {...props} onClose={close} />}
    </PopoverButton>
  );
}

function LanguageForm({ editor, state, onClose }: FormProps) {
  const { message } = useToolMessages<typeof messages>();
  const [language, setLanguage] = useState(state?.language ?? '');
  return (
    <form
      ref={focusFirst}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        editor.current?.setLanguage(language);
      }}
    >
      <TextField label={message('language')} value={language} onChange={setLanguage} />
      <ControlRow>
        <Button type="submit" tone="primary">
          {message('apply')}
        </Button>
      </ControlRow>
    </form>
  );
}
