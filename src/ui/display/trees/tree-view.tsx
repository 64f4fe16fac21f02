import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Standing } from '#lib/tree/flat-tree.ts';
import { Icon } from '#ui/display/icon.tsx';
import { VirtualList, type VirtualListHandle } from '#ui/display/scrolling/virtual-list.tsx';
import classes from './tree-view.module.css';

export interface TreeItem extends Standing {
  readonly isMarked: boolean;
  readonly content: ReactNode;
}

export interface TreeViewProps {
  readonly label: string;
  /** The number of visible items. */
  readonly total: number;
  readonly itemAt: (place: number) => TreeItem;
  /** Index of the item with the keyboard focus. */
  readonly active: number;
  readonly onActivate: (place: number) => void;
  readonly onExpand: (place: number, isExpanded: boolean) => void;
  /** Opens an item and all its siblings. */
  readonly onExpandSiblings: (place: number) => void;
  /** Index of the parent of an item, or of the item itself at the top. */
  readonly parentOf: (place: number) => number;
  /** Enter on an item without children. */
  readonly onEnter: (place: number) => void;
}

/**
 * Indentation of a level, in pixels, and the maxIndentedLevel level that is indented: deeper items differ only in `aria-level`.
 */
const indentation = 16;
const maxIndentedLevel = 40;

/** A tree of any size, for mouse and keyboard (WAI-ARIA, pattern “tree view”); only visible items are rendered. */
export function TreeView(props: TreeViewProps) {
  const { label, total, itemAt, active, onActivate, onExpand, onExpandSiblings, parentOf, onEnter } = props;
  const id = useId();
  const list = useRef<VirtualListHandle>(null);
  const activeItem = total > 0 ? itemAt(active) : undefined;
  const activeKey = activeItem?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another item, or one that has moved, is brought into sight
  useEffect(() => list.current?.showRow(active), [active, activeKey]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!activeItem || event.ctrlKey || event.altKey || event.metaKey || event.target !== event.currentTarget) return;
    const { isExpanded } = activeItem;
    const page = list.current?.page ?? 1;
    const go = (place: number) => onActivate(Math.min(Math.max(place, 0), total - 1));
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      PageDown: () => go(active + page),
      PageUp: () => go(active - page),
      Home: () => go(0),
      End: () => go(total - 1),
      ArrowRight: () => (isExpanded === false ? onExpand(active, true) : isExpanded && go(active + 1)),
      ArrowLeft: () => (isExpanded ? onExpand(active, false) : go(parentOf(active))),
      Enter: () => (isExpanded === undefined ? onEnter(active) : onExpand(active, !isExpanded)),
      ' ': () => isExpanded !== undefined && onExpand(active, !isExpanded),
      '*': () => onExpandSiblings(active),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <VirtualList
      ref={list}
      role="tree"
      aria-label={label}
      aria-activedescendant={activeKey === undefined ? undefined : `${id}${activeKey}`}
      total={total}
      onKeyDown={onKeyDown}
      renderRow={(place) => {
        const { key, level, isExpanded, position, siblings, isMarked, content } = itemAt(place);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree, which has the focus, handles the keys
          <div
            key={key}
            id={`${id}${key}`}
            className={classes.row}
            role="treeitem"
            tabIndex={-1}
            aria-level={level + 1}
            aria-setsize={siblings}
            aria-posinset={position + 1}
            aria-expanded={isExpanded}
            aria-selected={place === active}
            data-active={place === active || undefined}
            data-marked={isMarked || undefined}
            style={{ paddingLeft: Math.min(level, maxIndentedLevel) * indentation }}
            onClick={() => {
              onActivate(place);
              list.current?.focus();
            }}
            onDoubleClick={() => isExpanded !== undefined && onExpand(place, !isExpanded)}
          >
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tree, which has the focus, handles the keys */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the item itself says that it can be opened */}
            <span
              className={classes.toggle}
              onClick={isExpanded === undefined ? undefined : () => onExpand(place, !isExpanded)}
              onDoubleClick={(event) => event.stopPropagation()}
            >
              {isExpanded !== undefined && <Icon name="chevron-right" />}
            </span>
            {content}
          </div>
        );
      }}
    />
  );
}
