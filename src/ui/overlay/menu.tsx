import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/display/icon.tsx';
import classes from './menu.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: string;
  readonly isDisabled?: boolean;
  /** As `data-room`: a style sheet may hide those that are shown elsewhere. */
  readonly room?: number | undefined;
  readonly onPick: () => void;
}

export interface MenuProps {
  readonly label: string;
  /** Shown above the items. */
  readonly note?: ReactNode;
  readonly items: readonly MenuItem[];
}

/** The least distance from the edges of the window, in pixels. */
const margin = 8;

/** The content of a menu button: it is placed under the button, and the arrow keys go from item to item. */
export function Menu({ label, note, items }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const shownItems = () =>
    [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:enabled') ?? [])].filter(
      (item) => item.getClientRects().length > 0,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    const popover = list.current?.closest<HTMLElement>('[popover]');
    const button = document.querySelector(`[popovertarget="${popover?.id}"]`)?.getBoundingClientRect();
    if (!popover || !button) return;
    const { offsetWidth, offsetHeight } = popover;
    const left = Math.min(button.left, innerWidth - offsetWidth - margin);
    const top = Math.min(button.bottom + 4, innerHeight - offsetHeight - margin);
    popover.style.left = `${Math.max(margin, left)}px`;
    popover.style.top = `${Math.max(margin, top)}px`;
    shownItems()[0]?.focus();
  }, []);

  const move = (event: KeyboardEvent) => {
    const all = shownItems();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') close();
    if (next === undefined) return;
    event.preventDefault();
    all[next % all.length]?.focus();
  };
  /** The browser gives the focus back to the button. */
  const close = () => list.current?.closest<HTMLElement>('[popover]')?.hidePopover();

  return (
    <>
      {note && <div className={classes.note}>{note}</div>}
      <div ref={list} role="menu" aria-label={label} className={classes.menu} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={item.isDisabled}
            data-room={item.room}
            onClick={() => {
              close();
              item.onPick();
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}
