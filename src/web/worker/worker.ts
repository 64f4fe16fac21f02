import { type Call, type Limit, type Outcome, toError } from '#core/execution/execute.ts';
import { RunMemory } from '#core/execution/run-memory.ts';
import { type LoadedLogic, loadLogic } from '#host/load-logic.ts';
import { run } from '#host/run.ts';
import { packValue, transferables } from './transfer.ts';
import { notLoaded, type Request, type Response, servicesId } from './worker-protocol.ts';

const progressInterval = 50;
const running = new Map<number, AbortController>();
/** The slices of an input that have arrived, by job. */
const arrived = new Map<number, string[]>();
const memory = new RunMemory();
const send = (response: Response, transfer: Transferable[] = []) => postMessage(response, transfer);

const load = async (id: string, locale: string): Promise<LoadedLogic> =>
  id === servicesId ? { logic: await import('./worker-services.ts'), locale } : loadLogic(id, locale);

/** The error messages of browsers for a module that cannot be loaded. */
const loadFailure = /dynamically imported module|Importing a module script failed/;

/** Without a network, a file that is not on the device is not a bug. */
const toOutcome = (outcome: Outcome): Outcome =>
  'bug' in outcome && loadFailure.test(outcome.bug.message)
    ? { failure: { code: notLoaded, params: {} }, notices: [] }
    : outcome;

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

async function runJob({ job, id, call, locale, timeZone, stopped }: Request & { type: 'run' }): Promise<void> {
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
  const ended = await run(
    load(id, locale),
    withSlices(job, call),
    {
      signal: controller.signal,
      timeZone,
      region: new Intl.Locale(navigator.language).region,
      readPicture: async (file) => (await import('./read-picture.ts')).readPicture(file),
      loadBarcodeReader: async () => (await import('#host/load-barcode-reader.ts')).loadBarcodeReader(),
      progress(fraction) {
        const now = performance.now();
        if (now - lastProgress < progressInterval) return;
        lastProgress = now;
        send({ type: 'progress', job, fraction });
      },
    },
    limit,
    // Files are shown by the services while a tool's operations run.
    id === servicesId ? undefined : memory,
  );
  running.delete(job);
  const explained = toOutcome(ended);
  const packed = 'value' in explained ? { ...explained, value: packValue(explained.value) } : explained;
  const outcome = { ...packed, duration: performance.now() - start };
  send({ type: 'outcome', job, outcome }, 'value' in packed ? transferables(packed.value) : []);
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'run') void runJob(data);
  else if (data.type === 'slice') receive(data);
  else if (data.type === 'abort') {
    running.get(data.job)?.abort();
    arrived.delete(data.job);
  }
  // What cannot be loaded now is reported when it is run.
  else load(data.id, data.locale).catch(() => {});
});
