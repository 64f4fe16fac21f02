import { writeSteps } from '#core/execution/recipe-link.ts';
import { isPrivate, sameValue, toQuery } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { toFragment } from '#core/links/to-fragment.ts';
import { copiedName } from '#core/operations/headline.ts';
import type { PageControl } from '#page/services.ts';

/**
 * What a page does, as a step of a recipe in the fragment of a link, without secrets; undefined where it depends on a
 * document, which no link carries.
 * @param output what goes on, where that is not what *Copy* copies
 */
export function stepOf(
  id: string,
  page: Pick<PageControl, 'tool' | 'name' | 'options'> | undefined,
  output?: string,
): string | undefined {
  const operation = page?.tool.operations[page.name];
  if (!page || !operation) return undefined;
  const { options: fields = {} } = operation;
  const options = new URLSearchParams([...toQuery(fields, page.options), ...toFragment(fields, page.options)]);
  const isCarried = Object.entries(fields).every(
    ([name, field]) => isPrivate(field) || sameValue(page.options[name], field.default) || options.has(toKebab(name)),
  );
  if (!isCarried) return undefined;
  const isPicked = output !== undefined && typeof operation.output !== 'string' && output !== copiedName(operation);
  return writeSteps([{ use: `${id}/${toKebab(page.name)}`, ...(isPicked && { pick: output }), options }]);
}
