import type { ReactNode } from 'react';
import type { FlatTree } from '#lib/tree/flat-tree.ts';
import { TreeView } from './tree-view.tsx';

export interface FlatTreeViewProps {
  readonly tree: FlatTree;
  readonly label: string;
  /** The row with the keyboard focus. */
  readonly active: number;
  readonly onActivate: (row: number) => void;
  /** Called after branches were expanded or collapsed. */
  readonly onChange: () => void;
  /** Draws a row. */
  readonly renderRow: (row: number) => ReactNode;
  readonly isMarked?: (row: number) => boolean;
  /** Enter on a row without children. */
  readonly onEnter?: (row: number) => void;
}

/** A tree whose branches expand and collapse. */
export function FlatTreeView(props: FlatTreeViewProps) {
  const { tree, label, active, onActivate, onChange, renderRow, isMarked = () => false, onEnter = () => {} } = props;
  const rowAt = (place: number) => tree.visible[place] ?? 0;
  return (
    <TreeView
      label={label}
      total={tree.visible.length}
      itemAt={(place) => {
        const row = rowAt(place);
        return { ...tree.standing(row), isMarked: isMarked(row), content: renderRow(row) };
      }}
      active={tree.placeOf(active)}
      onActivate={(place) => onActivate(rowAt(place))}
      onExpand={(place, isExpanded) => {
        tree.setExpanded(rowAt(place), isExpanded);
        onChange();
      }}
      onExpandSiblings={(place) => {
        tree.expandSiblings(rowAt(place));
        onChange();
      }}
      parentOf={(place) => tree.placeOf(Math.max(1, tree.parent(rowAt(place))))}
      onEnter={(place) => onEnter(rowAt(place))}
    />
  );
}
