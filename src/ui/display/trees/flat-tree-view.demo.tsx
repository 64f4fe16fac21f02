/** A tree whose branches expand and collapse. */
import { useMemo, useReducer, useState } from 'react';
import { FlatTree } from '#lib/tree/flat-tree.ts';
import { FlatTreeView } from './flat-tree-view.tsx';

const names = ['', 'animals', 'birds', 'owl', 'fish', 'plants'];
const shape = {
  parent: Int32Array.of(-1, 0, 1, 2, 1, 0),
  next: Int32Array.of(6, 5, 4, 4, 5, 6),
  count: Int32Array.of(2, 2, 1, 0, 0, 0),
};

export function Living() {
  const tree = useMemo(() => new FlatTree(shape), []);
  const [active, setActive] = useState(1);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  return (
    <FlatTreeView
      tree={tree}
      label="Living things"
      active={active}
      onActivate={setActive}
      onChange={redraw}
      renderRow={(row) => names[row]}
    />
  );
}
