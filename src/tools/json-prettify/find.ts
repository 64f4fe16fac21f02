import type { Context } from '#core/tool.ts';
import { Kind } from '#lib/json/kind.ts';
import type { TapeReader } from '#lib/json/tape-reader.ts';
import { escapePattern } from '#lib/text/escape-pattern.ts';
import { compilePattern } from '#lib/user-pattern/user-pattern.ts';

/** What to look for in a JSON text. */
export interface Search {
  readonly text: string;
  /** The text is a regular expression. */
  readonly regex: boolean;
  readonly in: 'both' | 'keys' | 'values';
  /** The whole key or value must match. */
  readonly exact: boolean;
  readonly matchCase: boolean;
}

/**
 * Rows of the values whose key or text matches; the text is the decoded string, or the number, true, false or null as
 * typed.
 * @throws ToolError `bad-regex` {reason}, in the field `text`
 */
export function findRows(reader: TapeReader, search: Search, ctx: Pick<Context, 'message'>): Int32Array<ArrayBuffer> {
  const matches = matcherOf(search, ctx);
  const inKeys = search.in !== 'values';
  const inValues = search.in !== 'keys';
  const size = reader.tape.kind.length;
  const rows = new Int32Array(size);
  let count = 0;
  for (let row = 1; row < size; row++) {
    const name = inKeys ? reader.name(row) : undefined;
    if ((name !== undefined && matches(name)) || (inValues && !reader.isContainer(row) && matches(textOf(reader, row))))
      rows[count++] = row;
  }
  return rows.slice(0, count);
}

const textOf = (reader: TapeReader, row: number): string =>
  reader.kind(row) === Kind.string ? reader.string(row) : reader.raw(row);

function matcherOf(
  { text, regex, exact, matchCase }: Search,
  ctx: Pick<Context, 'message'>,
): (candidate: string) => boolean {
  if (text === '') return exact ? (candidate) => candidate === '' : () => false;
  if (!regex && matchCase) return exact ? (candidate) => candidate === text : (candidate) => candidate.includes(text);
  const flags = matchCase ? 'u' : 'iu';
  const pattern = compilePattern(regex ? text : escapePattern(text), flags, 'text', 'bad-regex', ctx);
  const whole = exact ? new RegExp(`^(?:${pattern.source})$`, flags) : pattern;
  return (candidate) => whole.test(candidate);
}
