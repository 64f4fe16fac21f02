import { ToolError } from '#core/tool.ts';
import { maxDepth } from '#lib/data/depth.ts';
import type { Node } from '#lib/data/node.ts';
import { shorten } from '#lib/text/shorten.ts';

/** A value that aliases can refer to. */
export interface Anchor {
  node: Node;
  /** The value is not complete yet: an alias in it would be cyclic. */
  isOpen: boolean;
  /** Levels of containers in the value, itself included. */
  height: number;
}

/** The maximum number of values that aliases of one text may produce. */
const maxCopies = 1_000_000;

/** The anchors of a document, and copies of their values. */
export class Anchors {
  private readonly known = new Map<string, Anchor>();
  private copies = 0;

  /** Starts another document, which has its own anchors. */
  clear(): void {
    this.known.clear();
  }

  /** Defines an anchor; later aliases refer to this value. */
  set(name: string, node: Node, isOpen: boolean): Anchor {
    const anchor = { node, isOpen, height: 0 };
    this.known.set(name, anchor);
    return anchor;
  }

  /**
   * A copy, without comments, of the value of an alias, and its height. `depth`: the number of containers around the
   * alias.
   * @throws ToolError `undefined-anchor` and `alias-cycle` (`a`), `too-deep` and `too-many-copies` (`limit`)
   */
  copyOf(name: string, start: number, depth: number): { readonly copy: Node; readonly height: number } {
    const place = { offset: start, length: name.length + 1 };
    const anchor = this.known.get(name);
    if (!anchor) throw new ToolError('undefined-anchor', { a: shorten(name) }, place);
    if (anchor.isOpen) throw new ToolError('alias-cycle', { a: shorten(name) }, place);
    if (depth + anchor.height > maxDepth) throw new ToolError('too-deep', { limit: maxDepth }, place);
    return { copy: this.copy(anchor.node, start), height: anchor.height };
  }

  private copy(node: Node, start: number): Node {
    if (++this.copies > maxCopies) throw new ToolError('too-many-copies', { limit: maxCopies }, start);
    const comments = undefined;
    if (node.type === 'array') return { ...node, items: node.items.map((item) => this.copy(item, start)), comments };
    if (node.type !== 'object') return { ...node, comments };
    const entries = node.entries.map((entry) => ({ ...entry, value: this.copy(entry.value, start) }));
    return { ...node, entries, comments };
  }
}
