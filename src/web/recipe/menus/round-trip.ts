import type { CoreMessages } from '#core/describe.ts';
import type { Step } from '#core/execution/recipe.ts';
import type { Host, Input } from '#page/services.ts';
import { servicesId } from '../../worker/worker-protocol.ts';

/** Whether the input comes out equal; `failed` where nothing comes out, with what is wrong where that is known. */
export type RoundTrip = { readonly is: 'same' | 'other' } | { readonly is: 'failed'; readonly message?: string };

const blobOf = (input: Input): Blob =>
  'file' in input ? input.file : new Blob(['text' in input ? input.text : input.document.toString()]);

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** Runs the steps forward and back, and compares what comes out with the input, byte by byte. */
export async function roundTrip(
  host: Host,
  input: Input,
  steps: readonly Step[],
  core: CoreMessages,
  signal: AbortSignal,
): Promise<RoundTrip> {
  const file = blobOf(input);
  const call = { operation: 'runFile', input: { repr: 'file', value: file }, options: { steps, core } } as const;
  const outcome = await host.run(servicesId, call, { signal });
  if (!('value' in outcome)) {
    const message = 'failure' in outcome ? outcome.failure.params?.['message'] : undefined;
    return typeof message === 'string' ? { is: 'failed', message } : { is: 'failed' };
  }
  const { value } = outcome;
  const [before, after] = await Promise.all(
    [file, value instanceof Blob ? value : new Blob([String(value)])].map(bytesOf),
  );
  const isSame = before?.length === after?.length && before?.every((byte, at) => byte === after?.[at]);
  return { is: isSame ? 'same' : 'other' };
}
