import { ToolError } from '#core/tool.ts';
import { commentsOf, type Entry, type Node } from '#lib/data/node.ts';

/**
 * The entries of a map after merging other maps (`merges`, the entries with key `<<`). Own keys take precedence,
 * wherever the merge is; of several maps, the first. Merged entries replace their merge in order.
 * @throws ToolError `merge-source` where a value is neither a map nor a list of maps
 */
export function mergeEntries(entries: readonly Entry[], merges: ReadonlySet<Entry>): Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of entries)
    if (!merges.has(entry)) merged.set(entry.key, entry);
    else {
      const added = sourcesOf(entry.value).filter(({ key }) => !merged.has(key));
      for (const from of added) if (!merged.has(from.key)) merged.set(from.key, from);
      moveComments(entry.value, added[0]?.value);
    }
  return [...merged.values()];
}

function sourcesOf(value: Node): readonly Entry[] {
  const maps = value.type === 'array' ? value.items : [value];
  return maps.flatMap((map) => {
    if (map.type !== 'object') throw new ToolError('merge-source', {}, map.start);
    return map.entries;
  });
}

function moveComments(from: Node, to: Node | undefined): void {
  if (!from.comments || !to) return;
  const { before, head, after } = from.comments;
  const own = commentsOf(to);
  to.comments = { ...own, before: [...before, ...head, ...after, ...own.before] };
}
