import type { Choices } from '#core/fields.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { Field, type FieldLook } from '#ui/controls/fields/field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { useMessages } from '#ui/messages.ts';
import type { OptionProps } from './option-props.ts';
import classes from './options-form.module.css';

/** Longer lists are folded, so that they do not push the input out of sight. */
const maxOpenListLength = 12;

/** Any number of an option's values. */
export function ChoicesControl({ name, field, label, labelOf, value, issue, onChange }: OptionProps<Choices>) {
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
