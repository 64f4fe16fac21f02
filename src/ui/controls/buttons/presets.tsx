import { useId } from 'react';
import { Button } from './button.tsx';
import classes from './presets.module.css';

export interface PresetsProps {
  readonly title: string;
  readonly values: readonly string[];
  /** The current value. */
  readonly current: string;
  readonly onPick: (value: string) => void;
  /** Takes one line, whatever the values, and none of them too. */
  readonly isLine?: boolean;
}

/** Common values, each a button. */
export function Presets({ title, values, current, onPick, isLine = false }: PresetsProps) {
  const id = useId();
  return (
    <fieldset className={classes.presets} data-line={isLine || undefined} aria-labelledby={id}>
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
