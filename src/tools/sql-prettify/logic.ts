import type { RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { fillPlaceholders } from './fill.ts';
import { formatScript } from './format.ts';
import { writeLiteral } from './literal.ts';
import { minifyScript } from './minify.ts';
import { readScript } from './read-parts.ts';
import { reportParts } from './report-parts.ts';
import type tool from './tool.ts';

/** A final line break ends the last line of the result, too. */
const endAs = (sql: string, text: string): string => (text !== '' && /[\r\n]$/.test(sql) ? `${text}\n` : text);

/** Lays SQL out. A statement that would be changed, or cannot be read, is left as it is typed. */
export const format: RunOf<typeof tool, 'format'> = async (sql, options, ctx) => {
  const { dialect, indent, logicalOperators, blankLines, semicolonOnOwnLine, ...style } = options;
  const text = await formatScript(
    sql,
    dialect,
    {
      ...style,
      tabWidth: indent === 'tab' ? 4 : Number(indent),
      useTabs: indent === 'tab',
      logicalOperatorNewline: logicalOperators,
      linesBetweenQueries: blankLines,
      newlineBeforeSemicolon: semicolonOnOwnLine,
    },
    ctx,
  );
  return endAs(sql, text);
};

/** Each statement on one line. */
export const minify: RunOf<typeof tool, 'minify'> = async (sql, { dialect }, ctx) =>
  endAs(sql, await minifyScript(sql, dialect, ctx));

/** The number of statements. */
export const count: RunOf<typeof tool, 'count'> = async (sql, { dialect }) => ({
  statements: (await readScript(sql, dialect)).parts.filter(({ kind }) => kind === 'statement').length,
});

/** SQL for the source of a program. */
export const toLiteral: RunOf<typeof tool, 'toLiteral'> = (sql, { language }) => writeLiteral(sql, language);

/** The statements, commands and data of a script, each with its line. */
export const split: RunOf<typeof tool, 'split'> = async (sql, { dialect }, ctx) => {
  const { dialect: read, parts } = await readScript(sql, dialect, ctx);
  reportParts(sql, parts, read.id, ctx);
  const dropped = parts.filter(({ kind, remark }) => kind === 'comments' || remark !== '').length;
  if (dropped > 0) ctx.notice('comments-dropped', { n: dropped });
  const statements = parts.filter(({ kind }) => /^(?:statement|command|data)$/.test(kind));
  let line = 1;
  let at = 0;
  const rows = statements.map(({ start, end, terminator }, index) => {
    ctx.progress(index / statements.length);
    line += sql.slice(at, start).match(/\r\n|\r|\n/g)?.length ?? 0;
    at = start;
    const command = terminator.includes('\\') ? terminator : '';
    return [String(index + 1), String(line), sql.slice(start, end) + command];
  });
  return rows.length === 0 ? '' : writeCsv(['number', 'line', 'statement'], rows);
};

/** Replaces placeholders by values, and reports those without one. */
export const fill: RunOf<typeof tool, 'fill'> = (sql, { values, dialect }, ctx) =>
  fillPlaceholders(sql, values, dialect, ctx);
