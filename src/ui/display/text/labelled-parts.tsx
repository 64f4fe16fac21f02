import classes from './labelled-parts.module.css';

export interface LabelledPartsProps {
  readonly label: string;
  readonly parts: readonly { readonly label: string; readonly text: string }[];
}

/** The parts that a text is made up of, in their order, each in a color of its own above its label. */
export const LabelledParts = ({ label, parts }: LabelledPartsProps) => (
  <ul className={classes.parts} aria-label={label}>
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <li key={index} data-look={index % 6}>
        <code>{part.text}</code>
        <small>{part.label}</small>
      </li>
    ))}
  </ul>
);
