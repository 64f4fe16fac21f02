import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';
import { Icon } from './icon.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: 'default' | 'primary';
  /** `text` has no border until it is pointed at. */
  readonly variant?: 'basic' | 'text';
  readonly icon?: string;
  readonly children: ReactNode;
}

/** A button with words, perhaps led by an icon. */
export const Button = ({ tone = 'default', variant = 'basic', icon, children, className, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={[classes.button, classes[tone], classes[variant], className].filter(Boolean).join(' ')}
    {...rest}
  >
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: string;
  /** Its name, for those who do not see the icon, and its tooltip. */
  readonly label: string;
}

/** A button that shows only an icon. */
export const IconButton = ({ icon, label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={[classes.button, classes.text, classes.square, className].filter(Boolean).join(' ')}
    aria-label={label}
    title={label}
    {...rest}
  >
    <Icon name={icon} />
  </button>
);
