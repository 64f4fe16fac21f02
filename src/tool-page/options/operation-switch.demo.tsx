/** Chooses among a tool’s operations, and swaps to the inverse one. */

import { useToolSession } from '#page/session/use-tool-session.ts';
import { OperationSwitch } from './operation-switch.tsx';

const offered = ['shout', 'countAll', 'roll'];

export const Operations = () => <OperationSwitch session={useToolSession(offered)} />;

/** Where there is an inverse, the result becomes its input. */
export function WithSwap() {
  const session = useToolSession(offered);
  return <OperationSwitch session={{ ...session, operation: { ...session.operation, inverse: 'countAll' } }} />;
}
