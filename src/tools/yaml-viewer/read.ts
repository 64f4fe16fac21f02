import {
  type AliasEvent,
  COLLECTION_STYLE,
  type DocumentEvent,
  EVENT_ID,
  type Event,
  type MappingEvent,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { CommentPlacer, type Comments, joined, none, toRemarks } from './comments.ts';
import type { Collection, LayoutDocument, LayoutNode, Remark } from './layout.ts';
import { readBlockScalar } from './read-block-scalar.ts';
import { TriviaReader } from './trivia.ts';

/**
 * The documents of a YAML text as they are typed: scalars, comments and blank lines, without any meaning. `view` is the
 * text that the events are of: of the same length, with templates replaced.
 */
export function readLayout(text: string, view: string, events: readonly Event[]): Layout {
  return new LayoutReader(text, view, events).read();
}

export interface Layout {
  readonly documents: readonly LayoutDocument[];
  /** A bracket closes a flow collection at the column of its key, or before. */
  readonly isLoose: boolean;
}

type Properties = Pick<ScalarEvent, 'anchorStart' | 'anchorEnd' | 'tagStart' | 'tagEnd'>;

const noProperties: Properties = { anchorStart: -1, anchorEnd: -1, tagStart: -1, tagEnd: -1 };

/** Where a value begins of which nothing is typed. */
const nowhere = -1;
/** Where a value begins that the parser gives no place of. */
const unknown = -2;

interface Frame {
  readonly node: Collection;
  key: LayoutNode | undefined;
  isExplicit: boolean;
  readonly hasBrackets: boolean;
  /** The first line break after its start. */
  readonly lineBreak: number;
}

class LayoutReader {
  private readonly text: string;
  private readonly events: readonly Event[];
  private readonly trivia: TriviaReader;
  private readonly comments = new CommentPlacer();
  private readonly documents: LayoutDocument[] = [];
  private readonly frames: Frame[] = [];
  private index = 0;
  private isLoose = false;
  private lineBreak = -1;

  constructor(text: string, view: string, events: readonly Event[]) {
    this.text = text;
    this.events = events;
    this.trivia = new TriviaReader(text, view);
  }

  read(): Layout {
    for (const event of this.events) {
      this.take(event);
      this.index++;
    }
    const prefix = this.endDocument();
    if (prefix.length > 0)
      this.documents.push({ prefix, hasStart: false, hasEnd: false, isOld: false, roots: [], tail: none });
    return { documents: this.documents, isLoose: this.isLoose };
  }

  private take(event: Event): void {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        this.startDocument(event);
        break;
      case EVENT_ID.SEQUENCE:
      case EVENT_ID.MAPPING:
        this.open(event);
        break;
      case EVENT_ID.SCALAR:
        this.scalar(event);
        break;
      case EVENT_ID.ALIAS:
        this.alias(event);
        break;
      default:
        this.close();
    }
  }

  private startDocument({ explicitStart, explicitEnd, directives }: DocumentEvent): void {
    let prefix = this.endDocument();
    if (explicitStart) {
      while (this.trivia.at < this.text.length && !this.text.startsWith('---', this.trivia.at)) {
        const directive = { text: this.trivia.line(), blanks: 0, column: undefined };
        prefix = joined(prefix, [directive, ...toRemarks(this.trivia.read().comments)]);
      }
      this.trivia.skipTo(this.trivia.at + 3);
      this.comments.carry(none, 0);
    }
    const isOld = directives.some((directive) => directive.kind === 'yaml' && directive.version === '1.1');
    const own = explicitStart ? prefix : none;
    if (!explicitStart) this.comments.carry(prefix, this.blanks);
    this.documents.push({ prefix: own, hasStart: explicitStart, hasEnd: explicitEnd, isOld, roots: [], tail: none });
  }

  /** Blank lines at the start of the text, below its first remarks. */
  private blanks = 0;

  /** Reads what follows a document, and returns what belongs to the next one. */
  private endDocument(): readonly Remark[] {
    const last = this.documents.at(-1);
    const { comments, blanks } = this.trivia.read(undefined, last === undefined);
    this.blanks = last ? 0 : blanks;
    if (!last) return toRemarks(comments);
    last.tail = joined(last.tail, this.comments.trail(comments, undefined));
    this.comments.previous = undefined;
    let prefix: readonly Remark[] = none;
    while (last.hasEnd && this.text.startsWith('...', this.trivia.at)) {
      this.trivia.skipTo(this.trivia.at + 3);
      prefix = joined(prefix, toRemarks(this.trivia.read(undefined, true).comments));
    }
    return prefix;
  }

  private open(event: SequenceEvent | MappingEvent): void {
    const { start } = event;
    const isFlow = event.style === COLLECTION_STYLE.FLOW;
    const isBarePair = isFlow && this.isBarePair(event);
    // Extended in place: copies by spreading take most of the time of a long text.
    const around = this.begin(event, start, !isFlow);
    const column = isFlow ? -1 : this.trivia.columnOf(start);
    const container = { isFlow, isMultiLine: false, column, tail: none, hasComments: false };
    const node: Collection =
      event.type === EVENT_ID.SEQUENCE
        ? Object.assign(around, { type: 'sequence' as const, items: [] }, container)
        : Object.assign(around, { type: 'mapping' as const, entries: [], isBarePair }, container);
    if (this.lineBreak < start) this.lineBreak = nextBreak(this.text, start);
    const hasBrackets = isFlow && !isBarePair;
    this.frames.push({ node, key: undefined, isExplicit: false, hasBrackets, lineBreak: this.lineBreak });
    this.comments.outer = node;
    if (hasBrackets) this.trivia.skipTo(start + 1);
  }

  /** Whether a flow map has no braces, as in `[a: b]`; it then begins at its key. */
  private isBarePair({ type, start }: SequenceEvent | MappingEvent): boolean {
    if (type === EVENT_ID.SEQUENCE) return false;
    const next = this.events[this.index + 1];
    return this.text.charAt(start) !== '{' || (next?.type === EVENT_ID.MAPPING && next.start === start);
  }

  private close(): void {
    const frame = this.frames.pop();
    if (!frame) return;
    this.comments.outer = this.frames.at(-1)?.node;
    if (frame.hasBrackets) this.closeBrackets(frame);
    else if (!frame.node.isFlow) this.comments.closed.push(frame.node);
    this.add(frame.node);
  }

  private closeBrackets({ node, lineBreak }: Frame): void {
    const { outer } = this.comments;
    const { comments } = this.trivia.read();
    if (comments.length > 0) {
      node.hasComments = true;
      this.markComments();
    }
    node.tail = this.comments.trail(comments, node);
    const first = node.type === 'sequence' ? node.items[0] : node.entries[0]?.key;
    node.isMultiLine = lineBreak < (first?.start ?? this.trivia.at);
    if (lineBreak < this.trivia.at && outer && !outer.isFlow && this.trivia.indentAt <= outer.column)
      this.isLoose = true;
    this.trivia.skipTo(this.trivia.at + 1);
    this.comments.previous = node;
  }

  private scalar(event: ScalarEvent): void {
    const { style, valueStart, valueEnd } = event;
    if (style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK) {
      this.blockScalar(event);
      return;
    }
    const quote = style === SCALAR_STYLE.PLAIN ? 0 : 1;
    const isTyped = valueStart >= 0;
    const around = this.begin(event, isTyped ? valueStart - quote : nowhere, false);
    const raw = isTyped ? this.text.slice(valueStart - quote, valueEnd + quote) : '';
    if (isTyped) this.trivia.skipTo(valueEnd + quote);
    this.finish(Object.assign(around, { type: 'scalar', event, raw, lines: undefined } as const));
  }

  private blockScalar(event: ScalarEvent): void {
    const around = this.begin(event, unknown, false);
    const header = this.trivia.line();
    const { raw, after, lines, end } = readBlockScalar(this.text, event, header, this.frames.length === 0);
    this.trivia.skipTo(end, false);
    this.finish(Object.assign(around, { type: 'scalar', event, raw, lines, after } as const));
    this.comments.previous = undefined;
  }

  private alias({ anchorStart, anchorEnd }: AliasEvent): void {
    const around = this.begin(noProperties, anchorStart - 1, false);
    this.trivia.skipTo(anchorEnd);
    this.finish(Object.assign(around, { type: 'alias', raw: this.text.slice(anchorStart - 1, anchorEnd) } as const));
  }

  private finish(node: LayoutNode): void {
    this.comments.previous = node;
    this.add(node);
  }

  private add(node: LayoutNode): void {
    const frame = this.frames.at(-1);
    if (!frame) this.documents.at(-1)?.roots.push(node);
    else if (frame.node.type === 'sequence') frame.node.items.push(node);
    else if (frame.key === undefined) frame.key = node;
    else {
      frame.node.entries.push({ key: frame.key, value: node, isExplicit: frame.isExplicit });
      frame.key = undefined;
      frame.isExplicit = false;
    }
  }

  /** Reads up to a value, which begins at `start`: its comments and properties. */
  private begin(event: Properties, start: number, isBlock: boolean) {
    const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
    const anchor = anchorStart < 0 ? undefined : this.text.slice(anchorStart, anchorEnd);
    const isTagged = tagEnd > tagStart;
    const around: Comments = { before: none, blanks: 0, head: none, lead: none, after: none };
    const node = Object.assign(around, { props: '', anchor, isTagged, start });
    const hasProperties = anchorStart >= 0 || tagStart >= 0;
    if (start !== nowhere || hasProperties) this.placeComments(node, hasProperties ? placeOf(event) : start, isBlock);
    else if (!this.expectsValue()) node.before = this.comments.takeCarried();
    // Remarks at the top of a document stay with its first entry.
    if (this.frames.length === 0 && isBlock && !hasProperties) this.comments.prepend(node);
    if (hasProperties) node.props = this.properties(event);
    if (hasProperties && start !== nowhere)
      this.comments.placeValue(this.trivia.read(start === unknown ? undefined : start).comments, node, isBlock);
    if (start < 0) node.start = this.trivia.at;
    return node;
  }

  private placeComments(node: Comments, start: number, isBlock: boolean): void {
    const trivia = this.trivia.read(start === unknown ? undefined : start);
    const frame = this.frames.at(-1);
    if (trivia.comments.length > 0) this.markComments();
    const isValue = frame ? this.expectsValue() : this.documents.at(-1)?.hasStart === true;
    if (frame && !isValue && trivia.marks.some(({ char }) => char === '?')) frame.isExplicit = true;
    this.comments.place(trivia, node, { around: frame?.node, isValue, isBlock });
  }

  /** Whether a key waits for its value. */
  private expectsValue(): boolean {
    const frame = this.frames.at(-1);
    return frame?.node.type === 'mapping' && frame.key !== undefined;
  }

  /** Anchor and tag, in the order in which they are typed. */
  private properties({ anchorStart, anchorEnd, tagStart, tagEnd }: Properties): string {
    const anchor = anchorStart < 0 ? '' : this.text.slice(anchorStart - 1, anchorEnd);
    const tag = tagStart < 0 ? '' : this.text.slice(tagStart, tagEnd);
    this.trivia.skipTo(Math.max(anchorEnd, tagEnd));
    const both = anchorStart < tagStart ? [anchor, tag] : [tag, anchor];
    return both.filter((part) => part !== '').join(' ');
  }

  /** Marks the flow collections that have comments in them. */
  private markComments(): void {
    for (let index = this.frames.length - 1; this.frames[index]?.node.isFlow; index--) {
      const { node } = this.frames[index] as Frame;
      node.hasComments = true;
    }
  }
}

/** The offset of the first property. */
const placeOf = ({ anchorStart, tagStart }: Properties): number =>
  anchorStart < 0 ? tagStart : tagStart < 0 ? anchorStart - 1 : Math.min(anchorStart - 1, tagStart);

function nextBreak(text: string, from: number): number {
  const lineFeed = text.indexOf('\n', from);
  return lineFeed < 0 ? text.length : lineFeed;
}
