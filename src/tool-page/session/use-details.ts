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
}

/**
 * Runs the details of the present operation once its own run has ended: on its input, whether it was right or not, or on
 * its result; on an empty one only where the options alone have given a result. Nothing where there are none, or where
 * they cannot be had.
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
  const { success } = useOperation(session, target, input);
  return target !== undefined && operation && success ? { name: target, operation, success } : undefined;
}
