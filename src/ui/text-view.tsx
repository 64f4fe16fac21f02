import type { KindInfo } from '#core/kind.ts';
import { highlighterFor } from './highlight.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import classes from './text-view.module.css';

export interface TextViewProps {
  readonly text: string;
  readonly label: string;
  readonly language?: KindInfo['language'];
  readonly wrap?: boolean;
}

/** A text of moderate length, in the colours of its language. */
export function TextView({ text, label, language, wrap = true }: TextViewProps) {
  const highlight = highlighterFor(language);
  return (
    <ScrollRegion className={classes.text} data-wrap={wrap} aria-label={label}>
      <pre>
        {highlight ? text.split('\n').map((row, index) => [index > 0 && '\n', ...[highlight(row)].flat()]) : text}
      </pre>
    </ScrollRegion>
  );
}
