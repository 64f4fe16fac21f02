import { type Context, ToolError } from '#core/tool.ts';
import { readSlices } from '#lib/bytes/read-slices.ts';
import { openBlocks } from '#lib/secrets/lines.ts';
import { mayBeDocument } from './documents/find-in-document.ts';

/** Longer lines are refused: a secret in them could be cut in two. */
const maxLineLength = 16 * 2 ** 20;
/** A secret of several lines is shorter than this; what only begins like one holds up nothing. */
const maxLength = 2 ** 18;

/**
 * Masks a text in UTF-8 of any length, in parts of whole lines, so that it takes constant memory beside the result. A
 * document is one part, unless it is too long.
 * @param mask masks one part
 * @param sliceLength in bytes
 * @param maxDocumentLength up to which a document is one part, in UTF-16 units
 * @returns the masked parts, how many there are, and whether they are those of a document
 * @throws ToolError `not-utf8`; `line-too-long` {line, limit}; those of `mask` and `readSlices`
 */
export async function maskFile(
  file: Blob,
  mask: (part: string) => string | Promise<string>,
  ctx: Pick<Context, 'signal' | 'progress'>,
  sliceLength = 2 ** 20,
  maxDocumentLength = 8 * 2 ** 20,
): Promise<{ readonly masked: Blob; readonly parts: number; readonly isCut: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const parts: Blob[] = [];
  let rest = '';
  let line = 1;
  let isDocument: boolean | undefined;
  const take = async (end: number) => {
    const part = rest.slice(0, end);
    parts.push(new Blob([await mask(part)]));
    line += part.split('\n').length - 1;
    rest = rest.slice(end);
  };
  for await (const bytes of readSlices(file, sliceLength, ctx)) {
    rest += decode(decoder, bytes);
    isDocument ??= mayBeDocument(rest);
    if (isDocument && parts.length === 0 && rest.length < maxDocumentLength) continue;
    const end = endOfLines(rest);
    if (end > 0) await take(end);
    else if (rest.length > maxLineLength) throw new ToolError('line-too-long', { line, limit: 16 });
  }
  rest += decode(decoder);
  if (rest !== '') await take(rest.length);
  return {
    masked: new Blob(parts, { type: 'text/plain' }),
    parts: parts.length,
    isCut: parts.length > 1 && isDocument === true,
  };
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new ToolError('not-utf8');
  }
}

/** Where the last whole line ends that no secret goes on after; 0 where there is none. */
function endOfLines(text: string): number {
  const key = text.lastIndexOf('-----BEGIN');
  const last = text.indexOf('-----END', key);
  const isWhole = last >= 0 && text.includes('\n', last);
  let end = text.length;
  for (const start of [...(key >= 0 && !isWhole ? [key] : []), ...openBlocks(text)])
    if (text.length - start < maxLength) end = Math.min(end, start);
  return text.lastIndexOf('\n', end - 1) + 1;
}
