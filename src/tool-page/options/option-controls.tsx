import { isOptional, type Field as OptionField, type Text } from '#core/fields.ts';
import { ChoicesControl, EntriesControl, MomentField } from '#page/lazy-parts.tsx';
import { afterPress } from '#ui/after-press.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { Field } from '#ui/controls/fields/field.tsx';
import { NumberField } from '#ui/controls/fields/number-field.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import type { OptionProps } from './option-props.ts';
import classes from './options-form.module.css';
import { sizeHandlers } from './size-handlers.ts';

/**
 * What a field has from the start is there to be replaced: the first press selects it, unless it selects a part, or a key
 * comes first.
 */
function selectByPress(target: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = target;
  afterPress(() => {
    if (target.value === value && target.selectionStart === target.selectionEnd) target.select();
  });
}

/** The control of an option, as its field asks for. */
export function Option(props: OptionProps<OptionField>) {
  const { name, field, label, labelOf, placeholder, value, issue, onChange, onOther } = props;
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
      if (field.parts) return <EntriesControl {...props} field={field} parts={field.parts} />;
      if (field.moment) return <MomentField {...look} {...textLook(field)} value={String(value)} onChange={onChange} />;
      return (
        <TextField
          {...look}
          {...textLook(field)}
          placeholder={placeholder}
          value={String(value)}
          onChange={onChange}
          onFocus={({ target }) => value === field.default && selectByPress(target)}
        />
      );
    default: {
      const { min, max, slider, by } = field;
      const step = field.type === 'int' ? 1 : 'any';
      const range = { min, max, step, slider };
      const canBeOff = isOptional(field);
      return (
        <NumberField
          {...look}
          {...range}
          {...(by &&
            sizeHandlers(by, ([side, other]) => {
              onChange(side);
              onOther(by, other);
            }))}
          value={value}
          placeholder={canBeOff ? labelOf(null) : undefined}
          onChange={(typed) => onChange(canBeOff && typed === '' ? null : typed)}
        />
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
    // A secret is pasted, and not read.
    rows: secret ? 2 : 3,
    'data-takes-files': multiline || undefined,
    maxLength,
  }) as const;
