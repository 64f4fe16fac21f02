/** Chooses among a tool’s operations, and swaps to the inverse one. */

import { useToolSession } from '#page/session/use-tool-session.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { OperationSwitch } from './operation-switch.tsx';

const operations = ['shout', 'countAll', 'roll'];

function Switch({ inverse }: { readonly inverse?: string }) {
  const session = useToolSession();
  return <OperationSwitch session={{ ...session, operation: { ...session.operation, ...(inverse && { inverse }) } }} />;
}

export const Operations = () => (
  <WithOperations operations={operations}>
    <Switch />
  </WithOperations>
);

/** Where there is an inverse, the result becomes its input. */
export const WithSwap = () => (
  <WithOperations operations={operations}>
    <Switch inverse="countAll" />
  </WithOperations>
);
