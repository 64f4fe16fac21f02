import { inputValue } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import type { Undone } from './use-undone.ts';

/** The changed text with the changes undone of which the original was taken; nothing while it is not shown. */
export function useMerged(session: SessionOf<typeof tool>, { numbers }: Undone, isShown: boolean): string | undefined {
  const { within, context, format, path, ...comparing } = session.optionsOf('diff');
  const undone = [...numbers].map((number) => number + 1).join();
  const input = isShown ? inputValue(session.input) : undefined;
  return useOperation(session, 'merge', input, { ...comparing, undone }).latest?.value;
}
