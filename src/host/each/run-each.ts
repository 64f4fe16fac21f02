import type { Division, EachQuestion, EachResult, FailedValue, Preview } from '#core/execution/each.ts';
import { toKebab } from '#core/kebab.ts';
import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { isStrictJson } from '#lib/json/dialect.ts';
import { changeEach } from './change-each.ts';
import { columnsOf, csvColumnOf } from './csv-column.ts';
import { jsonItemsOf } from './json-items.ts';
import { linesOf } from './lines.ts';
import { loadSteps } from './load-steps.ts';
import type { Parts } from './parts.ts';
import { textOf } from './text-of.ts';

/** How many failures are described. */
const maxDescribed = 5;

/** Takes a text apart; the results of a kind become JSON as that asks for. */
function partsOf(text: string, { each, column }: Division, kind: KindId = 'text', heading = 'result'): Parts {
  if (each === 'line') return linesOf(text);
  if (each === 'csv') return csvColumnOf(text, column || (columnsOf(text)[0] ?? ''), heading);
  const isJson = kindInfo(kind).language === 'json';
  return jsonItemsOf(text, (result) => {
    if (typeof result === 'number' || typeof result === 'boolean') return String(result);
    if (result === undefined || result === null) return 'null';
    const item = textOf(result);
    return isJson && isStrictJson(item) ? item.trim().replaceAll('\n', '\n  ') : JSON.stringify(item);
  });
}

/**
 * What a recipe is tried on; nothing where there is no such column.
 * @throws ToolError as `readNodes` and `readCsv` do; `no-array`
 */
export function previewEach(text: string, division: Division): Preview {
  const { each, column } = division;
  const columns = each === 'csv' ? columnsOf(text) : [];
  if (column !== '' && each === 'csv' && !columns.includes(column) && !/^\d+$/.test(column))
    return { first: '', count: 0, columns };
  const values = partsOf(text, division).values.filter((value) => value !== undefined);
  return { first: values.find((value) => value.trim() !== '') ?? '', count: values.length, columns };
}

/**
 * Runs a recipe on each value of a text, without a notice of single runs.
 * @throws ToolError as `jsonItemsOf` and `csvColumnOf` do; `not-text`; `wrong-options` {step}; `failed` {n, step, message}
 * where that ends the run; Error for an unknown step
 */
export async function runEach(text: string, question: EachQuestion, ctx: Context): Promise<EachResult> {
  const { onError } = question;
  const { change, kind, pick } = await loadSteps(question, ctx);
  const heading = pick === undefined ? undefined : toKebab(pick);
  const parts = partsOf(text, question, kind, heading);
  const failed: FailedValue[] = [];
  let failures = 0;
  const changed = await changeEach(
    parts,
    (value) => change(value),
    onError === 'stop' ? 'skip' : onError,
    (index, failure) => {
      if (onError === 'stop') throw new ToolError('failed', { n: index + 1, ...failure });
      if (failures++ < maxDescribed) failed.push({ n: index + 1, ...failure });
    },
    (count) => ctx.progress(count / parts.values.length),
  );
  return { text: changed, count: parts.values.length, failures, failed };
}
