/** What a search of a reference found: each entry can be copied and has an address. */
import { Pane } from '#ui/display/pane.tsx';
import { type Answer, AnswerRows } from './answer-rows.tsx';

const codes: readonly Answer[] = [
  { label: '404', value: 'Not Found', copied: '404 Not Found', group: 'Client error', note: 'HTTP', question: '404' },
  { label: '423', value: 'Locked', copied: '423 Locked', group: 'Client error', note: 'WebDav', question: '423' },
];

export const Terms = () => (
  <Pane title="Status codes">
    <AnswerRows isGrouped areGroupsOpen answers={codes} />
  </Pane>
);

const commands: readonly Answer[] = [
  {
    label: 'Undo the last commit, its changes stay staged',
    value: 'git reset --soft HEAD~1',
    group: 'Undo',
    question: 'undo the last commit',
    reading: 'Changes history',
  },
];

/** Labels are sentences; what was searched for names its group. */
export const Sentences = () => (
  <Pane title="Commands">
    <AnswerRows hasLongLabels isGrouped={false} answers={commands} />
  </Pane>
);
