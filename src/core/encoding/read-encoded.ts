import { type Context, ToolError } from '#core/tool.ts';
import { readMarked } from './byte-order-mark.ts';
import { encodingName, firstInvalidUtf8, guessEncoding, guessTextEncoding } from './encoding.ts';

/** A text that was read from bytes, and the notice about its encoding. */
interface ReadText {
  readonly text: string;
  readonly notice?: Parameters<Context['notice']>;
}

/**
 * Bytes as text in any encoding, for an operation with an option `inputEncoding`: a label of the Encoding Standard,
 * `latin1`, where each byte is the character of its number, or `auto`. That is UTF-8 where the bytes are text in UTF-8,
 * that of a mark of UTF-16 or UTF-32 (a notice `read-as-marked` {encoding}), else the most likely one (`read-as` or `read-as-utf16` {encoding}), or Latin-1 where they do not look like text
 * (`read-as-bytes`). What an encoding does not have becomes U+FFFD (`not-in-input-encoding` {n, encoding}).
 * @throws ToolError `too-big-for-text`
 */
export function readEncoded(bytes: Uint8Array, encoding: string): ReadText {
  if (encoding !== 'auto') {
    const text = decode(bytes, encoding);
    const n = text.split('\ufffd').length - 1;
    return n === 0 ? { text } : { text, notice: ['not-in-input-encoding', { n, encoding: encodingName(encoding) }] };
  }
  const marked = attemptMarked(bytes);
  if (marked) return { text: marked.text, notice: ['read-as-marked', { encoding: marked.encoding }] };
  const [zero, invalid] = [bytes.indexOf(0), firstInvalidUtf8(bytes)];
  if (invalid < 0) {
    const guess = zero < 0 ? 'utf-8' : guessEncoding(bytes);
    if (guess !== 'utf-8')
      return { text: decode(bytes, guess), notice: ['read-as-utf16', { encoding: encodingName(guess) }] };
    if (zero < 0) return { text: decode(bytes, guess) };
  }
  const guess = invalid < 0 ? undefined : guessTextEncoding(bytes);
  const at = guess === undefined && zero >= 0 ? zero : invalid;
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const params = { byte, number: at + 1, encoding: encodingName(guess ?? 'iso-8859-1') };
  if (guess === undefined) return { text: decode(bytes, 'latin1'), notice: ['read-as-bytes', params] };
  // The mark is not part of the text.
  const offset = decode(bytes.subarray(0, at), guess).length;
  return { text: decode(bytes, guess), notice: ['read-as', params, offset] };
}

/** As `readMarked`; undefined where a sequence is invalid, too. */
function attemptMarked(bytes: Uint8Array): ReturnType<typeof readMarked> {
  try {
    return readMarked(bytes);
  } catch (error) {
    if (error instanceof ToolError && error.code === 'invalid-byte') return undefined;
    throw error;
  }
}

/** The text without its byte-order mark, which is removed in all encodings but UTF-8. */
function decode(bytes: Uint8Array, encoding: string): string {
  const [label, given] = encoding === 'latin1' ? ['utf-16le', Uint16Array.from(bytes)] : [encoding, bytes];
  const decoder = new TextDecoder(label, { ignoreBOM: label !== encoding || encoding === 'utf-8' });
  try {
    // At once, Node 20 takes Windows-1252 for Latin-1.
    return decoder.decode(given, { stream: true }) + decoder.decode();
  } catch {
    throw new ToolError('too-big-for-text', { size: bytes.length });
  }
}
