import { messageFrom, plainContext } from '#core/context.ts';
import { type Call, executeCall, type Limit, type Logic, type Outcome, toError } from '#core/execute.ts';
import type { ToolMessages } from '#core/messages.ts';
import { type Locale, localeOf } from '#core/registry.ts';
import { RunMemory } from '#core/run-memory.ts';
import type { Context } from '#core/tool.ts';
import { logics } from '#generated/logic.ts';
import { logicMessages } from '#generated/logic-messages.ts';
import { packValue, transferables } from './transfer.ts';
import { notLoaded, type Request, type Response, servicesId } from './worker-protocol.ts';

const progressInterval = 50;
const running = new Map<number, AbortController>();
/** The slices of an input that have arrived, by job. */
const arrived = new Map<number, string[]>();
const memory = new RunMemory();
const send = (response: Response, transfer: Transferable[] = []) => postMessage(response, transfer);

const loaders: Readonly<Record<string, () => Promise<Logic>>> = {
  ...logics,
  [servicesId]: () => import('./worker-services.ts'),
};

/** The error messages of browsers for a module that cannot be loaded. */
const loadFailure = /dynamically imported module|Importing a module script failed/;

/** Without a network, a file that is not on the device is not a bug. */
const toOutcome = (outcome: Outcome): Outcome =>
  'bug' in outcome && loadFailure.test(outcome.bug.message)
    ? { failure: { code: notLoaded, params: {} }, notices: [] }
    : outcome;

type LoadMessages = () => Promise<{ readonly default: NonNullable<ToolMessages['logic']> }>;
const messageLoaders: Readonly<Record<string, Readonly<Record<Locale, LoadMessages>>>> = logicMessages;

/** A tool's logic, and `ctx.message` for it. */
async function loadTool(id: string, locale: string): Promise<readonly [Logic, Context['message']]> {
  const load = loaders[id];
  if (!load) throw new Error(`no logic for ${id}`);
  const [logic, messages] = await Promise.all([load(), messageLoaders[id]?.[localeOf(locale)]()]);
  return [logic, messageFrom(messages?.default, locale)];
}

function receive({ job, slice }: Request & { type: 'slice' }): void {
  const slices = arrived.get(job);
  if (slices) slices.push(slice);
  else arrived.set(job, [slice]);
}

/** A call with the input that came in slices, where it did. */
function withSlices(job: number, call: Call): Call {
  const slices = arrived.get(job);
  arrived.delete(job);
  return slices && call.input ? { ...call, input: { ...call.input, value: slices.join('') } } : call;
}

async function run({ job, id, call: sent, locale, timeZone, stopped }: Request & { type: 'run' }): Promise<void> {
  const call = withSlices(job, sent);
  const controller = new AbortController();
  running.set(job, controller);
  let lastProgress = 0;
  let parts = 0;
  const limit: Limit = (work, milliseconds, failure, isPart) => {
    const part = isPart ? parts++ : undefined;
    if (part !== undefined && stopped.includes(part)) throw toError(failure);
    send({ type: 'limit', job, milliseconds, failure, ...(part !== undefined && { part }) });
    try {
      return work();
    } finally {
      send({ type: 'unlimited', job });
    }
  };
  const start = performance.now();
  const ended = await loadTool(id, locale).then(
    ([logic, message]) =>
      executeCall(
        logic,
        call,
        plainContext({
          signal: controller.signal,
          locale,
          timeZone,
          message,
          readPicture: async (file) => (await import('./read-picture.ts')).readPicture(file),
          loadBarcodeReader: async () => (await import('#host/load-barcode-reader.ts')).loadBarcodeReader(),
          progress(fraction) {
            const now = performance.now();
            if (now - lastProgress < progressInterval) return;
            lastProgress = now;
            send({ type: 'progress', job, fraction });
          },
        }),
        limit,
        // Files are shown by the services while a tool's operations run.
        id === servicesId ? undefined : memory,
      ),
    (error: unknown) => ({ bug: { message: String(error), stack: '' } }),
  );
  running.delete(job);
  const explained = toOutcome(ended);
  const packed = 'value' in explained ? { ...explained, value: packValue(explained.value) } : explained;
  const outcome = { ...packed, duration: performance.now() - start };
  send({ type: 'outcome', job, outcome }, 'value' in packed ? transferables(packed.value) : []);
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'run') void run(data);
  else if (data.type === 'slice') receive(data);
  else if (data.type === 'abort') {
    running.get(data.job)?.abort();
    arrived.delete(data.job);
  }
  // What cannot be loaded now is reported when it is run.
  else loadTool(data.id, data.locale).catch(() => {});
});
