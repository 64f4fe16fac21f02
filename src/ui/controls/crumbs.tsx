import { Button } from './buttons/button.tsx';
import classes from './crumbs.module.css';

export interface Crumb {
  readonly key: number;
  readonly text: string;
}

export interface CrumbsProps {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
  readonly onPick: (key: number) => void;
}

/** The path to the current item; each step selects the item there. */
export const Crumbs = ({ label, crumbs, onPick }: CrumbsProps) => (
  <ol className={classes.crumbs} aria-label={label}>
    {crumbs.map(({ key, text }, index) => (
      <li key={key}>
        <Button
          variant="text"
          tone={index < crumbs.length - 1 ? 'primary' : 'default'}
          className={classes.crumb}
          title={text}
          onClick={() => onPick(key)}
        >
          {text}
        </Button>
      </li>
    ))}
  </ol>
);
