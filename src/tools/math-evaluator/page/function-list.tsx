import { useState } from 'react';
import { inputValue } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { PickList } from '#ui/controls/choices/pick-list.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

const toPlain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The functions there are, to be searched; picking one writes a call of it where the caret is. */
export function FunctionList({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const { latest } = useOperation(session, isOpen ? 'listFunctions' : undefined, undefined, {});
  const words = toPlain(wanted).split(/\s+/);
  const found = (latest?.value ?? []).filter(({ group, call, about }) => {
    const described = toPlain(`${call} ${about} ${group}`);
    return words.every((word) => described.includes(word));
  });
  const insert = (call: string) => {
    const area = document.querySelector<HTMLElement>('[data-input-pane] :is(textarea, [contenteditable="true"])');
    area?.focus();
    // Only so can it be undone by keys.
    if (area && document.execCommand('insertText', false, call)) return;
    const text = String(inputValue(session.input));
    session.setInput({ text: text === '' || text.endsWith('\n') ? text + call : `${text}\n${call}` });
  };
  return (
    <Disclosure summary={message('functions')} onToggle={setOpen}>
      <TextField label={message('find')} type="search" value={wanted} onChange={setWanted} />
      <PickList
        label={message('functions')}
        items={found.map(({ call, about, group }) => ({ label: call, note: about, group }))}
        onPick={insert}
      />
    </Disclosure>
  );
}
