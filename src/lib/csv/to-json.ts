import { readCsv } from '#lib/csv/read.ts';
import { quote } from '#lib/json/strings.ts';

/**
 * A table as JSON: an object for each record, by the names of the columns.
 * @example csvToJson('a,b\n1,2') // [{ "a": "1", "b": "2" }]
 */
export function csvToJson(table: string): string {
  const [header, ...records] = readCsv(table);
  const objects = records.map(({ fields }) => {
    const members = header?.fields.map((column, at) => `    ${quote(column)}: ${quote(fields[at] ?? '')}`) ?? [];
    return `  {\n${members.join(',\n')}\n  }`;
  });
  return objects.length === 0 ? '[]' : `[\n${objects.join(',\n')}\n]`;
}
