/** How fast SQL is formatted, minified and split. Run: npx tsx bench/development/sql.ts */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/sql-prettify/logic.ts';
import tool from '../../src/tools/sql-prettify/tool.ts';
import { measure } from '../shared/measure.ts';
import { makeRandom } from '../shared/random-words.ts';

/** A script of queries and inserts. */
function makeSql(size: number): string {
  const { random, someWords } = makeRandom();
  const statements: string[] = [];
  for (let id = 0, length = 0; length < size; id++) {
    const [a, b, c] = someWords(3);
    const statement =
      id % 2 === 0
        ? `select t.${a}, count(*) as ${b}, case when t.${c} > ${random(100)} then 'x' else "y" end from ${a} t left join ${b} u on t.id = u.id where t.${c} in (1, 2, 3) and u.${a} like '%${b}%' group by t.${a} order by 2 desc; -- ${id}`
        : `insert into ${a} (id, ${b}, ${c}) values (${id}, '${someWords(4).join(' ')}', ${random(1_000_000) / 7});`;
    statements.push(statement);
    length += statement.length + 1;
  }
  return statements.join('\n');
}

const ctx = plainContext();
let width = 50;
/** With another option each time: unchanged statements of the last run are known. */
const format = (sql: string) =>
  execute(logic, tool, 'format', sql, { dialect: 'postgresql', expressionWidth: 50 + (width++ % 10) }, ctx);
const run = (operation: string, sql: string) => execute(logic, tool, operation, sql, { dialect: 'postgresql' }, ctx);

const sql = makeSql(2 ** 20);
await measure('10 kB formatted (limit 100 ms)', () => format(sql.slice(0, 10_000)));
await measure('100 kB formatted (limit 800 ms)', () => format(sql.slice(0, 100_000)));
await measure('1 MB formatted (limit 6 s)', () => format(sql));
await measure('1 MB formatted again, with one statement changed', () => run('format', `select ${width++};${sql}`));
await measure('1 MB minified', () => run('minify', sql));
await measure('1 MB split', () => run('split', sql));
