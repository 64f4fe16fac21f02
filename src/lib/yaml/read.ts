import {
  type AliasEvent,
  COLLECTION_STYLE,
  type DocumentEvent,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { locate } from '#core/place.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { takeComments } from '#lib/data/comments.ts';
import { type Comment, type Container, type Document, type Entry, isContainer, type Node } from '#lib/data/node.ts';
import { shorten } from '#lib/text/shorten.ts';
import { type Anchor, Anchors } from '#lib/yaml/anchors.ts';
import { CommentKeeper, closingBracket, columnOf } from '#lib/yaml/comments.ts';
import { duplicateKeys } from '#lib/yaml/duplicate-keys.ts';
import { keyText } from '#lib/yaml/key-text.ts';
import { mergeEntries } from '#lib/yaml/merge.ts';
import { YamlNotices } from '#lib/yaml/notices.ts';
import { parseYaml } from '#lib/yaml/parse.ts';
import type { YamlVersion } from '#lib/yaml/resolve.ts';
import { tagged, untagged } from '#lib/yaml/scalar.ts';
import { type CustomTags, callFunction, functionOf, ownTag, wholeTag } from '#lib/yaml/tags.ts';
import { toSyntaxError } from './diagnostics.ts';

export interface YamlReading {
  /** The version for documents that do not declare one. */
  readonly version: YamlVersion;
  /** Whether the key `<<` merges maps: it does in YAML 1.1, and in most parsers of 1.2. */
  readonly merge: boolean;
  readonly tags: CustomTags;
  readonly duplicates: 'error' | 'last';
  /** The operation has the options `yamlVersion` and `duplicates`, which notices and errors may offer to change. */
  readonly hasOptions?: true;
}

type Host = Pick<Context, 'notice' | 'progress'>;

/**
 * The lossless tree of a YAML text, one value a document. Aliases are replaced by copies, merge keys applied.
 * Notices: those of `YamlNotices`.
 * @throws ToolError a syntax error (diagnostics.ts), `key-set-twice` (`k`, and its line, `l0`), `key-set-twice-in-line`
 * (`k`, `c0`), `undefined-anchor` and
 * `alias-cycle` (`a`), `too-many-copies` and `complex-keys-too-long` (`limit`), `merge-source`, `wrong-tag` (`tag`, `x`)
 */
export function readYaml(text: string, options: YamlReading, host: Host): Document {
  let events: Event[];
  try {
    events = parseYaml(text);
  } catch (error) {
    throw toSyntaxError(error, text);
  }
  return new Composer(text, events, options, host).compose();
}

/** The approximate share of the time taken by the parser, which does not report progress. */
const shareOfParser = 0.5;
const reportEvery = 100_000;

/** A container that is still open. */
interface Frame {
  readonly node: Container;
  /** The column of its first line; -1 in flow collections, where columns do not matter. */
  readonly column: number;
  readonly hasBrackets: boolean;
  readonly tag: string;
  readonly anchor: Anchor | undefined;
  /** The key waiting for its value. */
  key: PendingKey | undefined;
  /** Entries with the key `<<`. */
  merges: Set<Entry> | undefined;
  /** Levels of containers in it, itself included. */
  height: number;
}

interface PendingKey {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly isMerge: boolean;
  /** Comments above it. */
  readonly before: readonly Comment[];
}

/** Builds the tree from the parser’s events, which contain offsets and no text. */
class Composer {
  private readonly text: string;
  private readonly events: readonly Event[];
  private readonly options: YamlReading;
  private readonly host: Host;
  private readonly notices: YamlNotices;
  private readonly comments: CommentKeeper;
  private readonly document: Document = { values: [], after: [] };
  private readonly frames: Frame[] = [];
  private readonly anchors = new Anchors();
  private readonly handles = new Map<string, string>();
  private version: YamlVersion;
  /** The document says which version it is of. */
  private isVersionDeclared = false;
  /** Length of all keys that are lists or maps, as JSON text. */
  private complexLength = 0;
  /** Index of the current event. */
  private index = 0;
  /** The offset at which the text continues after the containers that end before this event. */
  private next = { index: 0, place: 0 };

  constructor(text: string, events: readonly Event[], options: YamlReading, host: Host) {
    this.text = text;
    this.events = events;
    this.options = options;
    this.host = host;
    this.version = options.version;
    this.notices = new YamlNotices(host);
    this.comments = new CommentKeeper(text);
  }

  compose(): Document {
    for (const event of this.events) {
      if (this.index % reportEvery === 0)
        this.host.progress(shareOfParser + ((1 - shareOfParser) * this.index) / this.events.length);
      this.take(event);
      this.index++;
    }
    this.comments.findUpTo(this.text.length);
    append(this.document.after, this.comments.takeWaiting());
    this.notices.finish(this.document.values.length);
    return this.document;
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
      default: {
        const frame = this.frames.pop();
        if (frame) this.close(frame);
      }
    }
  }

  private startDocument({ directives }: DocumentEvent): void {
    this.anchors.clear();
    this.handles.clear();
    this.version = this.options.version;
    this.isVersionDeclared = false;
    for (const directive of directives)
      if (directive.kind === 'tag') this.handles.set(directive.handle, directive.prefix);
      else {
        this.version = directive.version === '1.1' ? '1.1' : '1.2';
        this.isVersionDeclared = true;
      }
  }

  private open(event: SequenceEvent | MappingEvent): void {
    const { start } = event;
    this.passProperties(event, start);
    const isFlow = event.style === COLLECTION_STYLE.FLOW;
    const comments = undefined;
    const node: Container =
      event.type === EVENT_ID.SEQUENCE
        ? { type: 'array', items: [], start, end: start, comments }
        : { type: 'object', entries: [], start, end: start, comments };
    this.begin(node, !isFlow);
    const anchor = this.anchor(event, node, true);
    const hasBrackets = isFlow && !this.isBarePair(event);
    if (hasBrackets) this.comments.skipTo(start + 1);
    this.frames.push({
      node,
      column: isFlow ? -1 : columnOf(this.text, start),
      hasBrackets,
      tag: this.tagOf(event),
      anchor,
      key: undefined,
      merges: undefined,
      height: 1,
    });
  }

  /** Whether a flow map has no braces, as in `[a: b]`; it then begins at its key. */
  private isBarePair({ type, start }: SequenceEvent | MappingEvent): boolean {
    if (type === EVENT_ID.SEQUENCE) return false;
    const next = this.events[this.index + 1];
    return this.text.charAt(start) !== '{' || (next?.type === EVENT_ID.MAPPING && next.start === start);
  }

  private close(frame: Frame): void {
    const { node, anchor } = frame;
    if (frame.hasBrackets) {
      const bracket = closingBracket(this.text, this.comments.at);
      this.comments.findUpTo(bracket);
      this.comments.skipTo(bracket + 1);
    }
    node.end = this.comments.at;
    if (frame.hasBrackets) this.comments.leave(node, -1);
    else if (frame.column >= 0) {
      this.comments.findUpTo(this.placeOfNext());
      this.comments.leave(node, this.frames.at(-1)?.column ?? -1);
    }
    if (node.type === 'object') node.entries = this.settledEntries(frame, node.entries);
    const value = this.withTag(node, frame.tag);
    if (anchor) Object.assign(anchor, { node: value, isOpen: false, height: frame.height });
    const { isKey } = this;
    this.add(value, frame.height, false);
    if (frame.hasBrackets && !isKey) this.comments.end(value, node.end);
  }

  /** The offset at which the text continues after the containers that end here: the next value, or another document. */
  private placeOfNext(): number {
    if (this.index < this.next.index) return this.next.place;
    let next = this.index;
    let place = -1;
    for (; place < 0 && next < this.events.length; next++) {
      const event = this.events[next];
      if (event?.type === EVENT_ID.DOCUMENT) break;
      if (event) place = placeOf(event);
    }
    if (place < 0) {
      documentMark.lastIndex = this.comments.at;
      place = documentMark.exec(this.text)?.index ?? this.text.length;
    }
    this.next = { index: next, place };
    return place;
  }

  /** The entries of a map without duplicate keys. */
  private settledEntries({ merges }: Frame, entries: Entry[]): Entry[] {
    const duplicates = duplicateKeys(merges ? entries.filter((entry) => !merges.has(entry)) : entries);
    for (const { entry, first } of duplicates) {
      if (this.options.duplicates === 'last') this.notices.duplicateKey(entry);
      else {
        throw this.keySetTwice(first, entry);
      }
    }
    return duplicates.length > 0 || merges ? mergeEntries(entries, merges ?? new Set()) : entries;
  }

  private keySetTwice(first: Entry, { key, keyStart }: Entry): ToolError {
    const k = shorten(key);
    const { line: l0, column: c0 } = locate({ offset: first.keyStart }, this.text);
    const offers = this.options.hasOptions ? [{ duplicates: 'last' }] : [];
    return locate({ offset: keyStart }, this.text).line === l0
      ? new ToolError('key-set-twice-in-line', { k, c0 }, keyStart, offers)
      : new ToolError('key-set-twice', { k, l0 }, keyStart, offers);
  }

  private scalar(event: ScalarEvent): void {
    const isEmpty = event.valueStart < 0;
    const quote = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
    this.passProperties(event, event.valueStart - quote);
    const start = isEmpty ? this.comments.at : event.valueStart - quote;
    const end = isEmpty ? start : event.valueEnd + quote;
    this.comments.skipTo(end);
    const value = getScalarValue(this.text, event);
    const tag = this.tagOf(event);
    const isMerge = value === '<<' && (tag === mergeTag || (tag === '' && event.style === SCALAR_STYLE.PLAIN));
    const node = isMerge
      ? untagged({ value, style: event.style, start, end }, this.version)
      : this.scalarNode({ value, style: event.style, start, end }, tag);
    if (tag === '' && event.style === SCALAR_STYLE.PLAIN)
      this.notices.plainScalar(value, this.version, start, this.isVersionDeclared || !this.options.hasOptions);
    this.anchor(event, node, false);
    this.begin(node, false);
    // After a block scalar, the next line follows.
    if (!this.isKey && event.style <= SCALAR_STYLE.DOUBLE_QUOTED) this.comments.end(node, end);
    this.add(node, 0, isMerge);
  }

  private scalarNode(scalar: Parameters<typeof untagged>[0], tag: string): Node {
    const own = tag === '' ? undefined : ownTag(tag);
    if (own !== undefined) return tagged(scalar, own, this.version);
    return this.withTag(untagged(scalar, this.version), tag);
  }

  private alias({ anchorStart, anchorEnd }: AliasEvent): void {
    const start = anchorStart - 1;
    this.comments.findUpTo(start);
    this.comments.skipTo(anchorEnd);
    const name = this.text.slice(anchorStart, anchorEnd);
    const { copy, height } = this.anchors.copyOf(name, start, this.frames.length);
    this.notices.aliases++;
    const node: Node = { ...copy, start, end: anchorEnd };
    this.begin(node, false);
    if (!this.isKey) this.comments.end(node, anchorEnd);
    this.add(node, height, false);
  }

  /** Whether this is a key, not a value. */
  private get isKey(): boolean {
    const frame = this.frames.at(-1);
    return frame?.node.type === 'object' && !frame.key;
  }

  private begin(node: Node, isBlock: boolean): void {
    if (this.isKey) return;
    const frame = this.frames.at(-1);
    // Comments above a block that is a key’s value, or the document, belong to its first key.
    const takesWaiting = !isBlock || frame?.node.type === 'array';
    this.comments.begin(node, frame?.key?.before ?? none, takesWaiting);
  }

  /** Adds a value or a key to its container. */
  private add(node: Node, height: number, isMerge: boolean): void {
    const frame = this.frames.at(-1);
    if (!frame) {
      this.document.values.push(node);
      return;
    }
    frame.height = Math.max(frame.height, height + 1);
    if (frame.node.type === 'array') frame.node.items.push(node);
    else if (!frame.key) frame.key = this.toKey(node, isMerge && this.options.merge);
    else {
      const { key, start, end } = frame.key;
      const entry = { key, literal: undefined, keyStart: start, keyEnd: end, value: node };
      frame.node.entries.push(entry);
      if (frame.key.isMerge) {
        frame.merges ??= new Set();
        frame.merges.add(entry);
      }
      frame.key = undefined;
    }
  }

  private toKey(node: Node, isMerge: boolean): PendingKey {
    const { start, end } = node;
    const before = [...takeComments([node]), ...this.comments.endKey(end)];
    const key = keyText(node);
    if (isContainer(node)) {
      this.notices.complexKey(start);
      this.complexLength += key.length;
      if (this.complexLength > maxComplexKeysLength)
        throw new ToolError('complex-keys-too-long', { limit: maxComplexKeysLength }, start);
    }
    return { key, start, end, isMerge, before };
  }

  /** Moves to the start of a node, after its tag and anchor. */
  private passProperties(event: ScalarEvent | SequenceEvent | MappingEvent, start: number): void {
    const place = placeOf(event);
    if (place >= 0) this.comments.findUpTo(place);
    this.comments.skipTo(Math.max(event.tagEnd, event.anchorEnd));
    if (start >= 0) this.comments.findUpTo(start);
  }

  /** Registers the anchor of a value, if it has one. */
  private anchor(
    { anchorStart, anchorEnd }: ScalarEvent | SequenceEvent | MappingEvent,
    node: Node,
    isOpen: boolean,
  ): Anchor | undefined {
    return anchorStart < 0 ? undefined : this.anchors.set(this.text.slice(anchorStart, anchorEnd), node, isOpen);
  }

  private tagOf({ tagStart, tagEnd }: ScalarEvent | SequenceEvent | MappingEvent): string {
    return tagStart < 0 ? '' : wholeTag(this.text.slice(tagStart, tagEnd), this.handles);
  }

  /** A value with a tag other than YAML’s own, as far as the tag is supported. */
  private withTag(node: Node, tag: string): Node {
    if (tag === '' || ownTag(tag) !== undefined) return node;
    const name = functionOf(tag, this.options.tags);
    if (name !== undefined && !this.isKey) return callFunction(name, node);
    this.notices.tagDropped(tag);
    return node;
  }
}

const none: readonly Comment[] = [];

/** A complex key nested in another doubles its length with each level, because of the escapes. */
const maxComplexKeysLength = 10_000_000;

const mergeTag = 'tag:yaml.org,2002:merge';

/** A line that begins another document. */
const documentMark = /^(?:---|\.\.\.)(?=\s|$)/gm;

/** The start of a node, with its tag and anchor; -1 if it is empty. */
function placeOf(event: Event): number {
  if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) return -1;
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  const start = event.type === EVENT_ID.SCALAR ? event.valueStart : event.start;
  return earlier(event.tagStart, earlier(event.anchorStart, start));
}

/** The lesser of two offsets, either of which may be -1 for none. */
const earlier = (a: number, b: number): number => (a < 0 || (b >= 0 && b < a) ? b : a);
