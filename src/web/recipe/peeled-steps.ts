import type { Layer } from '#core/execution/peeled.ts';
import type { LinkedStep } from '#core/execution/recipe-link.ts';
import { toKebab } from '#core/kebab.ts';

/** What decodes a layer, as a step of a recipe. */
export function toStep({ use, options, pick }: Layer): LinkedStep {
  const [tool = '', operation = ''] = use.split('/');
  const given = Object.entries(options).map(([name, value]) => [toKebab(name), value]);
  return {
    use: `${tool}/${toKebab(operation)}`,
    options: new URLSearchParams(given),
    ...(pick !== undefined && { pick }),
  };
}
