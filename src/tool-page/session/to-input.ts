import { bigTextToBlob, isBigText } from '#lib/big-text.ts';
import type { Input } from '#page/services.ts';
import { readInput } from './read-input.ts';

/** A result as the input of an operation; undefined where it is neither text nor a file. */
export async function toInput(value: unknown): Promise<Input | undefined> {
  if (typeof value === 'string') return { text: value };
  const blob = isBigText(value)
    ? bigTextToBlob(value, 'text/plain')
    : value instanceof Uint8Array
      ? new Blob([value as BlobPart])
      : value;
  return blob instanceof Blob ? readInput(new File([blob], ''), isBigText(value)) : undefined;
}
