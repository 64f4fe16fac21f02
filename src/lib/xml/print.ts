import { TextWriter } from '#lib/big-text/text-writer.ts';
import { type Attribute, declaresNamespace, readAttributes } from './attributes.ts';
import { isSpace, nameEnd } from './characters.ts';
import { Holds, Part, type Tape } from './tape.ts';

/** How a document is laid out. */
export interface Layout {
  /** The indentation of one level; null: everything on one line. */
  readonly indent: string | null;
  /** Elements that hold nothing but text stay on one line. */
  readonly collapse: boolean;
  /** Elements that hold text and elements stay as they are. */
  readonly keepMixed: boolean;
  readonly comments: boolean;
  /** One of several blank lines between elements is kept. */
  readonly blankLines: boolean;
  /** From this width on, each attribute of a tag is on a line of its own. */
  readonly attributeWidth: number;
  readonly sortAttributes: boolean;
  readonly empty: 'keep' | 'tag' | 'pair';
  readonly declaration: 'keep' | 'add' | 'remove';
  /** The names of elements that are copied as they are. */
  readonly verbatim: ReadonlySet<string>;
}

/** A document without white space between its elements. */
export const compact: Layout = {
  indent: null,
  collapse: true,
  keepMixed: true,
  comments: true,
  blankLines: false,
  attributeWidth: Number.POSITIVE_INFINITY,
  sortAttributes: false,
  empty: 'keep',
  declaration: 'keep',
  verbatim: new Set(),
};

export interface Printed {
  readonly text: string;
  /** The number of elements in which white space was added to text. */
  readonly loosened: number;
  /** The number of elements that stay as they are, for they hold text and elements. */
  readonly kept: number;
}

/** Lays a checked document out; its tags, texts and all else are copied from the text as they are typed. */
export const printXml = (text: string, tape: Tape, layout: Layout, progress?: (fraction: number) => void): Printed =>
  new Printer(text, tape, layout).print(progress);

const reportEvery = 1 << 16;

class Printer {
  private readonly text: string;
  private readonly tape: Tape;
  private readonly layout: Layout;
  private readonly writer = new TextWriter();
  private loosened = 0;
  private kept = 0;
  private depth = 0;
  /** The end tag up to which everything is left as typed, without line breaks; -1: none. */
  private inlineUntil = -1;
  /** The last start tag lacks its `>`: as long as nothing follows, it may become an empty tag. */
  private isPending = false;
  private hasWritten = false;
  private hasBlankLine = false;
  /** Text was written that the next part may continue. */
  private isInText = false;

  constructor(text: string, tape: Tape, layout: Layout) {
    this.text = text;
    this.tape = tape;
    this.layout = layout;
  }

  print(progress?: (fraction: number) => void): Printed {
    const { tape, text, layout } = this;
    if (text.charCodeAt(0) === 0xfeff) this.writer.write(text, 0, 1);
    if (layout.declaration === 'add' && tape.count > 0 && tape.kinds[0] !== Part.declaration) {
      this.writer.write('<?xml version="1.0" encoding="UTF-8"?>');
      this.hasWritten = true;
    }
    for (let part = 0; part < tape.count; part++) {
      if (part % reportEvery === 0) progress?.(part / tape.count);
      part = this.printPart(part);
    }
    this.finishTag();
    return { text: this.writer.finish(), loosened: this.loosened, kept: this.kept };
  }

  /** Writes a part, or a whole element; returns the last part written. */
  private printPart(part: number): number {
    const { tape, layout } = this;
    const kind = tape.kinds[part];
    if (kind === Part.text || kind === Part.cdata) {
      this.printText(part);
      return part;
    }
    if (kind === Part.comment && !layout.comments) return part;
    this.isInText = false;
    if (kind === Part.open) return this.printOpen(part);
    if (kind === Part.close) this.printClose(part);
    else if (kind === Part.empty) this.printEmpty(part);
    else if (kind === Part.space) this.printSpace(part);
    else if (kind !== Part.declaration || layout.declaration !== 'remove') this.printWhole(part, part);
    return part;
  }

  /** Writes parts as they are. */
  private printWhole(first: number, last: number): void {
    this.breakLine();
    this.writer.write(this.text, this.tape.startOf(first), this.tape.startOf(last + 1));
  }

  private printOpen(part: number): number {
    const { tape, layout } = this;
    const close = tape.links[part] ?? part;
    if (tape.has(part, Holds.space) || (layout.verbatim.size > 0 && layout.verbatim.has(this.nameOf(part)))) {
      this.printWhole(part, close);
      return close;
    }
    this.breakLine();
    this.printTag(part);
    this.isPending = true;
    if (this.inlineUntil >= 0) return part;
    const isMixed = tape.has(part, Holds.text);
    const hasElements = tape.has(part, Holds.elements);
    const isLoose = isMixed && !(hasElements ? layout.keepMixed : layout.collapse);
    if (isLoose) this.loosened++;
    else if (isMixed && hasElements) this.kept++;
    if ((isMixed && !isLoose) || this.isBlankText(part)) this.inlineUntil = close;
    else this.depth++;
    return part;
  }

  /** White space is all that an element holds: its text, unless that breaks the line. */
  private isBlankText(part: number): boolean {
    const { tape, text } = this;
    if (tape.kinds[part + 1] !== Part.space || tape.kinds[part + 2] !== Part.close) return false;
    return !/[\r\n]/.test(text.slice(tape.startOf(part + 1), tape.startOf(part + 2)));
  }

  private printClose(part: number): void {
    if (this.inlineUntil === part) this.inlineUntil = -1;
    else if (this.inlineUntil < 0) {
      this.depth--;
      this.hasBlankLine = false;
      if (!this.isPending) this.breakLine();
    }
    if (this.isPending && this.layout.empty === 'tag') {
      this.isPending = false;
      this.writer.write('/>');
      return;
    }
    this.finishTag();
    this.writer.write('</');
    this.printName(this.tape.startOf(part) + 2);
    this.writer.write('>');
  }

  private printEmpty(part: number): void {
    const { tape, text, writer } = this;
    this.breakLine();
    this.printTag(part);
    if (this.layout.empty === 'pair') {
      writer.write('></');
      this.printName(tape.startOf(part) + 1);
      writer.write('>');
      return;
    }
    const hasSpace = this.layout.empty === 'keep' && isSpace(text.charCodeAt(tape.startOf(part + 1) - 3));
    writer.write(hasSpace ? ' />' : '/>');
  }

  private printSpace(part: number): void {
    const { tape, text } = this;
    const start = tape.startOf(part);
    const end = tape.startOf(part + 1);
    if (this.inlineUntil >= 0) {
      this.finishTag();
      this.writer.write(text, start, end);
    } else if (this.layout.blankLines && !this.isPending)
      this.hasBlankLine = (text.slice(start, end).match(/\r\n?|\n/g)?.length ?? 0) > 1;
  }

  /** Text: where white space around it counts, as it is; else on a line of its own. */
  private printText(part: number): void {
    const { tape, text } = this;
    let start = tape.startOf(part);
    let end = tape.startOf(part + 1);
    if (this.inlineUntil >= 0) this.finishTag();
    else {
      const next = tape.kinds[part + 1];
      const isText = tape.kinds[part] === Part.text;
      if (isText && !this.isInText) while (isSpace(text.charCodeAt(start))) start++;
      if (isText && next !== Part.cdata) while (isSpace(text.charCodeAt(end - 1))) end--;
      if (!this.isInText) this.breakLine();
      this.isInText = true;
    }
    this.writer.write(text, start, end);
  }

  /** The start of a tag, to the end of its last attribute. */
  private printTag(part: number): void {
    const { tape, text, writer, layout } = this;
    const start = tape.startOf(part);
    const end = nameEnd(text, start + 1);
    writer.write(text, start, end);
    if (!tape.has(part, Holds.attributes)) return;
    const attributes = readAttributes(text, end);
    if (layout.sortAttributes) attributes.sort(compareAttributes);
    const isBroken =
      layout.indent !== null &&
      this.inlineUntil < 0 &&
      this.isWide(end - start + (tape.kinds[part] === Part.empty ? 2 : 1), attributes);
    for (const { name, value, end } of attributes) {
      if (isBroken) this.writeBreak(this.depth + 1);
      else writer.char(0x20);
      writer.write(name);
      writer.char(0x3d);
      writer.write(text, value, end);
    }
  }

  /** @param tag the width of the tag without attributes */
  private isWide(tag: number, attributes: readonly Attribute[]): boolean {
    const { layout, depth } = this;
    if (layout.attributeWidth === Number.POSITIVE_INFINITY) return false;
    const indent = (layout.indent === '\t' ? 4 : (layout.indent?.length ?? 0)) * depth;
    const widths = attributes.map(({ name, value, end }) => name.length + end - value + 2);
    return widths.reduce((sum, width) => sum + width, indent + tag) > layout.attributeWidth;
  }

  private nameOf(part: number): string {
    const start = this.tape.startOf(part) + 1;
    return this.text.slice(start, nameEnd(this.text, start));
  }

  private printName(start: number): void {
    this.writer.write(this.text, start, nameEnd(this.text, start));
  }

  private finishTag(): void {
    if (this.isPending) this.writer.char(0x3e);
    this.isPending = false;
    this.hasWritten = true;
  }

  /** Begins a part: on a new line, unless everything is on one. */
  private breakLine(): void {
    const isFirst = !this.hasWritten;
    this.finishTag();
    if (this.inlineUntil >= 0 || this.layout.indent === null || isFirst) return;
    if (this.hasBlankLine) this.writer.char(0x0a);
    this.hasBlankLine = false;
    this.writeBreak(this.depth);
  }

  private writeBreak(depth: number): void {
    const indent = this.layout.indent ?? '';
    this.writer.char(0x0a);
    if (indent !== '') for (let level = 0; level < depth; level++) this.writer.write(indent);
  }
}

/** Declarations of namespaces first, as in canonical XML. */
function compareAttributes(one: Attribute, other: Attribute): number {
  const order = Number(declaresNamespace(other.name)) - Number(declaresNamespace(one.name));
  return order || (one.name < other.name ? -1 : 1);
}
