import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Limit, Logic } from '#core/execution/execute.ts';
import { ToolError } from '#core/tool.ts';
import { maxOf } from '#lib/collections/extremes.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { growsLinearly } from '#testing/effort.ts';
import { runOperation } from '#testing/run-operation.ts';
import { runs } from '#testing/runs.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import { type DialectId, loadDialect } from './dialects.ts';
import messages from './en.json' with { type: 'json' };
import { Lexer } from './lexer.ts';
import * as logic from './logic.ts';
import { split } from './split.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'format'>;
const format = (sql: string, options: Options = {}) => run('format', sql, options);

describe('format', () => {
  // The known answers of the specification.
  it.each<[string, Options, string]>([
    [
      'select field1,field2,field3 from my_table where my_condition;',
      {},
      'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;',
    ],
    [
      'select field1,field2,field3 from my_table where my_condition;',
      { indentStyle: 'tabularLeft' },
      'SELECT    field1,\n          field2,\n          field3\nFROM      my_table\nWHERE     my_condition;',
    ],
    [
      "insert into t(a,b) values (1,'x'),(2,'y') on conflict (a) do update set b=excluded.b returning *;",
      { dialect: 'postgresql' },
      "INSERT INTO\n  t (a, b)\nVALUES\n  (1, 'x'),\n  (2, 'y')\nON CONFLICT (a) DO UPDATE\nSET\n  b = excluded.b\nRETURNING\n  *;",
    ],
    [
      'select [a] from [dbo].[t] where x=@p;\nGO\nselect 2',
      { dialect: 'transactsql' },
      'SELECT\n  [a]\nFROM\n  [dbo].[t]\nWHERE\n  x = @p;\nGO\nSELECT\n  2',
    ],
    ['select NOW()', { dialect: 'mysql' }, 'SELECT\n  NOW()'],
    ['select * from t where id = :id', { dialect: 'postgresql' }, 'SELECT\n  *\nFROM\n  t\nWHERE\n  id = :id'],
    [
      'DELIMITER //\nCREATE PROCEDURE p() BEGIN SELECT 1; END //\nDELIMITER ;',
      { dialect: 'mysql' },
      'DELIMITER //\nCREATE PROCEDURE p()\nBEGIN\n  SELECT\n    1;\nEND //\nDELIMITER ;',
    ],
  ])('%s with %j', async (input, options, output) => {
    expect(await format(input, options)).toBe(output);
  });

  it.each<[string, Options, string]>([
    ['', {}, ''],
    [' \n', {}, ''],
    ['select 1\n', {}, 'SELECT\n  1\n'],
    [';;', {}, ';\n;'],
    ['select 1;;select 2;', {}, 'SELECT\n  1;;\nSELECT\n  2;'],
    ['-- only\n', {}, '-- only\n'],
    ['select 1; -- one\nselect 2', { blankLines: 0 }, 'SELECT\n  1; -- one\nSELECT\n  2'],
    ['select 1 -- one\n;select 2;', { blankLines: 2 }, 'SELECT\n  1 -- one\n;\n\n\nSELECT\n  2;'],
    ['select A from T', { keywordCase: 'lower', identifierCase: 'lower' }, 'select\n  a\nfrom\n  t'],
    ['select Count(a) from t', { keywordCase: 'preserve', functionCase: 'upper' }, 'select\n  COUNT(a)\nfrom\n  t'],
    ['select a,b,c from t;', { leadingCommas: true, semicolonOnOwnLine: true }, 'SELECT\n  a\n, b\n, c\nFROM\n  t\n;'],
    ['select a from t where b and c', { logicalOperators: 'after' }, 'SELECT\n  a\nFROM\n  t\nWHERE\n  b AND\n  c'],
    ['select a+b', { indent: 'tab', denseOperators: true }, 'SELECT\n\ta+b'],
    ["select 'C:\\', 'x'", {}, "SELECT\n  'C:\\',\n  'x'"],
    [
      '/* sql-formatter-disable */ select  1; /* sql-formatter-enable */ select 2;',
      {},
      '/* sql-formatter-disable */ select  1; /* sql-formatter-enable */\nSELECT\n  2;',
    ],
    ['select 1 /* a */;', {}, 'SELECT\n  1 /* a */;'],
    ['r t%rowtype;', { dialect: 'plsql' }, 'r t%rowtype;'],
    ["select '\u{1f600}', __proto__ from constructor", {}, "SELECT\n  '\u{1f600}',\n  __proto__\nFROM\n  constructor"],
    ['select 12345678901234567890.10 as n', {}, 'SELECT\n  12345678901234567890.10 AS n'],
    [
      `select a from {{ ref("x") }} where b = #{id} and c = \${d} and e = %(f)s and g = %s # h`,
      { dialect: 'mysql' },
      `SELECT\n  a\nFROM\n  {{ ref("x") }}\nWHERE\n  b = #{id}\n  AND c = \${d}\n  AND e = %(f)s\n  AND g = %s # h`,
    ],
    [
      '\\set x 1\nselect $$ a;b $$;\n\\d t\nCOPY t FROM stdin;\n1\ta;b\n\\.\nselect 2',
      { dialect: 'postgresql' },
      '\\set x 1\nSELECT\n  $$ a;b $$;\n\\d t\nCOPY t\nFROM\n  stdin;\n1\ta;b\n\\.\nSELECT\n  2',
    ],
    [
      "begin\n x := q'[it's;]';\nend;\n/\nselect 1 from dual;",
      { dialect: 'plsql', blankLines: 0 },
      "BEGIN\n  x := q'[it's;]';\nEND;\n/\nSELECT\n  1\nFROM\n  dual;",
    ],
  ])('lays out %j with %j', async (input, options, output) => {
    expect(await format(input, options)).toBe(output);
  });

  it('leaves a statement that it cannot read, and formats the others', async () => {
    expect(await report('format', 'select  [a] from t; select 2; select  (3')).toEqual({
      value: 'select  [a] from t;\n\nSELECT\n  2;\n\nselect  (3',
      notices: [
        'Statement 1 was left unchanged: “[a]” at line 1, column 9, is SQLite or SQL Server Transact-SQL syntax.',
        'Statement 3 was left unchanged: “(” at line 1, column 39 is never closed.',
      ],
    });
  });

  it('reports the first ones, where there are many, and looks for their dialect once', async () => {
    const { notices } = await report('format', `select 1;${'select [a] from t;'.repeat(5_000)}`);
    expect(notices).toHaveLength(11);
    expect(notices.at(0)).toMatch(/SQLite or SQL Server Transact-SQL syntax/);
    expect(notices.at(1)).toBe('Statement 3 was left unchanged: unexpected “[a] from t” at line 1, column 35.');
    expect(notices.at(-1)).toBe('4,990 more statements were left unchanged.');
  });

  it.each([
    ['select [a] from t', 'Line 1, column 8: “[a]” is SQLite or SQL Server Transact-SQL syntax.'],
    ['select (1', 'Statement 1: “(” at line 1, column 8 is never closed.'],
    ["select 1;\nselect 'a", 'Line 2, column 8: this quote is never closed.'],
    ['select 1 /* a', 'Line 1, column 10: this comment is never closed.'],
    ["select a->'$.b' from t", 'Line 1, column 9: “->” is SQLite or PostgreSQL syntax.'],
    ["select a->>'b' from t", 'Line 1, column 9: “->>” is SQLite or PostgreSQL syntax.'],
    ['select [1, 2]', 'Line 1, column 8: “[” is GCP BigQuery or DuckDB syntax.'],
    ['select a[1] from t', 'Line 1, column 9: “[” is PostgreSQL or DuckDB syntax.'],
    // Some dialects would read these, but what they mean is not sure.
    ['select {a: 1}', 'Statement 1, line 1, column 8: unexpected “{a: 1}”. Check the dialect.'],
    ['select a !! b', 'Statement 1, line 1, column 10: unexpected “!! b”. Check the dialect.'],
    ['foo [a] bar', 'Statement 1, line 1, column 5: unexpected “[a] bar”. Check the dialect.'],
  ])('%j', async (input, error) => {
    expect((await report('format', input)).error).toBe(error);
  });

  it.each([
    [
      "select id::text, data->>'k' from t; select 2",
      "SELECT\n  id::text,\n  data ->> 'k'\nFROM\n  t;\n\nSELECT\n  2",
      'Read as PostgreSQL: “::” on line 1 is not standard SQL.',
    ],
    ['select v:a.b::int', 'SELECT\n  v :a.b::int', 'Read as Snowflake: “::” on line 1 is not standard SQL.'],
    ['select a // b', 'SELECT\n  a // b', 'Read as DuckDB: “//” on line 1 is not standard SQL.'],
    // MySQL 8.4 Reference Manual, 11.7 Comments, and 11.1.1 String Literals.
    ["select 1 # it's", "SELECT\n  1 # it's", 'Read as MySQL: “#” on line 1 is not standard SQL.'],
    ['select 1 # one', 'SELECT\n  1 # one', 'Read as MySQL: “#” on line 1 is not standard SQL.'],
    ["select 'a\\'b'", "SELECT\n  'a\\'b'", "Read as MySQL: “\\'” on line 1 is not standard SQL."],
    // PostgreSQL 17, 4.1.2.2 String Constants with C-Style Escapes.
    ["select E'a\\'b'", "SELECT\n  E'a\\'b'", "Read as PostgreSQL: “E'” on line 1 is not standard SQL."],
    // SQL Server, TOP and table hints.
    [
      'select top 5 a from t',
      'SELECT\n  TOP 5 a\nFROM\n  t',
      `Read as SQL Server Transact-SQL: “top” on line 1 is not standard SQL.`,
    ],
    [
      'select a from t with (nolock)',
      'SELECT\n  a\nFROM\n  t\nWITH\n  (NOLOCK)',
      `Read as SQL Server Transact-SQL: “nolock” on line 1 is not standard SQL.`,
    ],
  ])('formats %j, which is of one dialect, in that one', async (input, value, notice) => {
    expect(await report('format', input)).toEqual({ value, notices: [notice] });
  });

  // MySQL: a comment from `#` to the end of the line, with or without a space. SQL Server: `#name` is a temporary table.
  it.each([
    ['select a, #todo select later\n b from t', 'SELECT\n  a, #todo select later\n  b\nFROM\n  t', '“#todo” on line 1'],
    ["select a #it's fine\nfrom t", "SELECT\n  a #it's fine\nFROM\n  t", '“#” on line 1'],
    ['select a\n#fix; later\nfrom t', 'SELECT\n  a\n  #fix; later\nFROM\n  t', '“#fix” on line 2'],
    ['#head\nselect 1', '#head\nSELECT\n  1', '“#head” on line 1'],
  ])('reads %j as MySQL', async (input, value, sign) => {
    const notices = [`Read as MySQL: ${sign} is not standard SQL.`];
    expect(await report('format', input)).toEqual({ value, notices });
  });

  it.each([
    [
      'select * from #t',
      'SELECT\n  *\nFROM\n  #t',
      'Read as SQL Server Transact-SQL: “#t” on line 1 is not standard SQL.',
    ],
    [
      'select #t.a from b, #t',
      'SELECT\n  #t.a\nFROM\n  b,\n  #t',
      'Read as SQL Server Transact-SQL: “#t” on line 1 is not standard SQL.',
    ],
    ['select a::int # b', 'SELECT\n  a::int # b', 'Read as PostgreSQL: “::” on line 1 is not standard SQL.'],
  ])('takes no sign for a comment in %j', async (input, value, notice) => {
    expect(await report('format', input)).toEqual({ value, notices: [notice] });
  });

  it.each(['sql', 'transactsql'] as const)(
    'ends statements at GO in any case, with a comment, in %s',
    async (dialect) => {
      const script = 'select 1\ngo -- 2 of 3\nsp_help t\n Go\nselect 2\nGO 3';
      expect(await format(script, { dialect })).toBe('SELECT\n  1\ngo -- 2 of 3\nsp_help t\nGo\nSELECT\n  2\nGO 3');
    },
  );

  it.each(['format', 'minify', 'split', 'fill'] as const)(
    'offers the dialect in which a quote is closed: %s',
    async (operation) => {
      const closed = await report(operation, "select 'a\\'b'", { dialect: 'postgresql' });
      expect(closed.error).toBe("Line 1, column 10: “\\'” is MySQL syntax.");
      const open = await report(operation, "select E'a\\'b", { dialect: 'mysql' });
      expect(open.error).toBe('Line 1, column 9: this quote is never closed.');
    },
  );

  it.each([
    ['select “a” from t', 'Line 1, column 8: “ is a curly quote. SQL uses " or \'.'],
    ['select a from t where b = ‘c’', 'Line 1, column 27: ‘ is a curly quote. SQL uses " or \'.'],
  ])('names the curly quote in %j', async (sql, error) => {
    expect((await report('format', sql)).error).toBe(error);
  });

  it('leaves a chosen dialect', async () => {
    expect((await report('format', 'select a // b', { dialect: 'mysql' })).error).toBe(
      'Line 1, column 10: “//” is DuckDB syntax.',
    );
  });
});

/** Statements of each dialect, with what is particular to it. */
const statements: Readonly<Record<string, readonly string[]>> = {
  sql: [
    'with recursive x(n) as (select 1 union all select n+1 from x where n<10) select * from x order by n desc;',
    "select case when a=-1 then 'it''s' else \"b c\" end, count(*) from t group by a having count(*)>=2 -- end",
    'create table t (id integer primary key, n numeric(10,2) default 0.5 not null, check (n<>0));',
    'merge into t using s on t.id=s.id when matched then update set a=s.a when not matched then insert (id) values (s.id);',
  ],
  bigquery: [
    "select * except(a), r'\\d+' from `p.d.t` where _table_suffix between '1' and '2' and x = @p # end",
    'select array<int64>[1,2], struct(1 as a), safe_cast(x as int64) from unnest([1,2]) as x with offset;',
    'select """a;b""" as s; select @@error.message',
  ],
  clickhouse: ["select arrayMap(x -> x*2, [1,2]), {name:String}, a ? b : c from t final prewhere d='\\'' format JSON;"],
  db2: ["select a from t where b ¬= 1 with ur; values current timestamp; select X'0A' from sysibm.sysdummy1"],
  db2i: ['select a from lib.t where b ¬= 1 fetch first 5 rows only'],
  duckdb: ["select a::int, list_transform([1,2], x -> x+1), {'a': 1} from 't.csv' where b ~~ 'x' and c // 2 = 1;"],
  hive: ['select a, b[0] from t lateral view explode(c) d as e where f = "g" distribute by a sort by b;'],
  mariadb: ['select `a`, @x := 1, "it\\"s" from t where b <=> null limit 5, 10; # end'],
  mysql: [
    "insert ignore into t set a=1, b='\\'' on duplicate key update a=values(a); select /*! straight_join */ 1;",
    "select json_extract(a, '$.b'), a->'$.b', a->>'$.b', @@session.x, x'0a', _utf8'b' from t where c=-1",
    'create table `t` (`id` int unsigned not null auto_increment, primary key (`id`)) engine=InnoDB default charset=utf8;',
  ],
  n1ql: ['select meta(t).id, t.a[0] from `b` t unnest t.items i where any x in t.y satisfies x = $1 end and z = $name'],
  plsql: [
    "select a, (+) from t where b = :b and c(+) = d connect by prior id = parent; select q'{it's}', n'x' from dual",
    'select .5f, .25d, .5, a from dual where b = .5f and c < 1.5f;',
    'select 1d, 2f from t model dimension by (a) measures (b) rules (b[1] = b[2] + 1); create table t (a int) storage (initial 1m);',
    "declare x number := 1; begin if x = 1 then dbms_output.put_line('a;b'); end if; end;",
  ],
  postgresql: [
    "select a::int[], b->>'c', d @> '{\"e\":1}'::jsonb, f #>> '{g}', E'\\'', U&'\\0041' from t where h ~* 'x' and i = any($1)",
    'create function f() returns int as $body$ begin return 1; end; $body$ language plpgsql; select $$a;b$$',
    'prepare p (int) as select $1; execute p(1); listen x;',
    'select * from t tablesample system (10) where a is distinct from b and c[1:2] = d and e ?| array[1] limit 5 offset 2;',
    'select distinct on (a) a, b filter (where c) over (partition by d order by e rows between 1 preceding and current row) from t /* a /* b */ c */;',
  ],
  redshift: [
    "create table t (a int encode zstd) distkey(a) sortkey(a); unload ('select 1') to 's3://x' iam_role 'y';",
    'create procedure p(a inout int) as $$ begin a := 1; end; $$ language plpgsql; call p(1)',
  ],
  singlestoredb: ['select a::b, a::$c, d :> int from t where e <=> null'],
  snowflake: [
    "select a:b.c::string, $1, t.$2 from @stage/x (file_format => f), lateral flatten(input => a) where b = 'c' // end",
  ],
  spark: [
    `select /*+ broadcast(t) */ a, r'b' from t lateral view explode(c) as d where e <=> f and g = '\${x}' and h = "i"`,
  ],
  sqlite: [
    "select [a b], `c`, \"d\" from t where e = ?1 and f = :g and h = @i and j = $k and l == x'0a' and m glob '*';",
  ],
  tidb: ['select /*+ hash_join(a) */ a.* from a join b using (id) where c <=> null limit 5;'],
  transactsql: [
    "select top (5) [a b], N'x', @@rowcount from [dbo].[t] with (nolock) where #t.a !< 1 and x += 1 option (recompile)",
    "declare @x int = 1; exec sp_executesql N'select 1', N'@a int', @a = @x; merge t using s on 1=1 when matched then delete;",
  ],
  trino: ["select approx_distinct(a), x -> x + 1, u&'\\0041' from c.s.t cross join unnest(array[1,2]) with ordinality"],
};

const cases = Object.entries(statements).flatMap(([dialect, list]) => list.map((sql) => [dialect, sql] as const));

describe('the tokens are the same before and after', () => {
  it('in every dialect', () => {
    expect(Object.keys(statements).sort()).toEqual([...tool.operations.format.options.dialect.values].sort());
  });

  it('prefixes of literals stay where they are, in every dialect', async () => {
    const sql = `SELECT\n  N'é',\n  E'\\n',\n  b'01',\n  RB'x',\n  _latin'x',\n  U&'x'\nFROM\n  t`;
    const values = tool.operations.format.options.dialect.values;
    const written = await Promise.all(
      values.map(async (dialect) => [dialect, (await report('format', sql, { dialect })).value ?? sql] as const),
    );
    expect(written).toEqual(values.map((dialect) => [dialect, sql]));
    expect(await format(`select U&"d\\0061t", date'2026-01-01', a like'x'`, {})).toBe(
      `SELECT\n  U&"d\\0061t",\n  date '2026-01-01',\n  a LIKE 'x'`,
    );
  });

  it('templates within names, and numbered placeholders of programs, in every dialect', async () => {
    const sql = `SELECT\n  {{ a }}_b,\n  c_\${d},\n  {{ e }}{{ f }}2\nFROM\n  {{ g }}.x_{{ h }}_y z\nWHERE\n  i IN ({{ j }})\n  AND k = #{l}`;
    const values = tool.operations.format.options.dialect.values;
    const written = await Promise.all(
      values.map(async (dialect) => [dialect, (await report('format', sql, { dialect })).value] as const),
    );
    expect(written).toEqual(values.map((dialect) => [dialect, sql]));
    expect(await format('select a from t where b=?1 and c=?2', { dialect: 'mysql' })).toContain('b = ?1\n  AND c = ?2');
    expect(await format('select * from {{ a }}.{{ b }}', { dialect: 'postgresql' })).toContain('{{ a }}.{{ b }}');
    expect(await run('minify', `select  {{ a }}_b ,c_\${d}`, { dialect: 'postgresql' })).toBe(
      `select {{ a }}_b,c_\${d}`,
    );
  });

  /** Independent of the lexer: all but white space and case. */
  const lettersOf = (sql: string) => sql.replaceAll(/\s+/g, '').toUpperCase();

  it.each(cases)('%s: %s', async (dialect, sql) => {
    for (const options of [{}, { denseOperators: true, indentStyle: 'tabularRight' }, { leadingCommas: true }]) {
      const { value, notices, error } = await report('format', sql, { dialect, ...options });
      expect({ error, notices }).toEqual({ error: undefined, notices: [] });
      expect(lettersOf(String(value))).toBe(lettersOf(sql));
      expect(await format(String(value), { dialect, ...options })).toBe(value);
    }
  });

  it.each(cases)('minified, %s: %s', async (dialect, sql) => {
    const minified = await run('minify', sql, { dialect });
    expect(await run('minify', minified, { dialect })).toBe(minified);
    expect(await format(minified, { dialect })).toBe(
      await format(await run('minify', await format(sql, { dialect, keywordCase: 'preserve' }), { dialect }), {
        dialect,
      }),
    );
  });
});

const dialects = tool.operations.format.options.dialect.values;

describe('client commands and data, in every dialect', () => {
  const scripts: readonly (readonly [sql: string, formatted: string])[] = [
    ['select 1\nGO\nselect 2\ngo 5\n-- c\nselect 3', 'SELECT\n  1\nGO\nSELECT\n  2\ngo 5\n-- c\nSELECT\n  3'],
    ['select 1\r\n/\r\nselect 2\r\n/', 'SELECT\n  1\n/\nSELECT\n  2\n/'],
    ["\\connect x'y\nselect 1;\n\\d t\nselect 2;", "\\connect x'y\nSELECT\n  1;\n\\d t\nSELECT\n  2;"],
    [
      'select 1 \\gset x_\nselect 2\\G\nselect 3\n\\gexec',
      'SELECT\n  1 \\gset x_\n\nSELECT\n  2\\G\n\nSELECT\n  3\n\\gexec',
    ],
    [
      "set serveroutput on\nSET DEFINE OFF;\nPROMPT it's here; wait\nspool a.log\nWHENEVER SQLERROR EXIT 1 -\n  ROLLBACK\nEXEC p.q(1, 'a')\nselect 1;\nprompt\nselect 2;",
      "set serveroutput on\nSET DEFINE OFF;\nPROMPT it's here; wait\nspool a.log\nWHENEVER SQLERROR EXIT 1 -\n  ROLLBACK\nEXEC p.q(1, 'a')\nSELECT\n  1;\nprompt\nSELECT\n  2;",
    ],
    ['.mode csv\nselect 1;', '.mode csv\nSELECT\n  1;'],
    ['DELIMITER //\nselect 1 //\nDELIMITER ;\nselect 2;', 'DELIMITER //\nSELECT\n  1 //\nDELIMITER ;\nSELECT\n  2;'],
    [
      "--\n-- Data\n--\n\nCOPY t (a, b) FROM stdin;\n--1\tx  y; sel'ect\n2\t\\N\n\\.\n\nselect 1;",
      "--\n-- Data\n--\nCOPY t (a, b)\nFROM\n  stdin;\n--1\tx  y; sel'ect\n2\t\\N\n\\.\nSELECT\n  1;",
    ],
  ];

  it.each(scripts)('%j', async (sql, formatted) => {
    for (const dialect of dialects) {
      const { value, notices } = await report('format', sql, { dialect });
      expect([dialect, value]).toEqual([dialect, formatted]);
      // The standard has no client: the dialect of the commands is offered.
      if (dialect !== 'sql') expect(notices).toEqual([]);
      expect(await format(formatted, { dialect })).toBe(await format(sql, { dialect }));
    }
  });

  it.each([
    ['select 1\nGO', '“GO” on line 2 is SQL Server Transact-SQL syntax'],
    ['select 1\ngo 5\nselect 2', '“go 5” on line 2 is SQL Server Transact-SQL syntax'],
    ['select 1;\n/\nselect 2', '“/” on line 2 is Oracle PL/SQL syntax'],
    ['PROMPT hello\nselect 1;', '“PROMPT hello” on line 1 is Oracle PL/SQL syntax'],
    ['select 0;\n\\connect db\nselect 1;', '“\\connect db” on line 2 is PostgreSQL syntax'],
    ['select 1;\nselect 2 \\gset', '“\\gset” on line 2 is PostgreSQL syntax'],
    ['copy t from stdin;\n1\n\\.\n', '“COPY … FROM stdin” on line 2 is PostgreSQL syntax'],
    ['DELIMITER //\nselect 1 //', '“DELIMITER //” on line 1 is MySQL or MariaDB syntax'],
    ['select 1\\G', '“\\G” on line 1 is MySQL or MariaDB syntax'],
    ['.mode csv\nselect 1;', '“.mode csv” on line 1 is SQLite or DuckDB syntax'],
    [`\\echo ${'x'.repeat(100)}`, `“\\echo ${'x'.repeat(23)}…” on line 1 is PostgreSQL syntax`],
  ])('name their dialect where the standard is chosen: %j', async (sql, notice) => {
    for (const operation of ['format', 'minify', 'split'] as const)
      expect((await report(operation, sql)).notices).toEqual([`${notice}.`]);
    expect((await report('format', sql, { dialect: 'duckdb' })).notices).toEqual([]);
  });

  it.each(['select 1 \\g', '\\x\nselect 1;', 'GO\n\\connect x', 'select 1 / 2', ''])(
    'name no dialect that is not sure: %j',
    async (sql) => {
      expect((await report('format', sql)).notices).toEqual([]);
    },
  );

  it.each([
    ['exec p\nselect 1;', 'exec p\nSELECT\n  1;'],
    ['var x number\nprint x\nselect 1;', 'var x number\nprint x\nSELECT\n  1;'],
    [
      "@setup.sql\nrem it's\ncol a format a10\nset colsep ,\nselect 1;",
      "@setup.sql\nrem it's\ncol a format a10\nset colsep ,\nSELECT\n  1;",
    ],
    [
      'begin null; end;\n/\nshow errors\nset transaction read only;',
      'BEGIN\n  NULL;\nEND;\n/\nshow errors\nSET\n  transaction READ ONLY;',
    ],
    ['select a,\nprompt from b;', 'SELECT\n  a,\n  prompt\nFROM\n  b;'],
    ['col := 1;', 'col := 1;'],
  ])('keeps commands of SQL*Plus in PL/SQL: %j', async (sql, formatted) => {
    expect(await format(sql, { dialect: 'plsql' })).toBe(formatted);
  });

  it('takes no statement of another dialect for a command of SQL*Plus', async () => {
    for (const sql of ['set long = 1;', 'set echo to 1;', "exec p 'a',\n@b;", "exec ('a')\n+ 'b';"])
      expect(await format(sql, { dialect: 'sql' })).toMatch(/^(?:SET|EXEC)\s/);
  });

  it('are neither names nor divisions', async () => {
    expect(await format('select a\n/\nb from\ngo\nwhere c')).toBe('SELECT\n  a / b\nFROM\n  go\nWHERE\n  c');
  });

  it('leaves data that nothing ends, and reports it', async () => {
    for (const operation of ['format', 'minify', 'split'] as const) {
      const { value, notices } = await report(operation, "copy t from stdin;\n1\t'x  y\n2; 3\n", {
        dialect: 'postgresql',
      });
      expect(String(value)).toContain("1\t'x  y\n2; 3");
      expect(notices).toEqual([
        'From line 2, the text was read as COPY data and left unchanged: the closing “\\.” line is missing.',
      ]);
    }
  });

  it('keeps them in split and minify, and leaves them alone in fill', async () => {
    const sql = "\\connect x\nselect 1 \\gexec\nselect :a;\nGO 5\ncopy t from stdin;\n--1\t'? :a\n\\.\n";
    expect(await run('split', sql)).toBe(
      'number,line,statement\n1,1,\\connect x\n2,2,select 1 \\gexec\n3,3,select :a\n4,4,GO 5\n' +
        '5,5,copy t from stdin\n6,6,"--1\t\'? :a\n\\."',
    );
    expect(await run('minify', sql)).toBe(sql);
    expect(await run('fill', sql, { values: 'a = 7' })).toBe(sql.replace('select :a', 'select 7'));
    expect(await report('split', 'select 1; -- one\n-- two\n')).toMatchObject({
      notices: ['2 comments were removed.'],
    });
  });

  it('no token is lost or changed, however they follow each other', async () => {
    const pieces = fc.constantFrom(
      ...[
        'select a',
        ' from t',
        ';',
        '\n',
        ' ',
        '\nGO\n',
        '\n/\n',
        '\n\\connect x\n',
        ' \\gx\n',
        '\\G',
        '\nDELIMITER //\n',
      ],
      ...[
        '//',
        '\nDELIMITER ;\n',
        'COPY t FROM stdin;\n',
        '1\t;a',
        '\n\\.\n',
        '-- c\n',
        '/* d */',
        "'e;f'",
        'case when',
      ],
      ...[
        ' then 1',
        ' else 2',
        ' end',
        ' set',
        ', ',
        '(',
        ')',
        ' as set',
        'begin',
        ' update t',
        ' set a = 1',
        ' #{x}',
        ' _et',
      ],
    );
    const lettersOf = (sql: string) => sql.replaceAll(/\s+/g, '').toUpperCase();
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 14 }), fc.constantFrom(...dialects), async (list, dialect) => {
        const sql = list.join('');
        const { value, error } = await report('format', sql, { dialect, identifierCase: 'upper' });
        if (error === undefined) expect(lettersOf(String(value))).toBe(lettersOf(sql));
      }),
      runs(1_000),
    );
  });
});

describe('a CASE statement outside of blocks', () => {
  it.each(['mariadb', 'mysql', 'sql', 'plsql'] as const)('is one statement in %s', async (dialect) => {
    const sql = 'case x when 1 then select 1; select 2; when 2 then begin end; else set @a = 1; end case; select 3';
    expect(await format(sql, { dialect })).toBe(
      'CASE x\n  WHEN 1 THEN\n    SELECT\n      1;\n    SELECT\n      2;\n  WHEN 2 THEN\n    BEGIN\n    END;\n  ELSE\n    SET @a = 1;\nEND CASE;\n\nSELECT\n  3',
    );
  });

  it('may follow a comment and begin with a condition', async () => {
    expect(await format('-- a\ncase when x then if y then call z(); end if; end case;', { dialect: 'mariadb' })).toBe(
      '-- a\nCASE\n  WHEN x THEN\n    IF y THEN\n      CALL z();\n    END IF;\nEND CASE;',
    );
  });
});

describe('CASE at the beginning of a statement', () => {
  const lettersOf = (sql: string) => sql.replaceAll(/\s+/g, '').toUpperCase();
  const comment = fc.constantFrom('', '', '/* c; */ ', '-- d\n');
  const condition = fc.constantFrom('f(x)', 'g(x, 2) and b', 'a = 1', '(c)', 'x in (1, 2)', 'exists (select 1 from t)');
  const branchesOf = (body: fc.Arbitrary<string>, end: string) =>
    fc
      .tuple(
        fc.constantFrom('', 'x ', 'f(x) '),
        fc.array(fc.tuple(comment, condition, comment, body), { minLength: 1, maxLength: 3 }),
        fc.option(body),
      )
      .map(([subject, branches, otherwise]) => {
        const whens = branches.map(([before, when, after, then]) => `${before}when ${when} ${after}then ${then} `);
        return `case ${subject}${whens.join('')}${otherwise === null ? '' : `else ${otherwise} `}${end}`;
      });
  const { expression } = fc.letrec<{ expression: string; value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom('p(1)', 'p(q(1), 2)', 'a', "'x; y'", 'null', '(select max(a) from t)'),
      tie('expression'),
    ),
    expression: branchesOf(tie('value'), 'end'),
  }));
  const { statement } = fc.letrec<{ statement: string; body: string }>((tie) => ({
    body: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom('p(1);', 'p; q(2);', 'null;', 'x := 1;', 'select 1;', 'begin end;', 'begin p(1); end;'),
      fc.constantFrom('if a then p(1); end if;', 'x := case when a then f(1) end;'),
      tie('statement').map((sql) => `${sql};`),
    ),
    statement: branchesOf(tie('body'), 'end case'),
  }));

  /** Expects each WHEN that begins a line two columns to the right of the line of its CASE. */
  const expectIndented = (formatted: string) => {
    const open: number[] = [];
    for (const line of formatted.split('\n')) {
      const margin = line.length - line.trimStart().length;
      if (/^ *WHEN\b/.test(line)) expect([formatted, margin]).toEqual([formatted, (open.at(-1) ?? 0) + 2]);
      for (const [word] of line.matchAll(/\b(?:CASE|END(?: CASE| IF)?|BEGIN|IF)\b/g))
        if (word.startsWith('END')) open.pop();
        else open.push(margin);
    }
  };

  it.each([
    ['expression', expression, dialects],
    ['statement', statement, dialects.filter((dialect) => dialect !== 'transactsql')],
  ] as const)('is laid out with WHEN below it, in every dialect, as %s', async (_, sql, ids) => {
    await fc.assert(
      fc.asyncProperty(comment, sql, fc.constantFrom(...ids), async (before, typed, dialect) => {
        const script = `${before}${typed};\nselect 2`;
        const { value, notices, error } = await report('format', script, { dialect, keywordCase: 'upper' });
        expect({ error, notices }).toEqual({ error: undefined, notices: [] });
        const formatted = String(value);
        expect(lettersOf(formatted)).toBe(lettersOf(script));
        expect(formatted).toMatch(/;\n\nSELECT\n {2}2$/);
        expectIndented(formatted);
        expect(await format(formatted, { dialect })).toBe(formatted);
      }),
      { numRuns: 100 },
    );
  });

  it('ends with its semicolon where no END CASE follows', async () => {
    for (const dialect of dialects)
      expect(await run('count', 'case when f(x) then p(1); select 2; select 3', { dialect })).toEqual({
        statements: 3,
      });
  });

  it('may call functions named like statements', async () => {
    for (const dialect of ['spark', 'sqlite', 'hive', 'clickhouse'])
      expect(await format('case when f(x) then call(1) end', { dialect })).toBe(
        'CASE\n  WHEN f (x) THEN call (1)\nEND',
      );
  });
});

describe('a CASE expression alone', () => {
  it.each([
    [
      "case when a = 1 then 'x' when b then 'y' else 'z' end",
      "CASE\n  WHEN a = 1 THEN 'x'\n  WHEN b THEN 'y'\n  ELSE 'z'\nEND",
    ],
    ['-- c\ncase a when 1 then 2 end; select 1', '-- c\nCASE a\n  WHEN 1 THEN 2\nEND;\n\nSELECT\n  1'],
  ])('%j', async (sql, formatted) => {
    for (const dialect of dialects) expect([dialect, await format(sql, { dialect })]).toEqual([dialect, formatted]);
  });
});

describe('names like the beginning of a clause', () => {
  it.each([
    ['select a set, b from t set where set.x = 1', 'SELECT\n  a set,\n  b\nFROM\n  t set\nWHERE\n  set.x = 1'],
    ['select a as values from t order by values', 'SELECT\n  a AS values\nFROM\n  t\nORDER BY\n  values'],
    ['update t set set = 1, limit = 2', 'UPDATE t\nSET\n  set = 1,\n  limit = 2'],
    ['select a Set from t', 'SELECT\n  a Set\nFROM\n  t'],
  ])('%j', async (sql, formatted) => {
    for (const dialect of ['sql', 'postgresql', 'mysql', 'transactsql', 'sqlite'])
      expect([dialect, await format(sql, { dialect })]).toEqual([dialect, formatted]);
  });

  it('are in the case of names', async () => {
    expect(await format('select a set from t', { identifierCase: 'upper' })).toBe('SELECT\n  A SET\nFROM\n  T');
  });
});

describe('minify', () => {
  it.each<[string, TestOptions<typeof tool, 'minify'>, string, readonly string[]]>([
    [
      'SELECT\n  a, -- the first\n  b\nFROM\n  t\nWHERE\n  a = 1 AND c IN (1, 2);\nselect - -1;\n',
      {},
      'SELECT a,b FROM t WHERE a=1 AND c IN (1,2);select - -1;\n',
      ['1 comment was removed.'],
    ],
    [
      'select /*! straight_join */ /*+ hint */ 1 /* c */; -- d\n# e',
      { dialect: 'mysql' },
      'select /*! straight_join */ /*+ hint */ 1;',
      ['3 comments were removed.'],
    ],
    ['select 1\nGO\nselect 2', { dialect: 'transactsql' }, 'select 1\nGO\nselect 2', []],
    // It may be a name of another dialect: its line stays.
    [
      'select a #one;\nfrom t; #two\nselect 2;\n#three\nselect 3',
      {},
      'select a #one;\nfrom t; #two\nselect 2;#three\nselect 3',
      ['Read as MySQL: “#one” on line 1 is not standard SQL.'],
    ],
    ['create table #t(a int)\nselect * from #t', {}, 'create table #t(a int) select * from #t', []],
    [
      '/*!40101 SET NAMES utf8 */;\n-- a\nselect 1;',
      { dialect: 'mysql' },
      '/*!40101 SET NAMES utf8 */;select 1;',
      ['1 comment was removed.'],
    ],
    [
      'delimiter //\nselect 1;\nselect 2 //\ndelimiter ;\nselect 3',
      { dialect: 'mysql' },
      'delimiter //\nselect 1;select 2 //\ndelimiter ;\nselect 3',
      [],
    ],
  ])('%j with %j', async (sql, options, value, notices) => {
    expect(await report('minify', sql, options)).toEqual({ value, notices });
  });
});

describe('blocks of PL/SQL', () => {
  it.each([
    [
      'begin for i in 1..10 loop insert into t values(i); if i>3 then exit; elsif a then b; else c(1); end if; end loop; end;',
      'BEGIN\n  FOR i IN 1..10 LOOP\n    INSERT INTO\n      t\n    VALUES\n      (i);\n    IF i>3 THEN\n      EXIT;\n    ELSIF a THEN\n      b;\n    ELSE\n      c(1);\n    END IF;\n  END LOOP;\nEND;',
    ],
    [
      "declare x int := case when a then 1 else 2 end; -- why\nbegin case x when 1 then y; else null; end case; exception when others then log('a;b'); raise; end;",
      "DECLARE\n  x int := CASE WHEN a THEN 1 ELSE 2 END; -- why\nBEGIN\n  CASE x\n    WHEN 1 THEN\n      y;\n    ELSE\n      NULL;\n  END CASE;\nEXCEPTION\n  WHEN OTHERS THEN\n    log('a;b');\n    RAISE;\nEND;",
    ],
    [
      'create or replace function f(a number) return number is\nb number;\nbegin\n-- c\nreturn a; end f;\nselect 1 from dual;',
      'CREATE OR REPLACE FUNCTION f(a number) RETURN number IS\n  b number;\nBEGIN\n  -- c\n  RETURN a;\nEND f;\n\nSELECT\n  1\nFROM\n  dual;',
    ],
    [
      'create trigger t before insert on u for each row begin :new.id := 1; end;\n/\nselect 1 from dual;',
      'CREATE TRIGGER t BEFORE INSERT ON u FOR EACH ROW\nBEGIN\n  :new.id := 1;\nEND;\n/\nSELECT\n  1\nFROM\n  dual;',
    ],
  ])('%j', async (sql, formatted) => {
    expect(await report('format', sql, { dialect: 'plsql' })).toEqual({ value: formatted, notices: [] });
    expect(await format(formatted, { dialect: 'plsql' })).toBe(formatted);
  });

  it('are one statement', async () => {
    expect(await run('split', 'begin a; b; end; select 1', { dialect: 'plsql' })).toBe(
      'number,line,statement\n1,1,begin a; b; end\n2,1,select 1',
    );
    expect(await run('minify', 'begin\n  a;\n  b;\nend;', { dialect: 'plsql' })).toBe('begin a;b;end;');
  });
});

describe('blocks of other dialects', () => {
  it.each<[string, string, string]>([
    [
      'mysql',
      `DELIMITER //
create procedure p(x int) deterministic case x when 1 then select 1; else set @a = case when @b then 1 else 2 end; end case//
create function f(x int) returns int return case x when 1 then 2 else 3 end//
DELIMITER ;
select 1;`,
      `DELIMITER //
CREATE PROCEDURE p(x int) DETERMINISTIC
CASE x
  WHEN 1 THEN
    SELECT
      1;
  ELSE
    SET @a = CASE WHEN @b THEN 1 ELSE 2 END;
END CASE//

CREATE FUNCTION f (x int) returns int
RETURN CASE x
  WHEN 1 THEN 2
  ELSE 3
END//
DELIMITER ;
SELECT
  1;`,
    ],
    [
      'transactsql',
      `create or alter procedure [dbo].[pay] @from int, @amount decimal(10,2) = 0, @done bit output as begin
set nocount on
begin try
begin transaction
update account set balance = 0 where id = @from -- empty
if @@rowcount = 0 begin raiserror('none; sorry', 16, 1) return -1 end else if @amount < 0 throw 50001, 'negative', 1; else set @done = 1
commit
end try begin catch if @@trancount > 0 rollback; throw end catch
end
GO
select 1`,
      `CREATE OR ALTER PROCEDURE [dbo].[pay]
  @from int,
  @amount decimal(10,2) = 0,
  @done bit output
AS
BEGIN
  SET NOCOUNT ON
  BEGIN TRY
    BEGIN TRANSACTION
    UPDATE account
    SET
      balance = 0
    WHERE
      id = @from -- empty
    IF @@rowcount = 0
    BEGIN
      RAISERROR('none; sorry', 16, 1)
      RETURN -1
    END
    ELSE IF @amount < 0
      THROW 50001, 'negative', 1;
    ELSE
      SET @done = 1
    COMMIT
  END TRY
  BEGIN CATCH
    IF @@trancount > 0
      ROLLBACK;
    THROW
  END CATCH
END
GO
SELECT
  1`,
    ],
    [
      'transactsql',
      `while @a < 3 begin
  -- each
  insert into t (a) select 1 insert into t values (2) fetch next from c into @a
end
if @a = 1 if @b = 2 print 'a' else print 'b' else print 'c'
drop table if exists t;
;with q as (select 1 a) delete from q;
if exists (select 1 from t) select 2; else select 3;
begin tran; commit`,
      `WHILE @a < 3
BEGIN
  -- each
  INSERT INTO
    t (a)
  SELECT
    1
  INSERT INTO
    t
  VALUES
    (2)
  FETCH NEXT FROM c INTO @a
END
IF @a = 1
  IF @b = 2
    PRINT 'a'
  ELSE
    PRINT 'b'
ELSE
  PRINT 'c'
DROP TABLE IF EXISTS t;
;
WITH
  q AS (
    SELECT
      1 a
  )
DELETE FROM q;

IF EXISTS (SELECT 1 FROM t)
  SELECT
    2;
ELSE
  SELECT
    3;

BEGIN TRAN;

COMMIT`,
    ],
    [
      'mysql',
      `DELIMITER $$
create definer=\`a\`@\`b\` procedure p(in a int) main: begin declare c cursor for select id from t;
declare exit handler for sqlexception begin rollback; end;
l:loop fetch c into a; if a then leave l; elseif a > 1 then iterate l; else set a = if(a, 1, 2); end if; end loop l;
while a > 0 do set a = a - 1; end while; repeat set a = 1; until a end repeat;
case a when 1 then begin end; else select 1; end case; end main$$
create trigger r before insert on t for each row if new.a < 0 then set new.a = 0; end if$$
DELIMITER ;
begin; drop table if exists t; commit;`,
      `DELIMITER $$
CREATE DEFINER=\`a\`@\`b\` PROCEDURE p(IN a int)
main: BEGIN
  DECLARE c CURSOR FOR
    SELECT
      id
    FROM
      t;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
  END;
  l:loop
    FETCH c INTO a;
    IF a THEN
      LEAVE l;
    ELSEIF a > 1 THEN
      ITERATE l;
    ELSE
      SET a = IF(a, 1, 2);
    END IF;
  END LOOP l;
  WHILE a > 0 DO
    SET a = a - 1;
  END WHILE;
  REPEAT
    SET a = 1;
  UNTIL a
  END REPEAT;
  CASE a
    WHEN 1 THEN
      BEGIN
      END;
    ELSE
      SELECT
        1;
  END CASE;
END main$$

CREATE TRIGGER r BEFORE INSERT ON t FOR EACH ROW
IF new.a < 0 THEN
  SET new.a = 0;
END IF$$
DELIMITER ;
begin;

DROP TABLE IF EXISTS t;

COMMIT;`,
    ],
    [
      'mariadb',
      'begin not atomic declare a int; set a = 1; end; select 1',
      'BEGIN NOT ATOMIC\n  DECLARE a int;\n  SET a = 1;\nEND;\n\nSELECT\n  1',
    ],
    [
      'db2',
      `--#SET TERMINATOR @
create procedure p (in a int) language sql
/* why
   so */
P1: begin atomic
 declare c cursor with return for select a from t;
 for r as d cursor for select a from t do update t set a = 1; end for;
 if a > 1 then signal sqlstate '75000' set message_text = 'a;b'; end if;
end P1@
--#SET TERMINATOR ;
begin declare x int; end;`,
      `--#SET TERMINATOR @
CREATE PROCEDURE p (IN a int) LANGUAGE SQL
/* why
   so */
P1: BEGIN ATOMIC
  DECLARE c CURSOR WITH RETURN FOR
    SELECT
      a
    FROM
      t;
  FOR r AS d CURSOR FOR SELECT a FROM t DO
    UPDATE t
    SET
      a = 1;
  END FOR;
  IF a > 1 THEN
    SIGNAL SQLSTATE '75000' SET message_text = 'a;b';
  END IF;
END P1@
--#SET TERMINATOR ;
BEGIN
  DECLARE x int;
END;`,
    ],
    [
      'sqlite',
      'create trigger if not exists t after insert on a begin delete from b; end; begin immediate; end;',
      'CREATE TRIGGER IF NOT EXISTS t AFTER INSERT ON a\nBEGIN\n  DELETE FROM b;\nEND;\n\nBEGIN IMMEDIATE;\n\nEND;',
    ],
    [
      'bigquery',
      'begin select 1; exception when error then select @@error.message; end; begin transaction; commit;',
      'BEGIN\n  SELECT\n    1;\nEXCEPTION\n  WHEN error THEN\n    SELECT\n      @@error.message;\nEND;\n\nBEGIN TRANSACTION;\n\ncommit;',
    ],
    [
      'snowflake',
      'create function f() returns int as $$ 1 $$; create procedure p() returns int as declare x int; begin return x; end; select 1',
      'CREATE FUNCTION f () returns int AS $$ 1 $$;\n\nCREATE PROCEDURE p() RETURNS int AS\nDECLARE\n  x int;\nBEGIN\n  RETURN x;\nEND;\n\nSELECT\n  1',
    ],
    [
      'postgresql',
      'create function f() returns int begin atomic select 1; end; begin; end;',
      'CREATE FUNCTION f() RETURNS int\nBEGIN ATOMIC\n  SELECT\n    1;\nEND;\n\nBEGIN;\n\nEND;',
    ],
    [
      'plsql',
      "begin <<l>> loop open c for select 1 from dual; x := 'a\n b'; /* c\n * d */ y := 1 -- e\n+ 2; end loop; end;",
      "BEGIN\n  <<l>>\n  LOOP\n    OPEN c FOR\n      SELECT\n        1\n      FROM\n        dual;\n    x := 'a\n b';\n    /* c\n     * d */ y := 1 -- e\n      + 2;\n  END LOOP;\nEND;",
    ],
  ])('%s: %s', async (dialect, sql, formatted) => {
    expect(await report('format', sql, { dialect })).toEqual({ value: formatted, notices: [] });
    expect(await format(formatted, { dialect })).toBe(formatted);
  });

  it.each<[string, string, number]>([
    ['transactsql', 'if @a = 1 begin select 1; end else select 2; select 3', 2],
    ['transactsql', 'create proc p with execute as owner as select 1; select 2;\nGO\nselect 3', 2],
    ['mysql', 'create procedure p() begin select 1; end; select 2', 2],
    ['mysql', 'create function f(a int) returns int return case when a then 1 end; select 2', 2],
    ['mysql', 'create trigger t before insert on a for each row set new.b = if(new.c, 1, 2); select 2', 2],
    ['mysql', 'drop procedure if exists p; create table if not exists event (id int); begin work; commit', 4],
    ['snowflake', 'create procedure p() returns int execute as caller as $$ x $$; select 2', 2],
    ['singlestoredb', 'create function f() returns table as return select 1; select 2', 2],
    ['plsql', "create function f return int as language java name 'a;b'; select 2 from dual", 2],
    ['sqlite', 'begin; select 1; end; begin exclusive; end transaction', 5],
  ])('are one statement in %s: %s', async (dialect, sql, statements) => {
    expect(await run('count', sql, { dialect })).toEqual({ statements });
  });
});

describe('bodies of functions', () => {
  it.each([
    [
      'create function f() returns int as $body$ declare x int; begin select 1 into x; return x; end; $body$ language plpgsql;',
      'CREATE FUNCTION f () returns int AS $body$\nDECLARE\n  x int;\nBEGIN\n  SELECT\n    1 INTO x;\n  RETURN x;\nEND;\n$body$ language plpgsql;',
    ],
    [
      'create function f(int) returns int language sql as $$ select $1; select 2 $$',
      'CREATE FUNCTION f (int) returns int language sql AS $$\nSELECT\n  $1;\nSELECT\n  2\n$$',
    ],
    ['do $$ begin null; end $$', 'DO $$\nBEGIN\n  NULL;\nEND\n$$'],
    ["do $$ begin 'a; end $$", "DO $$ begin 'a; end $$"],
    [
      'create function f() returns int as $$ return 1; $$ language plv8',
      'CREATE FUNCTION f () returns int AS $$ return 1; $$ language plv8',
    ],
    ['select $$ select 1 $$', 'SELECT\n  $$ select 1 $$'],
  ])('%j', async (sql, formatted) => {
    const options = { dialect: 'postgresql', bodies: 'format' };
    expect(await format(sql, options)).toBe(formatted);
    expect(await format(formatted, options)).toBe(formatted);
  });
});

it('leaves what is nested too deeply', async () => {
  const deep = `select ${'('.repeat(5_000)}1${')'.repeat(5_000)}`;
  expect((await report('format', deep)).error).toBe('Statement 1 is nested too deeply to format.');
  expect(await run('format', `${deep}; select 1`)).toBe(`${deep};\n\nSELECT\n  1`);
});

it('leaves a statement whose formatting takes too long, and formats the others', async () => {
  const long = `select ${'between '.repeat(300)}`;
  let limited = 0;
  const limit: Limit = (_work, _milliseconds, { code, params, at }) => {
    limited++;
    throw new ToolError(code, params, at);
  };
  const whole = { tool, logic: logic as unknown as Logic };
  expect(await runOperation(whole, 'format', `${long};select 1`, {}, {}, limit)).toMatchObject({
    value: `${long.trim()};\n\nSELECT\n  1`,
    notices: [{ code: 'too-slow', params: { n: 1, seconds: 10 } }],
  });
  expect(limited).toBe(1);
});

it.each(['{', '{{', '{%', '${', '#{', '@[', '@"', '$', '/\n', 'go\n', 'copy from ', '\\g', 'case when a then b;'])(
  'reads many %j in time that grows with their length',
  async (sign) => {
    for (const dialect of ['transactsql', 'mysql'] as const) {
      const { options, shell } = await loadDialect(dialect);
      const lexer = new Lexer(options, true);
      const read = (length: number) => parseOrUndefined(() => split(sign.repeat(length), lexer, shell));
      expect(await growsLinearly(read, 20_000)).toBe(true);
    }
  },
);

describe('long lists of values', () => {
  const values = Array.from({ length: 25 }, (_, index) => (index % 2 === 0 ? `-${index}` : `'v ${index}'`));
  const sql = `select a from t where b in (${values.join(',')}) and c in (1, 2)`;

  it('have several on a line', async () => {
    const formatted = await format(sql, { expressionWidth: 40 });
    const lines = formatted.split('\n').filter((line) => line.startsWith('    '));
    expect(lines.length).toBeLessThan(10);
    expect(maxOf(lines.map((line) => line.trim().length))).toBeLessThanOrEqual(40);
    expect(formatted.replaceAll(/\s/g, '')).toBe(
      sql
        .replaceAll(/\s/g, '')
        .replace('select', 'SELECT')
        .replace('from', 'FROM')
        .replace('where', 'WHERE')
        .replaceAll('in(', 'IN(')
        .replace('and', 'AND'),
    );
    expect(await format(formatted, { expressionWidth: 40 })).toBe(formatted);
  });

  it('stay in a column up to twenty', async () => {
    const formatted = await format(`select a from t where b in (${values.slice(0, 20).join(',')})`);
    expect(formatted.split('\n').filter((line) => line.startsWith('    '))).toHaveLength(20);
  });
});

it('gives each run its own result, though it keeps the last one', async () => {
  const first = await format('select a; select b');
  expect(await format('select a; select c')).toBe(first.replace('b', 'c'));
  expect(await format('select a; select b', { keywordCase: 'lower' })).toBe(first.toLowerCase());
  expect(await format('select a; select b')).toBe(first);
});

describe('split', () => {
  it('ends no statement in a comment of MySQL', async () => {
    expect(await run('split', 'select a #b; c\nfrom t;select 2')).toBe(
      'number,line,statement\n1,1,"select a #b; c\nfrom t"\n2,2,select 2',
    );
  });

  it('keeps texts between dollar signs whole where no dialect is chosen', async () => {
    const statement = 'CREATE FUNCTION f() RETURNS int AS $a$ begin  return 1;  end; $a$ LANGUAGE plpgsql';
    expect(await run('split', `${statement};select $$b;  c$$`)).toBe(
      `number,line,statement\n1,1,${statement}\n2,1,select $$b;  c$$`,
    );
    expect(await run('format', 'select $$b;  c$$')).toBe('SELECT\n  $$b;  c$$');
  });

  it('names the line of each statement', async () => {
    const sql = 'select \';\';\n-- c\n\nselect "a\r\nb"; ;select 3';
    expect(await run('split', sql)).toBe(
      'number,line,statement\n1,1,select \';\'\n2,2,"-- c\n\nselect ""a\r\nb"""\n3,5,select 3',
    );
  });
});

describe('fill', () => {
  it('takes nothing in a comment of MySQL for a placeholder', async () => {
    expect(await run('fill', 'select a #why? :b\nfrom t where a = ? and b = :b', { values: '1\nb = 2' })).toBe(
      'select a #why? :b\nfrom t where a = 1 and b = 2',
    );
  });

  it('replaces placeholders by values, by name and in order', async () => {
    const sql = `select ':id', a from t where id = :id and b = ? and c = %(c d)s and d = \${e} and f = $1 and g = ?`;
    expect(await report('fill', sql, { values: ":id = 7\n'x = y'\ne = now()" })).toEqual({
      value:
        "select ':id', a from t where id = 7 and b = 'x = y' and c = %(c d)s and d = now() and f = 'x = y' and g = ?",
      notices: ['1 value for ? is missing. Write one value per line.'],
    });
  });

  it.each<[string, string, string, DialectId?]>([
    ['z = ?', '? = 5', 'z = 5'],
    ['a = ? and b = ?', "? = 'x'\n?=7", "a = 'x' and b = 7"],
    ['a = %s and b = :c and d = %s', '1\nc = 2\n%s = 3', 'a = 1 and b = 2 and d = 3'],
    ['a = ?2 and b = ?1', '?1 = 1\n2 = 2', 'a = 2 and b = 1', 'sqlite'],
  ])('%s with %j', async (sql, values, value, dialect = 'sql') => {
    expect(await report('fill', sql, { values, dialect })).toEqual({ value, notices: [] });
  });

  it('says how the missing values are written', async () => {
    expect(await report('fill', 'a = ? and b = :b and c = ?', { values: 'b =' })).toMatchObject({
      notices: ['1 placeholder has no value: :b', '2 values for ? are missing. Write one value per line.'],
    });
  });

  const noted = (value: string, quoted: string) =>
    `“${value}” was inserted as SQL. If it is a string, write ${quoted}.`;

  it.each<[string, string, DialectId?]>([
    ["O'Brien", "'O''Brien'"],
    ['Ada Lovelace', "'Ada Lovelace'"],
    ['a@b.example', "'a@b.example'"],
    ['2024-01-05', "'2024-01-05'"],
    ['12:30', "'12:30'"],
    ['5 -- five', "'5 -- five'"],
    ['3fa85f64-5717', "'3fa85f64-5717'"],
    ["C:\\it's", "'C:\\it''s'", 'postgresql'],
    ["C:\\it's", "'C:\\\\it''s'", 'mysql'],
    ["C:\\it's", "'C:\\\\it\\'s'", 'bigquery'],
  ])('reports the text %s without quotes', async (text, quoted, dialect = 'sql') => {
    expect(await report('fill', 'a = :a', { values: `a = ${text}`, dialect })).toEqual({
      value: `a = ${text}`,
      notices: [noted(text, quoted)],
    });
  });

  it.each([
    "'x'",
    '-1.5e3',
    '0xFF',
    'NULL',
    'true',
    'current_timestamp',
    'now()',
    "date '2024-01-05'",
    "'a' || 'b'",
    '1, 2, 3',
    '(select max(a) from t)',
    '5::int',
    'array[1, 2]',
  ])('takes %s as it is', async (text) => {
    expect(await report('fill', 'a = :a', { values: `a = ${text}`, dialect: 'postgresql' })).toEqual({
      value: `a = ${text}`,
      notices: [],
    });
  });

  it('takes the name of a table for a template', async () => {
    expect(await report('fill', 'select 1 from {{ t }}', { values: 't = users' })).toEqual({
      value: 'select 1 from users',
      notices: [],
    });
  });
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of other languages
describe('as a literal', () => {
  const sql = 'select \'\\\' as "a", `b`, ${c} \n  from """t"""\n';
  it.each<[string, string]>([
    ['javascript', '`select \'\\\\\' as "a", \\`b\\`, \\${c} \n  from """t"""\n`'],
    ['java', '"""\nselect \'\\\\\' as "a", `b`, ${c}\\s\n  from \\"""t\\"""\n"""'],
    ['python', '"""select \'\\\\\' as "a", `b`, ${c} \n  from \\"\\"\\"t\\"\\"\\"\n"""'],
    ['csharp', '@"select \'\\\' as ""a"", `b`, ${c} \n  from """"""t""""""\n"'],
    ['php', '\'select \\\'\\\\\\\' as "a", `b`, ${c} \n  from """t"""\n\''],
  ])('of %s', async (language, literal) => {
    expect(await run('toLiteral', sql, { language })).toBe(literal);
  });

  it('of Java keeps indentation and line ends', async () => {
    expect(await run('toLiteral', '  a\r\n  b', { language: 'java' })).toBe('"""\n  a\\r\n  b\\\n"""');
  });

  it('of nothing is nothing', async () => {
    expect(await run('toLiteral', '')).toBe('');
  });
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts of other languages

it('keeps a number that begins with its point and ends with a suffix', async () => {
  expect(await run('format', 'select .5f, a + .25d from dual', { dialect: 'plsql' })).toBe(
    'SELECT\n  .5f,\n  a + .25d\nFROM\n  dual',
  );
});

// SQL:2016 part 2, 11.3 to 11.8, 11.72, 10.10
it.each([
  [
    'create table t (id int primary key, b int references u(id) on delete cascade)',
    'CREATE TABLE t ( id int PRIMARY KEY, b int REFERENCES u (id) ON DELETE CASCADE )',
  ],
  [
    'create table t (a int generated by default as identity, foreign key (a) references u on update no action)',
    'CREATE TABLE t ( a int GENERATED BY DEFAULT AS IDENTITY, FOREIGN KEY (a) REFERENCES u ON UPDATE NO ACTION )',
  ],
  ['alter table t add constraint c primary key (key)', 'ALTER TABLE t ADD CONSTRAINT c PRIMARY KEY (key)'],
  ['drop view if exists v cascade', 'DROP VIEW IF EXISTS v CASCADE'],
  ['create sequence s start with 1 increment by 2', 'CREATE SEQUENCE s START WITH 1 INCREMENT BY 2'],
  ['select a from t order by a nulls last', 'SELECT a FROM t ORDER BY a NULLS LAST'],
  ['select action, level, first from t', 'SELECT action, level, first FROM t'],
])('writes keywords of definitions in one case: %s', async (input, output) => {
  expect(String(await run('format', input)).replaceAll(/\s+/g, ' ')).toBe(output);
});

it('keeps the clauses of a dialect', async () => {
  expect(await run('format', 'select a from t start with b = 1 connect by prior a = b', { dialect: 'plsql' })).toBe(
    'SELECT\n  a\nFROM\n  t\nSTART WITH b = 1\nCONNECT BY PRIOR a = b',
  );
});

describe('a keyword as a name', () => {
  it.each([
    ['select user, value, a.order, key from t', 'SELECT user, value, a.order, key FROM t'],
    [
      'select count(*) as value from t where key in (1) order by year desc',
      'SELECT count(*) AS value FROM t WHERE key IN (1) ORDER BY year DESC',
    ],
    ['insert into t (key, value) values (null, default)', 'INSERT INTO t (key, value) VALUES (NULL, DEFAULT)'],
    ['create table t (value int, key varchar(9))', 'CREATE TABLE t (value int, key varchar(9))'],
    ['select case when value then key else null end from t', 'SELECT CASE WHEN value THEN key ELSE NULL END FROM t'],
    ['select Value /* key */, user from t', 'SELECT Value /* key */, user FROM t'],
    // Table names are case-sensitive in MySQL on Linux (MySQL 8.4 Reference Manual, 11.2.3 Identifier Case Sensitivity).
    [
      'select id, user, Date from Orders o join User u on u.id=o.user_id',
      'SELECT id, user, Date FROM Orders o JOIN User u ON u.id = o.user_id',
    ],
    ['select a from Order, User u, Group', 'SELECT a FROM Order, User u, Group'],
    ['select t.End, Default.a Value from only User', 'SELECT t.End, Default.a Value FROM ONLY User'],
    ['update User set Key = 1', 'UPDATE User SET Key = 1'],
    ['merge into User as Key using Value v on a = b', 'merge INTO User AS Key USING Value v ON a = b'],
    ['with User as (select 1 Value) select 2', 'WITH User AS ( SELECT 1 Value ) SELECT 2'],
    ['alter table User rename column Date to Value', 'ALTER TABLE User RENAME COLUMN Date TO Value'],
    ['drop table if exists User cascade', 'DROP TABLE IF EXISTS User CASCADE'],
    ['create index Key on User using btree (Date)', 'CREATE INDEX Key ON User USING btree (Date)'],
    [
      'select a from t left join lateral (select 1) User on true',
      'SELECT a FROM t LEFT JOIN LATERAL ( SELECT 1 ) User ON TRUE',
    ],
    ["select interval '1' day, true from t for update", "SELECT interval '1' DAY, TRUE FROM t FOR UPDATE"],
    ['select a is distinct from null from t', 'SELECT a IS DISTINCT FROM NULL FROM t'],
  ])('keeps its case in %s', async (input, output) => {
    const formatted = String(await run('format', input, { dialect: 'postgresql' }));
    expect(formatted.replaceAll(/\s+/g, ' ')).toBe(output);
  });

  it('keeps its case in blocks', async () => {
    const procedure =
      'create procedure User(in Key int) begin declare Value int; fetch c into Date; if Value > 1 then call User(Value); end if; end';
    const formatted = String(await format(procedure, { dialect: 'mysql' }));
    expect(formatted.replaceAll(/\s+/g, ' ')).toBe(
      'CREATE PROCEDURE User(IN Key int) BEGIN DECLARE Value int; FETCH c INTO Date; IF Value > 1 THEN CALL User(Value); END IF; END',
    );
  });

  const name = fc.constantFrom('Date', 'Index', 'Key', 'Language', 'Option', 'Row', 'System', 'User', 'Value', 'Year');
  const templates: readonly ((t: string, u: string, a: string, b: string) => string)[] = [
    (t, u, a, b) =>
      `select ${a}, ${t}.${b} as ${u}, 1 ${a} from ${t} join ${u} ${b} on ${b}.${a} = ${t}.${a} where ${a} > 1`,
    (t, u, a, b) =>
      `select x ${a}, max(${b}) from ${t} x, ${u} y group by ${a}, ${b} having ${b} = 1 order by ${a} desc, ${b}`,
    (t, u, a, b) => `insert into ${t} (${a}, ${b}) select ${b}, x.${a} from ${u} x left join ${t} on ${a} is null`,
    (t, u, a, b) => `update ${t} set ${a} = ${b} + 1, ${b} = (select ${a} from ${u}) where ${a} in (1, 2)`,
    (t, u, a, b) =>
      `create table ${t} (${a} int not null, ${b} int, primary key (${a}), foreign key (${b}) references ${u} (${a}))`,
    (t, u, a, b) => `with ${t} as (select 1 as ${a}) select ${a} from ${t} union all select ${b} from ${u}`,
    (t, u, a) => `delete from ${t} where exists (select ${a} from ${u} where ${u}.${a} = ${t}.${a})`,
  ];

  it('keeps its case in every dialect, wherever it is a table, column or alias', async () => {
    // N1QL has no CREATE TABLE.
    const withTables = dialects.filter((dialect) => dialect !== 'n1ql');
    // The keywords of the templates are in lower case.
    const namesOf = (text: unknown) => String(text).match(/[A-Z][a-z]+/g);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...withTables),
        fc.constantFrom(...templates),
        fc.tuple(name, name, name, name),
        async (dialect, template, names) => {
          const sql = template(...names);
          expect(namesOf(await format(sql, { dialect }))).toEqual(namesOf(sql));
          expect(namesOf(await run('minify', sql, { dialect }))).toEqual(namesOf(sql));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('follows the case of identifiers', async () => {
    expect(await run('format', 'select Value from t', { dialect: 'sql', identifierCase: 'upper' })).toContain('VALUE');
    expect(await run('format', 'select Value from t', { dialect: 'sql', identifierCase: 'lower' })).toContain('value');
  });

  it('leaves the lists of options to the case of keywords', async () => {
    const formatted = await run('format', 'explain (analyze, verbose) select 1', { dialect: 'postgresql' });
    expect(formatted).toContain('(\n  ANALYZE,\n  VERBOSE\n)');
  });
});
