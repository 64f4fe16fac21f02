import { toLineFeeds } from '#lib/lines/breaks.ts';
import type { Input } from '#page/services.ts';
import { isTooLongToEdit } from '#page/session/read-input.ts';
import type { PastedValue } from './open-palette.ts';

/** A pasted value, to be passed to a tool. */
export interface Pasted {
  readonly input: Input;
  /** What its kinds are detected by: the beginning of a text, a file as it is. */
  readonly sample: string | File;
  /** Its length in characters, or in bytes for a file. */
  readonly size: number;
  /** What has made it of the input of the page, as a link has steps; absent where it was pasted. */
  readonly step?: string | undefined;
}

/** Detectors get no more than this. */
export const sampleLength = 65_536;

/** Reads a pasted value: a text as the tool's own page would, a file as it is. */
export function takeIn(what: PastedValue): Pasted {
  if (typeof what === 'object' && 'step' in what) return { ...takeIn(what.value), step: what.step };
  if (typeof what !== 'string') return { input: { file: what }, sample: what, size: what.size };
  const text = toLineFeeds(what);
  const input = isTooLongToEdit(text) ? { file: new File([text], '', { type: 'text/plain' }) } : { text };
  return { input, sample: what.slice(0, sampleLength), size: what.length };
}
