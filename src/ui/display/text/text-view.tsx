import type { KindInfo } from '#core/kind.ts';
import { maxOf } from '#lib/collections/extremes.ts';
import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import { highlighterFor } from './highlight.tsx';
import classes from './text-view.module.css';

export interface TextViewProps {
  readonly text: string;
  readonly label: string;
  readonly language?: KindInfo['language'];
  readonly wrap?: boolean;
  /** Drawn in characters: its lines touch each other, and are not broken. */
  readonly isDrawing?: boolean;
  /** Light on dark in both themes, as the terminal that it is for. */
  readonly isTerminal?: boolean;
}

/** Whether a text is so short that it is shown whole. */
export const isShort = (text: string): boolean => text.length <= 200 && text.split('\n').length <= 5;

/** What is made of long lines is smaller, so that all of it is in view; a character is about 0.6 times as wide as high. */
const drawnWith = (rows: readonly string[]) => ({
  lineHeight: 1,
  fontSize: `clamp(5px, (100cqi - 32px) / ${(
    0.61 *
      maxOf(
        rows.map(({ length }) => length),
        1,
      )
  ).toFixed(2)}, 13px)`,
});
const terminal = { color: '#fff', background: '#000' };

/** A text of moderate length, highlighted in its language. */
export function TextView(props: TextViewProps) {
  const { text, label, language, isDrawing = false, isTerminal = false, wrap = !isDrawing } = props;
  const highlight = highlighterFor(language);
  const rows = text.split('\n');
  const content = (
    <pre
      dir={highlight ? undefined : 'auto'}
      style={{ ...(isDrawing && drawnWith(rows)), ...(isTerminal && terminal) }}
    >
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
