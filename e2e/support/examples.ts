import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolMessages } from '../../src/core/messages.ts';
import { offeredOperations } from '../../src/core/operations/offered-operations.ts';
import type { Example, Operation, Tool } from '../../src/core/tool.ts';
import { readCsvRecord } from '../../src/lib/csv/read.ts';

const root = join(import.meta.dirname, '../..');

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

export interface ShownExample {
  readonly name: string;
  /** As the page calls it. */
  readonly title: string;
  readonly operation: Operation;
  readonly example: Example;
  /** The part of the result that the page shows. */
  readonly texts: readonly string[];
}

/** The first matching example of what the page of a tool offers, with its result as the page shows it. */
export async function firstExample(
  id: string,
  locale: string,
  isWanted: (example: Example, operation: Operation) => boolean = () => true,
): Promise<ShownExample | undefined> {
  const { default: tool } = (await import(`../../src/tools/${id}/tool.ts`)) as { default: Tool };
  const { values = {}, examples = {} } = readJson<ToolMessages>(`src/tools/${id}/${locale}.json`);
  for (const name of offeredOperations(tool)) {
    const operation = tool.operations[name];
    const example = operation?.examples?.find((each) => isWanted(each, operation));
    if (!operation || !example) continue;
    const { output } = example;
    // A verdict beside the headline is a mark, not a text.
    const mark = operation.verdict?.output === operation.headline ? undefined : operation.verdict?.output;
    const isRecord = typeof output === 'object' && output !== null && !Array.isArray(output);
    const kindOf = (key: string) => (typeof operation.output === 'string' ? operation.output : operation.output[key]);
    const shown = (key: string, value: unknown) =>
      kindOf(key) === 'csv' ? cellsOf(String(value)) : (values[key]?.[String(value)] ?? String(value));
    const texts = isRecord
      ? Object.entries(output).flatMap(([key, value]) => (value === null || key === mark ? [] : shown(key, value)))
      : [shown('', output)].flat();
    return { name, title: examples[example.id] ?? '', operation, example, texts };
  }
  return undefined;
}

/** What a table shows of the values of its records; its columns have labels. */
const cellsOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .slice(1)
    .flatMap(readCsvRecord)
    .filter((cell) => cell !== '');

export const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();
