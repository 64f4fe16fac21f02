import { detailsSource } from '#core/operations/details.ts';
import type { Operation } from '#core/tool.ts';
import { bigTextToBlob, isBigText } from '#lib/big-text/big-text.ts';
import { useOperation } from './use-operation.ts';
import type { Success } from './use-run.ts';
import type { ToolSession } from './use-tool-session.ts';

/** What the details of the present operation gave, and how they are declared. */
export interface Details {
  readonly name: string;
  readonly operation: Operation;
  readonly success: Success;
  /** They belong to an old result, which is still shown. */
  readonly isOld?: boolean;
}

/**
 * Runs the details of the present operation once its own run has ended: on its input, whether it was right or not, or on
 * its result; on an empty one only where the options alone have given a result. They stay as long as an old result does.
 * Nothing where there are none, or where they cannot be had.
 */
export function useDetails(session: ToolSession): Details | undefined {
  const { tool, run, name } = session;
  const target = session.operation.details;
  const operation = target === undefined ? undefined : tool.operations[target];
  const source = operation && detailsSource(session.operation, operation);
  const isOwn = run.success?.operation === name && run.outcome !== undefined && 'value' in run.outcome;
  const result = isOwn ? run.success?.value : undefined;
  const value = source === 'input' ? run.outcomeInput : result;
  const isMissing = value === '' && !result;
  const input = isBigText(value) ? bigTextToBlob(value, 'text/plain') : isMissing ? undefined : value;
  const { success, latest } = useOperation(session, target, input);
  const { input: oldInput, value: oldValue } = run.success ?? {};
  const isOfOld = latest?.input === (source === 'input' ? oldInput : oldValue);
  const isOld = !success && !isOwn && run.success?.operation === name && isOfOld;
  const shown = isOld ? latest : success;
  return target !== undefined && operation && shown ? { name: target, operation, success: shown, isOld } : undefined;
}
