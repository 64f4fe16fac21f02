import { inputValue, isEmptyInput } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import type { JsonComparison } from '../tool.ts';

/** Both documents side by side: nothing while they are not shown, or one of them is missing. */
export function useCompared(session: SessionOf<typeof tool>, isShown: boolean): JsonComparison | undefined {
  const { paths, ...comparing } = session.optionsOf('diff');
  const input = !isShown || isEmptyInput(session.input) ? undefined : inputValue(session.input);
  const { latest } = useOperation(session, 'compare', input, comparing);
  return input === undefined ? undefined : latest?.value;
}
