/** What a link can bring about by itself: anyone may have prepared it. */
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import type { Operation, Tool } from '#core/tool.ts';

/** The input that a link carries; none for a tool with a secret input, so that no link puts a secret into a history. */
export const inputOfLink = (tool: Pick<Tool, 'operations'>, shared: URLSearchParams): string | null =>
  hasSecretInput(tool) ? null : shared.get('input');

/** Whether an operation runs with the options and the input of a link before anyone asks for it. */
export const runsFromLink = ({ live, costly }: Pick<Operation, 'live' | 'costly'>): boolean =>
  live !== false && !costly;
