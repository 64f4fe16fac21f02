import { type Choices, isOptional, type Field as OptionField, type Text } from '#core/fields.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field, type FieldLook } from '#ui/controls/field.tsx';
import { NumberField } from '#ui/controls/number-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './options-form.module.css';

/** An option, its value, and the words for both. */
export interface OptionProps<F extends OptionField> {
  readonly name: string;
  readonly field: F;
  readonly label: string;
  readonly labelOf: (value: string | null) => string;
  readonly value: unknown;
  /** What is wrong with it, in words. */
  readonly issue: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The control of an option, as its field asks for. */
export function Option(props: OptionProps<OptionField>) {
  const { name, field, label, labelOf, value, issue, onChange } = props;
  const look = { label, message: issue, name };
  switch (field.type) {
    case 'choice':
      return (
        <Select
          {...look}
          options={field.values.map((known) => ({ value: known, label: labelOf(known) }))}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'choices':
      return <ChoicesControl {...props} field={field} />;
    case 'flag':
      return (
        <Field message={issue}>
          {(control) => (
            <Checkbox {...control} name={name} checked={value === true} onChange={onChange}>
              {label}
            </Checkbox>
          )}
        </Field>
      );
    case 'text':
      return <TextField {...look} {...textLook(field)} value={String(value)} onChange={onChange} />;
    default: {
      const { min, max, slider } = field;
      const step = field.type === 'int' ? 1 : 'any';
      const range = { min, max, step, slider, className: slider && classes.slider };
      return isOptional(field) ? (
        <NumberField
          {...look}
          {...range}
          value={value}
          placeholder={labelOf(null)}
          onChange={(typed) => onChange(typed === '' ? null : typed)}
        />
      ) : (
        <NumberField {...look} {...range} value={value} onChange={onChange} />
      );
    }
  }
}

const textLook = ({ multiline, secret, maxLength }: Text) =>
  ({
    className: multiline ? classes.wide : classes.line,
    type: secret ? 'password' : 'text',
    monospace: true,
    multiline: multiline === true,
    maxLength,
  }) as const;

/** Longer lists are folded, so that they do not push the input out of sight. */
const maxOpenListLength = 12;

function ChoicesControl({ name, field, label, labelOf, value, issue, onChange }: OptionProps<Choices>) {
  const { t } = useMessages();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (item: string, on: boolean) =>
    onChange(field.values.filter((known) => (known === item ? on : chosen.includes(known))));
  const checks = (
    <div className={classes.checks}>
      {field.values.map((known) => (
        <Checkbox key={known} name={name} checked={chosen.includes(known)} onChange={(on) => toggle(known, on)}>
          {labelOf(known)}
        </Checkbox>
      ))}
    </div>
  );
  const isLong = field.values.length > maxOpenListLength;
  const summary = { label, count: chosen.length, total: field.values.length };
  const look: FieldLook = { message: issue, className: classes.wide };
  return (
    <Field {...look}>
      {(control) => (
        <fieldset {...control}>
          <legend className={isLong ? 'visually-hidden' : undefined}>{label}</legend>
          {isLong ? <Disclosure summary={t('chosenOf', summary)}>{checks}</Disclosure> : checks}
        </fieldset>
      )}
    </Field>
  );
}
