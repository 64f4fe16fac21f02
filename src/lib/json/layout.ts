import { TextWriter } from '#lib/text-writer.ts';

/** How the lines of JSON are laid out. */
export interface Layout {
  /** What one level is indented by: blanks or a tab. Empty: each value on one line, without blanks. */
  readonly indent: string;
  readonly lineEnding: '\n' | '\r\n';
}

/** Writes JSON in lines, each as deep as its container. */
export class LayoutWriter extends TextWriter {
  private readonly layout: Layout;
  private readonly isCompact: boolean;
  /** A line ending and more indentation than was needed so far. */
  private margin: string;

  constructor(layout: Layout) {
    super();
    this.layout = layout;
    this.isCompact = layout.indent === '';
    this.margin = layout.lineEnding + layout.indent.repeat(16);
  }

  /** Goes on to the next line, unless all is on one. */
  breakLine(depth: number): void {
    if (!this.isCompact) this.newLine(depth);
  }

  /** Goes on to the next line. */
  newLine(depth: number): void {
    const { indent, lineEnding } = this.layout;
    const length = lineEnding.length + depth * indent.length;
    if (length > this.margin.length) this.margin = lineEnding + indent.repeat(2 * depth);
    this.write(this.margin, 0, length);
  }

  colon(): void {
    this.char(0x3a);
    if (!this.isCompact) this.char(0x20);
  }
}
