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
          id: 'format1',
          input: 'select field1,field2,field3 from my_table where my_condition;',
          output: 'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;',
        },
        {
          id: 'format2',
          input: "insert into t(a,b) values (1,'x'),(2,'y') on conflict (a) do update set b=excluded.b returning *;",
          options: { dialect: 'postgresql' },
          output:
            "INSERT INTO\n  t (a, b)\nVALUES\n  (1, 'x'),\n  (2, 'y')\nON CONFLICT (a) DO UPDATE\nSET\n  b = excluded.b\nRETURNING\n  *;",
        },
        {
          id: 'format3',
          input: 'select [a] from [dbo].[t] where x=@p;\nGO\nselect 2',
          options: { dialect: 'transactsql' },
          output: 'SELECT\n  [a]\nFROM\n  [dbo].[t]\nWHERE\n  x = @p;\nGO\nSELECT\n  2',
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
          id: 'minify1',
          input: 'SELECT\n  a, -- the first\n  b\nFROM\n  t\nWHERE\n  a = 1;',
          output: 'SELECT a,b FROM t WHERE a=1;',
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
          id: 'split1',
          input: "select ';' as a;\ninsert into t values (1);",
          output: "number,line,statement\n1,1,select ';' as a\n2,2,insert into t values (1)",
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
        { id: 'toLiteral1', input: "select 'a\\b'\nfrom `t`", output: "`select 'a\\\\b'\nfrom \\`t\\``" },
        { id: 'toLiteral2', input: 'select "a"', options: { language: 'csharp' }, output: '@"select ""a"""' },
      ],
    },
    count: {
      input: 'sql',
      output: { statements: 'number' },
      facts: ['statements'],
      internal: true,
      options: { dialect },
      examples: [{ id: 'count1', input: "select ';'; select 2", output: { statements: 2 } }],
    },
    fill: {
      input: 'sql',
      output: 'sql',
      primary: ['dialect'],
      options: { values: text('', { multiline: true, document: 'text', place: 'input' }), dialect },
      examples: [
        {
          id: 'fill1',
          input: 'select * from users where id = :id and name = :name',
          options: { values: "id = 7\nname = 'Ada'" },
          output: "select * from users where id = 7 and name = 'Ada'",
        },
      ],
    },
  },
});
