/** A comment, or a line of a template that is read as one. */
export interface Comment {
  readonly text: string;
  readonly column: number;
  /** Blank lines above it. */
  readonly blanks: number;
  /** There is something else before it on its line. */
  readonly isTrailing: boolean;
}

/** An indicator: `-`, `?`, `:` or `,`. */
interface Mark {
  readonly char: string;
  /** Index of the first comment after it. */
  readonly index: number;
  /** Blank lines above it. */
  readonly blanks: number;
}

/** What is between two values: comments, blank lines and indicators. */
export interface Trivia {
  readonly comments: readonly Comment[];
  readonly marks: readonly Mark[];
  /** Blank lines at its end. */
  readonly blanks: number;
}

/**
 * Reads what is between the values of a YAML text. `view` is the text as the parser read it, of the same length, in
 * which lines of templates are comments.
 */
export class TriviaReader {
  at = 0;
  /** There is something on the present line, before `at`. */
  private isLineStarted = false;
  private readonly text: string;
  private readonly view: string;

  constructor(text: string, view: string) {
    this.text = text;
    this.view = view;
  }

  /** Goes on behind a value. */
  skipTo(end: number, isLineStarted = true): void {
    this.at = end;
    this.isLineStarted = isLineStarted;
  }

  /** Reads up to a value, or as far as nothing else comes; `stopsAtMarks`: also up to an indicator. */
  read(limit = this.view.length, stopsAtMarks = false): Trivia {
    const comments: Comment[] = [];
    const marks: Mark[] = [];
    let blanks = 0;
    for (; this.at < limit; this.at++) {
      const char = this.view.charAt(this.at);
      if (char === '\n' || char === '\r') {
        if (char === '\r' && this.view.charAt(this.at + 1) === '\n') this.at++;
        if (!this.isLineStarted) blanks++;
        this.isLineStarted = false;
      } else if (char === '#') {
        comments.push(this.comment(blanks));
        blanks = 0;
      } else if (this.isIndicator(char)) {
        if (stopsAtMarks) break;
        marks.push({ char, index: comments.length, blanks });
        this.isLineStarted = true;
        blanks = 0;
      } else if (char !== ' ' && char !== '\t' && char !== '\ufeff') break;
    }
    return { comments, marks, blanks };
  }

  /** The column, from 0, of an offset. */
  columnOf(offset: number): number {
    return offset - this.startOfLine(offset);
  }

  /** The column of what begins its line here; otherwise infinite. */
  get indentAt(): number {
    return this.isLineStarted ? Number.POSITIVE_INFINITY : this.columnOf(this.at);
  }

  /** Reads a line without its break. */
  line(): string {
    const start = this.at;
    this.skipTo(this.endOfLine(start));
    return this.text.slice(start, this.at).trimEnd();
  }

  private comment(blanks: number): Comment {
    const start = this.at;
    const isTrailing = this.isLineStarted;
    const text = this.line();
    this.at--;
    return { text, column: this.columnOf(start), blanks, isTrailing };
  }

  private isIndicator(char: string): boolean {
    if (char === ',' || char === ':') return true;
    return (char === '-' || char === '?') && /^\s?$/.test(this.view.charAt(this.at + 1));
  }

  private startOfLine(offset: number): number {
    let start = offset;
    while (start > 0 && !isBreak(this.view.charCodeAt(start - 1))) start--;
    // A byte order mark has no column.
    return start === 0 && this.view.charCodeAt(0) === 0xfeff ? Math.min(1, offset) : start;
  }

  private endOfLine(offset: number): number {
    let end = offset;
    while (end < this.view.length && !isBreak(this.view.charCodeAt(end))) end++;
    return end;
  }
}

const isBreak = (unit: number): boolean => unit === 0x0a || unit === 0x0d;
