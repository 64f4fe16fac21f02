import { type OptionsOf, ToolError } from '#core/tool.ts';
import { readEscapes } from './escapes.ts';
import { maxTextLength } from './limits.ts';
import type tool from './tool.ts';

type JoinOptions = OptionsOf<typeof tool, 'join'>;

/**
 * Joins items, or groups of them in brackets, and puts the list between its prefix and suffix. With `keepLineBreaks`,
 * line breaks separate items, and the list from a prefix or suffix; blanks before a line break are left out.
 * @throws ToolError `too-large`
 */
export function joinItems(items: readonly string[], options: JoinOptions, lineBreak: string): string {
  const { keepLineBreaks, listPrefix, listSuffix } = options;
  const separator = readEscapes(options.joinWith);
  const groups = groupItems(items, separator, options);
  if (!keepLineBreaks) return listPrefix + joinWithin(groups, separator) + listSuffix;
  const lines = joinWithin(groups, separator.trimEnd() + lineBreak);
  return (listPrefix && listPrefix + lineBreak) + lines + (listSuffix && lineBreak + listSuffix);
}

function groupItems(
  items: readonly string[],
  separator: string,
  { chunkSize, chunkPrefix, chunkSuffix }: JoinOptions,
): readonly string[] {
  if (chunkSize === null) return items;
  const groups: string[] = [];
  for (let start = 0; start < items.length; start += chunkSize)
    groups.push(chunkPrefix + joinWithin(items.slice(start, start + chunkSize), separator) + chunkSuffix);
  return groups;
}

function joinWithin(items: readonly string[], separator: string): string {
  const length = items.reduce((total, item) => total + item.length + separator.length, 0);
  if (length > maxTextLength) throw new ToolError('too-large');
  return items.join(separator);
}
