import { useId } from 'react';
import { Button } from './button.tsx';
import classes from './presets.module.css';

export interface PresetsProps {
  readonly title: string;
  readonly values: readonly string[];
  /** The current value. */
  readonly current: string;
  readonly onPick: (value: string) => void;
}

/** Common values, each a button. */
export function Presets({ title, values, current, onPick }: PresetsProps) {
  const id = useId();
  return (
    <fieldset className={classes.presets} aria-labelledby={id}>
      <span id={id} className={classes.title}>
        {title}
      </span>
      {values.map((value) => (
        <Button key={value} className={classes.preset} aria-pressed={value === current} onClick={() => onPick(value)}>
          {value}
        </Button>
      ))}
    </fieldset>
  );
}
