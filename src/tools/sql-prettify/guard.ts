import { ToolError } from '#core/tool.ts';
import type { Lexer, Token } from './lexer.ts';

/** Signs that may stand apart from the operator before them: those of numbers, and those that begin a name. */
const mayStandApart = /^[-+~!@:$#?*%&]/;

/** Whether a text has the given tokens of another: only white space differs, and the case of words where it may. */
export function hasTokens(
  after: string,
  before: string,
  tokens: readonly Token[],
  lexer: Lexer,
  ignoresCase: boolean,
): boolean {
  const found = readAll(after, lexer);
  return (
    found?.length === tokens.length &&
    tokens.every((token, index) => {
      const match = found[index];
      if (match?.kind !== token.kind) return false;
      const written = before.slice(token.start, token.end);
      if (normalize(written, token, ignoresCase) !== normalize(after.slice(match.start, match.end), match, ignoresCase))
        return false;
      // An operator that the dialect does not know falls into its signs, which have to stay together.
      return !isGlued(tokens, index) || isGlued(found, index) || mayStandApart.test(written);
    })
  );
}

function readAll(text: string, lexer: Lexer): readonly Token[] | undefined {
  try {
    return lexer.readAll(text);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

function isGlued(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const last = tokens[index - 1];
  return token?.kind === 'operator' && last?.kind === 'operator' && last.end === token.start;
}

/** The lines of a comment may be indented. */
function normalize(text: string, { kind }: Token, ignoresCase: boolean): string {
  if (kind === 'comment') return text.replaceAll(/\s+/g, ' ').trim();
  return ignoresCase && (kind === 'word' || kind === 'number') ? text.toUpperCase() : text;
}
