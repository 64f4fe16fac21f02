import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (isWanted: boolean, delay = 0) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setShown(isWanted), delay);
    else setShown(isWanted);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the element inside, and has no box
    <span
      ref={host}
      className={classes.host}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && show(true, hoverDelay)}
      onPointerLeave={() => show(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && show(true)}
      onBlur={() => show(false)}
    >
      {children}
      {isShown && <TooltipText host={host} text={text} onDismiss={() => setShown(false)} />}
    </span>
  );
}
