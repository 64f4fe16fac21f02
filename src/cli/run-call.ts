import type { Call, Outcome } from '#core/execution/execute.ts';
import type { Context } from '#core/tool.ts';
import { limitInNode } from '#host/limit-in-node.ts';
import { loadLogic } from '#host/load-logic.ts';
import { pictureReaders } from '#host/picture-readers.ts';
import { run } from '#host/run.ts';

/** Runs a call of a tool in this process, with its clock, randomness and time zone. The language is English. */
export function runCall(id: string, call: Call, context: Partial<Context> = {}): Promise<Outcome> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return run(loadLogic(id), call, { timeZone, ...pictureReaders, ...context }, limitInNode);
}
