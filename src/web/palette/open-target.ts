import { toKebab } from '#core/kebab.ts';
import type { Locale } from '#core/registry.ts';
import { pathTo } from '../navigation/routes.ts';
import { memoryOf } from '../storage/memory.ts';
import type { Target, ToolTarget } from './options.ts';

/** Opens the target of an option; a tool receives the pasted or typed value. */
export function openTarget(target: Exclude<Target, { type: 'action' }>, locale: Locale): void {
  if (target.type === 'link') {
    open(target.href, '_blank', 'noopener');
    return;
  }
  const url = new URL(pathTo(target.type === 'tool' ? target.tool : target.page, locale), document.baseURI);
  if (target.type === 'tool') hand(target, url.searchParams);
  location.assign(url);
}

function hand({ tool, operation, options = {}, field, value }: ToolTarget, query: URLSearchParams): void {
  if (!value) return;
  if (operation) query.set('op', toKebab(operation));
  for (const [name, text] of Object.entries(options)) query.set(toKebab(name), text);
  if (field === undefined) memoryOf(tool).writeInput(value);
  else if ('text' in value) query.set(toKebab(field), value.text.trim());
}
