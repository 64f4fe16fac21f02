/** Which tools take a value, for the palette and the home page. */
import type { Detected } from '#core/detect.ts';
import { firstOfEach } from '#core/first-of-each.ts';
import { ancestry, flows, type KindId } from '#core/kinds.ts';
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { isGeneralKind, kindsOf } from '#core/related.ts';

/** A tool that takes a value, and how. */
export interface Match {
  readonly tool: CatalogItem;
  readonly operation: string;
  /** What it takes the value for. */
  readonly kind: KindId;
  /** The options that it needs for that, as a query has them. */
  readonly options?: Readonly<Record<string, string>>;
  /** The option that takes the value; where there is none, it is the input. */
  readonly field?: string;
}

/** From here on, a text is taken to be of a kind; below, that is a guess. */
export const likely = 0.5;

/**
 * The tools that take a text for one of its kinds, best first: a surer kind before a less sure one, a tool's main
 * operation before its others, the kind itself before what it is a narrower form of, and the tool that does most with it
 * before the rest. The way back of a tool is left out where it is the main operation of another.
 */
export function matchKinds(kinds: readonly Detected[], catalog: readonly CatalogItem[]): readonly Match[] {
  const confidences = [...new Set(kinds.map(({ confidence }) => confidence))];
  const candidates = confidences.flatMap((confidence) =>
    kinds
      .filter((one) => one.confidence === confidence)
      .flatMap(({ kind }) => catalog.flatMap((tool) => candidatesOf(tool, kind)))
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

/** The tools that are made for any text. */
export const matchAnyText = (catalog: readonly CatalogItem[]): readonly Match[] =>
  catalog
    .flatMap((tool) => takingsOf(tool, ['text'], 'text'))
    .filter(({ isMain }) => isMain)
    .map(({ match }) => match)
    .sort(byAge);

/** The tools that take any file, those whose main operation does first. */
export const matchFiles = (catalog: readonly CatalogItem[]): readonly Match[] =>
  firstOfEach(
    catalog
      .flatMap((tool) => takingsOf(tool, ['file', 'bytes'], 'file'))
      .sort(byFit)
      .map(({ match }) => match),
    idOf,
  );

const idOf = ({ tool }: Match): string => tool.id;

/** How a tool takes a text that it may not be made for: by the first operation that can. */
export function matchAnyway(tool: CatalogItem): Match | undefined {
  const operation = tool.operations.find(({ input }) => input !== undefined && flows('text', input as KindId) !== 'no');
  return operation && { tool, operation: operation.name, kind: 'text' };
}

interface Candidate {
  readonly match: Match;
  readonly isMain: boolean;
  /** How many steps its kind is wider than that of the value. */
  readonly steps: number;
  /** How many operations of the tool take or give its kind. */
  readonly share: number;
  /** From which kind to which, if not to one that says nothing. */
  readonly conversion: string | undefined;
}

const candidatesOf = (tool: CatalogItem, kind: KindId): readonly Candidate[] =>
  takingsOf(
    tool,
    ancestry(kind).filter((id) => !isGeneralKind(id)),
    kind,
  );

/** How a tool takes one of these kinds, the narrowest of which comes first. */
const takingsOf = (tool: CatalogItem, wanted: readonly string[], kind: KindId): readonly Candidate[] =>
  tool.operations.flatMap((operation, index) =>
    [{ kind: operation.input ?? '' }, ...(operation.alsoTakes ?? [])]
      .filter((taking) => wanted.includes(taking.kind))
      .map(({ kind: taken, ...how }) => ({
        match: { tool, operation: operation.name, kind, ...how },
        isMain: index === 0,
        steps: wanted.indexOf(taken),
        share: tool.operations.filter((one) => kindsOf(one).includes(taken)).length,
        conversion: conversionOf(taken, operation.output),
      })),
  );

const conversionOf = (from: string, to: CatalogOperation['output']): string | undefined =>
  typeof to === 'string' && !isGeneralKind(to) ? `${from} ${to}` : undefined;

const byFit = (a: Candidate, b: Candidate): number =>
  Number(b.isMain) - Number(a.isMain) || a.steps - b.steps || b.share - a.share || byAge(a.match, b.match);

/** Of equals, what people have known for longer comes first. */
const byAge = (a: Match, b: Match): number => (a.tool.createdAt ?? '').localeCompare(b.tool.createdAt ?? '');
