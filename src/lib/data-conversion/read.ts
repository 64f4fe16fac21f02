import type { Options } from '#core/fields.ts';
import type { Context } from '#core/tool.ts';
import { checkDepth, maxDepth } from '#lib/data/depth.ts';
import { keepLastKeys } from '#lib/data/duplicates.ts';
import type { Document } from '#lib/data/node.ts';
import type { fromToml, fromYaml } from '#lib/data-conversion/options.ts';
import { DuplicateKeys } from '#lib/json/duplicates.ts';
import { NodeReader } from '#lib/json/read.ts';
import { reportDuplicates } from '#lib/json/report-duplicates.ts';
import { reportRoots } from '#lib/json/report-roots.ts';
import { scan } from '#lib/json/scan.ts';
import { Tee } from '#lib/json/sinks.ts';
import { isBlank, openSource, type Source } from '#lib/json/source.ts';
import { readToml } from '#lib/toml/read.ts';
import { readYaml } from '#lib/yaml/read.ts';

/** Writing takes the other half of the progress. */
const half = (ctx: Context): Context => ({ ...ctx, progress: (fraction) => ctx.progress(fraction / 2) });

/** A document that was read, and the mapping of its offsets to the user’s text. */
export interface ReadDocument extends Document {
  readonly inputOffset: (offset: number) => number;
  /** The text was blank: the output is empty. */
  readonly isBlank: boolean;
}

const inputOffset = (offset: number): number => offset;
const nothing = (): ReadDocument => ({ values: [], after: [], inputOffset, isBlank: true });

/** Tags of YAML become maps, and dotted keys of TOML are tables: a tree may be deeper than its parser has checked. */
function checked(document: Document): ReadDocument {
  checkDepth(document.values, inputOffset);
  return { ...document, inputOffset, isBlank: false };
}

/**
 * JSON of any dialect; of a key that appears twice, the last value is kept, because the target format does not allow
 * duplicates.
 */
export function readJson(text: string, target: 'YAML' | 'TOML', ctx: Context): ReadDocument {
  if (isBlank(text)) return nothing();
  const source: Source = openSource(text, 'auto', ctx);
  const reader = new NodeReader(source.text);
  const keys = new DuplicateKeys(source.text);
  const roots = scan(source, new Tee(reader, keys), (fraction) => ctx.progress(fraction / 2), maxDepth);
  reportRoots(roots, source, ctx);
  reportDuplicates(keys, source, 'last', ctx, { target });
  const document = reader.finish();
  if (keys.count > 0) keepLastKeys(document.values);
  return { ...document, inputOffset: source.inputOffset, isBlank: false };
}

/** YAML; a value for each document. */
export function readYamlText(text: string, options: Options<typeof fromYaml>, ctx: Context): ReadDocument {
  if (isBlank(text)) return nothing();
  const { yamlVersion: version, merge, tags, duplicates } = options;
  return checked(readYaml(text, { version, merge, tags, duplicates, hasOptions: true }, half(ctx)));
}

/** TOML; one value, a table. */
export function readTomlText(text: string, { tomlVersion }: Options<typeof fromToml>, ctx: Context): ReadDocument {
  return checked(readToml(text, tomlVersion, half(ctx)));
}
