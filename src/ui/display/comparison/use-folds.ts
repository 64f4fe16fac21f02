import { useState } from 'react';
import type { Comparison } from '#lib/diff/comparison.ts';

/** What of a comparison is folded: rows far from any change until they are opened, and the parts that were closed. */
export function useFolds(comparison: Comparison) {
  const [state, setState] = useState({ of: comparison, opened: nothing, closed: nothing, all: false });
  const folds = state.of === comparison ? state : { of: comparison, opened: nothing, closed: nothing, all: state.all };
  const { opened, closed } = folds;
  const close = (rows: Iterable<number>) => setState({ ...folds, closed: new Set(rows) });
  return {
    ...folds,
    showAll: (all: boolean) => setState({ ...folds, opened: nothing, all }),
    open: (row: number) => setState({ ...folds, opened: new Set(opened).add(row) }),
    /** Closes or opens the part that a row begins. */
    toggle: (row: number) => close(closed.has(row) ? [...closed].filter((each) => each !== row) : [...closed, row]),
    /** Opens the parts that hide a row; returns whether any did. */
    reveal: (row: number): boolean => {
      const others = [...closed].filter((first) => row <= first || row > (comparison.ends?.[first] ?? first));
      if (others.length < closed.size) close(others);
      return others.length < closed.size;
    },
  };
}

const nothing: ReadonlySet<number> = new Set();
