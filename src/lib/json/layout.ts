import { TextWriter } from '#lib/big-text/text-writer.ts';

/** The layout of JSON. */
export interface Layout {
  /** The indentation of one level: spaces or a tab. Empty: each value on one line, without spaces. */
  readonly indent: string;
  readonly lineEnding: '\n' | '\r\n';
}

/** Writes JSON in lines, indented by depth. */
export class LayoutWriter extends TextWriter {
  private readonly layout: Layout;
  private readonly isCompact: boolean;
  /** A line break with more indentation than was needed so far. */
  private margin: string;

  constructor(layout: Layout) {
    super();
    this.layout = layout;
    this.isCompact = layout.indent === '';
    this.margin = layout.lineEnding + layout.indent.repeat(16);
  }

  /** Starts a new line, unless everything is on one. */
  breakLine(depth: number): void {
    if (!this.isCompact) this.newLine(depth);
  }

  /** Starts a new line. */
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
