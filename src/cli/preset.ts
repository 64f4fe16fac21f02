import { findName, toKebab } from '#core/kebab.ts';
import type { Operation } from '#core/tool.ts';
import { suggest, UsageError } from './usage-error.ts';

/**
 * The options of a preset, in camelCase or kebab case.
 * @param setting what names it
 * @throws UsageError naming the presets
 */
export function findPreset(
  { presets = {} }: Operation,
  written: string,
  setting = '--preset',
): Readonly<Record<string, unknown>> {
  const names = Object.keys(presets);
  if (names.length === 0) throw new UsageError(`This operation has no presets: leave out ${setting}.`);
  const preset = presets[findName(names, written) ?? ''];
  if (preset) return preset;
  const known = names.map(toKebab);
  throw new UsageError(`Unknown preset “${written}”.${suggest(written, known, `Presets: ${known.join(', ')}.`)}`);
}
