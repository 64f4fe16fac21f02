import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveItem } from '#lib/collections/move-item.ts';
import { useMessages } from '#ui/messages.ts';
import { favorites } from '../state/settings.ts';

type Titled = { readonly id: string; readonly title: string };

/** The keys that move a favourite, for `aria-keyshortcuts`. */
export const reorderKeys = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight';

/** Lets the visitor reorder the favourites of a list by dragging, or by Alt with the arrow keys. */
export function useReorder(tools: readonly Titled[]) {
  const { t } = useMessages();
  const [drag, setDrag] = useState<{ readonly id: string; readonly before: readonly string[] }>();
  /** The announcement for screen readers. */
  const [said, setSaid] = useState('');

  const indexOf = (id: string) => tools.findIndex((tool) => tool.id === id);
  const move = (id: string, place: number) => {
    const target = tools[Math.min(Math.max(place, 0), tools.length - 1)];
    if (!target || target.id === id) return;
    const ids = favorites.get();
    favorites.set(moveItem(ids, ids.indexOf(id), ids.indexOf(target.id)));
    const title = tools[indexOf(id)]?.title ?? id;
    setSaid(t('moved', { title, place: tools.indexOf(target) + 1, count: tools.length }));
  };

  const allow = (event: DragEvent) => {
    if (drag) event.preventDefault();
  };

  /** The props for the list item of a tool. */
  const itemProps = (id: string) => ({
    draggable: true,
    'data-dragged': drag?.id === id || undefined,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      setDrag({ id, before: favorites.get() });
    },
    onDragEnter(event: DragEvent) {
      const { currentTarget, relatedTarget } = event;
      const isFromInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      allow(event);
      if (drag && !isFromInside) move(drag.id, indexOf(id));
    },
    onDragOver: allow,
    onDrop: allow,
    onDragEnd(event: DragEvent) {
      // Cancelled, or dropped elsewhere: restore the order.
      if (drag && event.dataTransfer.dropEffect === 'none') favorites.set(drag.before);
      setDrag(undefined);
    },
    onKeyDown(event: KeyboardEvent) {
      const columns = columnsOf(event.currentTarget);
      const step = { ArrowLeft: -1, ArrowUp: -columns, ArrowRight: 1, ArrowDown: columns }[event.key];
      if (!event.altKey || step === undefined) return;
      event.preventDefault();
      const focused = document.activeElement;
      flushSync(() => move(id, indexOf(id) + step));
      // An element that was moved in the document loses the focus.
      if (focused instanceof HTMLElement) focused.focus();
    },
  });
  return { itemProps, said };
}

/** The number of items in a row of the item's list. */
function columnsOf({ parentElement }: Element): number {
  const items = [...(parentElement?.children ?? [])] as HTMLElement[];
  return items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
}
