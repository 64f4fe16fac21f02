/** Two panes, in each of which one can type; the other then shows the result. */

import { useToolSession } from '#page/session/use-tool-session.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { TwoWayLayout } from './two-way-layout.tsx';

const operations = ['shout', 'crash'];

function Layout() {
  const session = useToolSession();
  const inverse = session.name === 'shout' ? 'crash' : 'shout';
  return <TwoWayLayout session={{ ...session, operation: { ...session.operation, inverse } }} />;
}

/** Type # for an error with its place, ~ for a notice. */
export const BothWays = () => (
  <WithOperations operations={operations}>
    <Layout />
  </WithOperations>
);
