import { type BigText, isBigText } from './big-text.ts';

export interface TruncatedText {
  readonly text: string;
  /** The lengths of the beginning and of the whole text, in UTF-8 bytes. */
  readonly shown: number;
  readonly total: number;
}

/** The beginning of a text that is longer than `limit`, in UTF-8 bytes; ends between two characters. */
export function truncateText(text: string | BigText, limit: number): TruncatedText | undefined {
  // A UTF-16 unit takes three bytes at most.
  if (typeof text === 'string' && text.length * 3 <= limit) return undefined;
  const encoder = new TextEncoder();
  const [content, total] = isBigText(text) ? [text.content, text.byteCount] : [text, encoder.encode(text).length];
  if (total <= limit) return undefined;
  // Each unit takes a byte at least: no more of a text of any length is encoded.
  const bytes = typeof content === 'string' ? encoder.encode(content.slice(0, limit)) : content;
  const beginning = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limit), { stream: true });
  return { text: beginning, shown: encoder.encode(beginning).length, total };
}
