/** The changes between two texts, line by line. */
import { diffLines } from '#lib/line-diff.ts';
import { DiffView } from './diff-view.tsx';

export const Changes = () => (
  <DiffView label="Changes" lines={diffLines('one\ntwo\nthree\nfour', 'one\nTWO\nthree\nfour\nfive')} />
);

export const NoChange = () => <DiffView label="No change" lines={diffLines('one\ntwo', 'one\ntwo')} />;
