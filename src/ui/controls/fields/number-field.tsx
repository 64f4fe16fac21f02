import { type ComponentProps, useEffect, useState } from 'react';
import field from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import classes from './number-field.module.css';

export interface NumberFieldProps
  extends FieldLook,
    Pick<
      ComponentProps<'input'>,
      'id' | 'name' | 'min' | 'max' | 'step' | 'disabled' | 'placeholder' | 'onPaste' | 'onKeyDown'
    > {
  /** A number; anything else is shown as an empty box. */
  readonly value: unknown;
  /** Called with the number: NaN for what is not a number, and empty for an empty box. */
  readonly onChange: (value: number | '') => void;
  /** The usual range, offered as a slider beside the box. */
  readonly slider?: readonly [number, number] | undefined;
}

/** A number, typed or slid. What is being typed stays as it is typed. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, labelPosition, message, className, value, onChange, slider, ...native } = props;
  const given = Number.isFinite(value) ? String(value) : '';
  const [draft, setDraft] = useState(given);
  useEffect(
    () => setDraft((current) => (current !== '' && Number(current) === value ? current : given)),
    [value, given],
  );
  const type = ({ value: written, validity }: HTMLInputElement) => {
    setDraft(written);
    onChange(validity.badInput ? Number.NaN : written === '' ? '' : Number(written));
  };
  return (
    <Field {...{ id, label, labelPosition, message, className }}>
      {(control) => (
        <span className={classes.numeric}>
          {slider && (
            <input
              type="range"
              className={classes.slider}
              aria-label={label}
              min={slider[0]}
              max={slider[1]}
              step={native.step}
              disabled={native.disabled}
              value={Number(value) || 0}
              onChange={(event) => type(event.target)}
            />
          )}
          <input
            {...native}
            {...control}
            type="number"
            className={`${field.box} ${classes.number}`}
            value={draft}
            onChange={(event) => type(event.target)}
          />
        </span>
      )}
    </Field>
  );
}
