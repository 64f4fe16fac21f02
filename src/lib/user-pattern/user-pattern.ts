import { type Context, ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { findPatternError } from './find-pattern-error.ts';

/**
 * Compiles a regular expression that a user typed into an option.
 * @param flags with `u`
 * @throws ToolError `code` {reason}, in the option: what is wrong and at which character, or, where that is not known,
 * what the engine says
 */
export function compilePattern(
  source: string,
  flags: string,
  field: string,
  code: string,
  ctx: Pick<Context, 'message'>,
): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    const found = findPatternError(source);
    if (!found) throw new ToolError(code, { reason: reasonOf(error) }, { offset: 0, length: source.length, field });
    const reason = ctx.message(`pattern-${found.code}`, {
      found: shorten(found.found),
      position: [...source.slice(0, found.offset)].length + 1,
    });
    throw new ToolError(code, { reason }, { offset: found.offset, length: found.found.length, field });
  }
}

/** Some engines repeat the whole expression before the error message. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(message.lastIndexOf(': ') + 1).trim();
}

/**
 * Runs work that uses such an expression and may never end; the operation declares `stallAfter`.
 * @throws ToolError `pattern-too-slow` {seconds}, in the option
 */
export const limitPattern = <T>(ctx: Pick<Context, 'limit'>, field: string, work: () => T): T =>
  ctx.limit(work, new ToolError('pattern-too-slow', {}, { offset: 0, field }));
