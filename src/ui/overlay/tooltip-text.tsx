import { type RefObject, useEffect, useId, useRef } from 'react';
import classes from './tooltip.module.css';

export interface TooltipTextProps {
  /** Around the element that the tooltip belongs to. */
  readonly host: RefObject<HTMLElement | null>;
  readonly text: string;
  /** How long it waits before it appears, in milliseconds. */
  readonly delay: number;
  readonly onDismiss: () => void;
}

/** Between element and text, and between text and the edge of the screen, in pixels. */
const gap = 4;

/** The text of a tooltip, beside its element. */
export function TooltipText({ host, text, delay, onDismiss }: TooltipTextProps) {
  const id = useId();
  const span = useRef<HTMLSpanElement>(null);
  const latest = useRef(onDismiss);
  latest.current = onDismiss;

  useEffect(() => {
    const target = host.current?.firstElementChild;
    const popover = span.current;
    if (!target || !popover) return;
    // Another popover may be opening, which gives its button the focus: none can be opened meanwhile.
    const timer = setTimeout(() => {
      // What it is of may have gone.
      if (!popover.isConnected) return;
      popover.showPopover();
      place(popover, target);
    }, delay);
    if (target.getAttribute('aria-label') !== text) target.setAttribute('aria-describedby', id);
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    document.addEventListener('keydown', dismiss);
    return () => {
      clearTimeout(timer);
      target.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', dismiss);
    };
  }, [host, text, delay, id]);

  return (
    <span ref={span} id={id} role="tooltip" popover="manual" className={classes.tooltip}>
      {text}
    </span>
  );
}

/** Places the text below an element, or above it where there is no room, and within the screen. */
function place(text: HTMLElement, element: Element): void {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = text;
  const screen = document.documentElement;
  const wanted = left + (width - offsetWidth) / 2;
  const isBelow = bottom + gap + offsetHeight <= screen.clientHeight;
  text.style.left = `${Math.max(gap, Math.min(wanted, screen.clientWidth - offsetWidth - gap))}px`;
  text.style.top = `${isBelow ? bottom + gap : top - gap - offsetHeight}px`;
}
