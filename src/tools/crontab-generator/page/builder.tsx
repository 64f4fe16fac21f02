import { useState } from 'react';
import { readCsvRecord } from '#lib/csv/read.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Presets } from '#ui/controls/buttons/presets.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { SuggestField } from '#ui/controls/fields/suggest-field.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { splitZone } from '../zone-line.ts';

const schedules = {
  fiveMinutes: '*/5 * * * *',
  hourly: '0 * * * *',
  daily: '0 3 * * *',
  weekdays: '0 9 * * 1-5',
  weekly: '0 0 * * 0',
  monthly: '0 0 1 * *',
  lastDay: '0 0 0 L * ?',
} as const;
type ScheduleName = keyof typeof schedules;
const names = Object.keys(schedules) as readonly ScheduleName[];

const frequent = ['*', '*/2', '*/5', '*/10', '*/15', '0', '15', '30', '1-5', '9-17', '1,15'];
const suggestions = frequent.map((value) => ({ value, label: value }));

/** Each field of the expression for itself, and common schedules; what is typed in either place is in both. */
export function Builder({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const text = 'text' in session.input ? session.input.text.trim() : '';
  const labelled = names.map((name) => [message(name), schedules[name]] as const);
  const pick = (label: string) => {
    // A dialect that was chosen for another expression would refuse it.
    session.setOptionsOf('explain', { dialect: 'auto' });
    session.setInput({ text: labelled.find(([known]) => known === label)?.[1] ?? text }, 'fill');
  };
  return (
    <>
      <FieldInputs session={session} text={text} />
      <Presets
        title={message('schedules')}
        values={labelled.map(([label]) => label)}
        current={labelled.find(([, expression]) => expression === text)?.[0] ?? ''}
        onPick={pick}
      />
    </>
  );
}

interface FieldInputsProps {
  readonly session: SessionOf<typeof tool>;
  readonly text: string;
}

/** The fields of the last valid expression, as they are in the input; without an input, all of them begin anew. */
function FieldInputs({ session, text }: FieldInputsProps) {
  const [draft, setDraft] = useState<{ readonly at: number; readonly text: string }>();
  const rows = (resultOf(session, 'explain')?.fields ?? '').split('\n').slice(1).map(readCsvRecord);
  // What is in front of the expression, such as a time zone, is kept.
  const { expression, before } = splitZone(text);
  const [, open = '', inner = '', end = ''] = /^(cron\()?(.*?)(\))?$/is.exec(expression) ?? [];
  const start = before + open;
  const typed = inner.trim().split(/\s+/);
  const isShown = typed.length === rows.length;
  const words = isShown ? typed : rows.map(([, written = '*']) => (text === '' ? '*' : written));
  const change = (at: number, value: string) => {
    const word = value.replaceAll(/\s+/g, '');
    setDraft({ at, text: word });
    // An empty field is not written: those after it would move.
    if (word !== '') session.setInput({ text: start + words.with(at, word).join(' ') + end });
  };
  return (
    <ControlRow isPair>
      {rows.map(([name = ''], at) => (
        <SuggestField
          key={name}
          label={name.charAt(0).toUpperCase() + name.slice(1)}
          value={draft?.at === at && draft.text === '' ? '' : (words[at] ?? '')}
          suggestions={suggestions}
          // An edit would replace a text that these are no fields of.
          disabled={!isShown && text !== ''}
          onChange={(value) => change(at, value)}
        />
      ))}
    </ControlRow>
  );
}
