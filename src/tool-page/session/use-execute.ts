import { useCallback } from 'react';
import { prepare, type RunOutcome } from '#core/execution/execute.ts';
import type { Operation, OperationName, OptionsOf, OutputOf, Tool } from '#core/tool.ts';
import { useTool } from '#page/services.ts';

/**
 * Runs operations of the page's tool one by one, for what is no state of the page: each of many files, an export.
 * The promise rejects with the signal's reason once it is aborted.
 */
export function useExecute<T extends Tool>() {
  const { id, tool, host } = useTool();
  return useCallback(
    async <K extends OperationName<T>>(
      name: K,
      input: unknown,
      options: Partial<OptionsOf<T, K>>,
      signal: AbortSignal = new AbortController().signal,
    ): Promise<RunOutcome<OutputOf<T['operations'][K]>>> => {
      const call = prepare(name, tool.operations[name] as Operation, input, options);
      const outcome = await host.run(id, call, { signal });
      return outcome as RunOutcome<OutputOf<T['operations'][K]>>;
    },
    [id, tool, host],
  );
}
