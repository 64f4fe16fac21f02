import { mergeContexts } from '#core/execution/context.ts';
import type { Call, Outcome } from '#core/execution/execute.ts';
import type { Context } from '#core/tool.ts';
import { limitInNode } from '#host/limit-in-node.ts';
import { type LoadedLogic, loadLogic } from '#host/load-logic.ts';
import { pictureReaders } from '#host/picture-readers.ts';
import { run } from '#host/run.ts';

/** Loaded once: a command may make thousands of calls. */
const logics = new Map<string, Promise<LoadedLogic>>();

/** Runs a call of a tool in this process, with its clock, randomness, time zone and region. The language is English. */
export function runCall(id: string, call: Call, context: Partial<Context> = {}): Promise<Outcome> {
  const logic = logics.get(id) ?? loadLogic(id);
  logics.set(id, logic);
  return run(logic, call, mergeContexts<Partial<Context>>(place, pictureReaders, context), limitInNode);
}

/** Found when they are read: loading what the system knows of languages takes a fifth of the time that Node takes to start. */
const place = {
  get timeZone() {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  },
  get region() {
    return new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale).region;
  },
};
