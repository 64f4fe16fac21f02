import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  addPreset,
  isChosen,
  type OwnPreset,
  optionsOfPreset,
  readPresets,
  removePreset,
  writePresets,
} from '#core/presets.ts';
import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { useMessages } from '#ui/messages.ts';
import { Modal, ModalBody } from '#ui/overlay/modal.tsx';
import { showHint } from '#ui/page-hints.ts';
import classes from './presets.module.css';

export interface PresetBarProps {
  readonly session: ToolSession;
}

const ownPrefix = 'own:';

/** The former options or presets of the user, for undo. */
type Former = { readonly options: ToolSession['options'] } | { readonly own: readonly OwnPreset[] };

/** The presets of the operation and the user's own, which this browser stores; each change can be undone. */
export function PresetBar({ session }: PresetBarProps) {
  const { memory, messages } = useTool();
  const { t } = useMessages();
  const { name: operation, fields, options } = session;
  const { presets: declared = {} } = session.operation;
  const [own, setOwn] = useState(() => readPresets(memory.readKept('presets'), operation, fields));
  const [history, setHistory] = useState<readonly Former[]>([]);
  const [isSaving, setSaving] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  const values = new Map([
    ...own.map((preset) => [ownPrefix + preset.name, optionsOfPreset(preset, fields)] as const),
    ...Object.entries(declared),
  ]);
  const current = [...values].find(([, preset]) => isChosen(preset, options))?.[0] ?? '';
  const currentOwn = current.startsWith(ownPrefix) ? current.slice(ownPrefix.length) : undefined;

  const note = (former: Former) => setHistory([...history, former]);
  const keep = (next: typeof own) => {
    setOwn(next);
    const isKept = memory.writeKept('presets', writePresets(memory.readKept('presets'), operation, next));
    if (!isKept) showHint('notKept');
  };
  useEffect(
    () => memory.onKeptElsewhere('presets', () => setOwn(readPresets(memory.readKept('presets'), operation, fields))),
    [memory, operation, fields],
  );
  const pick = (value: string) => {
    note({ options });
    session.setOptions(values.get(value) ?? {});
  };
  const change = (next: typeof own) => {
    note({ own });
    keep(next);
  };
  const undo = () => {
    const last = history.at(-1);
    if (!last) return;
    if ('own' in last) keep(last.own);
    else session.setOptions(last.options);
    setHistory(history.slice(0, -1));
    // The button goes with its purpose.
    if (history.length === 1) bar.current?.querySelector('select')?.focus();
  };
  return (
    <div ref={bar}>
      <div className={classes.row}>
        <Select
          aria-label={t('preset')}
          placeholder={t('choosePreset')}
          value={current}
          options={[
            ...Object.keys(declared).map((key) => ({ value: key, label: messages.presets?.[key] ?? key })),
            ...own.map(({ name }) => ({ value: ownPrefix + name, label: name })),
          ]}
          onChange={pick}
        />
        {currentOwn === undefined ? (
          <IconButton variant="basic" icon="bookmark-plus" label={t('savePreset')} onClick={() => setSaving(true)} />
        ) : (
          <IconButton
            variant="basic"
            icon="trash"
            label={t('deletePreset')}
            onClick={() => change(removePreset(own, currentOwn))}
          />
        )}
        {history.length > 0 && <IconButton variant="basic" icon="arrow-back-up" label={t('undo')} onClick={undo} />}
        <Modal isOpen={isSaving} label={t('savePresetTitle')} onClose={() => setSaving(false)}>
          {(close) => (
            <SaveForm
              onClose={close}
              onSave={(name) => {
                change(addPreset(own, name, options, fields));
                close();
              }}
            />
          )}
        </Modal>
      </div>
    </div>
  );
}

interface SaveFormProps {
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name; an old preset of the same name is replaced. */
function SaveForm({ onSave, onClose }: SaveFormProps) {
  const { t } = useMessages();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form onSubmit={submit}>
      <ModalBody
        title={t('savePresetTitle')}
        actions={
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button tone="primary" type="submit" disabled={name.trim() === ''}>
              {t('save')}
            </Button>
          </>
        }
      >
        <TextField label={t('presetName')} value={name} onChange={setName} />
      </ModalBody>
    </form>
  );
}
