import { ToolError } from '#core/tool.ts';
import type { Lexer, Token } from './lexer.ts';

/** Signs that may be apart from the operator before them: those of numbers, and those that begin a name. */
const mayStandApart = /^[-+~!@:$#?*%&]/;

/**
 * The first token of a text that another text lacks, or has otherwise than with other white space, and another case of
 * words where that may be; -1 where it has all of them, and no others.
 */
export function findChange(
  before: string,
  tokens: readonly Token[],
  after: string,
  lexer: Lexer,
  ignoresCase: boolean,
): number {
  const found = readAll(after, lexer);
  if (!found) return 0;
  const changed = tokens.findIndex((token, index) => {
    const match = found[index];
    if (match?.kind !== token.kind) return true;
    const written = before.slice(token.start, token.end);
    if (normalize(written, token, ignoresCase) !== normalize(after.slice(match.start, match.end), match, ignoresCase))
      return true;
    return isGlued(tokens, index) && !isGlued(found, index) && !mayStandApart.test(written);
  });
  return changed < 0 && found.length > tokens.length ? tokens.length : changed;
}

function readAll(text: string, lexer: Lexer): readonly Token[] | undefined {
  try {
    return lexer.readAll(text);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** An operator that a dialect does not know falls into its signs, which have to stay together. */
export function isGlued(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const last = tokens[index - 1];
  return token?.kind === 'operator' && last?.kind === 'operator' && last.end === token.start;
}

/** The lines of a comment may be indented. */
function normalize(text: string, { kind }: Token, ignoresCase: boolean): string {
  if (kind === 'comment') return text.replaceAll(/\s+/g, ' ').trim();
  return ignoresCase && (kind === 'word' || kind === 'number') ? text.toUpperCase() : text;
}
