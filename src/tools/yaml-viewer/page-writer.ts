/** Writes lines of text, and knows the column. */
export class Page {
  /** Length of the present line. */
  column = 0;
  private readonly parts: string[] = [];
  /** The next line goes on where the present one ends: at the start, and behind a dash. */
  private isOpen = true;
  /** A blank line here would be part of the value above. */
  private isKept = false;

  finish(): string {
    if (this.parts.length > 0) this.parts.push('\n');
    return this.parts.join('');
  }

  /** Starts a line with a text. */
  line(column: number, text: string): void {
    this.start(column);
    this.write(text);
    this.isOpen = false;
  }

  /** Starts a line, whose first word follows. */
  start(column: number): void {
    if (!this.isOpen) {
      this.parts.push(`\n${' '.repeat(column)}`);
      this.column = column;
    }
    this.isOpen = true;
    this.isKept = false;
  }

  /** Lets the next line go on behind a blank. */
  goOn(): void {
    this.write(' ');
    this.isOpen = true;
  }

  /** Writes a word, behind a blank where it does not begin the line. */
  word(text: string): void {
    if (text === '') return;
    this.write(this.isOpen ? text : ` ${text}`);
    this.isOpen = false;
  }

  /** Writes directly behind the last word. */
  write(text: string): void {
    if (text === '') return;
    this.parts.push(text);
    this.column += text.length;
  }

  /** Comments at the end of the line. */
  behind(comments: readonly string[]): void {
    this.word(comments.join(' '));
  }

  /** Ends a value that keeps the blank lines at its end. */
  keep(): void {
    this.isKept = true;
  }

  blanks(count: number): void {
    if (!this.isOpen && !this.isKept) this.parts.push('\n'.repeat(count));
  }
}
