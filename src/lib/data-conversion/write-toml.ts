import type { Options } from '#core/fields.ts';
import type { Context } from '#core/tool.ts';
import type { Node, ObjectNode } from '#lib/data/node.ts';
import type { jsonToToml, yamlToToml } from '#lib/data-conversion/options.ts';
import { pickDocument } from '#lib/data-conversion/pick-document.ts';
import type { ReadDocument } from '#lib/data-conversion/read.ts';
import { sortDocument } from '#lib/data-conversion/sort.ts';
import { toList } from '#lib/data-conversion/to-list.ts';
import { fitForToml, type TomlFitting } from '#lib/toml/fit.ts';
import { writeToml } from '#lib/toml/write.ts';

type JsonToToml = Options<typeof jsonToToml>;
type YamlToToml = Options<typeof yamlToToml>;
type TomlOptions = Omit<JsonToToml, 'dateTexts'>;

/** What was read from JSON as TOML; several values as one list. */
export function writeJsonAsToml(read: ReadDocument, options: JsonToToml, ctx: Context): string {
  const value = read.values.length > 1 ? toList(read) : read.values[0];
  return write(value, read, { ...options, dates: 'date', format: 'JSON' }, ctx);
}

/** What was read from YAML as TOML; of several documents, one. */
export function writeYamlAsToml(read: ReadDocument, options: YamlToToml, ctx: Context): string {
  return write(pickDocument(read, options.document, ctx), read, { ...options, dateTexts: false, format: 'YAML' }, ctx);
}

interface Fitting extends Pick<TomlFitting, 'dates' | 'dateTexts'> {
  readonly format: string;
}

function write(
  value: Node | undefined,
  { after, inputOffset }: ReadDocument,
  options: TomlOptions & Fitting,
  ctx: Context,
): string {
  const style = { ...options, version: options.writtenVersion };
  const root = value ? fitForToml(value, { ...style, inputOffset }, options.format, ctx) : emptyTable();
  sortDocument({ values: [root], after: [] }, options.sort, ctx.locale);
  return writeToml(root, after, {
    ...style,
    multiLine: options.multiLineStrings === 'lines',
    indent: Number(options.indentTables),
  });
}

const emptyTable = (): ObjectNode => ({ type: 'object', entries: [], start: 0, end: 0, comments: undefined });
