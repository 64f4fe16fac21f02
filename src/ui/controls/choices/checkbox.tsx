import type { ComponentProps, ReactNode } from 'react';
import classes from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'children'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The visible label. */
  readonly children?: ReactNode;
}

/** A checkbox with a label. */
export const Checkbox = ({ checked, onChange, children, className, ...native }: CheckboxProps) => (
  <label className={[classes.checkbox, className].filter(Boolean).join(' ')}>
    <input {...native} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {children}
  </label>
);
