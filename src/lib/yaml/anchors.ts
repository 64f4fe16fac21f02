import { ToolError } from '#core/tool.ts';
import { maxDepth } from '#lib/data/depth.ts';
import type { Node } from '#lib/data/node.ts';
import { shorten } from '#lib/shorten.ts';

/** A value that aliases can stand for. */
export interface Anchor {
  node: Node;
  /** The value does not end yet: an alias in it would stand for itself. */
  isOpen: boolean;
  /** Levels of containers in the value, itself included. */
  height: number;
}

/** So many values may come of aliases in one text. */
const maxCopies = 1_000_000;

/** The anchors of a document, and copies of what they name. */
export class Anchors {
  private readonly known = new Map<string, Anchor>();
  private copies = 0;

  /** Another document begins, which has its own. */
  clear(): void {
    this.known.clear();
  }

  /** Names a value; later aliases mean this one. */
  set(name: string, node: Node, isOpen: boolean): Anchor {
    const anchor = { node, isOpen, height: 0 };
    this.known.set(name, anchor);
    return anchor;
  }

  /**
   * A copy, without comments, of what an alias stands for, and its height. `depth`: how many containers the alias is in.
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
