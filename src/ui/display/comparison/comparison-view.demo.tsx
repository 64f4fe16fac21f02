/** Two texts and what differs. F7 goes from change to change. */
import { compareTexts } from '#lib/diff/compare-texts.ts';
import { ComparisonView } from './comparison-view.tsx';

const before = ['one', 'two', 'three little pigs', ...Array.from({ length: 20 }, (_, index) => `line ${index}`), 'end'];
const after = before.map((line) => line.replace('two', 'TWO').replace('little', 'big').replace('end', 'the end'));
const comparison = compareTexts(before.join('\n'), after.join('\n'));

const messages = {
  label: 'Changes',
  previous: 'Previous change',
  next: 'Next change',
  showAll: 'Show all lines',
  wrap: 'Wrap lines',
  more: 'More',
  part: 'Part',
  closedRows: (n: number) => `${n} lines`,
  hiddenRows: (n: number) => `${n} unchanged lines`,
  place: (at: number, n: number) => `${at} of ${n}`,
  movedTo: (line: number) => `Moved to line ${line}`,
  movedFrom: (line: number) => `Moved from line ${line}`,
};

const usual = { wraps: true, onWrap: () => {} };

export const Split = () => (
  <ComparisonView comparison={comparison} mode="split" context={3} grain="words" messages={messages} {...usual} />
);

export const Inline = () => (
  <ComparisonView comparison={comparison} mode="inline" context={3} grain="characters" messages={messages} {...usual} />
);
