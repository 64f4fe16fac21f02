import type { KindInfo, Representation, Representations } from '#core/kind.ts';
import { kinds } from '#generated/kinds.ts';

export type KindId = keyof typeof kinds;
export type ValueOf<K extends KindId> = Representations[(typeof kinds)[K]['repr']];

export const kindInfo = (id: KindId): KindInfo => kinds[id];
const lookup: Readonly<Record<string, KindInfo>> = kinds;

/** A kind and the kinds that it is a narrower form of, narrowest first. */
export function ancestry(id: string): readonly string[] {
  const base = lookup[id]?.base;
  return base === undefined ? [id] : [id, ...ancestry(base)];
}

/** The number of steps from a kind to its root. */
export const depth = (id: string): number => ancestry(id).length - 1;

const octets: readonly Representation[] = ['text', 'bytes', 'file'];

/**
 * Whether a value of one kind can be the input of another. The same kind or upward: yes. Downward, and from bytes to
 * text: checked at run time. Text, bytes and files are converted as UTF-8.
 */
export function flows(from: KindId, to: KindId): 'yes' | 'check' | 'no' {
  if (ancestry(from).includes(to)) return 'yes';
  if (ancestry(to).includes(from)) return 'check';
  const [source, target] = [kindInfo(from).repr, kindInfo(to).repr];
  if (source === target || !octets.includes(source) || !octets.includes(target)) return 'no';
  if (depth(to) > 0) return 'check';
  return target === 'text' ? 'check' : 'yes';
}
