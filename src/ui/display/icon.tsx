import classes from './icon.module.css';

/** A Tabler icon from the sprite. It is decorative: its container must have a name of its own. */
export const Icon = ({ name }: { readonly name: string }) => (
  <svg className={classes.icon} aria-hidden="true">
    <use href={`${__ICONS__}#${name}`} />
  </svg>
);
