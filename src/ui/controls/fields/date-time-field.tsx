import field from './field.module.css';
import { Field, type FieldLook } from './field.tsx';

export interface DateTimeFieldProps extends FieldLook {
  /** `2023-04-12T23:10:24`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * The value as the browser writes it, without zero seconds. Otherwise React mistakes its own restored value for a
 * change by the user, whose value is lost.
 */
const asBrowser = (value: string): string => value.replace(/(T\d\d:\d\d):00$/, '$1');

/** A local date and time, to the second, with the browser's calendar. */
export const DateTimeField = ({ value, onChange, ...look }: DateTimeFieldProps) => (
  <Field {...look}>
    {(control) => (
      <input
        {...control}
        type="datetime-local"
        step={1}
        className={field.box}
        value={asBrowser(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
