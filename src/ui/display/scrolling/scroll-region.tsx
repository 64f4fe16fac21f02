import type { ComponentProps } from 'react';

/** A part of the page that scrolls by itself, named and reachable by keyboard. */
export const ScrollRegion = (props: ComponentProps<'section'> & { readonly 'aria-label': string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
  <section tabIndex={0} {...props} />
);
