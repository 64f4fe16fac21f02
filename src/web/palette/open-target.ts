import { toKebab } from '#core/kebab.ts';
import { holdsSecrets } from '#core/operations/has-secret-input.ts';
import type { Locale } from '#core/registry.ts';
import type { View } from '../boot/view.ts';
import { pathTo } from '../navigation/routes.ts';
import { memoryOf } from '../storage/memory.ts';
import type { Target, ToolTarget } from './options.ts';

/**
 * Opens the target of an option from a page; a tool receives the pasted or typed value.
 * @param step what has made that of the input of the page, as a link has steps
 */
export function openTarget(
  target: Exclude<Target, { type: 'action' }>,
  { route: { page, locale }, content }: View,
  step?: string,
): void {
  if (target.type === 'link') {
    follow(target.href);
    return;
  }
  const isTool = target.type === 'tool';
  if (target.value) {
    const field = isTool ? target.field : undefined;
    memoryOf(page).leaveInput(isTool ? target.tool : target.page, target.value, field, comesFromSecrets(content), step);
  }
  const query = isTool || target.query === undefined ? '' : `?${target.query}`;
  const path = isTool ? addressOf(target, locale) : pathTo(target.page, locale) + query;
  const { href } = new URL(path, document.baseURI);
  const isEntry = target.type === 'tool' && target.entry !== undefined;
  // The browser fires no event for the same fragment: an entry that the address names already is shown again.
  if (isEntry && href === location.href) dispatchEvent(new HashChangeEvent('hashchange'));
  else location.assign(href);
}

/**
 * The address of a tool with its operation and the options for a value, never with the value itself, or of one of its
 * entries.
 */
export function addressOf(target: ToolTarget, locale: Locale): string {
  const { tool, operation, options = {}, value, entry } = target;
  const query = new URLSearchParams();
  if (operation) query.set('op', toKebab(operation));
  if (value) for (const [name, text] of Object.entries(options)) query.set(toKebab(name), text);
  const fragment = entry === undefined ? '' : `#${encodeURIComponent(entry)}`;
  return pathTo(tool, locale) + (query.size > 0 ? `?${query}` : '') + fragment;
}

/** Opens a link in a new tab as a click on it would, so that statistics count it too. */
function follow(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener' });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Whether the page works with secrets: what is passed on from it may be one. */
const comesFromSecrets = (content: View['content']): boolean => content.type === 'tool' && holdsSecrets(content.tool);
