import { highlighterFor } from '#ui/display/text/highlight.tsx';
import classes from './tree-line.module.css';

export interface XmlLineProps {
  /** The node as it is typed, or its beginning. */
  readonly text: string;
  /** There is more of it. */
  readonly isCut?: boolean;
  /** Replaces the content and the end tag of a closed element. */
  readonly end?: string | undefined;
  /** The number of nodes in it, as text. */
  readonly count?: string | undefined;
}

const highlight = highlighterFor('xml');

/** A node of an XML text on one line. */
export function XmlLine({ text, isCut = false, end = '', count }: XmlLineProps) {
  const line = `${text.replace(/[\n\r]+/g, '↵')}${isCut ? '…' : ''}${end}`;
  return (
    <span className={classes.line}>
      {highlight?.(line) ?? line}
      {count && <span className={classes.muted}> {count}</span>}
    </span>
  );
}
