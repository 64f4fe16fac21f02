import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/display/icon.tsx';
import { Tooltip } from '#ui/overlay/tooltip.tsx';
import classes from './button.module.css';

interface Look {
  /** The importance of the action. (HTML's own `type` is the behaviour: `submit`, `reset`.) */
  readonly tone?: 'default' | 'primary';
  /** `text` has neither background nor border until it is hovered. */
  readonly variant?: 'basic' | 'text';
  /** 28, 34 or 40 px high, with a font size of 12, 14 or 16 px; that of its bar where absent. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Its ends are half circles. */
  readonly round?: boolean;
  /** As wide as it is high, and round: for an icon or a letter. */
  readonly circle?: boolean;
  readonly icon?: string;
  readonly children?: ReactNode;
}
type Press = ComponentProps<'button'> & { readonly href?: undefined };
/** With a target, a button is a link that looks like a button. */
type Link = ComponentProps<'a'> & { readonly href: string; readonly disabled?: boolean };

export type ButtonProps = Look & (Press | Link);

/** A button with a label, optionally after an icon. */
export function Button(props: ButtonProps) {
  const { tone = 'default', variant = 'basic', size, round, circle, icon, className, children, ...rest } = props;
  const names = [tone, variant, size, round && 'round', circle && 'circle'].map((name) => name && classes[name]);
  const look = {
    className: [classes.button, ...names, className].filter(Boolean).join(' '),
    children: (
      <>
        {icon && <Icon name={icon} />}
        {/* A style sheet may leave the icon alone where there is no room. */}
        {icon && typeof children === 'string' ? <span data-word>{children}</span> : children}
      </>
    ),
  };
  if (rest.href === undefined) return <button type="button" {...rest} {...look} />;
  const { href, disabled, ...link } = rest;
  // A link cannot be disabled: it loses its target and gets `aria-disabled`.
  return disabled ? <a role="link" aria-disabled="true" {...link} {...look} /> : <a href={href} {...link} {...look} />;
}

export type IconButtonProps = Omit<Look, 'children'> & {
  readonly icon: string;
  /** Its accessible name and tooltip. */
  readonly label: string;
} & (Press | Link);

/** A button that shows only an icon. */
export const IconButton = ({ label, variant = 'text', className, ...rest }: IconButtonProps) => (
  <Tooltip text={label}>
    <Button
      variant={variant}
      aria-label={label}
      className={[classes.square, className].filter(Boolean).join(' ')}
      {...rest}
    />
  </Tooltip>
);
