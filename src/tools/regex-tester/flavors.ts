import type { AST } from '@eslint-community/regexpp';

/** The engines besides that of JavaScript; `ere` are the extended expressions of POSIX with those of GNU. */
export const flavors = ['pcre', 'python', 'go', 'java', 'dotnet', 'ere'] as const;
export type Flavor = (typeof flavors)[number];

/** What an engine lacks: there is no such pattern for it. */
export type Lack =
  | 'lookahead'
  | 'lookbehind'
  | 'variable-lookbehind'
  | 'backreference'
  | 'lazy'
  | 'property'
  | 'set-operation'
  | 'repeat-limit'
  | 'group-name'
  | 'class-escape'
  | 'sticky';

/** What it does otherwise with the same pattern. */
export type Difference =
  | 'dot'
  | 'line-ends'
  | 'space'
  | 'word'
  | 'not-word'
  | 'not-digit'
  | 'unset-group'
  | 'group-order'
  | 'group-numbers'
  | 'astral'
  | 'empty-reference'
  | 'empty-match'
  | 'case'
  | 'case-turkish'
  | 'word-case';

/** Differences that are others in one engine than in the rest. */
const own = [
  'dot-java',
  'line-ends-java',
  'space-pcre',
  'space-python',
  'space-go',
  'space-dotnet',
  'word-pcre',
  'word-java',
  'word-ere',
  'not-word-pcre',
  'not-digit-pcre',
] as const;

/** The name of what an engine does otherwise, as messages have it. */
export const nameDifference = (difference: Difference, flavor: Flavor): Difference | (typeof own)[number] =>
  own.find((name) => name === `${difference}-${flavor}`) ?? difference;

/** What is found out while a pattern is written for another engine. */
export interface Report {
  readonly lacks: Set<Lack>;
  readonly differences: Set<Difference>;
}

/** The engine, the flags of the pattern, and what to report. */
export interface Target extends Report {
  readonly flavor: Flavor;
  readonly flags: string;
  /** The numbers of groups. */
  readonly groups: ReadonlyMap<AST.CapturingGroup, number>;
}
