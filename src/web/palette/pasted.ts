import { toLineFeeds } from '#lib/line-breaks.ts';
import type { Input } from '#page/services.ts';
import { readPaste } from '#page/session/read-input.ts';

/** What was pasted, to be given to a tool. */
export interface Pasted {
  readonly input: Input;
  /** The text by which it is recognised, and shown; empty for files. */
  readonly sample: string;
  /** Its length in characters, or in bytes where it is a file. */
  readonly size: number;
}

/** Detectors see no more. */
export const sampleLength = 65_536;

/** Takes in what was pasted: a text as the tool's own page would, a file as it is. */
export function takeIn(what: string | File): Pasted {
  if (typeof what !== 'string') return { input: { file: what }, sample: '', size: what.size };
  return { input: readPaste(toLineFeeds(what)), sample: what.slice(0, sampleLength), size: what.length };
}

/** A pasted text of one line, so short, is as good as typed. */
const maxTypedLength = 80;

/** Whether a pasted text may go into the prompt, which has one line. */
export const isAsTyped = (what: string | File): boolean =>
  typeof what === 'string' && what.length <= maxTypedLength && !/[\r\n]/.test(what.trim());
