/** A part of the page that scrolls by itself, named and reachable by keyboard. */
import { ScrollRegion } from './scroll-region.tsx';
import classes from './text-view.module.css';

export const Scrolling = () => (
  <ScrollRegion aria-label="Numbers" className={classes.text}>
    <pre>{Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n')}</pre>
  </ScrollRegion>
);
