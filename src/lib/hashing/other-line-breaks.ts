import type { Options } from '#core/fields.ts';
import type { reading } from './options.ts';
import { readInput } from './read-input.ts';

/** What may have been hashed instead of a message: the same with other line breaks. */
export interface OtherLineBreaks {
  readonly difference: 'without-line-break' | 'with-line-break' | 'lf' | 'crlf';
  readonly message: Uint8Array<ArrayBuffer> | Blob;
}

const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/** A message with a line break at its end, or without the one that it has: editors and `echo` add one. */
export async function otherEnding(message: OtherLineBreaks['message']): Promise<OtherLineBreaks> {
  const isFile = message instanceof Blob;
  const end = isFile ? new Uint8Array(await message.slice(-2).arrayBuffer()) : message.slice(-2);
  if (end.at(-1) === lineFeed) {
    const length = end.at(-2) === carriageReturn ? -2 : -1;
    return { difference: 'without-line-break', message: message.slice(0, length) };
  }
  return { difference: 'with-line-break', message: isFile ? new Blob([message, '\n']) : withLineFeed(message) };
}

function withLineFeed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(bytes.length + 1).fill(lineFeed);
  longer.set(bytes);
  return longer;
}

/** A text of several lines with the line breaks that it does not have. */
export function otherLineEndings(text: string, options: Options<typeof reading>) {
  if (options.inputAs !== 'text' || !/[\r\n]/.test(text)) return [];
  return (['lf', 'crlf'] as const).map((lineEndings) => ({
    difference: lineEndings,
    message: readInput(text, { ...options, lineEndings }, { notice: () => {} }).bytes,
  }));
}
