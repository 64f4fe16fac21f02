/** `--encoding`: text from a file or standard input that is not UTF-8. */
import { coerce } from '#core/coercion.ts';
import { readMarked } from '#core/encoding/byte-order-mark.ts';
import type { Fields } from '#core/fields.ts';
import type { Params } from '#core/messages.ts';
import { locate } from '#core/place.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { vocabularyOf } from '#host/vocabulary.ts';
import { findEncoding, readAs, type TextEncoding, textEncodings } from '#lib/encoding/text-encoding.ts';
import { type Diagnostic, diagnoseFailure, diagnoseNotice } from './diagnostics.ts';
import { InputError } from './report.ts';
import { suggest, UsageError } from './usage-error.ts';

/** @throws UsageError naming the known encodings */
export function parseEncoding(label: string): TextEncoding {
  const encoding = findEncoding(label);
  if (encoding) return encoding;
  const known = suggest(label, textEncodings, `Encodings: ${textEncodings.join(', ')}.`);
  throw new UsageError(`Unknown encoding “${label}”.${known}`);
}

/** @throws InputError at the first byte that is invalid in the encoding */
export const decode = (bytes: Uint8Array, encoding: TextEncoding): string =>
  orInputError(() => readAs(bytes, encoding));

/**
 * Decodes text that begins with the mark of UTF-16 or UTF-32; undefined where there is none.
 * @throws InputError at the first byte that is invalid in that encoding
 */
export const decodeMarked = (bytes: Uint8Array): ReturnType<typeof readMarked> => orInputError(() => readMarked(bytes));

function orInputError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw toInputError(error);
  }
}

function toInputError(error: unknown): unknown {
  if (!(error instanceof ToolError)) return error;
  const { code, params, at = { offset: 0 } } = error;
  const diagnostic = diagnoseFailure({ code, params, at: locate(at, undefined) }, vocabularyOf());
  return new InputError(withEncodingHint(diagnostic, error, '--encoding'));
}

/**
 * The text of an input, in UTF-8 or the encoding that it announces, which is reported.
 * @throws InputError where it is no text
 */
export async function readText(input: unknown, report: (notice: Diagnostic) => Promise<void>): Promise<string> {
  const notices: Diagnostic[] = [];
  const notice: Context['notice'] = (code, params = {}) => {
    const found = { code, params };
    notices.push(withEncodingHint(diagnoseNotice(found, vocabularyOf()), found, '--encoding'));
  };
  const text = await coerce(input, 'text', { notice }).catch((error: unknown) => {
    throw toInputError(error);
  });
  for (const found of notices) await report(found);
  return String(text);
}

/** The flag for the encoding of the input, where the operation has these options. */
export const encodingFlag = (options: Fields = {}): string =>
  Object.hasOwn(options, 'encoding') ? '--input-encoding' : '--encoding';

/** Adds a hint how to read an input that may not be in UTF-8. */
export function withEncodingHint(
  diagnostic: Diagnostic,
  { code, params }: { readonly code: string; readonly params: Params },
  flag: string,
): Diagnostic {
  const { encoding } = params;
  // Some tools read bytes in UTF-8 only, whatever the encoding of their input is.
  if ((code !== 'not-utf8' && code !== 'may-be-utf16') || encoding === undefined) return diagnostic;
  return { ...diagnostic, message: `${diagnostic.message} Try ${flag} ${String(encoding).toLowerCase()}.` };
}
