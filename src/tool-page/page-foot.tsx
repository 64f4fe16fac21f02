import { island } from '#ui/island.tsx';

/** Notes and examples below a tool. In the static HTML, their code comes later. */
export const PageFoot = island(() => import('./layouts/layout-parts.ts'), 'FootContent');
