import type { DialectId } from './dialects.ts';
import type { Part } from './split.ts';
import { anySqlplus } from './sqlplus.ts';

/** Signs that are written in few dialects, with the best known ones that surely have them. */
const signs: readonly (readonly [sign: RegExp, dialects: readonly DialectId[]])[] = [
  [/(?<![\w\])"`])\[[\p{L}_][\w $#@]*\]/uy, ['sqlite', 'transactsql']],
  [/(?<![\w\])"`])\[(?=\s*[-\d'"])/y, ['bigquery', 'duckdb']],
  [/(?<=[\w\])"])\[/y, ['postgresql', 'duckdb']],
  [/#{1,2}[a-z_]\w*/iy, ['transactsql']],
  [/#(?=\s|$)/y, ['mysql']],
  [/!<|!>/y, ['transactsql']],
  [/@@[a-z_]\w*/iy, ['transactsql', 'mysql']],
  [/(?<=:\w[\w.]*)::/y, ['snowflake']],
  [/::/y, ['postgresql']],
  [/@>|<@|\?[|&]|#>>?|!?~\*|!~/y, ['postgresql']],
  [/->>?/y, ['sqlite', 'postgresql']],
  [/<=>/y, ['mysql', 'mariadb']],
  [/(?<=@\w+\s?):=/y, ['mysql', 'mariadb']],
  [/\$\w*\$/y, ['postgresql']],
  [/==/y, ['sqlite', 'spark']],
  [/\/\//y, ['duckdb']],
  [/`/y, ['mysql', 'bigquery']],
  [/¬=/y, ['db2']],
  [/\^=/y, ['plsql']],
];

/** The sign at an offset of a statement, and the dialects that surely have it. */
export function signAt(
  statement: string,
  offset: number,
): { readonly sign: string; readonly dialects: readonly DialectId[] } | undefined {
  for (const [pattern, dialects] of signs) {
    pattern.lastIndex = offset;
    const [sign] = pattern.exec(statement) ?? [];
    if (sign !== undefined) return { sign, dialects };
  }
  return undefined;
}

/** What is written in few dialects, and where. */
interface Sign {
  readonly sign: string;
  readonly start: number;
}

const lockHint = /^(?:nolock|readpast|rowlock|tablock|updlock)$/i;

/** `TOP` with a number, or a hint about locks, which no other dialect has, and no formatter of theirs finds unexpected. */
export function findTransactSql(text: string, parts: readonly Part[]): Sign | undefined {
  for (const { tokens } of parts) {
    const textAt = (index: number) => text.slice(tokens[index]?.start, tokens[index]?.end);
    for (const [index, { kind, start, end }] of tokens.entries()) {
      const sign = text.slice(start, end);
      const isTop = /^top$/i.test(sign) && tokens[index + 1]?.kind === 'number';
      const isHint = lockHint.test(sign) && index > 1 && /^with\($/i.test(textAt(index - 2) + textAt(index - 1));
      if (kind === 'word' && index > 0 && (isHint || (isTop && /^(?:select|distinct|all)$/i.test(textAt(index - 1)))))
        return { sign, start };
    }
  }
  return undefined;
}

/** Words that a table follows: `#name` after them is a temporary one of SQL Server. */
const beforeTable = /^(?:delete|exists|from|index|into|join|merge|on|table|truncate|update|using)$/i;
/** What the sign is an operator beside, in PostgreSQL. */
const postgresSigns = /::|#>|#-(?!-)/;

/** The first `#` that surely begins no name of a table, but a comment of MySQL; undefined in a script of another dialect. */
export function findHashComment(text: string, parts: readonly Part[]): Sign | undefined {
  if (postgresSigns.test(text)) return undefined;
  let found: Sign | undefined;
  for (const { kind, start, end, tokens } of parts) {
    if (kind === 'separator' && /^go/i.test(text.slice(start, end))) return undefined;
    for (const [index, token] of tokens.entries()) {
      if (text.charAt(token.start) !== '#' || token.kind !== 'operator') continue;
      const before = tokens[index - 1];
      const isTable = before && beforeTable.test(text.slice(before.start, before.end));
      const [sign = ''] = /^#[^\s,;()]*/.exec(text.slice(token.start, token.start + 100)) ?? [];
      if (/^#{1,2}\w/.test(sign) && (isTable || sign.includes('.'))) return undefined;
      // In Oracle, names may end with it.
      if (before?.end !== token.start || /[,;()]/.test(text.charAt(token.start - 1)))
        found ??= { sign, start: token.start };
    }
  }
  return found;
}

/**
 * The dialect in which a quote that is never closed could be: PostgreSQL has `E'\''`, MySQL `'\''` and comments after `#`,
 * with apostrophes in them.
 */
export function dialectOfQuotes(text: string): (Sign & { readonly dialect: DialectId }) | undefined {
  const escaped = text.indexOf("\\'");
  if (escaped >= 0) {
    const open = text.lastIndexOf("'", escaped);
    const isPrefixed = /^(?:\W|^)e$/i.test(text.slice(Math.max(0, open - 2), open));
    return isPrefixed
      ? { sign: text.slice(open - 1, open + 1), start: open - 1, dialect: 'postgresql' }
      : { sign: "\\'", start: escaped, dialect: 'mysql' };
  }
  const comment = /(?:^|[\s,;()])#/m.exec(text);
  return comment ? { sign: '#', start: comment.index + comment[0].length - 1, dialect: 'mysql' } : undefined;
}

/** Commands of clients that are written for few dialects. Those of a letter, such as `\\g`, psql and MySQL's client share. */
const commands: readonly (readonly [command: RegExp, dialects: readonly DialectId[]])[] = [
  [/^\\[a-z]{2}/, ['postgresql']],
  [/^\\G$/, ['mysql', 'mariadb']],
  [/^delimiter\s/i, ['mysql', 'mariadb']],
  [/^go(?:[ \t]|$)/i, ['transactsql']],
  [/^\/$/, ['plsql']],
  [new RegExp(`^(?:${anySqlplus})`, 'i'), ['plsql']],
  [/^\.[a-z]/i, ['sqlite', 'duckdb']],
];

/** The dialects whose clients surely have a command. */
export const dialectsOfCommand = (command: string): readonly DialectId[] =>
  commands.find(([pattern]) => pattern.test(command))?.[1] ?? [];
