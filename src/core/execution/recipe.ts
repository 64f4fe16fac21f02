import { parseOptions } from '#core/fields.ts';
import { flows, type KindId } from '#core/kinds/kinds.ts';
import { copiedName, copiedOf } from '#core/operations/headline.ts';
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

async function findOperation(source: Source, use: string): Promise<Operation | undefined> {
  const [id = '', name = ''] = use.split('/');
  const operations = (await source.tool(id))?.operations ?? {};
  return Object.hasOwn(operations, name) ? operations[name] : undefined;
}

/** The kind of what goes on to the next step: that of the picked output, else of what *Copy* copies. */
export function flowingKind(operation: Operation, pick: string | undefined): KindId | undefined {
  const { output } = operation;
  if (typeof output === 'string') return pick === undefined ? output : undefined;
  const name = pick ?? copiedName(operation);
  return name !== undefined && Object.hasOwn(output, name) ? output[name] : undefined;
}

/** What goes on to the next step: the picked output, else what *Copy* copies; undefined where it is absent. */
export function flowingValue(operation: Operation, result: unknown, pick: string | undefined): unknown {
  const value =
    pick === undefined
      ? copiedOf(operation, result)?.value
      : (result as Readonly<Record<string, unknown>> | null)?.[pick];
  return value ?? undefined;
}

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
  let flowing: KindId | undefined;
  let isFirst = true;
  for (const [step, { use, options = {}, pick, skip }] of recipe.entries()) {
    if (skip) continue;
    const report = (code: Problem['code'], detail: string) => problems.push({ step, code, detail });
    const operation = await findOperation(source, use);
    if (!operation || operation.internal) {
      report('unknown', use);
      flowing = undefined;
      continue;
    }
    const parsed = parseOptions(operation.options ?? {}, options);
    if (!parsed.ok) report('options', parsed.issues.map(({ field }) => field).join(', '));
    if (!isFirst && !operation.input) report('does-not-flow', `${use} takes no input`);
    if (flowing && operation.input && flows(flowing, operation.input) === 'no')
      report('does-not-flow', `${flowing} → ${operation.input}`);
    isFirst = false;
    flowing = flowingKind(operation, pick);
    if (!flowing) report('pick', typeof operation.output === 'string' ? use : Object.keys(operation.output).join(', '));
  }
  return problems;
}
