import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { lazy } from '#ui/lazy.tsx';
import classes from './tooltip.module.css';

const TooltipText = lazy(() => import('./tooltip-text.tsx'), 'TooltipText');

export interface TooltipProps {
  readonly text: string;
  /** One element, which can be hovered and focused. */
  readonly children: ReactNode;
}

/** How long the pointer must rest before the text appears, in milliseconds. */
const hoverDelay = 300;

/**
 * A text beside an element while it is hovered or has keyboard focus; Escape hides it (WCAG 1.4.13). It describes the
 * element in addition to its name, or shows the name of one that has only an icon.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const host = useRef<HTMLSpanElement>(null);
  /** Delay until it appears; undefined while it is hidden. */
  const [delay, setDelay] = useState<number>();
  const hide = () => setDelay(undefined);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the element inside, and has no box
    <span
      ref={host}
      className={classes.host}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && setDelay(hoverDelay)}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setDelay(0)}
      onBlur={hide}
    >
      {children}
      {delay !== undefined && <TooltipText host={host} text={text} delay={delay} onDismiss={hide} />}
    </span>
  );
}
