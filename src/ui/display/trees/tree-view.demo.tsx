/** A tree of any size, for mouse and keyboard; only visible items are rendered. */
import { useState } from 'react';
import { JsonLine } from './json-line.tsx';
import { TreeView } from './tree-view.tsx';

/** A root and a thousand children. */
export function Tree() {
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(true);
  const total = isOpen ? 1_001 : 1;
  return (
    <TreeView
      label="Numbers"
      total={total}
      active={Math.min(active, total - 1)}
      itemAt={(place) => ({
        key: place,
        level: place === 0 ? 0 : 1,
        isExpanded: place === 0 ? isOpen : undefined,
        position: Math.max(0, place - 1),
        siblings: place === 0 ? 1 : 1_000,
        isMarked: place === 3,
        content: (
          <JsonLine name={place === 0 ? undefined : place - 1} value={place === 0 ? '[ ]' : String(place ** 2)} />
        ),
      })}
      onActivate={setActive}
      onExpand={(_, isExpanded) => setOpen(isExpanded)}
      onExpandSiblings={() => setOpen(true)}
      parentOf={() => 0}
      onEnter={() => {}}
    />
  );
}
