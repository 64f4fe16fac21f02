import { type FormEvent, useState } from 'react';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { Select } from '#ui/controls/select.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Modal, ModalBody } from '#ui/overlay/modal.tsx';
import { addPreset, holds, optionsOf, readPresets, removePreset, usualPresets } from '../presets.ts';
import type tool from '../tool.ts';

type Values = Readonly<Record<string, unknown>>;

const ownPrefix = 'own:';

/** The usual presets and those of the reader's own; picking one can be undone. */
export function PresetBar({ session }: { readonly session: SessionOf<typeof tool> }) {
  const message = usePageMessages();
  const [history, setHistory] = useState<readonly Values[]>([]);
  const [isSaving, setSaving] = useState(false);
  const { options } = session;
  const own = readPresets(String(session.optionsOf('listPresets')['presets']));
  const keep = (presets: string) => session.setOptionsOf('listPresets', { presets });
  const values: ReadonlyMap<string, Values> = new Map([
    ...own.map((preset) => [ownPrefix + preset.name, optionsOf(preset)] as const),
    ...Object.entries(usualPresets),
  ]);
  const current = [...values].find(([, preset]) => holds(preset, options))?.[0] ?? '';
  const currentOwn = current.startsWith(ownPrefix) ? current.slice(ownPrefix.length) : undefined;

  const pick = (value: string) => {
    setHistory([...history, options]);
    session.setOptions(values.get(value) ?? {});
  };
  const undo = () => {
    session.setOptions(history.at(-1) ?? {});
    setHistory(history.slice(0, -1));
  };
  return (
    <ControlRow>
      <Select
        label={message('preset')}
        placeholder={message('choose')}
        value={current}
        options={[
          ...Object.keys(usualPresets).map((key) => ({ value: key, label: message(key) })),
          ...own.map(({ name }) => ({ value: ownPrefix + name, label: name })),
        ]}
        onChange={pick}
      />
      {history.length > 0 && (
        <Button icon="arrow-back-up" onClick={undo}>
          {message('undo')}
        </Button>
      )}
      {currentOwn === undefined ? (
        <Button icon="bookmark-plus" onClick={() => setSaving(true)}>
          {message('save')}
        </Button>
      ) : (
        <Button icon="trash" onClick={() => keep(removePreset(own, currentOwn))}>
          {message('remove')}
        </Button>
      )}
      <Modal isOpen={isSaving} label={message('saveTitle')} onClose={() => setSaving(false)}>
        {(close) => (
          <SaveForm
            onClose={close}
            onSave={(name) => {
              keep(addPreset(own, name, options));
              close();
            }}
          />
        )}
      </Modal>
    </ControlRow>
  );
}

interface SaveFormProps {
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name; an old preset of the same name is replaced. */
function SaveForm({ onSave, onClose }: SaveFormProps) {
  const message = usePageMessages();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form onSubmit={submit}>
      <ModalBody
        title={message('saveTitle')}
        actions={
          <>
            <Button onClick={onClose}>{message('cancel')}</Button>
            <Button tone="primary" type="submit" disabled={name.trim() === ''}>
              {message('keep')}
            </Button>
          </>
        }
      >
        <TextField label={message('name')} value={name} onChange={setName} />
      </ModalBody>
    </form>
  );
}
