import { FlowPrinter, type FlowStyle } from './flow-printer.ts';
import {
  type Collection,
  childrenOf,
  type Entry,
  isCollection,
  isEmpty,
  type LayoutDocument,
  type LayoutNode,
  type Remark,
  type Scalar,
} from './layout.ts';
import { Page } from './page-writer.ts';

export interface PrintStyle extends FlowStyle {
  /** Lists that are the value of a key are indented too. */
  readonly indentLists: boolean;
  /** Whether each document begins with `---`. */
  readonly start: 'keep' | 'add' | 'remove';
  /** Brackets may close at the column of the key. */
  readonly isLoose: boolean;
}

/** Writes the documents, and ends with a line break. `view` is the text that their events are of. */
export function printLayout(documents: readonly LayoutDocument[], view: string, style: PrintStyle): string {
  return new Printer(view, style).print(documents);
}

/** Where the parts of a value are written. */
interface Place {
  /** The column of the key or dash, -1 for the value of a document. */
  readonly outer: number;
  /** The column of what follows on later lines. */
  readonly inner: number;
  /** It follows a dash, `?` or `:`, behind which a block may begin on the same line. */
  readonly isCompact: boolean;
}

const atRoot: Place = { outer: -1, inner: 0, isCompact: false };
const afterMark = (column: number): Place => ({ outer: column, inner: column + 2, isCompact: true });

class Printer {
  private readonly style: PrintStyle;
  private readonly flows: FlowPrinter;
  private readonly page = new Page();

  constructor(view: string, style: PrintStyle) {
    this.style = style;
    this.flows = new FlowPrinter(this.page, view, style);
  }

  print(documents: readonly LayoutDocument[]): string {
    for (const [index, document] of documents.entries()) {
      this.flows.isOld = document.isOld;
      this.document(document, index);
    }
    return this.page.finish();
  }

  private document({ prefix, hasStart, hasEnd, roots, tail }: LayoutDocument, index: number): void {
    this.remarks(prefix, 0, true);
    const { start } = this.style;
    const [root] = roots;
    if (root) {
      const isNeeded = index > 0 || isEmpty(root) || prefix.some(({ text }) => text.startsWith('%'));
      const isStarted = start === 'add' || (hasStart && (isNeeded || start === 'keep')) || index > 0;
      if (isStarted) this.page.line(0, '---');
      this.root(root, isStarted);
    }
    this.remarks(tail, 0, !root);
    if (hasEnd) this.page.line(0, '...');
  }

  private root(root: LayoutNode, isStarted: boolean): void {
    const isBlock = isCollection(root) && !root.isFlow;
    if (isEmpty(root)) {
      const comments = [...root.head, ...root.after];
      if (isStarted) this.page.behind(comments);
      else for (const text of comments) this.page.line(0, text);
      this.remarks(root.before, 0, true);
      return;
    }
    if (!isStarted) {
      for (const text of root.head) this.page.line(0, text);
      root.head = [];
    }
    this.remarks(root.before, 0, true);
    if (isBlock && root.props === '') {
      this.page.behind(root.head);
      this.entries(root, 0);
      return;
    }
    if (!isStarted || !(isBlock || (isOnNextLine(root) && root.before.length === 0))) this.page.start(0);
    this.value(root, atRoot);
  }

  /** Writes a value behind its key, dash or `---`. */
  private value(node: LayoutNode, place: Place): void {
    if (isCollection(node) && !node.isFlow) {
      this.block(node, place);
      return;
    }
    if (isOnNextLine(node)) {
      if (!isCollection(node)) this.page.behind(node.head);
      this.remarks(node.lead, place.inner, false);
      this.page.start(place.inner);
    }
    if (isCollection(node)) {
      this.flows.write(node, this.closingColumn(place), this.closingColumn(place) + this.style.indent);
      this.page.behind(node.after);
    } else if (node.type === 'scalar' && node.lines) this.blockScalar(node, node.lines, place);
    else {
      this.flows.scalar(node, place.outer < 0 ? this.style.indent : place.inner, false);
      this.page.behind(isEmpty(node) ? [...node.head, ...node.after] : node.after);
    }
  }

  /** The column of a bracket that closes a flow collection of several lines. */
  private closingColumn({ outer, inner, isCompact }: Place): number {
    return outer >= 0 && this.style.isLoose && !isCompact ? outer : inner;
  }

  private block(node: Collection, { outer, inner, isCompact }: Place): void {
    this.page.word(node.props);
    this.page.behind(node.head);
    const isFlush = node.type === 'sequence' && outer >= 0 && !isCompact && !this.style.indentLists;
    const [first] = childrenOf(node);
    if (isCompact && node.props === '' && node.head.length === 0 && first?.before.length === 0) this.page.goOn();
    this.entries(node, isFlush ? outer : inner);
  }

  private entries(node: Collection, column: number): void {
    const heads = node.type === 'sequence' ? node.items : node.entries.map(({ key }) => key);
    for (const [index, head] of heads.entries()) {
      this.remarks(head.before, column, index === 0);
      if (index > 0 || head.before.length > 0) this.blanks(head.blanks);
      if (node.type === 'mapping') this.entry(node.entries[index] as Entry, column, heads[index + 1]);
      else {
        this.page.line(column, '-');
        this.value(head, afterMark(column));
      }
    }
    this.remarks(node.tail, column, false);
  }

  private entry({ key, value, isExplicit }: Entry, column: number, next: LayoutNode | undefined): void {
    if (isExplicit || this.needsMark(key)) {
      this.page.line(column, '?');
      this.value(key, afterMark(column));
      // Without its colon, it would take the value of an empty key that follows.
      if (isEmpty(value) && !(next && isEmpty(next))) this.page.behind(value.after);
      else {
        this.page.line(column, ':');
        this.value(value, afterMark(column));
      }
      return;
    }
    this.page.start(column);
    this.flows.key(key, false);
    this.value(value, { outer: column, inner: column + this.style.indent, isCompact: false });
  }

  private needsMark(key: LayoutNode): boolean {
    if (isCollection(key) ? !key.isFlow : key.head.length + key.lead.length > 0) return true;
    return key.after.length > 0 || this.flows.isLongKey(key);
  }

  private blockScalar({ raw, props, after }: Scalar, lines: readonly string[], { outer, inner }: Place): void {
    this.page.word(props);
    const first = lines.find((line) => line !== '') ?? '';
    const digit = first.startsWith(' ') ? String(inner - outer) : '';
    this.page.word(outer < 0 ? raw : raw.charAt(0) + digit + (/[-+]/.exec(raw)?.[0] ?? ''));
    this.page.behind(after);
    for (const line of lines) this.page.line(line === '' || outer < 0 ? 0 : inner, line);
    if (raw.includes('+')) this.page.keep();
  }

  private remarks(remarks: readonly Remark[], column: number, isFirst: boolean): void {
    for (const [index, { text, blanks, column: own }] of remarks.entries()) {
      if (index > 0 || !isFirst) this.blanks(blanks);
      this.page.line(own ?? column, text);
    }
  }

  private blanks(count: number): void {
    this.page.blanks(Math.min(count, this.style.maxBlanks));
  }
}

/** Whether a value that is no block begins on the line after its key, because of its comments. */
const isOnNextLine = (node: LayoutNode): boolean =>
  node.lead.length > 0 || (node.head.length > 0 && !isCollection(node) && !isEmpty(node));
