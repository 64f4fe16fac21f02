import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle } from 'react';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
import classes from './virtual-list.module.css';

/** Height of a row in pixels, which its style must match. */
const rowHeight = 24;

export type VirtualListHandle = Pick<VirtualRows, 'showRow' | 'scrollBy' | 'page'> & { focus(): void };

export interface VirtualListProps extends Omit<ComponentProps<'div'>, 'children' | 'ref' | 'onScroll'> {
  readonly total: number;
  /** Renders the row at an index; it needs a key. */
  readonly renderRow: (index: number) => ReactNode;
  /** The width that it scrolls, in pixels; as wide as its rows where absent. */
  readonly width?: number | undefined;
  readonly ref?: Ref<VirtualListHandle>;
}

/** Shows any number of rows: only visible ones are rendered. Its role and name are those given. */
export function VirtualList({ total, renderRow, width, ref, ...rest }: VirtualListProps) {
  const rows = useVirtualRows(total, rowHeight);
  const { view, fullHeight, first, count, offset, page, onScroll, showRow, scrollBy } = rows;
  useImperativeHandle(ref, () => ({
    page,
    showRow,
    scrollBy,
    focus: () => view.current?.focus({ preventScroll: true }),
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div ref={view} className={classes.view} tabIndex={0} onScroll={onScroll} {...rest}>
      <div style={{ height: fullHeight, width }} />
      <div className={classes.rows} style={{ top: offset, width }}>
        {Array.from({ length: count }, (_, index) => renderRow(first + index))}
      </div>
    </div>
  );
}
