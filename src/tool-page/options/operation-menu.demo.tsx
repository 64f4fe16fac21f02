/** The operations that have no room in the row. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { OperationMenu } from './operation-menu.tsx';

export const OfATool = () => <OperationMenu session={useToolSession()} rooms={[]} />;
