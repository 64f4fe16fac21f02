import type { DialectOptions } from 'sql-formatter';
import type { OptionsOf } from '#core/tool.ts';
import type { BlockLanguage } from './blocks.ts';
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

/** The dialects in the order in which they are offered for a statement that another does not have. */
export const offered: readonly DialectId[] = [
  'sqlite',
  'transactsql',
  'postgresql',
  'mysql',
  'bigquery',
  'plsql',
  'snowflake',
  'spark',
  'clickhouse',
  'duckdb',
];

/** Lines that are commands of a dialect's own shell. */
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

const delimiter = /delimiter[ \t]+\S+/iy;

/** Where nothing is said of blocks, they are those of the standard. */
const shells: Readonly<Partial<Record<DialectId, Partial<ShellCommands>>>> = {
  mysql: { delimiter },
  mariadb: { delimiter },
  tidb: { delimiter },
  singlestoredb: { delimiter, blocks: 'plsql' },
  postgresql: { line: /\\[^\r\n]*/y },
  redshift: { line: /\\[^\r\n]*/y },
  sqlite: { line: /\.[a-z][^\r\n]*/y },
  duckdb: { line: /\.[a-z][^\r\n]*/y },
  db2: { delimiter: /--#set[ \t]+terminator[ \t]+\S+/iy, separator: /@[ \t]*(?=[\r\n]|$)/y },
  transactsql: { separator: /go(?:[ \t]+\d+)?[ \t]*(?=[\r\n]|$)/iy, blocks: 'tsql' },
  plsql: { separator: /\/[ \t]*(?=[\r\n]|$)/y, blocks: 'plsql' },
  snowflake: { blocks: 'plsql' },
};

export async function loadDialect(id: DialectId): Promise<Dialect> {
  const { dialect } = await loaders[id]();
  return { id, options: dialect, shell: { blocks: 'psm', ...shells[id] } };
}
