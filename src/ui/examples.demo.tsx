/** The known answers of a tool; a press loads one. */
import { Examples } from './examples.tsx';
import { useToolSession } from './use-tool-session.ts';

export const OfATool = () => <Examples session={useToolSession()} />;
