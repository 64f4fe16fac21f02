import type { Failure } from '#core/execution/execute.ts';
import { locate } from '#core/place.ts';
import { ToolError } from '#core/tool.ts';
import { encodeWtf8 } from '#lib/encoding/wtf8.ts';
import { type Progress, scan } from '#lib/json/scan.ts';
import { InBytes } from '#lib/json/sinks.ts';
import { type Accept, isBlank, toSource } from '#lib/json/source.ts';
import { type Tape, TapeBuilder } from '#lib/json/tape.ts';

/** A JSON text ready to be shown as a tree: plain data in typed arrays. */
export interface Outline {
  /** The text as UTF-8 (WTF-8 if it has lone surrogates). */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its places are offsets into `bytes`. */
  readonly tape: Tape;
  /** The syntax error of the text, located in the input; the tape ends there. */
  readonly error: Failure | null;
}

/** The outline of a JSON text, or of as much of it as can be read. */
export function outlineJson(input: string, accept: Accept, progress?: Progress): Outline {
  const source = toSource(input, accept);
  const bytes = encodeWtf8(source.text);
  const builder = new TapeBuilder(bytes.length);
  let error: Failure | null = null;
  try {
    const isAscii = bytes.length === source.text.length;
    if (!isBlank(input)) scan(source, isAscii ? builder : new InBytes(builder, source.text), progress);
  } catch (caught) {
    if (!(caught instanceof ToolError)) throw caught;
    const { code, params, at } = caught;
    error = { code, params, ...(at ? { at: locate(at, input) } : {}) };
  }
  return { bytes, tape: builder.finish(), error };
}
