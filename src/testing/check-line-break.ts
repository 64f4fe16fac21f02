/** Checks that a tool treats a final line break as it declares. */
import { isDeepStrictEqual } from 'node:util';
import { kindInfo } from '#core/kinds/kinds.ts';
import { toData } from '#host/json.ts';
import { toLineFeeds } from '#lib/lines/breaks.ts';
import type { WholeTool } from './all-tools.ts';
import { runOperation, showOutcome } from './run-operation.ts';

/**
 * One rule: a final line break ends the last line. A resulting text ends with it too; values, rows and labelled results do
 * not contain it. It counts only where that is declared, or where the input is bytes. Runs the examples of an operation
 * with and without one, and returns a sentence for each fault.
 */
export async function checkLineBreak(whole: WholeTool, name: string): Promise<readonly string[]> {
  const operation = whole.tool.operations[name];
  if (!operation) return [];
  const { input: kind, output, examples = [], countsFinalLineBreak = false } = operation;
  if (kind === undefined || ['bytes', 'file'].includes(kindInfo(kind).repr)) return [];
  const dataOf = async (text: string, options: Readonly<Record<string, unknown>> | undefined) => {
    const outcome = await runOperation(whole, name, text, options);
    return 'value' in outcome ? await toData(outcome.value, output) : showOutcome(outcome);
  };
  const counted: string[] = [];
  for (const { input = '', options } of examples) {
    if (input.endsWith('\n')) continue;
    for (const lineBreak of ['\n', '\r\n']) {
      const text = input.replaceAll('\n', lineBreak);
      const [without, withBreak] = [await dataOf(text, options), await dataOf(text + lineBreak, options)];
      const isText = typeof without === 'string' && toLineFeeds(String(withBreak)) === `${toLineFeeds(without)}\n`;
      if (!isText && !isDeepStrictEqual(withBreak, without))
        counted.push(`${show(text)} gives ${show(without)}, but ${show(text + lineBreak)} gives ${show(withBreak)}`);
    }
  }
  if (countsFinalLineBreak)
    return counted.length > 0 ? [] : [`${name} declares countsFinalLineBreak, but in no example does a break count`];
  return counted
    .slice(0, 1)
    .map(
      (results) =>
        `${name}: a final line break changes the result (${results}): leave it out by dropFinalLineBreak of ` +
        '#lib/lines/breaks.ts, end a resulting text with it, or declare countsFinalLineBreak',
    );
}

/** The start of a value, for messages. */
const show = (value: unknown): string => {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > 60 ? `${written.slice(0, 60)}…` : written;
};
