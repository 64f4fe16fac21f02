import type { ComponentProps } from 'react';
import field from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import classes from './select.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string>
  extends FieldLook,
    Pick<ComponentProps<'select'>, 'id' | 'name' | 'disabled' | 'aria-label'> {
  readonly options: readonly SelectOption<Value>[];
  /** Where it is none of the options, the placeholder is shown. */
  readonly value: Value | '';
  readonly placeholder?: string;
  readonly onChange: (value: Value) => void;
}

/** One of many choices. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { id, label, labelPosition, message, className, options, value, placeholder, onChange, ...native } = props;
  return (
    <Field {...{ id, label, labelPosition, message, className }}>
      {(control) => (
        <select
          {...native}
          {...control}
          className={`${field.box} ${classes.select}`}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
