/** The values that go through a trail. */
import { type Call, prepare, type RunOutcome } from '#core/execution/execute.ts';
import { flowingValue } from '#core/execution/recipe.ts';
import { readSteps } from '#core/execution/recipe-link.ts';
import { isPrivate } from '#core/fields.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Operation, Tool } from '#core/tool.ts';
import { type Host, inputValue, type PageSession } from '#page/services.ts';
import { toInput } from '#page/session/to-input.ts';
import { toNewSteps } from '../recipe/link/linked-recipe.ts';
import { valueFrom } from '../recipe/use-step-session.ts';
import type { RunStep } from './trail.ts';

const passedOn = (operation: Operation, outcome: RunOutcome | undefined, pick: string | undefined) =>
  outcome && 'value' in outcome
    ? toInput(valueFrom({ value: flowingValue(operation, outcome.value, pick), kind: undefined }))
    : undefined;

const run = (host: Host, id: string, call: Call) => host.run(id, call, { signal: new AbortController().signal });

/** The output of an operation that goes on, where that is not the headline: it may have been that of another one. */
export const pickOf = ({ output }: Operation, pick: string | undefined): string | undefined =>
  pick !== undefined && typeof output !== 'string' && Object.hasOwn(output, pick) ? pick : undefined;

/** What a page makes of its input now; what is random or made on request is not made again. */
export async function presentValue(host: Host, id: string, tool: Tool, session: PageSession, wanted?: string) {
  const { name, input, options, run: ran } = session.get();
  const operation = tool.operations[name];
  if (!operation) return undefined;
  const isMade = operation.live === false || operation.input === undefined || ran.success?.isRandom;
  const outcome = isMade ? ran.outcome : await run(host, id, prepare(name, operation, inputValue(input), options));
  return passedOn(operation, outcome, pickOf(operation, wanted));
}

/** Runs the steps of pages; one that needs what no link carries, such as a key, waits for the user. */
export const createRunStep =
  (host: Host, loadTool: (id: string) => Promise<Tool | undefined>): RunStep =>
  async ({ tool: id, step = '' }, given) => {
    const [linked] = await toNewSteps(readSteps(step) ?? [], loadTool);
    if (!linked) return undefined;
    const { operation: name, options = {}, pick } = linked;
    const operation = (await loadTool(id))?.operations[name];
    if (!operation?.input || Object.values(operation.options ?? {}).some(isPrivate)) return undefined;
    const isText = kindInfo(operation.input).repr === 'text';
    const input = isText && 'file' in given ? await toInput(given.file, true) : given;
    if (!input) return undefined;
    const outcome = await run(host, id, prepare(name, operation, inputValue(input), options));
    return passedOn(operation, outcome, pick);
  };
