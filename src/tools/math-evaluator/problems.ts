import type { MathJsInstance } from 'mathjs';
import { ToolError } from '#core/tool.ts';
import { forbidden, TooLarge } from './engine.ts';
import type { Line } from './spelling.ts';

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** The error of a line that cannot be parsed, at its place: `end`, `value`, `parenthesis`, `comma`, `unconnected`. */
export function parseError(cause: unknown, line: Line): ToolError {
  const { start, spelled, written } = line;
  if (isDeep(cause)) return new ToolError('too-deep', {}, { offset: start, length: written.length });
  if (!(cause instanceof Error && 'char' in cause)) return runError(cause, line);
  const offset = spelled.places[Number(cause.char) - 1] ?? written.trimEnd().length;
  const message = messageOf(cause);
  const [found = ''] = written.slice(offset).match(/^(?:[\d.]+|[\p{L}_][\p{L}\d_]*|.)/u) ?? [];
  const place = { offset: start + offset, length: Math.max(1, found.length) };
  if (message.startsWith('Parenthesis )')) return new ToolError('parenthesis', {}, place);
  if (!found.trim() || found === '#') return new ToolError('end', {}, place);
  if (found === ',') return new ToolError('comma', {}, place);
  if (found === ')') return new ToolError('closing', {}, place);
  return new ToolError(message.startsWith('Value expected') ? 'value' : 'unconnected', { found }, place);
}

const isDeep = (cause: unknown) => cause instanceof RangeError && /call stack/iu.test(cause.message);

/** The error of a line that can be parsed but has no result. */
export function runError(
  cause: unknown,
  { start, written }: Line,
  math?: MathJsInstance,
  scope?: ReadonlyMap<string, unknown>,
): ToolError {
  const message = messageOf(cause);
  const whole = { offset: start, length: Math.max(1, written.trimEnd().length) };
  const placeOf = (name: string) => {
    const at = written.indexOf(name);
    return at < 0 ? whole : { offset: start + at, length: name.length };
  };
  if (isDeep(cause)) return new ToolError('too-deep', {}, whole);
  if (cause instanceof TooLarge) return new ToolError('too-large', {}, whole);
  const unknown = /^Undefined function (.*)$/su.exec(message)?.[1];
  if (unknown !== undefined) {
    const similar = math && similarName(unknown, [...Object.keys(math), ...(scope?.keys() ?? [])]);
    return similar
      ? new ToolError('unknown-function-similar', { name: unknown, similar }, placeOf(unknown))
      : new ToolError('unknown-function', { name: unknown }, placeOf(unknown));
  }
  const symbol = /^Undefined symbol (.*)$/su.exec(message)?.[1];
  if (symbol !== undefined) return new ToolError('no-value', { name: symbol }, placeOf(symbol));
  const [, amount, name = ''] = /^Too (many|few) arguments in function (\S+)/u.exec(message) ?? [];
  if (amount) return new ToolError(amount === 'many' ? 'too-many' : 'too-few', { name }, placeOf(name));
  if (/^Units do not match/u.test(message)) return new ToolError('units', {}, whole);
  if (/^Division by Zero/iu.test(message)) return new ToolError('zero', {}, whole);
  if (/^Cannot implicitly convert/u.test(message)) return new ToolError('not-exact', {}, whole);
  if (/[Dd]imension|must be square|sizes? /u.test(message)) return new ToolError('sizes', {}, whole);
  return new ToolError('cannot', { reason: message }, whole);
}

/** The name that differs least, by at most two letters more, less or other. */
function similarName(name: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = name.length > 2 && name.length < 30 ? 3 : 0;
  for (const other of names) {
    if (forbidden.has(other) || !/^[a-z]/u.test(other) || Math.abs(other.length - name.length) >= least) continue;
    const steps = distance(name, other);
    if (steps < least) [best, least] = [other, steps];
  }
  return best;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
