import { type Context, ToolError } from '#core/tool.ts';
import { maxDepth } from '#lib/data/depth.ts';
import { keepLastKeys } from '#lib/data/duplicates.ts';
import type { Node } from '#lib/data/node.ts';
import { inField, noticeInField } from '#lib/in-field.ts';
import { DuplicateKeys } from '#lib/json/duplicates.ts';
import { NodeReader } from '#lib/json/read.ts';
import { reportDuplicates } from '#lib/json/report-duplicates.ts';
import { scan } from '#lib/json/scan.ts';
import { Tee } from '#lib/json/sinks.ts';
import { isBlank, openSource } from '#lib/json/source.ts';

/** A document of any dialect of JSON. Several values, such as JSON Lines, are an array; of duplicate keys, the last counts. */
export function readValue(text: string, ctx: Context): Node {
  const source = openSource(text, 'auto', ctx);
  const reader = new NodeReader(source.text);
  const keys = new DuplicateKeys(source.text);
  const { count, second } = scan(source, new Tee(reader, keys), undefined, maxDepth);
  reportDuplicates(keys, source, 'last', ctx);
  const { values } = reader.finish();
  if (keys.count > 0) keepLastKeys(values);
  const [first] = values;
  if (first && count === 1) return first;
  ctx.notice('several-values', { n: count }, source.inputOffset(second));
  return { type: 'array', items: values, start: 0, end: source.text.length, comments: undefined };
}

/**
 * The second document.
 * @throws ToolError `<field>-empty`, and those of a syntax error, in that option
 */
export function readSecond(field: 'right' | 'patch', text: string, ctx: Context): Node {
  if (isBlank(text)) throw new ToolError(`${field}-empty`, {}, { offset: 0, field });
  return inField(field, () => readValue(text, { ...ctx, notice: noticeInField(field, ctx.notice) }));
}
