/** The known answers of a tool; a press loads one. */

import { useToolSession } from '#page/session/use-tool-session.ts';
import { Examples } from './examples.tsx';

export const OfATool = () => <Examples session={useToolSession()} />;
