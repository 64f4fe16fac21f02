import type { RunOf } from '#core/tool.ts';
import { readJson, readTomlText } from '#lib/data-conversion/read.ts';
import { writeTomlAsJson } from '#lib/data-conversion/write-json.ts';
import { writeJsonAsToml } from '#lib/data-conversion/write-toml.ts';
import type tool from './tool.ts';

/** JSON as TOML, with every digit, key and comment that it has room for. */
export const toToml: RunOf<typeof tool, 'toToml'> = (json, options, ctx) =>
  writeJsonAsToml(readJson(json, 'TOML', ctx), options, ctx);

/** And back. */
export const toJson: RunOf<typeof tool, 'toJson'> = (toml, options, ctx) =>
  writeTomlAsJson(readTomlText(toml, options, ctx), options, ctx);
