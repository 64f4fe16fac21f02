import type { Context } from '#core/tool.ts';
import { maxDepth } from '#lib/data/depth.ts';
import { readAttributes } from '#lib/xml/attributes.ts';
import { isSpace, nameEnd } from '#lib/xml/characters.ts';
import { scanXml } from '#lib/xml/scan.ts';
import { Holds, Part, type Tape } from '#lib/xml/tape.ts';
import { References } from './references.ts';
import type { XmlAttribute, XmlElement, XmlNode } from './tree.ts';

/**
 * `layout` leaves out line breaks and indentation: white space between elements and, where there is no other content,
 * around a text that is on lines of its own. `trim` leaves out all white space around texts.
 */
export type Whitespace = 'layout' | 'trim' | 'keep';

export interface XmlReading {
  readonly whitespace: Whitespace;
  /** The order of texts and elements will be lost: line breaks at both ends of them are layout too. */
  readonly isKeyed: boolean;
}

/**
 * The tree of a document.
 * @throws ToolError what is not well-formed, `too-deep` (`limit`), `entities-too-large` (`n`)
 */
export function readXml(text: string, reading: XmlReading, ctx: Context): readonly XmlNode[] {
  const tape = scanXml(text, { maxDepth, progress: (fraction) => ctx.progress(fraction / 2) });
  const reader = new Reader(text, tape, reading);
  const nodes = reader.read();
  const { kept } = reader.references;
  if (kept.size > 0) ctx.notice('entities-kept', { list: [...kept].map((name) => `&${name};`).join(', ') });
  return nodes;
}

interface Open {
  readonly element: Omit<XmlElement, 'children'>;
  readonly children: XmlNode[];
  readonly part: number;
  readonly isPreserved: boolean;
}

class Reader {
  readonly references: References;
  private readonly text: string;
  private readonly tape: Tape;
  private readonly reading: XmlReading;
  private readonly open: Open[] = [];
  private readonly top: XmlNode[] = [];

  constructor(text: string, tape: Tape, reading: XmlReading) {
    this.text = text;
    this.tape = tape;
    this.reading = reading;
    const doctype = tape.kinds.subarray(0, tape.count).indexOf(Part.doctype);
    this.references = new References(doctype < 0 ? '' : this.source(doctype));
  }

  read(): readonly XmlNode[] {
    for (let part = 0; part < this.tape.count; part++) this.readPart(part);
    return this.top;
  }

  private source(part: number, before = 0, after = 0): string {
    return this.text.slice(this.tape.startOf(part) + before, this.tape.startOf(part + 1) - after);
  }

  private add(node: XmlNode): void {
    (this.open.at(-1)?.children ?? this.top).push(node);
  }

  private readPart(part: number): void {
    const start = this.tape.startOf(part);
    switch (this.tape.kindOf(part)) {
      case Part.open:
      case Part.empty:
        this.readTag(part, start);
        break;
      case Part.close: {
        const closed = this.open.pop();
        if (closed) this.add({ ...closed.element, children: closed.children });
        break;
      }
      case Part.space:
      case Part.text:
        this.readText(part, start);
        break;
      case Part.cdata:
        this.add({ type: 'cdata', text: this.lines(part, 9, 3), start });
        break;
      case Part.comment:
        this.add({ type: 'comment', text: this.lines(part, 4, 3), start });
        break;
      case Part.instruction: {
        const end = nameEnd(this.text, start + 2);
        const text = this.lines(part, end - start, 2).replace(/^\s+/, '');
        this.add({ type: 'instruction', name: this.text.slice(start + 2, end), text, start });
        break;
      }
      case Part.declaration:
        this.add({ type: 'declaration', text: this.lines(part, 5, 2).trim(), start });
        break;
      default:
        this.add({ type: 'doctype', text: this.lines(part, 9, 1).trim(), start });
    }
  }

  /** What marks enclose, which has no references. */
  private lines(part: number, before: number, after: number): string {
    return this.source(part, before, after).replace(/\r\n?/g, '\n');
  }

  private readTag(part: number, start: number): void {
    const { tape, text } = this;
    const end = nameEnd(text, start + 1);
    const name = text.slice(start + 1, end);
    const isEmptyTag = tape.kinds[part] === Part.empty;
    const attributes = tape.has(part, Holds.attributes) ? this.attributes(end) : [];
    const element = { type: 'element', name, attributes, isEmptyTag, start } as const;
    const space = attributes.find(({ name }) => name === 'xml:space')?.value;
    const isPreserved = space === 'preserve' || (space !== 'default' && this.open.at(-1)?.isPreserved === true);
    if (isEmptyTag) this.add({ ...element, children: [] });
    else this.open.push({ element, children: [], part, isPreserved });
  }

  private attributes(from: number): readonly XmlAttribute[] {
    return readAttributes(this.text, from).map(({ name, value, end }) => ({
      name,
      value: this.references.value(this.text.slice(value + 1, end - 1)),
    }));
  }

  private readText(part: number, start: number): void {
    const parent = this.open.at(-1);
    // Around the root there is nothing but white space.
    if (!parent) return;
    const { tape } = this;
    const { whitespace, isKeyed } = this.reading;
    const source = this.source(part);
    const isSpace = tape.kinds[part] === Part.space;
    const hasText = tape.has(parent.part, Holds.text);
    const isFirst = tape.kinds[part - 1] === Part.open;
    const isLast = tape.kinds[part + 1] === Part.close;
    const isOnly = isFirst && isLast;
    const isKept = parent.isPreserved || whitespace === 'keep';
    // Between elements white space is layout; in an element of its own it is unless it is on one line.
    if (!isKept && isSpace && (whitespace === 'trim' || !(hasText || (isOnly && !/[\r\n]/.test(source))))) return;
    const text = this.references.text(isKept || !(isOnly || isKeyed) ? source : withoutLayout(source, isFirst, isLast));
    const [from, to] = isKept || whitespace !== 'trim' ? [0] : edgesOf(text);
    const shown = text.slice(from, to);
    if (shown !== '') this.add({ type: 'text', text: shown, start });
  }
}

/** The white space of XML at both ends of a text: where it ends, and where it begins again. */
function edgesOf(text: string): readonly [start: number, end: number] {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return [start, end];
}

/** Without the white space at its start or end, where that begins or ends a line. */
function withoutLayout(source: string, isFirst: boolean, isLast: boolean): string {
  const [start, end] = edgesOf(source);
  const from = isFirst && /[\r\n]/.test(source.slice(0, start)) ? start : 0;
  const to = isLast && /[\r\n]/.test(source.slice(end)) ? end : source.length;
  return source.slice(from, Math.max(from, to));
}
