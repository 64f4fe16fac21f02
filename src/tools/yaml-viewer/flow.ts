import { append } from '#lib/collections/append.ts';
import { type Collection, childrenOf, type Entry, isCollection, isEmpty, type LayoutNode } from './layout.ts';
import { fitsFlow } from './scalars.ts';

/** How collections are written: as they are typed, all in blocks, or in brackets where that is possible. */
export type CollectionStyle = 'keep' | 'block' | 'flow';

/** Longer keys are marked by `?`: parsers search no further for the colon (YAML 1.2.2, section 7.4.2). */
export const maxKeyLength = 1000;

const hasRemarks = (node: LayoutNode): boolean =>
  node.before.length + node.head.length + node.lead.length + node.after.length > 0;

/** What a style has done to the collections. */
export interface Restyled {
  changed: number;
  /** Those that cannot have the style. */
  kept: number;
}

/**
 * Gives all collections the style. Those with comments, texts of several lines or keys that are collections stay
 * blocks; so does what contains them.
 */
export function restyle(roots: readonly LayoutNode[], style: Exclude<CollectionStyle, 'keep'>): Restyled {
  const restyled = { changed: 0, kept: 0 };
  const change = (node: Collection, work: (node: Collection) => boolean): boolean => {
    const { isFlow, isMultiLine } = node;
    const fits = work(node);
    if (node.isFlow !== isFlow || node.isMultiLine !== isMultiLine) restyled.changed++;
    if (!fits && childrenOf(node).length > 0) restyled.kept++;
    return fits;
  };
  const found: Collection[] = [];
  for (const waiting = [...roots]; waiting.length > 0; ) {
    const node = waiting.pop();
    if (!node || !isCollection(node) || (style === 'block' && !change(node, unfold))) continue;
    found.push(node);
    append(waiting, node.type === 'sequence' ? node.items : node.entries.map(({ value }) => value));
  }
  // Each after all that it contains.
  if (style === 'flow') for (const node of found.reverse()) change(node, fold);
  return restyled;
}

/** Turns a flow collection into a block, if it is not empty and no parser trips over its keys. */
function unfold(node: Collection): boolean {
  const isBlock =
    !node.isFlow ||
    (node.type === 'sequence'
      ? node.items.length > 0
      : node.entries.length > 0 && node.entries.every(({ key }) => !isCollection(key) || key.props === ''));
  if (isBlock && node.isFlow) {
    node.isFlow = false;
    node.head = [...node.head, ...node.after];
    node.after = [];
  }
  return isBlock;
}

/** Turns a block into a flow collection on one line, if it can be one. */
function fold(node: Collection): boolean {
  if (node.isFlow ? node.hasComments : !canBeFlow(node)) return false;
  node.isFlow = true;
  node.isMultiLine = false;
  return true;
}

function canBeFlow(node: Collection): boolean {
  if (node.tail.length + node.head.length > 0 || childrenOf(node).length === 0) return false;
  if (node.type === 'sequence') return node.items.every((item) => !isEmpty(item) && isInline(item));
  return node.entries.every((entry) => isInlineEntry(entry));
}

const isInlineEntry = ({ key, value }: Entry): boolean =>
  !isCollection(key) &&
  !isEmpty(key) &&
  isInline(key) &&
  isInline(value) &&
  value.props.length + keyLength(key) < maxKeyLength;

const keyLength = (key: LayoutNode): number => key.props.length + (isCollection(key) ? 0 : key.raw.length);

function isInline(node: LayoutNode): boolean {
  if (hasRemarks(node)) return false;
  if (isCollection(node)) return node.isFlow && !node.hasComments;
  return node.type === 'alias' || fitsFlow(node);
}
