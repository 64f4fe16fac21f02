import type { KindId } from '#core/kinds/kinds.ts';
import type { ToolMessages } from '#core/messages.ts';
import type { Headline, Operation } from '#core/tool.ts';

/** One of the values of a result; `name` is that of its output, absent where the operation has one output. */
export interface LabelledValue {
  readonly name: string | undefined;
  readonly kind: KindId;
  readonly value: unknown;
}

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

/** The first present value of those outputs, else of all outputs that are no facts. */
function firstPresent(
  { output, facts = [] }: Operation,
  result: unknown,
  names: readonly (string | undefined)[],
): LabelledValue | undefined {
  if (typeof output === 'string') return { name: undefined, kind: output, value: result };
  const values = (result ?? {}) as Readonly<Record<string, unknown>>;
  const candidates = [...names, ...Object.keys(output).filter((name) => !facts.includes(name))];
  const name = candidates.find((candidate) => candidate !== undefined && isPresent(values[candidate]));
  const kind = name === undefined ? undefined : output[name];
  return name !== undefined && kind ? { name, kind, value: values[name] } : undefined;
}

export type Tone = 'good' | 'bad' | 'pending';

/** Whether a result is good or bad, where its operation declares that or answers yes or no. */
export function toneOf({ verdict }: Operation, result: unknown, headline: LabelledValue): Tone | undefined {
  if (!verdict) return headline.kind === 'boolean' ? (headline.value === true ? 'good' : 'bad') : undefined;
  const value = String((result as Readonly<Record<string, unknown>>)[verdict.output]);
  return verdict.good.includes(value) ? 'good' : verdict.bad.includes(value) ? 'bad' : 'pending';
}

/** Whether an operation is a check that fails with an error: that is its bad verdict, since it declares no other. */
export const failsAsVerdict = ({ verdict }: Operation): boolean => verdict?.bad.length === 0;

/** The outputs that may be the headline of a result, the first of those that are present; without a result, of any. */
export function headlineNames({ headline }: { headline?: Headline | undefined }, result?: unknown): readonly string[] {
  if (typeof headline === 'string') return [headline];
  if (headline === undefined || 'columns' in headline) return [];
  if (result === undefined) return Object.values(headline.names).flat();
  return headline.names[String((result as Readonly<Record<string, unknown>> | null)?.[headline.by])] ?? [];
}

/** The answer of a run, as the operation declares it; undefined where nothing is present. */
export const headlineOf = (operation: Operation, result: unknown): LabelledValue | undefined =>
  firstPresent(operation, result, headlineNames(operation, result));

/** The outputs that *Copy* copies, the first of them that is present. */
export const copiedNames = (operation: Pick<Operation, 'copies' | 'headline'>): readonly string[] =>
  [operation.copies ?? headlineNames(operation)].flat();

/** The output that *Copy* copies, where it is present; undefined where that is known only with the result. */
export const copiedName = (operation: Pick<Operation, 'copies' | 'headline'>): string | undefined =>
  copiedNames(operation)[0];

/** The value that *Copy* copies: the headline, or the one that it is about, where that is present. */
export function copiedOf(operation: Operation, result: unknown): LabelledValue | undefined {
  const { copies = [] } = operation;
  const names = [copies].flat();
  const found = firstPresent(operation, result, [...names, ...headlineNames(operation, result)]);
  return names.length === 0 || names.includes(found?.name ?? '') ? found : undefined;
}

/** The name of an output within “Copy …”: its label, unless the tool has a shorter one for that. */
export const nameInSentence = (name: string, { outputs, copied }: Pick<ToolMessages, 'outputs' | 'copied'>): string =>
  copied?.[name] ?? inSentence(outputs?.[name] ?? name);

/** A label within a sentence: its first word without a capital, unless it has other capitals or digits, as names have. */
export const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}\p{Ll}+(?=\P{L}|$)/u, (word) => word.toLowerCase());
