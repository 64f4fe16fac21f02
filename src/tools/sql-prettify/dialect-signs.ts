import type { DialectId } from './dialects.ts';
import { anySqlplus } from './sqlplus.ts';

/** Signs that are written in few dialects, with the best known ones that surely have them. */
const signs: readonly (readonly [sign: RegExp, dialects: readonly DialectId[]])[] = [
  [/(?<![\w\])"`])\[[\p{L}_][\w $#@]*\]/uy, ['sqlite', 'transactsql']],
  [/(?<![\w\])"`])\[(?=\s*[-\d'"])/y, ['bigquery', 'duckdb']],
  [/(?<=[\w\])"])\[/y, ['postgresql', 'duckdb']],
  [/#{1,2}[a-z_]\w*/iy, ['transactsql']],
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
