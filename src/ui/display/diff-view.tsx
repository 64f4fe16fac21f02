import type { DiffLine } from '#lib/line-diff.ts';
import classes from './diff-view.module.css';
import { VirtualList } from './virtual-list.tsx';

export interface DiffViewProps {
  readonly label: string;
  readonly lines: readonly DiffLine[];
}

/** Longer lines, in characters, are cut. */
const maxLineLength = 2_000;
const signs = { same: '', removed: '−', added: '+' } as const;

/** The changes between two texts: removed lines are marked −, added ones +. */
export const DiffView = ({ label, lines }: DiffViewProps) => (
  <VirtualList
    role="region"
    aria-label={label}
    total={lines.length}
    renderRow={(index) => {
      const line = lines[index];
      if (!line) return null;
      const Element = line.type === 'removed' ? 'del' : line.type === 'added' ? 'ins' : 'div';
      return (
        <Element key={index} className={classes.row} data-type={line.type}>
          <span className={classes.number} aria-hidden="true">
            {'after' in line ? line.after : line.before}
          </span>
          <span className={classes.sign}>{signs[line.type]}</span>
          {line.text.length > maxLineLength ? `${line.text.slice(0, maxLineLength)}…` : line.text}
        </Element>
      );
    }}
  />
);
