import classes from './color-dot.module.css';

/** Colors that can be distinguished, in the light and in the dark theme. */
export const dotColors = ['green', 'blue', 'violet', 'red', 'amber'] as const;

export type DotColor = (typeof dotColors)[number];

/** Marks something that has a name as well. */
export const ColorDot = ({ color }: { readonly color: DotColor }) => (
  <span className={classes.dot} data-color={color} aria-hidden="true" />
);
