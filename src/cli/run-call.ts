import type { Call, Outcome } from '#core/execution/execute.ts';
import type { Context } from '#core/tool.ts';
import { limitInNode } from '#host/limit-in-node.ts';
import { type LoadedLogic, loadLogic } from '#host/load-logic.ts';
import { pictureReaders } from '#host/picture-readers.ts';
import { run } from '#host/run.ts';

/** Loaded once: a command may make thousands of calls. */
const logics = new Map<string, Promise<LoadedLogic>>();
let timeZone: string | undefined;

/** Runs a call of a tool in this process, with its clock, randomness and time zone. The language is English. */
export function runCall(id: string, call: Call, context: Partial<Context> = {}): Promise<Outcome> {
  timeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  const logic = logics.get(id) ?? loadLogic(id);
  logics.set(id, logic);
  return run(logic, call, { timeZone, ...pictureReaders, ...context }, limitInNode);
}
