/** Finds in a text: opened in a pane by Ctrl F or ⌘ F. */
import { useMemo } from 'react';
import { findInSlices, slicesOf } from '#lib/big-text/find-text.ts';
import { Pane } from '#ui/display/pane.tsx';
import { FindBar } from './find-bar.tsx';
import type { FindTarget } from './find-target.ts';

const text = 'Every good knife has a blade. A penknife has several.';
const readable = { length: text.length, sliceString: (from: number, to: number) => text.slice(from, to) };

export const Bar = () => {
  const target = useMemo<FindTarget>(
    () => ({
      search: (pattern) => findInSlices(slicesOf(readable), pattern),
      start: () => 0,
      selected: () => '',
      show: () => {},
      focus: () => {},
    }),
    [],
  );
  return (
    <Pane title="Text">
      <p>{text}</p>
      <FindBar target={target} version={text} asked={0} onClose={() => {}} />
    </Pane>
  );
};
