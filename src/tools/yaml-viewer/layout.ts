import type { ScalarEvent } from 'js-yaml';

/** A comment, or a line of a template, on a line of its own. */
export interface Remark {
  readonly text: string;
  /** Blank lines above it. */
  readonly blanks: number;
  /** The column of a line of a template, which is not moved. */
  readonly column: number | undefined;
}

/** What belongs to any value or key: properties, comments and blank lines. */
interface Surroundings {
  /** Anchor and tag, as they are typed. */
  readonly props: string;
  readonly anchor: string | undefined;
  readonly isTagged: boolean;
  /** Remarks above the entry that begins with it. */
  before: readonly Remark[];
  /** Blank lines above it, below those remarks. */
  blanks: number;
  /** Comments behind its key, dash, bracket or properties, while it begins on a later line. */
  head: readonly string[];
  /** Remarks between its key and a scalar on a later line. */
  lead: readonly Remark[];
  /** Comments behind it, on its last line. */
  after: readonly string[];
  /** Its offset, behind the properties. */
  readonly start: number;
}

export interface Scalar extends Surroundings {
  readonly type: 'scalar';
  readonly event: ScalarEvent;
  /** As it is typed, with its quotes; of a block scalar its header. */
  readonly raw: string;
  /** The lines of a block scalar, without indentation. */
  readonly lines: readonly string[] | undefined;
}

export interface Alias extends Surroundings {
  readonly type: 'alias';
  readonly raw: string;
}

export interface Entry {
  readonly key: LayoutNode;
  readonly value: LayoutNode;
  /** The key is marked by `?`. */
  readonly isExplicit: boolean;
}

interface Container extends Surroundings {
  isFlow: boolean;
  /** A flow collection that goes over several lines. */
  isMultiLine: boolean;
  /** The column of the entries of a block, -1 in flow collections. */
  readonly column: number;
  /** Remarks below the last entry. */
  tail: readonly Remark[];
  /** A flow collection with comments in it. */
  hasComments: boolean;
}

export interface Sequence extends Container {
  readonly type: 'sequence';
  readonly items: LayoutNode[];
}

export interface Mapping extends Container {
  readonly type: 'mapping';
  entries: Entry[];
  /** The only pair of a map without braces, as in `[a: b]`. */
  readonly isBarePair: boolean;
}

export type Collection = Sequence | Mapping;
export type LayoutNode = Scalar | Alias | Collection;

export interface LayoutDocument {
  /** Directives and remarks above `---`. */
  readonly prefix: readonly Remark[];
  /** It begins with `---`. */
  readonly hasStart: boolean;
  /** It ends with `...`. */
  readonly hasEnd: boolean;
  /** It declares YAML 1.1. */
  readonly isOld: boolean;
  readonly roots: LayoutNode[];
  /** Remarks below its value. */
  tail: readonly Remark[];
}

export const isCollection = (node: LayoutNode): node is Collection =>
  node.type === 'sequence' || node.type === 'mapping';

/** The values and keys in a collection, in their order. */
export const childrenOf = (node: Collection): readonly LayoutNode[] =>
  node.type === 'sequence' ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);

/** Whether nothing is typed, which is null. */
export const isEmpty = (node: LayoutNode): boolean => node.type === 'scalar' && node.raw === '' && node.props === '';
