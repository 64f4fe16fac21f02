import { island } from '#ui/island.tsx';

/** The known answers of the page's operations; a press loads one. In the static HTML, their code comes later. */
export const Examples = island(() => import('./layouts/layout-parts.ts'), 'ExampleList');
