import classes from './fact-line.module.css';

export interface FactLineProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly facts: readonly string[];
}

/** Short facts in one line, which wraps where it has to. */
export const FactLine = ({ label, facts }: FactLineProps) => (
  <ul aria-label={label} className={classes.facts}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);
