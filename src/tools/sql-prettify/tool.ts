import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const dialect = choice(
  [
    'sql',
    'bigquery',
    'db2',
    'hive',
    'mariadb',
    'mysql',
    'n1ql',
    'plsql',
    'postgresql',
    'redshift',
    'spark',
    'transactsql',
    'sqlite',
    'clickhouse',
    'db2i',
    'duckdb',
    'singlestoredb',
    'snowflake',
    'tidb',
    'trino',
  ],
  'sql',
);

const letters = ['preserve', 'upper', 'lower'] as const;
const cases = { more: true, group: 'cases' } as const;
const lines = { more: true, group: 'lines' } as const;

export default defineTool({
  category: 'development',
  icon: 'sql',
  shortName: 'sql',
  page: { initialInput: 'select field1,field2,field3 from my_table where my_condition;' },
  operations: {
    format: {
      input: 'sql',
      output: 'sql',
      details: 'count',
      stallAfter: 10_000,
      primary: ['dialect', 'keywordCase', 'indent'],
      options: {
        dialect,
        keywordCase: choice(['upper', 'lower', 'preserve'], 'upper'),
        indent: choice(['1', '2', '3', '4', '5', '6', '7', '8', 'tab'], '2'),
        indentStyle: choice(['standard', 'tabularLeft', 'tabularRight'], 'standard'),
        placeholders: flag(true),
        functionCase: choice(letters, 'preserve', cases),
        dataTypeCase: choice(letters, 'preserve', cases),
        identifierCase: choice(letters, 'preserve', cases),
        expressionWidth: int(50, { min: 1, max: 200, slider: [20, 120], ...lines }),
        blankLines: int(1, { min: 0, max: 5, ...lines }),
        logicalOperators: choice(['before', 'after'], 'before', lines),
        leadingCommas: flag(false, lines),
        semicolonOnOwnLine: flag(false, lines),
        denseOperators: flag(false, lines),
        bodies: choice(['keep', 'format'], 'keep', { more: true, group: 'lines' }),
      },
      examples: [
        {
          id: 'select',
          input: 'select field1,field2,field3 from my_table where my_condition;',
          output: 'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;',
        },
        {
          id: 'upsert',
          input: "insert into t(a,b) values (1,'x'),(2,'y') on conflict (a) do update set b=excluded.b returning *;",
          options: { dialect: 'postgresql' },
          output:
            "INSERT INTO\n  t (a, b)\nVALUES\n  (1, 'x'),\n  (2, 'y')\nON CONFLICT (a) DO UPDATE\nSET\n  b = excluded.b\nRETURNING\n  *;",
        },
        {
          id: 'transactSql',
          input: 'select [a] from [dbo].[t] where x=@p;\nGO\nselect 2',
          options: { dialect: 'transactsql' },
          output: 'SELECT\n  [a]\nFROM\n  [dbo].[t]\nWHERE\n  x = @p;\nGO\nSELECT\n  2',
        },
        {
          id: 'join',
          input:
            'select c.name, sum(o.total) from customers c left join orders o on o.customer_id = c.id group by c.name having sum(o.total) > 100',
          output:
            'SELECT\n  c.name,\n  sum(o.total)\nFROM\n  customers c\n  LEFT JOIN orders o ON o.customer_id = c.id\nGROUP BY\n  c.name\nHAVING\n  sum(o.total) > 100',
        },
        {
          id: 'placeholders',
          input: 'select * from {{ ref("orders") }} where created = {{ day }}',
          output: 'SELECT\n  *\nFROM\n  {{ ref("orders") }}\nWHERE\n  created = {{ day }}',
        },
      ],
    },
    minify: {
      input: 'sql',
      output: 'sql',
      details: 'count',
      primary: ['dialect'],
      options: { dialect },
      examples: [
        {
          id: 'comments',
          input: 'SELECT\n  a, -- the first\n  b\nFROM\n  t\nWHERE\n  a = 1;',
          output: 'SELECT a,b FROM t WHERE a=1;',
        },
        {
          id: 'hint',
          input: 'SELECT /*+ INDEX(t i) */ *\nFROM t -- all\nWHERE id = 7;',
          options: { dialect: 'plsql' },
          output: 'SELECT /*+ INDEX(t i) */ * FROM t WHERE id=7;',
        },
      ],
    },
    split: {
      input: 'sql',
      output: 'csv',
      primary: ['dialect'],
      options: { dialect },
      examples: [
        {
          id: 'semicolon',
          input: "select ';' as a;\ninsert into t values (1);",
          output: "number,line,statement\n1,1,select ';' as a\n2,2,insert into t values (1)",
        },
        {
          id: 'dollarQuotes',
          input: 'create function f() returns int as $$ begin return 1; end $$ language plpgsql;\nselect f();',
          options: { dialect: 'postgresql' },
          output:
            'number,line,statement\n1,1,create function f() returns int as $$ begin return 1; end $$ language plpgsql\n2,2,select f()',
        },
      ],
    },
    toLiteral: {
      input: 'sql',
      output: 'text',
      countsFinalLineBreak: true,
      primary: ['language'],
      options: { language: choice(['javascript', 'java', 'python', 'csharp', 'php'], 'javascript') },
      examples: [
        { id: 'templateLiteral', input: "select 'a\\b'\nfrom `t`", output: "`select 'a\\\\b'\nfrom \\`t\\``" },
        { id: 'verbatim', input: 'select "a"', options: { language: 'csharp' }, output: '@"select ""a"""' },
      ],
    },
    count: {
      input: 'sql',
      output: { statements: 'number' },
      facts: ['statements'],
      internal: true,
      options: { dialect },
      examples: [{ id: 'two', input: "select ';'; select 2", output: { statements: 2 } }],
    },
    fill: {
      input: 'sql',
      output: 'sql',
      primary: ['dialect'],
      needs: 'values',
      options: { values: text('', { multiline: true, document: 'text', place: 'input' }), dialect },
      examples: [
        {
          id: 'named',
          input: 'select * from users where id = :id and name = :name',
          options: { values: "id = 7\nname = 'Ada'" },
          output: "select * from users where id = 7 and name = 'Ada'",
        },
        {
          id: 'positions',
          input: 'select * from users where id = ? and active = ?',
          options: { values: '7\ntrue' },
          output: 'select * from users where id = 7 and active = true',
        },
      ],
    },
  },
});
