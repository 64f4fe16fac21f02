import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazy } from '#ui/lazy.tsx';
import classes from './tooltip.module.css';

const TooltipText = lazy(async () => (await import('./tooltip-text.tsx')).TooltipText);

export interface TooltipProps {
  readonly text: string;
  /** One element, which can be pointed at or has the focus. */
  readonly children: ReactNode;
}

/** How long the pointer rests before the words appear, in milliseconds. */
const rest = 300;

/**
 * SharedMessages that appear beside an element while it is pointed at or has the focus of the keyboard; Escape takes them away
 * (WCAG 1.4.13). They say what the element's name does not, or show the name of what has only an icon.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what happens to the element inside, and is no box
    <span
      ref={host}
      className={classes.host}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && show(true, rest)}
      onPointerLeave={() => show(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && show(true)}
      onBlur={() => show(false)}
    >
      {children}
      {isShown && <TooltipText host={host} text={text} onDismiss={() => setShown(false)} />}
    </span>
  );
}
