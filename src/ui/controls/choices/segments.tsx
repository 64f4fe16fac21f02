import { useId } from 'react';
import classes from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly labelOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
  /** The room that each needs, as `data-room`: a style sheet may hide those that have none. */
  readonly rooms?: readonly number[];
}

/** One of a few choices, all visible. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, values, value, labelOf, onChange, disabled, rooms } = props;
  const group = useId();
  return (
    <fieldset className={classes.segments} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((choice, index) => (
        <label key={choice} className={classes.segment} data-room={rooms?.[index]}>
          <input
            type="radio"
            name={group}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
            // Who presses the present choice confirms it.
            onClick={() => choice === value && onChange(choice)}
          />
          <span>{labelOf(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}
