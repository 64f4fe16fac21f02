import type { Call, Outcome } from '#core/execution/execute.ts';
import type { Context } from '#core/tool.ts';
import { limitInNode } from '#host/limit-in-node.ts';
import { type LoadedLogic, loadLogic } from '#host/load-logic.ts';
import { pictureReaders } from '#host/picture-readers.ts';
import { run } from '#host/run.ts';

/** Loaded once: a command may make thousands of calls. */
const logics = new Map<string, Promise<LoadedLogic>>();
let place: Pick<Context, 'timeZone' | 'region'> | undefined;

/** Runs a call of a tool in this process, with its clock, randomness, time zone and region. The language is English. */
export function runCall(id: string, call: Call, context: Partial<Context> = {}): Promise<Outcome> {
  place ??= findPlace();
  const logic = logics.get(id) ?? loadLogic(id);
  logics.set(id, logic);
  return run(logic, call, { ...place, ...pictureReaders, ...context }, limitInNode);
}

function findPlace() {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  return { timeZone, region: new Intl.Locale(locale).region };
}
