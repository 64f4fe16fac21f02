import { useState } from 'react';
import type { Text } from '#core/fields.ts';
import { type Entry, readEntries, writeEntries } from '#lib/csv/entries.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { EntryList } from '#ui/controls/fields/entry-list.tsx';
import { Field } from '#ui/controls/fields/field.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import type { OptionProps } from './option-props.ts';
import classes from './options-form.module.css';

export interface EntriesControlProps extends OptionProps<Text> {
  readonly parts: readonly string[];
}

/** Fields for the entries of an option's text. */
export function EntriesControl({ name, field, parts, label, columns, value, issue, onChange }: EntriesControlProps) {
  const text = String(value);
  const hasParts = parts.length > 0;
  const read = (written: string) => readEntries(written, hasParts);
  /** With the entries that are still blank, of which the text has nothing. */
  const [kept, setKept] = useState<{ readonly text: string; readonly entries: readonly Entry[] }>();
  // A text in a link may be no CSV.
  const entries = kept?.text === text ? kept.entries : parseOrUndefined(() => read(text));
  if (!entries)
    return (
      <TextField
        className={classes.wide}
        {...{ name, label, value: text, onChange }}
        message={issue}
        monospace
        multiline
      />
    );
  const change = (next: readonly Entry[]) => {
    const written = writeEntries(next, hasParts);
    setKept({ text: written, entries: next });
    onChange(written);
  };
  return (
    <Field message={issue} className={classes.wide}>
      {(control) => (
        <fieldset {...control}>
          <legend>{label}</legend>
          <EntryList
            label={label}
            parts={parts.map((part) => columns?.[part] ?? part)}
            entries={entries}
            onChange={change}
            isSingle={!field.multiline}
            read={(pasted) => parseOrUndefined(() => read(pasted)) ?? readEntries(pasted, false)}
          />
        </fieldset>
      )}
    </Field>
  );
}
