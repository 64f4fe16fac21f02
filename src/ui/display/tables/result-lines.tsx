import { IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import classes from './result-lines.module.css';

/** A line of an input, with what it gives. */
export interface ResultLine {
  /** The number of the line. */
  readonly number: number;
  readonly source: string;
  /** Absent of a line that gives nothing. */
  readonly value?: string | undefined;
  /** The value as it is shown, where that is not as it is copied. */
  readonly shown?: string | undefined;
  /** What is wrong with the line, or what is to know of its value. */
  readonly message?: string | undefined;
}

export interface ResultLinesProps {
  readonly lines: readonly ResultLine[];
  /** What a copy button copies. */
  readonly labelOf: (line: ResultLine) => string;
  /** What else can be done with a value. */
  readonly more?:
    | {
        readonly icon: string;
        readonly labelOf: (line: ResultLine) => string;
        readonly onPick: (line: ResultLine) => void;
      }
    | undefined;
}

/** The result of each line under the line itself, to be copied, or what is wrong with it. */
export const ResultLines = ({ lines, labelOf, more }: ResultLinesProps) => (
  <ol className={classes.lines}>
    {lines.map((line) => (
      <li key={line.number} className={classes.line}>
        <code>{line.source}</code>
        {line.value !== undefined && (
          <>
            <output className={classes.value}>{line.shown ?? line.value}</output>
            {more && <IconButton icon={more.icon} label={more.labelOf(line)} onClick={() => more.onPick(line)} />}
            <CopyButton content={() => line.value ?? ''} source={line.value} what={labelOf(line)} />
          </>
        )}
        {line.message && (
          <p
            className={classes.message}
            data-tone={line.value === undefined ? 'error' : 'notice'}
            role={line.value === undefined ? 'alert' : 'status'}
          >
            {line.message}
          </p>
        )}
      </li>
    ))}
  </ol>
);
