/** The result with its copy and download buttons, its notices and its status. */
import type { Operation } from '#core/tool.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { ResultPane } from './result-pane.tsx';

const none: RunView = {
  problem: undefined,
  isRefused: false,
  problemText: undefined,
  mark: undefined,
  success: undefined,
  isStale: false,
  isStaleSettled: false,
  issues: {},
  missing: undefined,
  offering: undefined,
};
const success = { operation: 'shout', input: 'hey', value: 'HEY!', notices: [], duration: 3 };
const notices = [{ code: 'tilde', params: {}, at: { offset: 0, line: 1, column: 1, character: 1 } }];

/** A pane whose result is of a certain kind. */
function Result({
  output = 'text',
  isBig = false,
  ...view
}: Partial<RunView> & { output?: Operation['output']; isBig?: boolean }) {
  const session = useToolSession();
  const operation = { ...session.operation, output };
  return <ResultPane session={{ ...session, operation }} view={{ ...none, ...view }} isBig={isBig} />;
}

export const Empty = () => <Result />;

export const OneValue = () => <Result success={success} />;

export const WithNotices = () => <Result success={{ ...success, value: '~!', notices }} />;

/** The input is wrong now: the last success result stays, dimmed. */
export const Stale = () => <Result success={success} isStale isStaleSettled />;

/** A later input has not led to a result yet, or is still being typed. */
export const Pending = () => <Result success={success} isStale />;

/** As generators show it. */
export const Big = () => <Result success={{ ...success, value: 'f81d4fae-7dec-11d0' }} isBig />;

export const SeveralValues = () => (
  <Result output={{ size: 'number', head: 'hex' }} success={{ ...success, value: { size: 12, head: '00ff' } }} />
);

export const Bytes = () => <Result output="bytes" success={{ ...success, value: Uint8Array.of(0, 1, 254, 255) }} />;
