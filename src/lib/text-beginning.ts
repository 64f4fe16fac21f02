import { type BigText, isBigText } from './big-text.ts';

export interface TextBeginning {
  readonly text: string;
  /** The lengths of the beginning and of the whole text, in UTF-8 bytes. */
  readonly shown: number;
  readonly total: number;
}

/** The beginning of a text that is longer than `limit`, in UTF-8 bytes; ends between two characters. */
export function textBeginning(text: string | BigText, limit: number): TextBeginning | undefined {
  // A UTF-16 unit takes three bytes at most.
  if (typeof text === 'string' && text.length * 3 <= limit) return undefined;
  const bytes =
    isBigText(text) && typeof text.content !== 'string'
      ? text.content
      : new TextEncoder().encode(isBigText(text) ? String(text.content) : text);
  if (bytes.length <= limit) return undefined;
  const beginning = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limit), { stream: true });
  return { text: beginning, shown: new TextEncoder().encode(beginning).length, total: bytes.length };
}
