/** What follows a tool: its notes and its examples. */

import { FootContent } from './foot-content.tsx';

export const OfATool = () => <FootContent session={undefined} />;
