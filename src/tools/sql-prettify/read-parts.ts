import { type Context, ToolError } from '#core/tool.ts';
import { dialectOfQuotes, findHashComment } from './dialect-signs.ts';
import { type Dialect, type DialectId, loadDialect } from './dialects.ts';
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

/** A script with the dialect that it is read in. */
export interface Script {
  readonly dialect: Dialect;
  readonly parts: readonly Part[];
  /** Where comments begin with `#`, although nobody chose a dialect with such comments. */
  readonly isGuessed: boolean;
}

/** Reads a script in a dialect, or in MySQL where nobody chose one and `#` begins comments: nothing in them is SQL. */
export async function readScript(text: string, id: DialectId, ctx?: Pick<Context, 'notice'>): Promise<Script> {
  const dialect = await loadDialect(id);
  const parts = await readParts(text, dialect);
  const hash = id === 'sql' ? findHashComment(text, parts) : undefined;
  if (!hash) return { dialect, parts, isGuessed: false };
  const first = 'mysql';
  const at = { offset: hash.start, length: hash.sign.length };
  ctx?.notice('read-as', { x: hash.sign, first }, at, [{ dialect: first }]);
  const guessed = await loadDialect(first);
  return { dialect: guessed, parts: await readParts(text, guessed), isGuessed: true };
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
