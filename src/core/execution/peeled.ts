/** What is inside a value, layer by layer. */
import type { KindId } from '../kinds/kinds.ts';

export interface Layer {
  /** The kind that the value was taken for. */
  readonly kind: KindId;
  /** What decodes it: `tool/operation`, with its options as in a query, and the output that goes on. */
  readonly use: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pick?: string;
}

export interface Peeled {
  readonly layers: readonly Layer[];
  /** From 0 to 1. */
  readonly confidence: number;
  /** What is inside. */
  readonly value: string | Uint8Array<ArrayBuffer>;
  readonly kind: KindId;
}
