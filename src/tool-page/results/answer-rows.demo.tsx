/** What a search of a reference found: each entry can be copied and has an address. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import { type Answer, AnswerRows } from './answer-rows.tsx';

const codes: readonly Answer[] = [
  { id: '404', label: '404', value: 'Not Found', copied: '404 Not Found', group: 'Client error', question: '404' },
  { id: '423', label: '423', value: 'Locked', group: 'Client error', note: 'WebDAV', question: '423' },
];

export const Terms = () => (
  <Pane title="Status codes">
    <AnswerRows session={useToolSession()} isGrouped areGroupsOpen answers={codes} unfiltered={{}} />
  </Pane>
);

const commands: readonly Answer[] = [
  {
    id: 'reset-soft',
    label: 'Undo the last commit, its changes stay staged',
    value: 'git reset --soft HEAD~1',
    group: 'Undo',
    reading: 'Changes history',
  },
];

/** Labels are sentences; what was searched for names its group. */
export const Sentences = () => (
  <Pane title="Commands">
    <AnswerRows session={useToolSession()} hasLongLabels isGrouped={false} answers={commands} unfiltered={{}} />
  </Pane>
);
