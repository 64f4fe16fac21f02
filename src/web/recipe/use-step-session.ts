import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flowingKind, flowingOutput } from '#core/execution/recipe.ts';
import { type Fields, sameValue } from '#core/fields.ts';
import type { ConversionParts } from '#core/kinds/conversions.ts';
import { flows, type KindId, kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';
import { type Input, inputValue, isEmptyInput } from '#page/services.ts';
import type { Success } from '#page/session/run.ts';
import { toInput } from '#page/session/to-input.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import type { RecipeStep } from './steps.ts';

/** What a step gets, from the input of the recipe or as the result of another step, with the output that it is. */
export type Passed =
  | { readonly input: Input }
  | {
      readonly value: unknown;
      readonly kind: KindId | undefined;
      readonly output?: string | undefined;
      /** The kind of what the value wraps, where that is known. */
      readonly inside?: KindId | undefined;
    };

/** Why a step cannot take what it gets. */
export type Misfit = ({ readonly wanted: KindId; readonly given: KindId } & ConversionParts) | 'noInput';

type Values = Readonly<Record<string, unknown>>;

const changedOf = (fields: Fields, options: Values): Values =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => !sameValue(value, fields[name]?.default)));

const misfitOf = (
  given: Passed | undefined,
  { input: wanted, output }: Operation,
  isFirst: boolean,
): Misfit | undefined => {
  if (wanted === undefined) return isFirst ? undefined : 'noInput';
  if (!given || 'input' in given || given.kind === undefined) return undefined;
  const { kind, inside } = given;
  return flows(kind, wanted) === 'no' ? { wanted, given: kind, output, inside } : undefined;
};

/**
 * Whether the newest result is that of the operation and of what the step gets: one of an earlier input stays while the
 * next is under way, but not of the empty one that a step begins with, nor where it was made on request.
 */
export function isPresent(
  { operation, input }: Pick<Success, 'operation' | 'input'>,
  name: string,
  present: unknown,
  isOnRequest: boolean,
): boolean {
  const isOfInput = input === present;
  return operation === name && (isOfInput || !(isOnRequest || input === ''));
}

/**
 * Whether what the step gets is still on its way: a file is read first. The result of the empty input that the session
 * begins with is not that of the step.
 * @param arrived what has become the input of the session
 */
export const isArriving = (given: Passed | undefined, arrived: Passed | undefined, input: Input): boolean =>
  given !== undefined && given !== arrived && isEmptyInput(input);

/** The kind of what a step has put into a wrapping; undefined where it makes none, or that is not known. */
export function insideOf({ input, output }: Operation, given: Passed | undefined): KindId | undefined {
  const isWrapping = (kind: KindId | undefined) => kind !== undefined && kindInfo(kind).wraps !== undefined;
  if (!given || 'input' in given || typeof output !== 'string') return undefined;
  return isWrapping(output) && !isWrapping(input) ? given.kind : undefined;
}

/** The options of a step that its operation has. */
const optionsFor = ({ tool }: ToolSession, name: string, options: Values): Values => {
  const declared = tool.operations[name]?.options ?? {};
  return Object.fromEntries(Object.entries(options).filter(([option]) => Object.hasOwn(declared, option)));
};

interface StepSession {
  readonly session: ToolSession;
  readonly misfit: Misfit | undefined;
  /** There is a result of what it gets, and of its present options. */
  readonly isDone: boolean;
  /** What goes on, unless it is edited; undefined where the result lacks the output. */
  readonly passed: unknown;
}

/**
 * The session of a step: it gets its input from the step before, and passes its result on.
 * @param given undefined while that step has no result
 */
export function useStepSession(
  step: RecipeStep,
  given: Passed | undefined,
  isFirst: boolean,
  onPassed: (id: number, passed: Passed | undefined) => void,
  onOptions: (id: number, options: Values) => void,
): StepSession {
  const session = useToolSession();
  const { name, operation, fields, options, run } = session;
  const { id, pick, options: wanted, edited } = step;
  const latest = useRef(session);
  latest.current = session;
  const begun = useRef(options);
  const latestName = useRef(step.operation);
  // Right after the session has arrived, so that nothing runs with others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: afterwards the form of the session sets them
  useLayoutEffect(() => {
    const known = optionsFor(session, step.operation, wanted);
    if (Object.keys(known).length > 0) session.setOptionsOf(step.operation, known);
    // On arrival it goes to the operation by itself.
    if (latestName.current !== step.operation) session.setOperation(step.operation);
    latestName.current = step.operation;
  }, [step.operation]);
  useEffect(() => {
    if (options !== begun.current) onOptions(id, changedOf(fields, options));
  }, [id, options, fields, onOptions]);

  const { input: kind } = operation;
  const misfit = misfitOf(given, operation, isFirst);
  const isFit = misfit === undefined && kind !== undefined;
  const takesText = kind !== undefined && kindInfo(kind).repr === 'text';
  const [arrived, setArrived] = useState<Passed>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an operation may have an input of its own
  useEffect(() => {
    if (!given || !isFit) return;
    let gone = false;
    const put = (input: Input | undefined) => {
      if (gone) return;
      if (input) latest.current.setInput(input);
      setArrived(given);
    };
    const isFile = 'input' in given && 'file' in given.input;
    if ('input' in given && !(isFile && takesText)) put(given.input);
    else void toInput(valueFrom(given), takesText).then(put);
    return () => {
      gone = true;
    };
  }, [given, isFit, takesText, name]);

  const { outcome, issues, success } = run;
  const isDone =
    misfit === undefined &&
    !(isFit && isArriving(given, arrived, session.input)) &&
    (isFirst || given !== undefined) &&
    outcome !== undefined &&
    'value' in outcome &&
    issues.length === 0 &&
    success !== undefined &&
    isPresent(success, name, inputValue(session.input), operation.live === false);
  const flowing = isDone ? flowingOutput(operation, success.value, pick) : undefined;
  const passed = flowing?.value;
  const passedKind = flowing?.kind ?? flowingKind(operation, pick);
  const output = flowing?.name;
  const inside = edited === undefined ? insideOf(operation, given) : undefined;
  const sent = edited ?? passed;
  useEffect(() => {
    onPassed(id, sent === undefined ? undefined : { value: sent, kind: passedKind, output, inside });
  }, [id, sent, passedKind, output, inside, onPassed]);
  return { session, misfit, isDone, passed };
}

/** Numbers and the like as the text that a tool's page shows. */
export function valueFrom(given: Passed): unknown {
  if ('input' in given) return 'file' in given.input ? given.input.file : undefined;
  const { value } = given;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}
