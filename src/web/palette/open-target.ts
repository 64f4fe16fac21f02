import { toKebab } from '#core/kebab.ts';
import type { Locale } from '#core/registry.ts';
import { memoryOf } from '../memory.ts';
import { pathTo } from '../routes.ts';
import type { Target } from './options.ts';

/** Goes where an option leads; a tool that takes what was pasted or typed receives it. */
export function openTarget(target: Exclude<Target, { type: 'action' }>, locale: Locale): void {
  if (target.type === 'link') {
    open(target.href, '_blank', 'noopener');
    return;
  }
  const url = new URL(pathTo(target.type === 'tool' ? target.tool : target.page, locale), document.baseURI);
  if (target.type === 'tool' && target.input) {
    if (target.operation) url.searchParams.set('op', toKebab(target.operation));
    memoryOf(target.tool).writeInput(target.input);
  }
  location.assign(url);
}
