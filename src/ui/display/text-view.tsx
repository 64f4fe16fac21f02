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

/** Whether a text is so short that it is shown whole. */
export const isShort = (text: string): boolean => text.length <= 200 && text.split('\n').length <= 5;

/** A text of moderate length, highlighted in its language. */
export function TextView({ text, label, language, wrap = true }: TextViewProps) {
  const highlight = highlighterFor(language);
  const rows = text.split('\n');
  const content = (
    <pre dir={highlight ? undefined : 'auto'}>
      {highlight ? rows.map((row, index) => [index > 0 && '\n', ...[highlight(row)].flat()]) : text}
    </pre>
  );
  const common = { className: classes.text, 'data-wrap': wrap };
  return wrap && isShort(text) ? (
    <div {...common}>{content}</div>
  ) : (
    <ScrollRegion {...common} aria-label={label}>
      {content}
    </ScrollRegion>
  );
}
