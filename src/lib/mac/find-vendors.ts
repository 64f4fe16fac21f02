import { ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { loadNames, type MacBlock } from './find-owner.ts';

/**
 * The blocks of all owners whose names have all the words of a text, by name.
 * @param field the option that has the text, where it is not the input
 * @throws ToolError `no-vendor` {name}; of `loadNames`
 */
export async function findVendors(text: string, field?: string): Promise<readonly MacBlock[]> {
  const words = [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
  const found: MacBlock[] = [];
  if (words.length > 0)
    for (const [prefix, name] of await loadNames()) {
      const lower = name.toLowerCase();
      if (words.every((word) => lower.includes(word))) found.push({ prefix, name });
    }
  if (found.length === 0)
    throw new ToolError(
      'no-vendor',
      { name: shorten(text.trim()) },
      { offset: 0, length: text.length, ...(field !== undefined && { field }) },
    );
  return found.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
