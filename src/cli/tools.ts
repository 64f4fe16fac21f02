/** Finds tools by their current and former ids. */
import { findTool } from '#host/find-tool.ts';
import { type LoadedTool, loadTool as loadById } from '#host/load-tool.ts';
import { alignPairs } from './rendering/align.ts';
import { UsageError } from './usage-error.ts';

/**
 * The id for a written name, as `findTool` finds it.
 * @throws UsageError naming the tools that match, or the nearest ones
 */
async function findId(written: string): Promise<string> {
  const found = findTool(written);
  if ('id' in found) return found.id;
  if ('near' in found) {
    const hint = found.near.length > 0 ? `Did you mean ${found.near.join(', ')}?` : '“penknife list” shows them all.';
    throw new UsageError(`Unknown tool “${written}”. ${hint}`);
  }
  const { catalog } = await import('#host/catalog.ts');
  const titles = found.matches.map((id) => [id, catalog.find((item) => item.id === id)?.title ?? id] as const);
  throw new UsageError(`“${written}” matches several tools:\n${alignPairs(titles, '  ').trimEnd()}`);
}

/**
 * The tool of that id, former id or short name.
 * @throws UsageError naming the tools that match, or the nearest ones
 */
export async function loadTool(written: string): Promise<LoadedTool> {
  const loaded = await loadById(await findId(written));
  if (Object.keys(loaded.operations).length === 0)
    throw new UsageError(`${loaded.messages.title} works in the browser only.`);
  return loaded;
}
