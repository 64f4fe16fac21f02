import type { Failure } from '#core/execution/execute.ts';
import { locate } from '#core/place.ts';
import { ByteCounter, encodeWtf8 } from '#lib/encoding/wtf8.ts';
import type { TreeShape } from '#lib/tree/rows.ts';
import { nameEnd } from '#lib/xml/characters.ts';
import { scanXml } from '#lib/xml/scan.ts';
import { Part, type Tape } from '#lib/xml/tape.ts';

type Column = Int32Array<ArrayBuffer>;

/**
 * An XML text ready to be shown as a tree: plain data in typed arrays. A node is an element, a text that is not blank, a
 * CDATA section, a comment or a processing instruction; an element with nothing but text is one node with it.
 */
export interface XmlOutline extends TreeShape {
  /** The text as UTF-8, to which all places refer. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A `Part` each. */
  readonly kind: Uint8Array<ArrayBuffer>;
  readonly start: Column;
  readonly end: Column;
  /** Of an element the end of its start tag. */
  readonly inner: Column;
  readonly parent: Column;
  readonly next: Column;
  readonly count: Column;
  /** Its number, from 1, among the siblings that XPath finds by the same step; 0 where it is the only one. */
  readonly ordinal: Column;
  /** The same where an element is found by its name without the prefix. */
  readonly localOrdinal: Column;
  /** What is not well-formed; the tree ends there. */
  readonly error: Failure | null;
}

/** The outline of an XML text, or of as much of it as is well-formed. */
export function outlineXml(text: string, progress?: (fraction: number) => void): XmlOutline {
  let error: Failure | null = null;
  const tape = scanXml(text, {
    progress: (fraction) => progress?.(fraction / 2),
    onError: ({ code, params, at }) => {
      error = { code, params, ...(at ? { at: locate(at, text) } : {}) };
    },
  });
  return { ...new OutlineBuilder(text, tape).build(), bytes: encodeWtf8(text), error };
}

const columns = ['start', 'end', 'inner', 'parent', 'next', 'count', 'ordinal', 'localOrdinal'] as const;

/** The nodes that have been seen in an open element, by the step that finds them. */
interface Seen {
  readonly row: number;
  /** The row of the first, and their number. */
  readonly steps: Map<string, [first: number, count: number]>;
  readonly localSteps: Map<string, [first: number, count: number]>;
  /** The last part was text: what follows belongs to the same text node. */
  isInText: boolean;
  texts: number;
}

class OutlineBuilder {
  private readonly text: string;
  private readonly tape: Tape;
  private readonly counter: ByteCounter;
  private readonly kind: Uint8Array<ArrayBuffer>;
  private readonly of: Readonly<Record<(typeof columns)[number], Column>>;
  private size = 1;
  private readonly open: Seen[] = [];

  constructor(text: string, tape: Tape) {
    this.text = text;
    this.tape = tape;
    this.counter = new ByteCounter(text);
    this.kind = new Uint8Array(tape.count + 1);
    const column = () => new Int32Array(tape.count + 1);
    this.of = {
      start: column(),
      end: column(),
      inner: column(),
      parent: column(),
      next: column(),
      count: column(),
      ordinal: column(),
      localOrdinal: column(),
    };
  }

  build() {
    const { tape, of } = this;
    of.parent[0] = -1;
    this.enter(0);
    for (let part = 0; part < tape.count; part++) part = this.readPart(part);
    while (this.open.length > 0) this.leave(this.offset(tape.startOf(tape.count)));
    const trim = (column: Column) => column.slice(0, this.size);
    return {
      kind: this.kind.slice(0, this.size),
      start: trim(of.start),
      end: trim(of.end),
      inner: trim(of.inner),
      parent: trim(of.parent),
      next: trim(of.next),
      count: trim(of.count),
      ordinal: trim(of.ordinal),
      localOrdinal: trim(of.localOrdinal),
    };
  }

  private offset(at: number): number {
    return this.counter.bytesBefore(at);
  }

  /** Returns the last part that was read. */
  private readPart(part: number): number {
    const { tape } = this;
    const kind = tape.kindOf(part);
    const seen = this.open[this.open.length - 1];
    if (!seen) return part;
    if (kind === Part.space || kind === Part.text || kind === Part.cdata) {
      if (!seen.isInText) seen.texts++;
      seen.isInText = true;
      if (kind !== Part.space) this.of.ordinal[this.addWhole(part, kind)] = seen.texts;
      return part;
    }
    seen.isInText = false;
    if (kind === Part.close) {
      this.leave(this.offset(tape.startOf(part + 1)));
      return part;
    }
    if (kind !== Part.open && kind !== Part.empty) {
      const row = this.addWhole(part, kind);
      this.number(seen.steps, kind === Part.instruction ? `?${this.nameAt(part, 2)}` : `#${kind}`, row, 'ordinal');
      return part;
    }
    return this.readElement(part, kind, seen);
  }

  private readElement(part: number, kind: Part, seen: Seen): number {
    const { tape } = this;
    const name = this.nameAt(part, 1);
    const hasOnlyText = kind === Part.open && tape.links[part] === part + 2 && isText(tape.kindOf(part + 1));
    const row = this.add(part, kind);
    this.of.inner[row] = this.offset(tape.startOf(part + 1));
    this.number(seen.steps, name, row, 'ordinal');
    this.number(seen.localSteps, name.slice(name.indexOf(':') + 1), row, 'localOrdinal');
    const isClosed = kind === Part.open && tape.kinds[tape.links[part] ?? part] === Part.close;
    const last = hasOnlyText && isClosed ? part + 2 : part;
    if (kind === Part.open && last === part) {
      this.enter(row);
      return part;
    }
    this.of.end[row] = this.offset(tape.startOf(last + 1));
    this.of.next[row] = this.size;
    return last;
  }

  private nameAt(part: number, skipped: number): string {
    const start = this.tape.startOf(part) + skipped;
    return this.text.slice(start, nameEnd(this.text, start));
  }

  private addWhole(part: number, kind: Part): number {
    const row = this.add(part, kind);
    this.of.end[row] = this.offset(this.tape.startOf(part + 1));
    this.of.next[row] = this.size;
    return row;
  }

  private add(part: number, kind: Part): number {
    const row = this.size++;
    const parent = this.open[this.open.length - 1]?.row ?? 0;
    this.kind[row] = kind;
    this.of.start[row] = this.offset(this.tape.startOf(part));
    this.of.parent[row] = parent;
    this.of.count[parent] = (this.of.count[parent] ?? 0) + 1;
    return row;
  }

  private enter(row: number): void {
    this.open.push({ row, steps: new Map(), localSteps: new Map(), isInText: false, texts: 0 });
  }

  private leave(end: number): void {
    const seen = this.open.pop();
    if (!seen) return;
    this.of.end[seen.row] = end;
    this.of.next[seen.row] = this.size;
  }

  /** Numbers a node among those of the same step, once there are two. */
  private number(steps: Seen['steps'], step: string, row: number, column: 'ordinal' | 'localOrdinal'): void {
    const known = steps.get(step);
    if (!known) {
      steps.set(step, [row, 1]);
      return;
    }
    if (known[1] === 1) this.of[column][known[0]] = 1;
    this.of[column][row] = ++known[1];
  }
}

const isText = (kind: Part): boolean => kind === Part.text || kind === Part.cdata || kind === Part.space;
