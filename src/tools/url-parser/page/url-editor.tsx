import { useRef, useState } from 'react';
import type { OptionsOf } from '#core/tool.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import type messages from '../en.json';
import { parametersOf } from '../query.ts';
import tool from '../tool.ts';

export interface UrlEditorProps {
  readonly session: SessionOf<typeof tool>;
}

/** Gives the message of what is wrong with a change, where it was refused. */
type Change = (value: string) => Promise<string | undefined>;

/** The parts of the URL as fields: each writes the URL anew, with everything else as it is. */
export function UrlEditor({ session }: UrlEditorProps) {
  const { message, output } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  const execute = useExecute<typeof tool>();
  const parsed = resultOf(session, 'parse');
  const href = parsed?.href ?? undefined;
  /** Ahead of the result while keys come fast. */
  const latest = useRef(href);
  const shown = useRef(href);
  if (shown.current !== href) {
    shown.current = href;
    latest.current = href;
  }
  if (!parsed || href === undefined) return null;
  const rows = parametersOf(new URL(href).search);
  const take = (outcome: Awaited<ReturnType<typeof execute<'setPart'>>>) => {
    if ('value' in outcome) {
      latest.current = outcome.value;
      session.setInput({ text: outcome.value }, 'edit');
    }
    return 'failure' in outcome ? runMessages.failure(outcome.failure) : undefined;
  };
  const setPart =
    (part: OptionsOf<typeof tool, 'setPart'>['part']): Change =>
    async (value) =>
      take(await execute('setPart', latest.current, { part, value }));
  const setParameter = async (index: number, key: string, value: string, isDropped = false) =>
    take(await execute('setParameter', latest.current, { index, key, value, isDropped }));

  return (
    <Disclosure summary={message('edit')}>
      <ControlRow>
        <ControlRow>
          {tool.operations.setPart.options.part.values.map((part) => (
            <PartField key={part} label={output(part)} value={parsed[part] ?? ''} onChange={setPart(part)} />
          ))}
        </ControlRow>
        {rows.map(({ key, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is known by its place only
          <ControlRow key={index}>
            <PartField
              label={message('key', { n: index + 1 })}
              value={key}
              onChange={(next) => setParameter(index, next, value)}
            />
            <PartField
              label={message('value', { n: index + 1 })}
              value={value}
              onChange={(next) => setParameter(index, key, next)}
            />
            <IconButton
              icon="trash"
              label={message('remove', { key })}
              onClick={() => void setParameter(index, key, value, true)}
            />
          </ControlRow>
        ))}
        <Button icon="plus" onClick={() => void setParameter(rows.length, 'key', '')}>
          {message('add')}
        </Button>
      </ControlRow>
    </Disclosure>
  );
}

interface PartFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: Change;
}

/** Shows what is typed until it is left, then what the URL has. */
function PartField({ label, value, onChange }: PartFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [fault, setFault] = useState<string>();
  const change = async (next: string) => {
    setDraft(next);
    setFault(await onChange(next));
  };
  const leave = () => {
    setDraft(undefined);
    setFault(undefined);
  };
  return (
    <TextField
      label={label}
      labelPosition="top"
      monospace
      value={draft ?? value}
      message={fault}
      onChange={(next) => void change(next)}
      onBlur={leave}
    />
  );
}
