import { useEffect, useLayoutEffect, useRef } from 'react';
import { flowingKind, flowingValue } from '#core/execution/recipe.ts';
import { type Fields, sameValue } from '#core/fields.ts';
import { flows, type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { type Input, inputValue } from '#page/services.ts';
import { toInput } from '#page/session/to-input.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import type { RecipeStep } from './steps.ts';

/** What a step gets, from the input of the recipe or as the result of another step. */
export type Passed = { readonly input: Input } | { readonly value: unknown; readonly kind: KindId | undefined };

/** Why a step cannot take what it gets. */
export type Misfit = { readonly wanted: KindId; readonly given: KindId } | 'noInput';

type Values = Readonly<Record<string, unknown>>;

const changedOf = (fields: Fields, options: Values): Values =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => !sameValue(value, fields[name]?.default)));

const misfitOf = (given: Passed | undefined, wanted: KindId | undefined, isFirst: boolean): Misfit | undefined => {
  if (wanted === undefined) return isFirst ? undefined : 'noInput';
  if (!given || 'input' in given || given.kind === undefined) return undefined;
  return flows(given.kind, wanted) === 'no' ? { wanted, given: given.kind } : undefined;
};

interface StepSession {
  readonly session: ToolSession;
  readonly misfit: Misfit | undefined;
  /** There is a result of what it gets, and of its present options. */
  readonly isDone: boolean;
  /** What the next step gets; undefined where the result lacks the output. */
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
  const { operation, fields, options, run } = session;
  const { id, pick, options: wanted } = step;
  const latest = useRef(session);
  latest.current = session;
  const begun = useRef(options);
  // Right after the session has arrived, so that nothing runs with others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: afterwards the form of the session sets them
  useLayoutEffect(() => {
    // The session has yet to go to the operation.
    const declared = session.tool.operations[step.operation]?.options ?? {};
    const known = Object.entries(wanted).filter(([name]) => Object.hasOwn(declared, name));
    if (known.length > 0) session.setOptionsOf(step.operation, Object.fromEntries(known));
  }, []);
  useEffect(() => {
    if (options !== begun.current) onOptions(id, changedOf(fields, options));
  }, [id, options, fields, onOptions]);

  const { input: kind } = operation;
  const misfit = misfitOf(given, kind, isFirst);
  const isFit = misfit === undefined && kind !== undefined;
  const takesText = kind !== undefined && kindInfo(kind).repr === 'text';
  useEffect(() => {
    if (!given || !isFit) return;
    let gone = false;
    const put = (input: Input | undefined) => {
      if (!gone && input) latest.current.setInput(input);
    };
    const isFile = 'input' in given && 'file' in given.input;
    if ('input' in given && !(isFile && takesText)) put(given.input);
    else void toInput(valueFrom(given), takesText).then(put);
    return () => {
      gone = true;
    };
  }, [given, isFit, takesText]);

  const { outcome, issues, success } = run;
  // A run on request may belong to an earlier input.
  const isCurrent = operation.live !== false || success?.input === inputValue(session.input);
  const isDone =
    misfit === undefined &&
    (isFirst || given !== undefined) &&
    outcome !== undefined &&
    'value' in outcome &&
    issues.length === 0 &&
    isCurrent;
  const passed = isDone && success ? flowingValue(operation, success.value, pick) : undefined;
  const passedKind = flowingKind(operation, pick);
  useEffect(() => {
    onPassed(id, passed === undefined ? undefined : { value: passed, kind: passedKind });
  }, [id, passed, passedKind, onPassed]);
  return { session, misfit, isDone, passed };
}

/** Numbers and the like as the text that a tool's page shows. */
export function valueFrom(given: Passed): unknown {
  if ('input' in given) return 'file' in given.input ? given.input.file : undefined;
  const { value } = given;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}
