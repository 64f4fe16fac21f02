/** A part of the page that scrolls by itself, named and reachable by keyboard. */

import classes from '#ui/display/text/text-view.module.css';
import { ScrollRegion } from './scroll-region.tsx';

export const Scrolling = () => (
  <ScrollRegion aria-label="Numbers" className={classes.text}>
    <pre>{Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n')}</pre>
  </ScrollRegion>
);
