import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  /** One element, which can be pointed at or has the focus. */
  readonly children: ReactNode;
}

/** How long the pointer rests before the words appear, in milliseconds. */
const rest = 300;
/** Between element and words, and between words and the edge of the screen, in pixels. */
const gap = 4;

/**
 * Words that appear beside an element while it is pointed at or has the focus of the keyboard; Escape takes them away
 * (WCAG 1.4.13). They say what the element's name does not, or show the name of what has only an icon.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (isWanted: boolean, delay = 0) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setShown(isWanted), delay);
    else setShown(isWanted);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const target = host.current?.firstElementChild;
    if (!isShown || !target || !words.current) return;
    words.current.showPopover();
    place(words.current, target);
    if (target.getAttribute('aria-label') !== text) target.setAttribute('aria-describedby', id);
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false);
    document.addEventListener('keydown', dismiss);
    return () => {
      target.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', dismiss);
    };
  }, [isShown, text, id]);

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
      {isShown && (
        <span ref={words} id={id} role="tooltip" popover="manual" className={classes.tooltip}>
          {text}
        </span>
      )}
    </span>
  );
}

/** Puts the words beneath an element, or above it where there is no room, and within the screen. */
function place(words: HTMLElement, element: Element): void {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = words;
  const screen = document.documentElement;
  const wanted = left + (width - offsetWidth) / 2;
  const isBelow = bottom + gap + offsetHeight <= screen.clientHeight;
  words.style.left = `${Math.max(gap, Math.min(wanted, screen.clientWidth - offsetWidth - gap))}px`;
  words.style.top = `${isBelow ? bottom + gap : top - gap - offsetHeight}px`;
}
