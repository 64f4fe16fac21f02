import { shortenNumber, toJsonNumber } from '#lib/data/number-text.ts';
import { Form, Kind, type Sink } from '#lib/json/kind.ts';
import { type Layout, LayoutWriter } from '#lib/json/layout.ts';
import { type NonFinite, NonFiniteWriter } from '#lib/json/non-finite.ts';
import type { Source } from '#lib/json/source.ts';
import { type Escapes, rewriteEscapes, toJsonString } from '#lib/json/strings.ts';

export interface FormatStyle extends Layout {
  readonly escapes: Escapes;
  readonly nonFinite: NonFinite;
  /** Writes numbers without what their value does not need. */
  readonly shortensNumbers?: boolean;
}

/**
 * A sink that writes tokens as JSON: copied as they are typed, except for forms that only JSON5 has. Top-level values
 * are on separate lines.
 */
export class Formatter implements Sink {
  /** The number of comments left out. */
  comments = 0;
  /** Numbers written shorter. */
  shortened = 0;
  /** NaN and infinities. */
  readonly nonFinite: NonFiniteWriter;

  private readonly source: Source;
  private readonly text: string;
  private readonly style: FormatStyle;
  private readonly copies: boolean;
  private readonly shortensNumbers: boolean;
  private readonly writer: LayoutWriter;
  private depth = 0;
  /** The innermost container is empty so far. */
  private isFirst = true;
  private followsKey = false;
  private readonly closers: number[] = [];

  constructor(source: Source, style: FormatStyle) {
    this.source = source;
    this.text = source.text;
    this.style = style;
    this.nonFinite = new NonFiniteWriter(style.nonFinite);
    this.copies = style.escapes === 'keep';
    this.shortensNumbers = style.shortensNumbers ?? false;
    this.writer = new LayoutWriter(style);
  }

  open(kind: Kind): void {
    this.separate();
    const isObject = kind === Kind.object;
    this.writer.char(isObject ? 0x7b : 0x5b);
    this.closers[this.depth++] = isObject ? 0x7d : 0x5d;
    this.isFirst = true;
  }

  close(): void {
    this.depth--;
    if (!this.isFirst) this.writer.breakLine(this.depth);
    this.writer.char(this.closers[this.depth] ?? 0);
    this.isFirst = false;
  }

  key(start: number, end: number, form: number): void {
    this.separate();
    this.string(start, end, form);
    this.writer.colon();
    this.followsKey = true;
  }

  scalar(kind: Kind, start: number, end: number, form: number): void {
    this.separate();
    if (kind === Kind.string) this.string(start, end, form);
    else if (form === Form.plain && (!this.shortensNumbers || kind !== Kind.number))
      this.writer.write(this.text, start, end);
    else this.number(start, end);
  }

  comment(): void {
    this.comments++;
  }

  /** @throws ToolError `too-large` if the text is more than 512 MB */
  finish(): string {
    return this.writer.finish();
  }

  /** Writes the separator before a key or an item. */
  private separate(): void {
    if (this.followsKey) {
      this.followsKey = false;
      return;
    }
    if (this.depth === 0) {
      if (!this.isFirst) this.writer.newLine(0);
    } else {
      if (!this.isFirst) this.writer.char(0x2c);
      this.writer.breakLine(this.depth);
    }
    this.isFirst = false;
  }

  private string(start: number, end: number, form: number): void {
    if (this.copies && form <= Form.escaped) this.writer.write(this.text, start, end);
    else {
      const token = this.text.slice(start, end);
      this.writer.write(rewriteEscapes(form & Form.json5 ? toJsonString(token) : token, this.style.escapes));
    }
  }

  private number(start: number, end: number): void {
    const number = toJsonNumber(this.text.slice(start, end));
    const short = this.shortensNumbers ? shortenNumber(number) : number;
    if (short !== number) this.shortened++;
    this.writer.write(this.nonFinite.write(short, this.source.inputOffset(start)));
  }
}
