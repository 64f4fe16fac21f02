import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import classes from './text-view.module.css';

export interface MarkedTextProps {
  readonly label: string;
  /** The text in pieces; those with a note, which is shown as their tooltip, are marked. */
  readonly pieces: readonly { readonly text: string; readonly note?: string }[];
}

/** A text of moderate length with marks on parts of it. */
export const MarkedText = ({ label, pieces }: MarkedTextProps) => (
  <ScrollRegion className={classes.text} data-wrap aria-label={label}>
    <pre>
      {pieces.map(({ text, note }, index) =>
        note === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
          <mark key={index} title={note}>
            {text}
          </mark>
        ),
      )}
    </pre>
  </ScrollRegion>
);
