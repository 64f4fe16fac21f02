/** A parsed and well-typed JSONPath expression (RFC 9535). */
export interface Query {
  /** Starts at the current value (`@`), not at the root (`$`). */
  readonly isRelative: boolean;
  readonly segments: readonly Segment[];
}

export interface Segment {
  /** Selects among all descendants, not only among children. */
  readonly isDescendant: boolean;
  readonly selectors: readonly Selector[];
}

export type Selector =
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'wildcard' }
  | { readonly type: 'index'; readonly index: number }
  | { readonly type: 'slice'; readonly start?: number; readonly end?: number; readonly step: number }
  | { readonly type: 'filter'; readonly test: Test };

export type Test =
  | { readonly type: 'or' | 'and'; readonly tests: readonly Test[] }
  | { readonly type: 'not'; readonly test: Test }
  | { readonly type: 'compare'; readonly operator: Comparison; readonly left: Operand; readonly right: Operand }
  | { readonly type: 'exists'; readonly query: Query }
  | { readonly type: 'holds'; readonly call: Call };

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type Operand =
  | { readonly type: 'literal'; readonly value: Literal }
  | { readonly type: 'query'; readonly query: Query }
  | Call;

/** Numbers keep their text, which may be more precise than a double. */
export type Literal = string | boolean | null | { readonly number: string };

export interface Call {
  readonly type: 'call';
  readonly name: FunctionName;
  readonly operands: readonly Operand[];
}

/** The functions of RFC 9535, section 2.4: their parameters, and whether they return a value or a logical result. */
export const functions = {
  length: { takes: ['value'], gives: 'value' },
  count: { takes: ['nodes'], gives: 'value' },
  value: { takes: ['nodes'], gives: 'value' },
  match: { takes: ['value', 'value'], gives: 'test' },
  search: { takes: ['value', 'value'], gives: 'test' },
} as const satisfies Record<string, { takes: readonly ('value' | 'nodes')[]; gives: 'value' | 'test' }>;
export type FunctionName = keyof typeof functions;

/** Whether a query finds one value at most: names and indexes only. */
export const isSingular = (query: Query): boolean =>
  query.segments.every(
    ({ isDescendant, selectors }) =>
      !isDescendant && selectors.length === 1 && (selectors[0]?.type === 'name' || selectors[0]?.type === 'index'),
  );
