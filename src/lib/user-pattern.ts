import { type Context, ToolError } from '#core/tool.ts';

/**
 * Compiles a regular expression that a user typed into an option.
 * @throws ToolError `code` {reason}, in the option
 */
export function compilePattern(source: string, flags: string, field: string, code: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Some engines repeat the whole expression before the error message.
    const reason = message.slice(message.lastIndexOf(': ') + 1).trim();
    throw new ToolError(code, { reason }, { offset: 0, length: source.length, field });
  }
}

/**
 * Runs work that uses such an expression and may never end; the operation declares `stallAfter`.
 * @throws ToolError `pattern-too-slow` {seconds}, in the option
 */
export const limitPattern = <T>(ctx: Pick<Context, 'limit'>, field: string, work: () => T): T =>
  ctx.limit(work, new ToolError('pattern-too-slow', {}, { offset: 0, field }));
