import { maxKeyLength } from './flow.ts';
import {
  type Alias,
  type Collection,
  childrenOf,
  type Entry,
  isCollection,
  isEmpty,
  type LayoutNode,
  type Scalar,
} from './layout.ts';
import type { Page } from './page-writer.ts';
import { hasTemplate, type Spelling, spell, toLines } from './scalars.ts';

export interface FlowStyle extends Spelling {
  /** The column that flow collections on one line do not go beyond; null: they keep their lines. */
  readonly width: number | null;
  /** The column at which texts are folded; null: they keep their lines. */
  readonly foldAt: number | null;
  /** Spaces by which one level is indented. */
  readonly indent: number;
  /** Blank lines that may follow each other. */
  readonly maxBlanks: number;
}

/** Writes scalars, keys and flow collections. */
export class FlowPrinter {
  /** The document is of YAML 1.1. */
  isOld = false;
  private readonly page: Page;
  private readonly view: string;
  private readonly style: FlowStyle;
  private readonly broken = new Map<Collection, boolean>();

  constructor(page: Page, view: string, style: FlowStyle) {
    this.page = page;
    this.view = view;
    this.style = style;
  }

  /** Writes a scalar that is no block, or an alias; `column` is that of its further lines, null for a key. */
  scalar(node: Scalar | Alias, column: number | null, isFlow: boolean): void {
    this.page.word(node.props);
    if (node.type === 'alias') {
      this.page.word(node.raw);
      return;
    }
    const text = spell(node, this.view, this.style, isFlow, this.isOld);
    const margin = column ?? 0;
    const width = column === null || isFlow || hasTemplate(text) ? null : this.style.foldAt;
    const all = width ?? Number.POSITIVE_INFINITY;
    const [first = '', ...more] = toLines(text, node.event.style, all - this.page.column - 1, all - margin);
    this.page.word(first);
    for (const line of more) this.page.line(line === '' ? 0 : margin, line);
  }

  /** Writes a key of one line, and its colon. `isFlow`: it is in brackets. */
  key(key: LayoutNode, isFlow: boolean): void {
    if (isCollection(key)) this.page.word(this.inline(key) ?? '');
    else this.scalar(key, null, isFlow);
    if (key.type === 'alias' || (isEmpty(key) ? false : key.type === 'scalar' && key.raw === '')) this.page.write(' ');
    if (isEmpty(key)) this.page.word(':');
    else this.page.write(':');
  }

  /** Whether a key is too long for one line, or goes over several. */
  isLongKey(key: LayoutNode): boolean {
    return (key.type === 'scalar' && key.lines !== undefined) || this.inline(key, maxKeyLength) === undefined;
  }

  /** Writes a flow collection; its brackets are at the column `close` where it goes over several lines. */
  write(node: Collection, close: number, inner: number): void {
    const { width } = this.style;
    const isBroken = this.mustBreak(node) || (width === null && this.wasBroken(node));
    const room = width === null ? Number.POSITIVE_INFINITY : width - this.page.column - 1;
    const line = isBroken ? undefined : this.inline(node, room);
    if (line !== undefined || childrenOf(node).length + node.tail.length + node.head.length === 0) {
      this.page.word(line ?? this.inline(node) ?? '');
      return;
    }
    if (node.type === 'mapping' && node.isBarePair) {
      this.entry(node.entries[0] as Entry, close, true);
      return;
    }
    this.page.word(node.props);
    this.page.word(node.type === 'sequence' ? '[' : '{');
    this.page.behind(node.head);
    this.items(node, inner);
    for (const { text, blanks, column } of node.tail) {
      this.page.blanks(Math.min(blanks, this.style.maxBlanks));
      this.page.line(column ?? inner, text);
    }
    this.page.line(close, node.type === 'sequence' ? ']' : '}');
  }

  private items(node: Collection, column: number): void {
    const heads = node.type === 'sequence' ? node.items : node.entries.map(({ key }) => key);
    for (const [index, head] of heads.entries()) {
      for (const [place, { text, blanks, column: own }] of head.before.entries()) {
        if (index + place > 0) this.page.blanks(Math.min(blanks, this.style.maxBlanks));
        this.page.line(own ?? column, text);
      }
      if (index > 0) this.page.blanks(Math.min(head.blanks, this.style.maxBlanks));
      this.page.start(column);
      const last = node.type === 'sequence' ? head : (node.entries[index]?.value ?? head);
      if (node.type === 'sequence') this.item(head, column);
      else this.entry(node.entries[index] as Entry, column, false);
      if (index < heads.length - 1) this.page.write(',');
      this.page.behind(commentsBehind(last));
    }
  }

  private item(node: LayoutNode, column: number): void {
    const isMoved = node.lead.length > 0 || (node.head.length > 0 && !isCollection(node));
    if (isMoved) {
      if (!isCollection(node)) this.page.behind(node.head);
      for (const { text, column: own } of node.lead) this.page.line(own ?? column, text);
      this.page.start(column);
    }
    if (isCollection(node)) this.write(node, column, column + this.style.indent);
    else this.scalar(node, column + this.style.indent, true);
    if (node.type === 'scalar' && node.raw === '' && node.props !== '') this.page.write(' ');
  }

  private entry({ key, value, isExplicit }: Entry, column: number, isBarePair: boolean): void {
    const needsMark = isExplicit || this.isLongKey(key) || key.lead.length + key.head.length > 0;
    if (needsMark) {
      this.page.word('?');
      this.item(key, column);
      if (!isEmpty(value)) this.page.word(':');
    } else if (isEmpty(value) && !isEmpty(key) && !isBarePair) {
      this.page.word(this.inline(key) ?? '');
      return;
    } else this.key(key, true);
    if (!isEmpty(value)) this.item(value, column);
    else if (!needsMark) this.page.write(' ');
  }

  /** Whether something in a flow collection has no room on one line: comments, or a text of several lines. */
  private mustBreak(node: LayoutNode): boolean {
    if (!isCollection(node)) return node.type === 'scalar' && /[\r\n]/.test(node.raw);
    const known = this.broken.get(node);
    if (known !== undefined) return known;
    const isBroken =
      node.hasComments || node.head.length > 0 || childrenOf(node).some((child) => this.mustBreak(child));
    this.broken.set(node, isBroken);
    return isBroken;
  }

  /** Whether a flow collection is typed on several lines, other than by what is in it alone. */
  private wasBroken(node: Collection): boolean {
    return node.isMultiLine && !(node.type === 'mapping' && node.isBarePair);
  }

  /** A value on one line, or undefined where it is longer than there is room. */
  private inline(node: LayoutNode, room = Number.POSITIVE_INFINITY): string | undefined {
    const text = isCollection(node) ? this.inlineCollection(node, room) : this.inlineScalar(node);
    if (text === undefined || /[\r\n]/.test(text)) return undefined;
    const whole = [node.props, text].filter((part) => part !== '').join(' ');
    return whole.length > room ? undefined : whole;
  }

  private inlineScalar(node: Scalar | Alias): string {
    return node.type === 'alias' ? node.raw : spell(node, this.view, this.style, true, this.isOld);
  }

  private inlineCollection(node: Collection, room: number): string | undefined {
    const parts: string[] = [];
    let rest = room;
    const children = node.type === 'sequence' ? node.items : node.entries;
    for (const child of children) {
      const part =
        'key' in child
          ? this.inlineEntry(child, rest, node.type === 'mapping' && node.isBarePair)
          : this.inline(child, rest);
      if (part === undefined) return undefined;
      parts.push('props' in child && child.type === 'scalar' && child.raw === '' ? `${part} ` : part);
      rest -= part.length + 2;
      if (rest < -2) return undefined;
    }
    const list = parts.join(', ');
    if (node.type === 'sequence') return `[${list}]`;
    return node.isBarePair ? list : list === '' ? '{}' : `{ ${list} }`;
  }

  private inlineEntry({ key, value, isExplicit }: Entry, room: number, isBarePair: boolean): string | undefined {
    const first = this.inline(key, room);
    const second = this.inline(value, room);
    if (first === undefined || second === undefined || first.length + second.length + 2 > room) return undefined;
    const needsBlank = key.type === 'alias' || (key.type === 'scalar' && key.raw === '' && key.props !== '');
    const end = value.type === 'scalar' && value.raw === '' && value.props !== '' ? ' ' : '';
    if (isExplicit || first.length > maxKeyLength)
      return isEmpty(value) ? `? ${first}` : `? ${first}${first === '' ? '' : ' '}: ${second}${end}`;
    if (isEmpty(value) && !isEmpty(key) && !isBarePair) return first + (needsBlank ? ' ' : '');
    return `${first}${needsBlank ? ' ' : ''}: ${second}${end}`;
  }
}

/** The comments on the line of an item's end. */
function commentsBehind(node: LayoutNode): readonly string[] {
  if (node.type === 'mapping' && node.isBarePair) return node.entries.flatMap(({ value }) => commentsBehind(value));
  return isEmpty(node) ? [...node.head, ...node.after] : node.after;
}
