import { type Context, ToolError } from '#core/tool.ts';
import { maxDepth } from '#lib/data/depth.ts';
import { keepLastKeys } from '#lib/data/duplicates.ts';
import { type Node, replaceScalars } from '#lib/data/node.ts';
import { toStringNode } from '#lib/data/string-node.ts';
import { readTomlText, readYamlText } from '#lib/data-conversion/read.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { DuplicateKeys } from '#lib/json/duplicates.ts';
import { NodeReader } from '#lib/json/read.ts';
import { reportDuplicates } from '#lib/json/report-duplicates.ts';
import { scan } from '#lib/json/scan.ts';
import { Tee } from '#lib/json/sinks.ts';
import { isBlank, openSource } from '#lib/json/source.ts';

/** What documents are written in. */
export type Notation = 'json' | 'yaml' | 'toml';

/** A document. Dates, which JSON does not have, are strings; several values are an array. */
export function readValue(text: string, notation: Notation, ctx: Context): Node {
  if (notation === 'json') return readJson(text, ctx);
  const document =
    notation === 'toml'
      ? readTomlText(text, { tomlVersion: '1.1' }, ctx)
      : readYamlText(
          text,
          { yamlVersion: '1.2', merge: true, tags: 'auto', duplicates: 'last' },
          // The version is no option here, so that none can be offered.
          { ...ctx, notice: (code, params, at) => ctx.notice(code, params, at) },
        );
  replaceScalars(document, (node) => (node.type === 'date' ? toStringNode(node, node.raw) : node));
  const { values } = document;
  const [first, second] = values;
  if (second) ctx.notice('several-values', { n: values.length }, second.start);
  if (first && !second) return first;
  const range = { start: 0, end: text.length, comments: undefined };
  return first ? { type: 'array', items: values, ...range } : { type: 'null', ...range };
}

/** A document of any dialect of JSON. Several values, such as JSON Lines, are an array; of duplicate keys, the last counts. */
function readJson(text: string, ctx: Context): Node {
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
export function readSecond(field: 'right' | 'patch', text: string, notation: Notation, ctx: Context): Node {
  if (isBlank(text)) throw new ToolError(`${field}-empty`, {}, { offset: 0, field });
  return relocateToOption(field, () =>
    readValue(text, notation, { ...ctx, notice: relocateNoticeToOption(field, ctx.notice) }),
  );
}
