/** What follows a tool: its notes and its examples; a press loads one. */

import { useToolSession } from '#page/session/use-tool-session.ts';
import { PageFoot } from './page-foot.tsx';

export const OfATool = () => <PageFoot session={useToolSession()} />;
