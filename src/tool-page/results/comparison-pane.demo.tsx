/** What compares two texts, in the words of its tool. */
import { compareTexts } from '#lib/diff/compare-texts.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { ComparisonPane } from './comparison-pane.tsx';

const comparison = compareTexts('one\ntwo\nthree', 'one\nTWO\nthree');

export const Split = () => (
  <WithOperations operations={['shout']}>
    <ComparisonPane comparison={comparison} mode="split" />
  </WithOperations>
);
