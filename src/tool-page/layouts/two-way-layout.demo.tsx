/** Two panes, in each of which one can type; the other then shows the result. */

import { useToolSession } from '#page/session/use-tool-session.ts';
import { TwoWayLayout } from './two-way-layout.tsx';

const offered = ['shout', 'crash'];

/** Type # for an error with its place, ~ for a notice. */
export function BothWays() {
  const session = useToolSession(offered);
  const inverse = session.name === 'shout' ? 'crash' : 'shout';
  return <TwoWayLayout session={{ ...session, operation: { ...session.operation, inverse } }} />;
}
