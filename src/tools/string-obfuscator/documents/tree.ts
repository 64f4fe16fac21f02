import type { Span } from '#lib/secrets/findings.ts';
import type { Style } from './parts.ts';

/** A value of a document with its place in the text, without quotes. */
export interface Scalar extends Span {
  readonly type: 'scalar';
  readonly value: string;
  /** The words of a language, `true`, `false` and `null`, are no text. */
  readonly isWord: boolean;
  readonly isNumber: boolean;
  readonly style: Style;
  /** The tag of YAML. */
  readonly tag?: string;
}

export interface List {
  readonly type: 'list';
  readonly items: Node[];
}

export interface Fields {
  readonly type: 'fields';
  readonly entries: { readonly key: string; readonly value: Node }[];
}

export type Node = Scalar | List | Fields;

/** The values of a document, and what else of it is text. */
export interface Tree {
  readonly roots: readonly Node[];
  readonly scalars: readonly Scalar[];
  /** Keys and comments. */
  readonly others: readonly Scalar[];
  /** It is certainly a document, not lines that look like one. */
  readonly isSure: boolean;
  readonly isJson: boolean;
}

/** Builds the values of a document from the events of a parser. */
export class TreeBuilder {
  readonly roots: Node[] = [];
  readonly scalars: Scalar[] = [];
  readonly others: Scalar[] = [];
  private readonly open: { readonly node: List | Fields; key: string | undefined }[] = [];

  start(type: 'list' | 'fields'): Node {
    const node: List | Fields = type === 'list' ? { type, items: [] } : { type, entries: [] };
    this.add(node);
    this.open.push({ node, key: undefined });
    return node;
  }

  end(): void {
    this.open.pop();
  }

  /** Whether a scalar that is added is a key. */
  get isKey(): boolean {
    const frame = this.open.at(-1);
    return frame?.node.type === 'fields' && frame.key === undefined;
  }

  scalar(scalar: Scalar): void {
    const frame = this.open.at(-1);
    if (frame && this.isKey) {
      frame.key = scalar.value;
      this.others.push(scalar);
      return;
    }
    this.scalars.push(scalar);
    this.add(scalar);
  }

  /** Adds a value; a list or map may be a key, too. */
  add(node: Node): void {
    const frame = this.open.at(-1);
    if (!frame) this.roots.push(node);
    else if (frame.node.type === 'list') frame.node.items.push(node);
    else {
      const { isKey } = this;
      frame.node.entries.push({ key: frame.key ?? '', value: node });
      frame.key = isKey ? '' : undefined;
    }
  }
}
