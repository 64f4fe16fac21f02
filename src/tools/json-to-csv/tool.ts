import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';

const delimiters = ['comma', 'semicolon', 'tab', 'pipe', 'custom'] as const;
const nesting = { more: true, group: 'nesting' } as const;
const columns = { more: true, group: 'columns' } as const;
const values = { more: true, group: 'values' } as const;
const file = { more: true, group: 'file' } as const;

const customDelimiter = text('::', {
  maxLength: 20,
  pattern: String.raw`[^\r\n"]+`,
  when: { field: 'delimiter', is: 'custom' },
});
const quote = text('"', { pattern: '[!-~]', ...file });
const pathStyle = choice(['dot', 'slash', 'underscore', 'brackets'], 'dot', nesting);
const whenFlat = { when: { field: 'nested', is: 'flatten' } } as const;

/** Where the records are, and which columns they make. */
const records = {
  nested: choice(['flatten', 'json', 'omit'], 'flatten'),
  arrays: choice(['columns', 'join', 'json', 'rows'], 'columns', whenFlat),
  joinWith: text('; ', { maxLength: 20, when: { field: 'arrays', is: 'join' } }),
  records: text(),
  single: choice(['row', 'pairs'], 'row', nesting),
  pathStyle,
  depth: int(null, { optional: true, min: 1, max: 1_000, ...whenFlat, ...nesting }),
} as const;

/** The same, and which of the columns are written. */
const table = {
  ...records,
  columns: choice(['all', 'first', 'list'], 'all', columns),
  columnList: text('', { multiline: true, when: { field: 'columns', is: 'list' }, ...columns }),
  sortColumns: flag(false, columns),
} as const;

const header = flag(true);
const nulls = text('', { maxLength: 100, ...values });
const booleans = choice(['lower', 'upper', 'digits'], 'lower', values);

/** Time limit of a regular expression in a JSONPath, in milliseconds. */
const stallAfter = 2_000;

export default defineTool({
  category: 'development',
  icon: 'table-export',
  createdAt: '2023-06-18',
  shortName: 'csv',
  operations: {
    toCsv: {
      input: 'json',
      output: 'csv',
      inverse: 'fromCsv',
      details: 'measure',
      stallAfter,
      primary: ['delimiter', 'nested', 'arrays'],
      options: {
        delimiter: choice(delimiters, 'comma'),
        customDelimiter,
        ...table,
        header,
        nulls,
        booleans,
        decimalComma: flag(false, values),
        escapeFormulas: flag(false, values),
        lineEnding: choice(['crlf', 'lf'], 'crlf', file),
        quoting: choice(['needed', 'all', 'text'], 'needed', file),
        quote,
        bom: flag(false, file),
        separatorLine: flag(false, file),
      },
      fileName: { by: 'delimiter', names: { tab: 'json-to-csv.tsv' } },
      components: { result: 'plain-csv', note: 'column-picker' },
      views: [{ name: 'text' }, { name: 'table', component: 'csv-rows' }],
      examples: [
        {
          id: 'missingFields',
          input: '[{"id":1,"name":"Smith, John"},{"id":9007199254740993,"note":1.10}]',
          output: 'id,name,note\r\n1,"Smith, John",\r\n9007199254740993,,1.10\r\n',
        },
        {
          id: 'nestedValues',
          input: '{"user":{"name":"Ada","tags":["math","code"]}}',
          output: 'user.name,user.tags.0,user.tags.1\r\nAda,math,code\r\n',
        },
        {
          id: 'rowPerItem',
          input: '[{"id":1,"tags":["a","b"]},{"id":2,"tags":[]}]',
          options: { arrays: 'rows', delimiter: 'semicolon' },
          output: 'id;tags\r\n1;a\r\n1;b\r\n2;\r\n',
        },
        {
          id: 'forExcel',
          input: '[{"item":"Pen","price":1.5},{"item":"Ink","price":12.25}]',
          options: { delimiter: 'semicolon', decimalComma: true },
          output: 'item;price\r\nPen;1,5\r\nInk;12,25\r\n',
        },
        {
          id: 'jsonLines',
          input: '{"level":"info","msg":"started"}\n{"level":"warn","msg":"slow"}',
          output: 'level,msg\r\ninfo,started\r\nwarn,slow\r\n',
        },
      ],
    },
    fromCsv: {
      input: 'csv',
      output: 'json',
      inverse: 'toCsv',
      primary: ['delimiter', 'types', 'unflatten'],
      options: {
        delimiter: choice(['auto', ...delimiters], 'auto'),
        customDelimiter,
        header,
        types: choice(['text', 'detect'], 'text'),
        unflatten: flag(),
        indent: choice(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'tab'], '2'),
        empties: choice(['text', 'null', 'omit'], 'text', values),
        pathStyle: choice(['dot', 'slash', 'underscore', 'brackets'], 'dot', {
          when: { field: 'unflatten', is: true },
          ...nesting,
        }),
        emptyLines: choice(['skip', 'blank', 'keep'], 'skip', file),
        comment: text('', { maxLength: 20, ...file }),
        quote,
      },
      examples: [
        {
          id: 'quotedField',
          input: 'id,name\n9007199254740993,"Smith, John"',
          output: '[\n  {\n    "id": "9007199254740993",\n    "name": "Smith, John"\n  }\n]\n',
        },
        {
          id: 'detectedTypes',
          input: 'name,age,active\nAda,36,true',
          options: { types: 'detect' },
          output: '[\n  {\n    "name": "Ada",\n    "age": 36,\n    "active": true\n  }\n]\n',
        },
        {
          id: 'semicolons',
          input: 'user.name;user.tags.0;active;zip\nAda;math;true;08123',
          options: { types: 'detect', unflatten: true, indent: '0' },
          output: '[{"user":{"name":"Ada","tags":["math"]},"active":true,"zip":"08123"}]\n',
        },
      ],
    },
    toMarkdownTable: {
      input: 'json',
      alsoTakes: { csv: {} },
      output: 'text',
      stallAfter,
      primary: ['nested', 'arrays'],
      options: { ...table, nulls, booleans },
      components: { note: 'column-picker' },
      examples: [
        {
          id: 'numbersAndPipes',
          input: '[{"id":1,"name":"a|b"},{"id":2}]',
          output: '| id | name |\n| --: | --- |\n| 1 | a\\|b |\n| 2 |  |\n',
        },
        {
          id: 'nestedValues',
          input: '[{"name":"demo","size":{"w":2,"h":3}}]',
          output: '| name | size.w | size.h |\n| --- | --: | --: |\n| demo | 2 | 3 |\n',
        },
      ],
    },
    toHtmlTable: {
      input: 'json',
      alsoTakes: { csv: {} },
      output: 'html',
      stallAfter,
      primary: ['nested', 'arrays', 'header'],
      options: { ...table, header, nulls, booleans },
      components: { note: 'column-picker' },
      examples: [
        {
          id: 'escapedText',
          input: '[{"id":1,"name":"a < b"}]',
          output:
            '<table>\n  <thead>\n    <tr><th>id</th><th>name</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>1</td><td>a &lt; b</td></tr>\n  </tbody>\n</table>\n',
        },
        {
          id: 'withoutHeader',
          input: '[{"a":1,"b":2}]',
          options: { header: false },
          output: '<table>\n  <tbody>\n    <tr><td>1</td><td>2</td></tr>\n  </tbody>\n</table>\n',
        },
      ],
    },
    toInsert: {
      input: 'json',
      alsoTakes: { csv: {} },
      output: 'sql',
      stallAfter,
      primary: ['table', 'dialect', 'nested'],
      options: {
        table: text('records', { maxLength: 200 }),
        dialect: choice(['standard', 'postgresql', 'mysql', 'sqlite', 'transactsql'], 'standard'),
        rowsPerStatement: int(100, { min: 1, max: 1_000, more: true }),
        ...table,
      },
      components: { note: 'column-picker' },
      examples: [
        {
          id: 'quotesAndNulls',
          input: '[{"id":1,"name":"O\'Neil","on":true},{"id":2,"name":null}]',
          options: { table: 'users' },
          output: 'INSERT INTO "users" ("id", "name", "on") VALUES\n  (1, \'O\'\'Neil\', TRUE),\n  (2, NULL, NULL);\n',
        },
        {
          id: 'mysql',
          input: '[{"id":1,"order":"A-1"}]',
          options: { table: 'items', dialect: 'mysql' },
          output: "INSERT INTO `items` (`id`, `order`) VALUES\n  (1, 'A-1');\n",
        },
        {
          id: 'csvRows',
          input: 'id,zip,note\n1,08123,"red, blue"\n2,80331,',
          options: { table: 'places' },
          output:
            'INSERT INTO "places" ("id", "zip", "note") VALUES\n  (1, \'08123\', \'red, blue\'),\n  (2, \'80331\', NULL);\n',
        },
      ],
    },
    measure: {
      input: 'json',
      output: { rows: 'number', columns: 'number' },
      facts: ['rows', 'columns'],
      internal: true,
      stallAfter,
      options: { ...table, nulls },
      examples: [{ id: 'twoColumns', input: '[{"a":1},{"b":2}]', output: { rows: 2, columns: 2 } }],
    },
    listColumns: {
      input: 'json',
      output: typedValue<readonly string[]>(),
      internal: true,
      stallAfter,
      options: records,
      examples: [{ id: 'nestedColumns', input: '[{"b":1},{"a":{"c":2}}]', output: ['b', 'a.c'] }],
    },
  },
});
