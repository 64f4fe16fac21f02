import type { Options } from '#core/fields.ts';
import type { Context } from '#core/tool.ts';
import { replaceScalars } from '#lib/data/node.ts';
import { toStringNode } from '#lib/data/string-node.ts';
import type { jsonToYaml, tomlToYaml } from '#lib/data-conversion/options.ts';
import type { ReadDocument } from '#lib/data-conversion/read.ts';
import { sortDocument } from '#lib/data-conversion/sort.ts';
import { toList } from '#lib/data-conversion/to-list.ts';
import { writeYaml } from '#lib/yaml/write.ts';

type JsonToYaml = Options<typeof jsonToYaml>;
type TomlToYaml = Options<typeof tomlToYaml>;

/** What was read from JSON as YAML; several values as several documents, or as one list. */
export function writeJsonAsYaml(document: ReadDocument, options: JsonToYaml, ctx: Context): string {
  const { values } = document;
  if (options.several === 'list' && values.length > 1)
    return write({ ...document, values: [toList(document)] }, options, ctx);
  return write(document, options, ctx);
}

/** What was read from TOML as YAML. */
export function writeTomlAsYaml(document: ReadDocument, options: TomlToYaml, ctx: Context): string {
  if (options.dates === 'text')
    replaceScalars(document, (node) => (node.type === 'date' ? toStringNode(node, node.raw) : node));
  return write(document, options, ctx);
}

function write(document: ReadDocument, options: Omit<JsonToYaml, 'several'>, { locale }: Context): string {
  sortDocument(document, options.sort, locale);
  return writeYaml(document, { ...options, indent: Number(options.indent) });
}
