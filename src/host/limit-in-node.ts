import { type Limit, toError } from '#core/execution/execute.ts';
import { nodeModule } from './node-module.ts';

/** The part of `node:vm` that is used here. */
interface VirtualMachine {
  createContext(globals: object): object;
  runInContext(code: string, context: object, options: { readonly timeout: number }): unknown;
}

const globals: { work: (() => unknown) | undefined } = { work: undefined };
let context: object | undefined;

/**
 * Stops work that takes too long, in this thread: Node can interrupt a script and whatever it calls, including regular
 * expressions. Outside Node, work runs to its end.
 * @throws ToolError the failure
 */
export const limitInNode: Limit = <T>(work: () => T, timeout: number, failure: Parameters<Limit>[2]) => {
  const vm = nodeModule<VirtualMachine>('node:vm');
  if (!vm) return work();
  context ??= vm.createContext(globals);
  globals.work = work;
  try {
    return vm.runInContext('work()', context, { timeout }) as T;
  } catch (error) {
    if ((error as { readonly code?: unknown } | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw toError(failure);
  } finally {
    globals.work = undefined;
  }
};
