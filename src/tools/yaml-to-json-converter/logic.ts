import type { RunOf } from '#core/tool.ts';
import { readJson, readYamlText } from '#lib/data-conversion/read.ts';
import { writeYamlAsJson } from '#lib/data-conversion/write-json.ts';
import { writeJsonAsYaml } from '#lib/data-conversion/write-yaml.ts';
import type tool from './tool.ts';

/** YAML as JSON, with every digit, key and comment that it has room for. */
export const toJson: RunOf<typeof tool, 'toJson'> = (yaml, options, ctx) =>
  writeYamlAsJson(readYamlText(yaml, options, ctx), options, ctx);

/** And back. */
export const toYaml: RunOf<typeof tool, 'toYaml'> = (json, options, ctx) =>
  writeJsonAsYaml(readJson(json, 'YAML', ctx), options, ctx);
