import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LeaveFullScreen } from './leave-full-screen.tsx';
import { PaneDivider } from './pane-divider.tsx';

export interface PaneToolsProps {
  /** Holds the panes. */
  readonly work: HTMLElement;
}

/** One of two panes has the room of both. */
interface FullScreen {
  /** Its number, from 1. */
  readonly pane: number;
  /** What had the focus last. */
  readonly before: EventTarget | null;
}

/**
 * The divider between two panes that fill the window, and the full screen of each: a button in its head or a double-click
 * on that begins it, Escape ends it. The style sheet reads from an attribute of the layout which pane it is.
 */
export function PaneTools({ work }: PaneToolsProps) {
  const [full, setFull] = useState<FullScreen>();
  const layout = work.parentElement;

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let focused: EventTarget | null = null;
    const toggle = (pressed: Element | null) => {
      const elsewhere = pressed?.closest<HTMLElement>('[data-actions-of]')?.dataset['actionsOf'];
      const sides = [...work.querySelectorAll('[data-fill] > div')];
      const pane = elsewhere ? Number(elsewhere) : sides.findIndex((side) => side.contains(pressed)) + 1;
      if (pane > 0) setFull((former) => (former ? undefined : { pane, before: focused }));
    };
    const press = ({ target }: Event) => toggle((target as Element).closest('[data-full-screen]'));
    const pressHead = ({ target }: Event) => {
      const element = target as Element;
      if (!element.closest('button')) toggle(element.closest('[data-pane] > header'));
    };
    work.addEventListener('click', press, { signal });
    work.addEventListener('dblclick', pressHead, { signal });
    // A double-click on a head takes the focus from what has it.
    work.addEventListener(
      'focusin',
      ({ target }) => {
        focused = target;
      },
      { signal },
    );
    return () => listeners.abort();
  }, [work]);

  useLayoutEffect(() => {
    if (!layout || !full) return;
    layout.dataset['full'] = String(full.pane);
    return () => {
      delete layout.dataset['full'];
      if (full.before instanceof HTMLElement) full.before.focus({ preventScroll: true });
    };
  }, [layout, full]);

  const leave = useCallback(() => setFull(undefined), []);
  const bar = layout?.querySelector('[data-bar]');
  return full && bar ? createPortal(<LeaveFullScreen before={full.before} onLeave={leave} />, bar) : <PaneDivider />;
}
