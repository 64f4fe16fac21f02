import type { Context } from '#core/tool.ts';
import type { DialectId } from './dialects.ts';
import { findChange } from './guard.ts';
import { Lexer, type Token } from './lexer.ts';
import { readScript } from './read-parts.ts';
import { reportParts } from './report-parts.ts';
import type { Part } from './split.ts';

/** Comments that a database reads: versions in MySQL, hints. */
const isRead = /^\/\*[!+]|^--\+/;

/** Every statement on one line, without comments. Commands keep lines of their own. */
export async function minifyScript(text: string, id: DialectId, ctx: Context): Promise<string> {
  const { dialect, parts, isGuessed } = await readScript(text, id, ctx);
  const lexer = new Lexer(dialect.options, true);
  reportParts(text, parts, dialect.id, ctx);
  // What only may be a comment is kept.
  const isKept = (comment: string) => isRead.test(comment) || (isGuessed && comment.startsWith('#'));
  let dropped = 0;
  let statement = 0;
  let done = '';
  for (const [index, part] of parts.entries()) {
    ctx.progress(index / parts.length);
    const isStatement = part.tokens.length > 0;
    if (isStatement) statement++;
    const typed = text.slice(part.start, part.end);
    if (part.kind === 'comments' && !(isGuessed && typed.includes('#'))) {
      dropped++;
      continue;
    }
    const before = parts[index - 1];
    const needsLine =
      !isStatement ||
      before?.tokens.length === 0 ||
      before?.terminator.includes('\\') ||
      (before !== undefined && isKept(before.remark));
    if (needsLine && done !== '' && !done.endsWith('\n')) done += '\n';
    const kept = part.tokens.filter(({ kind, start, end }) => kind !== 'comment' || isKept(text.slice(start, end)));
    const short = isStatement ? join(text, kept) : typed;
    const isSame = !isStatement || findChange(text, kept, short, lexer, false) < 0;
    const remark = isKept(part.remark) ? ` ${part.remark}` : '';
    if (isSame) dropped += part.tokens.length - kept.length + (part.remark === '' || remark !== '' ? 0 : 1);
    else ctx.notice('left-as-typed', { n: statement }, part.start);
    const endsWithHint = kept.at(-1)?.kind === 'comment' && !short.endsWith('*/');
    done += (isSame ? short : typed) + terminatorOf(part, isSame && !endsWithHint) + remark;
  }
  if (dropped > 0) ctx.notice('comments-dropped', { n: dropped });
  return done;
}

const terminatorOf = ({ terminator }: Part, isPlain: boolean): string =>
  isPlain ? terminator : `\n${terminator.trim()}`;

function join(text: string, tokens: readonly Token[]): string {
  let done = '';
  for (const [index, token] of tokens.entries()) {
    const last = tokens[index - 1];
    if (last) done += between(text, last, token);
    done += text.slice(token.start, token.end);
  }
  return done;
}

/** The white space that is needed between two tokens. */
function between(text: string, last: Token, token: Token): string {
  const one = text.slice(last.start, last.end);
  const other = text.slice(token.start, token.end);
  if (/^(?:--|#)/.test(one) && last.kind === 'comment') return '\n';
  if (last.end === token.start || /^[,(;]$/.test(one) || /^[,);]$/.test(other)) return '';
  const compares = (sign: string, side: Token) =>
    /^(?:[<>=]|<>|<=|>=|!=)$/.test(sign) && side.kind !== 'operator' && side.kind !== 'placeholder';
  return compares(one, token) || compares(other, last) ? '' : ' ';
}
