/** Finds the tools that accept a value, for the palette and the home page. */

import { firstOfEach } from '#core/first-of-each.ts';
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { isGeneralKind, kindsOf } from '#core/search/related.ts';
import type { Detected } from './detect.ts';
import { ancestry, flows, type KindId } from './kinds.ts';

/** A tool that accepts a value, and how. */
export interface Match {
  readonly tool: CatalogItem;
  readonly operation: string;
  /** The kind that it takes the value for. */
  readonly kind: KindId;
  /** The options that it needs for that kind, as in a query. */
  readonly options?: Readonly<Record<string, string>>;
  /** The option that takes the value; where there is none, it is the input. */
  readonly field?: string;
  /** That option is a second document. */
  readonly isDocument?: true;
}

/** The confidence from which a text is taken to be of a kind; below, it is a guess. */
export const likely = 0.5;

/**
 * The tools that accept a text as one of its kinds, best first: by confidence of the kind, then those that fix it where
 * it has an error, tools made for the kind itself before those for wider ones, main operations before others, those that need no second document, and tools with
 * more operations on it before others. The inverse operation of a tool is left out where it is the main operation of
 * another.
 */
export function matchKinds(kinds: readonly Detected[], catalog: readonly CatalogItem[]): readonly Match[] {
  const confidences = [...new Set(kinds.map(({ confidence }) => confidence))];
  const candidates = confidences.flatMap((confidence) =>
    kinds
      .filter((one) => one.confidence === confidence)
      .flatMap((one) => catalog.flatMap((tool) => candidatesOf(tool, one)))
      .sort(byFit),
  );
  const mains = new Set(candidates.filter(({ isMain }) => isMain).map(({ conversion }) => conversion));
  return firstOfEach(
    candidates
      .filter(({ isMain, conversion }) => isMain || !conversion || !mains.has(conversion))
      .map(({ match }) => match),
    idOf,
  );
}

/** The tools made for any text. */
export const matchAnyText = (catalog: readonly CatalogItem[]): readonly Match[] =>
  catalog
    .flatMap((tool) => takingsOf(tool, ['text'], 'text'))
    .filter(({ isMain }) => isMain)
    .map(({ match }) => match)
    .sort(byAge);

/** The tools that accept any file; those whose main operation does come first. */
export const matchFiles = (catalog: readonly CatalogItem[]): readonly Match[] =>
  firstOfEach(
    catalog
      .flatMap((tool) => takingsOf(tool, ['file', 'bytes'], 'file'))
      .sort(byOperation)
      .map(({ match }) => match),
    idOf,
  );

const idOf = ({ tool }: Match): string => tool.id;

/** How a tool accepts a text that it may not be made for: by the first of these operations that can. */
export function matchAnyway(tool: CatalogItem, operations = tool.operations): Match | undefined {
  const operation = operations.find(({ input }) => input !== undefined && flows('text', input as KindId) !== 'no');
  return operation && { tool, operation: operation.name, kind: 'text' };
}

interface Candidate {
  readonly match: Match;
  readonly isMain: boolean;
  /** The value alone gives no result. */
  readonly isPair: boolean;
  /** By how many steps its kind is wider than that of the value. */
  readonly steps: number;
  /** The fewest steps of all operations of the tool. */
  readonly toolSteps: number;
  /** The number of operations of the tool whose input or output is of its kind. */
  readonly share: number;
  /** The kinds of input and output, unless the output's is too general to mean anything. */
  readonly conversion: string | undefined;
}

const candidatesOf = (tool: CatalogItem, { kind, errorLine }: Detected): readonly Candidate[] => {
  const fixing = errorLine === undefined ? undefined : tool.operations.find(({ fixes }) => fixes === kind);
  if (fixing) return [toFixing({ tool, operation: fixing.name, kind })];
  const all = takingsOf(
    tool,
    ancestry(kind).filter((id) => !isGeneralKind(id)),
    kind,
  );
  // A second document of exactly this kind: the input of a wider kind is for the first one.
  const asDocument = all.filter(({ match, steps }) => match.isDocument && steps === 0);
  if (asDocument.length > 0) return asDocument;
  const asInput = all.filter(({ match }) => match.field === undefined);
  if (asInput.length === 0) return all;
  // A value is content first: an option of the main operation that takes it too only ranks the tool.
  const isMain = all.some((one) => one.isMain && one.match.field !== undefined);
  return asInput.map((one) => ({ ...one, isMain: one.isMain || (isMain && one.steps === 0) }));
};

/** It comes before all that take valid values of the kind. */
const toFixing = (match: Match): Candidate => ({
  ...{ match, isMain: true, isPair: false, steps: -1, toolSteps: -1, share: 1, conversion: undefined },
});

/** How a tool accepts one of these kinds; the narrowest comes first. */
function takingsOf(tool: CatalogItem, wanted: readonly string[], kind: KindId): readonly Candidate[] {
  const takings = tool.operations.flatMap((operation, index) =>
    [{ kind: operation.input ?? '' }, ...(operation.alsoTakes ?? [])]
      .filter((taking) => wanted.includes(taking.kind))
      .map(({ kind: taken, ...how }) => ({
        match: { tool, operation: operation.name, kind, ...how },
        isMain: index === 0,
        isPair: operation.isPair === true,
        steps: wanted.indexOf(taken),
        share: tool.operations.filter((one) => kindsOf(one).includes(taken)).length,
        conversion: conversionOf(taken, operation.output),
      })),
  );
  const toolSteps = takings.reduce((fewest, { steps }) => Math.min(fewest, steps), wanted.length);
  return takings.map((taking) => ({ ...taking, toolSteps }));
}

const conversionOf = (from: string, to: CatalogOperation['output']): string | undefined =>
  typeof to === 'string' && !isGeneralKind(to) ? `${from} ${to}` : undefined;

const byFit = (a: Candidate, b: Candidate): number => a.toolSteps - b.toolSteps || byOperation(a, b);

const byOperation = (a: Candidate, b: Candidate): number =>
  Number(b.isMain) - Number(a.isMain) ||
  a.steps - b.steps ||
  Number(a.isPair) - Number(b.isPair) ||
  b.share - a.share ||
  byAge(a.match, b.match);

/** Of equals, the older tool comes first. */
const byAge = (a: Match, b: Match): number => (a.tool.createdAt ?? '').localeCompare(b.tool.createdAt ?? '');
