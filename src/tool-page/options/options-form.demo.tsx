/** A control for each option that counts at the moment; the rarely used ones under “More options”. */
import { useState } from 'react';
import { choice, choices, defaultOptions, type Fields, flag, int, number, text } from '#core/fields.ts';
import { OptionsForm, type OptionsFormProps, type OptionValues } from './options-form.tsx';

const messages = {
  options: {
    indent: 'Indentation',
    width: 'Width',
    ratio: 'Ratio',
    limit: 'Limit',
    sort: 'Sort keys',
    name: 'Name',
    secret: 'Secret',
    notes: 'Notes',
    letters: 'Letters',
    languages: 'Languages',
    rare: 'Rarely used',
  },
  groups: { layout: 'Layout', names: 'Names' },
  values: { indent: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' } },
};

/** A form that keeps what is chosen. */
function Kept({ fields, issues = {} }: Pick<OptionsFormProps, 'fields' | 'issues'>) {
  const [values, setValues] = useState<OptionValues>(defaultOptions(fields));
  const change = (name: string, value: unknown) => setValues({ ...values, [name]: value });
  return <OptionsForm fields={fields} messages={messages} values={values} issues={issues} onChange={change} />;
}

const everyType: Fields = {
  indent: choice(['2', '4', 'tab'], '2'),
  width: int(80, { min: 20, max: 200, slider: [20, 120] }),
  ratio: number(0.5),
  limit: int(null, { optional: true, min: 1 }),
  sort: flag(true),
  name: text('Penknife'),
  secret: text('hidden', { secret: true }),
  letters: choices(['a', 'b', 'c'], ['a']),
  notes: text('', { multiline: true }),
  rare: flag(false, { more: true }),
};

export const EveryType = () => <Kept fields={everyType} />;

/** Long lists are folded. */
export const LongList = () => <Kept fields={{ languages: choices([...'abcdefghijklmn'], ['a', 'b']) }} />;

const issues = { width: 'Width must be a whole number from 20 to 200.', name: 'Name must be text.' };

/** Each message below its control. */
export const Issues = () => <Kept fields={{ width: int(2), name: text('') }} issues={issues} />;

const more = true;
const many: Fields = {
  sort: flag(true),
  indent: choice(['2', '4', 'tab'], '2', { more, group: 'layout' }),
  width: int(80, { more, group: 'layout' }),
  name: text('Penknife', { more, group: 'names' }),
};

/** Each group under its label. */
export const Groups = () => <Kept fields={many} />;
