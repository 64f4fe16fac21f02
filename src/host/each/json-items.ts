import { ToolError } from '#core/tool.ts';
import { readNodes } from '#lib/json/read.ts';
import { toSource } from '#lib/json/source.ts';
import type { Changed, Parts } from './parts.ts';

/**
 * The items of a JSON array: strings as their text, other values as their JSON, to the digit. `null` stays null. The
 * result is an array, an item on each line.
 * @param toItem writes a result as JSON
 * @throws ToolError as `readNodes` does; `no-array`
 */
export function jsonItemsOf(text: string, toItem: (result: unknown) => string | Promise<string>): Parts {
  const [root] = readNodes(toSource(text, 'strict')).values;
  if (root?.type !== 'array') throw new ToolError('no-array');
  const literalOf = ({ start, end }: { readonly start: number; readonly end: number }) => text.slice(start, end);
  const write = async (changed: Changed, at: number): Promise<string | undefined> => {
    const item = root.items[at];
    if ('result' in changed) return toItem(changed.result);
    return changed.failed === 'skip' ? undefined : changed.failed === 'keep' && item ? literalOf(item) : 'null';
  };
  return {
    noun: 'item',
    values: root.items.map((item) =>
      item.type === 'null' ? undefined : item.type === 'string' ? item.value : literalOf(item),
    ),
    async join(changed) {
      const kept = (await Promise.all(changed.map(write))).filter((item) => item !== undefined);
      return kept.length === 0 ? '[]\n' : `[\n${kept.map((item) => `  ${item}`).join(',\n')}\n]\n`;
    },
  };
}
