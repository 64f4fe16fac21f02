import { island } from '#ui/island.tsx';

/**
 * Notes and examples below a tool, outside its layouts: a press on an example may replace these. In the static HTML, the
 * code comes later.
 */
export const PageFoot = island(() => import('./layouts/layout-parts.ts'), 'FootContent');
