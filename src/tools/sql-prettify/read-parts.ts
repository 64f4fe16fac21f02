import { ToolError } from '#core/tool.ts';
import { dialectOfQuotes } from './dialect-signs.ts';
import { type Dialect, loadDialect } from './dialects.ts';
import { Lexer } from './lexer.ts';
import { type Part, split } from './split.ts';

/**
 * The parts of a script in a dialect.
 * @throws ToolError a text in quotes or a comment that is never closed; `works-in` where another dialect closes it
 */
export async function readParts(
  text: string,
  { id, options, shell }: Dialect,
  keepsPlaceholders = true,
): Promise<readonly Part[]> {
  try {
    return split(text, new Lexer(options, keepsPlaceholders), shell);
  } catch (error) {
    const other = error instanceof ToolError && error.code === 'unclosed-quotes' ? dialectOfQuotes(text) : undefined;
    if (!other || other.dialect === id) throw error;
    const { sign: x, start: offset, dialect: first } = other;
    if (!isClosed(text, await loadDialect(first), keepsPlaceholders)) throw error;
    throw new ToolError('works-in', { x, first }, { offset, length: x.length }, [{ dialect: first }]);
  }
}

function isClosed(text: string, { options, shell }: Dialect, keepsPlaceholders: boolean): boolean {
  try {
    split(text, new Lexer(options, keepsPlaceholders), shell);
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}
