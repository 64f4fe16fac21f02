import type { SessionState } from '#page/session/session-state.ts';

/**
 * Whether the present text may leave its operation for another one by itself. What the user has chosen is left only for what
 * it refuses, and nothing for two texts that have become one. Of a text that the page went back for, it is known only that
 * it is not for the operation that was left.
 */
export function mayTurn(
  { turned, joined, operationBy }: Pick<SessionState, 'turned' | 'joined' | 'operationBy'>,
  isRefused: boolean,
  operation: string,
): boolean {
  if (turned === 'kept') return false;
  if (turned?.isCarried) return true;
  if (joined || (operationBy === 'user' && !isRefused)) return false;
  return !turned || (turned.isBack === true && turned.from !== operation);
}
