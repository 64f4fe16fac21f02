import classes from './picture-grid.module.css';

export interface Picture {
  readonly name: string;
  readonly svg: string;
}

export interface PictureGridProps {
  readonly label: string;
  readonly pictures: readonly Picture[];
}

/** Small pictures with their names, as many in a row as have room. */
export const PictureGrid = ({ label, pictures }: PictureGridProps) => (
  <ul className={classes.grid} aria-label={label}>
    {pictures.map(({ name, svg }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
      <li key={index}>
        <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
        <span>{name}</span>
      </li>
    ))}
  </ul>
);
