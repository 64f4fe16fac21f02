import type { DialectOptions } from 'sql-formatter';
import type { OptionsOf } from '#core/tool.ts';
import { addCommonKeywords } from './common-keywords.ts';
import type { BlockLanguage } from './open-blocks.ts';
import { anySqlplus, sqlplus } from './sqlplus.ts';
import type tool from './tool.ts';

export type DialectId = OptionsOf<typeof tool, 'format'>['dialect'];

/** What is loaded of the formatter: each dialect has hundreds of keywords. */
const loaders: Readonly<Record<DialectId, () => Promise<{ readonly dialect: DialectOptions }>>> = {
  sql: () => import('./dialects/sql.ts'),
  bigquery: () => import('./dialects/bigquery.ts'),
  db2: () => import('./dialects/db2.ts'),
  hive: () => import('./dialects/hive.ts'),
  mariadb: () => import('./dialects/mariadb.ts'),
  mysql: () => import('./dialects/mysql.ts'),
  n1ql: () => import('./dialects/n1ql.ts'),
  plsql: () => import('./dialects/plsql.ts'),
  postgresql: () => import('./dialects/postgresql.ts'),
  redshift: () => import('./dialects/redshift.ts'),
  spark: () => import('./dialects/spark.ts'),
  transactsql: () => import('./dialects/transactsql.ts'),
  sqlite: () => import('./dialects/sqlite.ts'),
  clickhouse: () => import('./dialects/clickhouse.ts'),
  db2i: () => import('./dialects/db2i.ts'),
  duckdb: () => import('./dialects/duckdb.ts'),
  singlestoredb: () => import('./dialects/singlestoredb.ts'),
  snowflake: () => import('./dialects/snowflake.ts'),
  tidb: () => import('./dialects/tidb.ts'),
  trino: () => import('./dialects/trino.ts'),
};

/** Lines that are commands of a client. Those that no statement could be are commands in every dialect. */
export interface ShellCommands {
  /** A command that sets what ends a statement, which it ends with: `DELIMITER //`. */
  readonly delimiter?: RegExp;
  /** A command that takes up its line, where a statement could begin. */
  readonly line?: RegExp;
  /** A line that ends the statement before it. */
  readonly separator?: RegExp;
  /** How blocks are written, in which semicolons end no statement. */
  readonly blocks: BlockLanguage;
}

/** A dialect as the formatter and our own lexer need it. */
export interface Dialect {
  readonly id: DialectId;
  readonly options: DialectOptions;
  readonly shell: ShellCommands;
}

const anyLine = '(?:\\\\|\\.[a-z])[^\\r\\n]*';

/** Commands of MySQL's client, of psql, of SQLite's and DuckDB's shells and of SQL*Plus; blocks of the standard. */
const anyShell: ShellCommands = {
  delimiter: /delimiter[ \t]+\S+/iy,
  line: new RegExp(`${anyLine}|${anySqlplus}`, 'iy'),
  blocks: 'psm',
};

/** `GO` of SQL Server's clients, with a count or a comment. */
export const goLine = String.raw`go(?:[ \t]+\d+)?[ \t]*(?:--[^\r\n]*)?`;

const shells: Readonly<Partial<Record<DialectId, Partial<ShellCommands>>>> = {
  singlestoredb: { blocks: 'plsql' },
  db2: {
    delimiter: /(?:delimiter|--#set[ \t]+terminator)[ \t]+\S+/iy,
    separator: /@[ \t]*(?=[\r\n]|$)/y,
  },
  transactsql: { separator: new RegExp(`${goLine}(?=[\\r\\n]|$)`, 'iy'), blocks: 'tsql' },
  plsql: {
    line: new RegExp(`${anyLine}|${sqlplus}`, 'iy'),
    separator: /\/[ \t]*(?=[\r\n]|$)/y,
    blocks: 'plsql',
  },
  snowflake: { blocks: 'plsql' },
};

/** Dialects by their id: the formatter keeps its tokenizers by the identity of what it gets. */
const known = new Map<DialectId, Dialect>();

export async function loadDialect(id: DialectId): Promise<Dialect> {
  const { dialect } = await loaders[id]();
  const loaded = known.get(id) ?? { id, options: addCommonKeywords(dialect), shell: { ...anyShell, ...shells[id] } };
  known.set(id, loaded);
  return loaded;
}
