import type { DialectId } from './dialects.ts';
import { anySqlplus } from './sqlplus.ts';

/** Signs that are written in few dialects, with the best known ones that surely have them. */
const signs: readonly (readonly [sign: RegExp, dialects: readonly DialectId[]])[] = [
  [/(?<![\w\])"`])\[[\p{L}_][\w $#@]*\]/uy, ['sqlite', 'transactsql']],
  [/(?<![\w\])"`])\[(?=\s*[-\d'"])/y, ['bigquery', 'duckdb']],
  [/(?<=[\w\])"])\[/y, ['postgresql', 'duckdb']],
  [/#{1,2}[a-z_]\w*/iy, ['transactsql']],
  [/!<|!>/y, ['transactsql']],
  [/@@[a-z_]/iy, ['transactsql', 'mysql']],
  [/::/y, ['postgresql', 'snowflake']],
  [/@>|<@|\?[|&]|#>>?|!?~\*|!~/y, ['postgresql']],
  [/->/y, ['sqlite', 'postgresql']],
  [/<=>/y, ['mysql', 'mariadb']],
  [/(?<=@\w+\s?):=/y, ['mysql', 'mariadb']],
  [/\$\w*\$/y, ['postgresql']],
  [/==/y, ['sqlite', 'spark']],
  [/\/\//y, ['duckdb']],
  [/`/y, ['mysql', 'bigquery']],
  [/¬=/y, ['db2']],
  [/\^=/y, ['plsql']],
];

/** The dialects that surely have what is at an offset of a statement. */
export function dialectsOf(statement: string, offset: number): readonly DialectId[] {
  for (const [sign, dialects] of signs) {
    sign.lastIndex = offset;
    if (sign.test(statement)) return dialects;
  }
  return [];
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
