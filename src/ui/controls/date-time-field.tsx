import field from './field.module.css';
import { Field, type FieldLook } from './field.tsx';

export interface DateTimeFieldProps extends FieldLook {
  /** `2023-04-12T23:10:24`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A local date and time, to the second, with the browser's calendar. */
export const DateTimeField = ({ value, onChange, ...look }: DateTimeFieldProps) => (
  <Field {...look}>
    {(control) => (
      <input
        {...control}
        type="datetime-local"
        step={1}
        className={field.box}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
