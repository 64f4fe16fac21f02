/** What follows a tool: its notes and its examples. */

import { PageFoot } from './page-foot.tsx';

export const OfATool = () => <PageFoot session={undefined} />;
