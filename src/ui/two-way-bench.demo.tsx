/** Two panes, in each of which one can type; the other then shows the result. */
import { TwoWayBench } from './two-way-bench.tsx';
import { useToolSession } from './use-tool-session.ts';

const offered = ['shout', 'crash'];

/** Type # for an error with its place, ~ for a notice. */
export function BothWays() {
  const session = useToolSession(offered);
  const inverse = session.name === 'shout' ? 'crash' : 'shout';
  return <TwoWayBench session={{ ...session, operation: { ...session.operation, inverse } }} />;
}
