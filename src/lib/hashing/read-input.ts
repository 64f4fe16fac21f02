import type { Options } from '#core/fields.ts';
import type { Context } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { encodeText } from '#lib/encoding/text-encoding.ts';
import { fromLineFeeds, toLineFeeds } from '#lib/lines/breaks.ts';
import type { reading } from './options.ts';

/** The bytes of an input, and whether it ends with a line break, which is easily overlooked. */
export interface HashInput {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly endsWithNewline: boolean;
}

/**
 * The bytes to hash: of a text, or those that it writes in hexadecimal or Base64.
 * @throws ToolError of `readBytes`; its notices are reported
 */
export function readInput(
  input: string,
  { inputAs, textEncoding, lineEndings, trimEnd }: Options<typeof reading>,
  { notice }: Pick<Context, 'notice'>,
): HashInput {
  if (inputAs !== 'text') {
    const bytes = readBytes(input, inputAs, notice);
    return { bytes, endsWithNewline: bytes.at(-1) === 0x0a };
  }
  const text = trimEnd ? input.trimEnd() : input;
  // Encoded as typed in any case, so that what cannot be encoded is reported at its place.
  const typed = readBytes(text, textEncoding, notice);
  if (lineEndings === 'asTyped') return { bytes: typed, endsWithNewline: text.endsWith('\n') };
  const lines = fromLineFeeds(toLineFeeds(text.toWellFormed()), lineEndings === 'lf' ? '\n' : '\r\n');
  return { bytes: encodeText(lines, textEncoding), endsWithNewline: lines.endsWith('\n') };
}
