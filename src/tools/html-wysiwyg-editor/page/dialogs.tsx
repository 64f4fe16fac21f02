import { type ReactNode, type RefObject, useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { FileButton } from '#ui/controls/buttons/file-button.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { NumberField } from '#ui/controls/fields/number-field.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import type { RichState } from '#ui/editor/rich-text/commands.ts';
import type { RichEditor } from '#ui/editor/rich-text/rich-editor.ts';
import { useFormat, useLanguage, useMessages } from '#ui/messages.ts';
import { ModalBody } from '#ui/overlay/modal.tsx';
import type messages from '../en.json';

export interface DialogProps {
  readonly editor: RefObject<RichEditor | undefined>;
  readonly state: RichState | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Gives the focus back to the editor. */
  readonly onClose: () => void;
}

interface FormProps {
  readonly title: string;
  /** The button that submits. */
  readonly action: string;
  /** Further ways out. */
  readonly others?: ReactNode;
  /** There is something to submit. */
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Fields, Cancel, and the button that Enter presses. */
function Form({ title, action, others, isReady, onSubmit, onClose, children }: FormProps) {
  const { t } = useMessages();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        onClose();
        onSubmit();
      }}
    >
      <ModalBody
        title={title}
        actions={
          <>
            {others}
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" tone="primary" disabled={!isReady}>
              {action}
            </Button>
          </>
        }
      >
        {children}
      </ModalBody>
    </form>
  );
}

interface AddressFieldProps {
  readonly typed: string;
  readonly isSafe: boolean;
  readonly onChange: (typed: string) => void;
}

function AddressField({ typed, isSafe, onChange }: AddressFieldProps) {
  const { message } = useToolMessages<typeof messages>();
  return (
    <TextField
      label={message('address')}
      value={typed}
      onChange={onChange}
      message={isSafe ? undefined : message('notSafe')}
    />
  );
}

/** Adds, changes and removes a link. */
export function LinkDialog({ editor, state, onClose }: DialogProps) {
  const { message } = useToolMessages<typeof messages>();
  const [typed, setTyped] = useState(state?.link ?? '');
  const address = editor.current?.linkAddress(typed);
  const remove = () => {
    onClose();
    editor.current?.setLink('');
  };
  return (
    <Form
      title={message('link')}
      action={message('apply')}
      others={state?.link && <Button onClick={remove}>{message('remove')}</Button>}
      isReady={Boolean(address)}
      onSubmit={() => editor.current?.setLink(address ?? '')}
      onClose={onClose}
    >
      <AddressField typed={typed} isSafe={address !== undefined} onChange={setTyped} />
    </Form>
  );
}

/** Inserts a picture by its address, or the data of a file. */
export function ImageDialog({ editor, onFiles, onClose }: DialogProps) {
  const { message } = useToolMessages<typeof messages>();
  const [typed, setTyped] = useState('');
  const [alt, setAlt] = useState('');
  const address = editor.current?.linkAddress(typed);
  const take = (files: readonly File[]) => {
    onClose();
    onFiles(files);
  };
  return (
    <Form
      title={message('image')}
      action={message('insertAnyway')}
      others={<FileButton icon="folder-open" label={message('chooseFile')} accept="image/*" onFiles={take} />}
      isReady={Boolean(address)}
      onSubmit={() => editor.current?.insertImage(address ?? '', alt)}
      onClose={onClose}
    >
      <AddressField typed={typed} isSafe={address !== undefined} onChange={setTyped} />
      <TextField label={message('alt')} value={alt} onChange={setAlt} />
    </Form>
  );
}

/** Inserts a table, or changes the one that the caret is in. */
export const TableDialog = (props: DialogProps) =>
  props.state?.isInTable ? <ChangeTable {...props} /> : <InsertTable {...props} />;

/** More cells would be too many elements for the editor. */
const most = { rows: 100, columns: 20 };

function InsertTable({ editor, onClose }: DialogProps) {
  const { message } = useToolMessages<typeof messages>();
  const { core } = useLanguage().messages;
  const format = useFormat();
  const [size, setSize] = useState<Readonly<Record<keyof typeof most, number | ''>>>({ rows: 3, columns: 3 });
  const [hasHeader, setHeader] = useState(true);
  const isRight = (name: keyof typeof most) =>
    Number.isInteger(size[name]) && Number(size[name]) >= 1 && Number(size[name]) <= most[name];
  const field = (name: keyof typeof most) => (
    <NumberField
      label={message(name)}
      min={1}
      max={most[name]}
      value={size[name]}
      onChange={(value) => setSize({ ...size, [name]: value })}
      message={
        isRight(name)
          ? undefined
          : format(core.issues['int-from-to'], { label: message(name), min: 1, max: most[name] })
      }
    />
  );
  return (
    <Form
      title={message('insertTable')}
      action={message('insertAnyway')}
      isReady={isRight('rows') && isRight('columns')}
      onSubmit={() =>
        editor.current?.insertTable({ rows: Number(size.rows), columns: Number(size.columns), hasHeader })
      }
      onClose={onClose}
    >
      <ControlRow isPair>
        {field('rows')}
        {field('columns')}
      </ControlRow>
      <Checkbox checked={hasHeader} onChange={setHeader}>
        {message('header')}
      </Checkbox>
    </Form>
  );
}

function ChangeTable({ editor, onClose }: DialogProps) {
  const { message } = useToolMessages<typeof messages>();
  const { t } = useMessages();
  const changes = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'header', 'deleteTable'] as const;
  return (
    <ModalBody title={message('table')} actions={<Button onClick={onClose}>{t('cancel')}</Button>}>
      <ControlRow>
        {changes.map((name) => (
          <Button
            key={name}
            onClick={() => {
              onClose();
              editor.current?.run(name);
            }}
          >
            {message(name)}
          </Button>
        ))}
      </ControlRow>
    </ModalBody>
  );
}

/** Names the language of a code block. */
export function LanguageDialog({ editor, state, onClose }: DialogProps) {
  const { message } = useToolMessages<typeof messages>();
  const [language, setLanguage] = useState(state?.language ?? '');
  return (
    <Form
      isReady
      title={message('language')}
      action={message('apply')}
      onSubmit={() => editor.current?.setLanguage(language)}
      onClose={onClose}
    >
      <TextField label={message('language')} value={language} onChange={setLanguage} />
    </Form>
  );
}
