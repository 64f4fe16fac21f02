import { parseOptions } from '#core/fields.ts';
import { flows, type KindId } from '#core/kinds/kinds.ts';
import { findOperation } from '#core/operations/find-operation.ts';
import { copiedNames, copiedOf, type LabelledValue } from '#core/operations/headline.ts';
import type { Operation, Tool } from '#core/tool.ts';

/**
 * One step: `tool/operation`, its options, and which of several labelled outputs the next step gets, what *Copy* copies
 * where absent. Plain JSON.
 */
export interface Step {
  readonly use: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pick?: string;
  /** It stays in the recipe and does not run. */
  readonly skip?: boolean;
}
export type Recipe = readonly Step[];

/** Loads the tools of a recipe: undefined for an unknown id. */
export interface Source {
  tool(id: string): Promise<Tool | undefined>;
}

export interface Problem {
  /** Index of the step, from 0. */
  readonly step: number;
  readonly code: 'unknown' | 'options' | 'pick' | 'does-not-flow';
  readonly detail: string;
}

async function operationOf(source: Source, use: string): Promise<Operation | undefined> {
  const [id = '', name = ''] = use.split('/');
  return findOperation(await source.tool(id), name);
}

/** The kinds of what may go on to the next step: that of the picked output, else of those that *Copy* copies. */
export function flowingKinds(operation: Operation, pick: string | undefined): readonly KindId[] {
  const { output, hasOneOutput, facts = [] } = operation;
  if (typeof output === 'string') return pick === undefined ? [output] : [];
  const others = hasOneOutput ? Object.keys(output).filter((name) => !facts.includes(name)) : [];
  const names = pick === undefined ? [...copiedNames(operation), ...others] : [pick];
  return [...new Set(names.flatMap((name) => (Object.hasOwn(output, name) ? (output[name] ?? []) : [])))];
}

/** The kind of what goes on, as far as that is known without the result. */
export const flowingKind = (operation: Operation, pick: string | undefined): KindId | undefined =>
  flowingKinds(operation, pick)[0];

/** The output that goes on to the next step: the picked one, else what *Copy* copies; undefined where it is absent. */
export function flowingOutput(
  operation: Operation,
  result: unknown,
  pick: string | undefined,
): LabelledValue | undefined {
  const { output } = operation;
  if (pick === undefined || typeof output === 'string') {
    const copied = pick === undefined ? copiedOf(operation, result) : undefined;
    return (copied?.value ?? undefined) === undefined ? undefined : copied;
  }
  const kind = Object.hasOwn(output, pick) ? output[pick] : undefined;
  const value = (result as Readonly<Record<string, unknown>> | null)?.[pick] ?? undefined;
  return kind === undefined || value === undefined ? undefined : { name: pick, kind, value };
}

/** Its value. */
export const flowingValue = (operation: Operation, result: unknown, pick: string | undefined): unknown =>
  flowingOutput(operation, result, pick)?.value;

/** Whether nothing that may go on can be the input of an operation; what does is known with the result. */
export const isMisfit = (flowing: readonly KindId[], input: KindId): boolean =>
  flowing.length > 0 && flowing.every((kind) => flows(kind, input) === 'no');

/** A call that undoes another: the inverse operation, with the options that both have; undefined where there is none. */
export function inverseCall(
  operations: Readonly<Record<string, Operation>>,
  name: string,
  options: object,
): { readonly name: string; readonly options: Readonly<Record<string, unknown>> } | undefined {
  const inverse = operations[name]?.inverse;
  const operation = inverse === undefined ? undefined : operations[inverse];
  if (inverse === undefined || !operation) return undefined;
  const shared = Object.entries(options).filter(([field]) => Object.hasOwn(operation.options ?? {}, field));
  return { name: inverse, options: Object.fromEntries(shared) };
}

/** Checks a recipe before it runs: names, options, picks, and whether each output fits the next input. */
export async function checkRecipe(recipe: Recipe, source: Source): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  let flowing: readonly KindId[] = [];
  let isFirst = true;
  for (const [step, { use, options = {}, pick, skip }] of recipe.entries()) {
    if (skip) continue;
    const report = (code: Problem['code'], detail: string) => problems.push({ step, code, detail });
    const operation = await operationOf(source, use);
    if (!operation || operation.internal) {
      report('unknown', use);
      flowing = [];
      continue;
    }
    const parsed = parseOptions(operation.options ?? {}, options);
    if (!parsed.ok) report('options', parsed.issues.map(({ field }) => field).join(', '));
    if (!isFirst && !operation.input) report('does-not-flow', `${use} takes no input`);
    if (operation.input && isMisfit(flowing, operation.input))
      report('does-not-flow', `${flowing[0]} → ${operation.input}`);
    isFirst = false;
    flowing = flowingKinds(operation, pick);
    if (flowing.length === 0)
      report('pick', typeof operation.output === 'string' ? use : Object.keys(operation.output).join(', '));
  }
  return problems;
}
