import { mergeContexts, plainContext } from '#core/execution/context.ts';
import { type Call, executeCall, type Limit, type Outcome, toBug } from '#core/execution/execute.ts';
import type { RunMemory } from '#core/execution/run-memory.ts';
import type { Context } from '#core/tool.ts';
import type { LoadedLogic } from './load-logic.ts';

/**
 * Executes a prepared call and returns its outcome; never throws. Logic that cannot be loaded is a bug.
 * @param context what the host provides; the rest is that of `plainContext`, in the language of the logic
 * @param limit stops work that may never end; without it, that work runs to its end
 * @param memory what runs of the same tool share; without it, each makes its own
 */
export async function run(
  loading: LoadedLogic | Promise<LoadedLogic>,
  call: Call,
  context: Partial<Context> = {},
  limit?: Limit,
  memory?: RunMemory,
): Promise<Outcome> {
  try {
    const { logic, ...inLanguage } = await loading;
    return await executeCall(logic, call, plainContext(mergeContexts(inLanguage, context)), limit, memory);
  } catch (error) {
    return toBug(error);
  }
}
