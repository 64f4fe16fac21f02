import type { RunOf } from '#core/tool.ts';
import { readTomlText, readYamlText } from '#lib/data-conversion/read.ts';
import { writeYamlAsToml } from '#lib/data-conversion/write-toml.ts';
import { writeTomlAsYaml } from '#lib/data-conversion/write-yaml.ts';
import type tool from './tool.ts';

/** TOML as YAML, with every digit, key and comment that it has room for. */
export const toYaml: RunOf<typeof tool, 'toYaml'> = (toml, options, ctx) =>
  writeTomlAsYaml(readTomlText(toml, options, ctx), options, ctx);

/** And back. */
export const toToml: RunOf<typeof tool, 'toToml'> = (yaml, options, ctx) =>
  writeYamlAsToml(readYamlText(yaml, options, ctx), options, ctx);
