/** Finds tools by their current and former ids. */
import { catalog } from '#host/catalog.ts';
import { type LoadedTool, loadTool as loadById } from '#host/load-tool.ts';
import { alignPairs } from './rendering/align.ts';
import { suggest, UsageError } from './usage-error.ts';

const ids = new Map(
  catalog.flatMap(({ id, redirectFrom = [] }) =>
    [...redirectFrom.map((path) => path.slice(1)), id].map((name) => [name, id]),
  ),
);

/**
 * The id for a written name: an id, a former id, a word or several in a row that no other id contains, or a declared
 * short name.
 * @throws UsageError naming the tools that match, or the nearest ones
 */
function findId(written: string): string {
  const exact = ids.get(written) ?? catalog.find(({ shortName }) => shortName === written)?.id;
  if (exact !== undefined) return exact;
  const fitting = catalog.filter(({ id }) => `-${id}-`.includes(`-${written}-`));
  const [only, ...others] = fitting;
  if (!only)
    throw new UsageError(
      `Unknown tool “${written}”.${suggest(written, [...ids.keys()], '“penknife list” shows them all.')}`,
    );
  if (others.length === 0) return only.id;
  const list = alignPairs(
    fitting.map(({ id, title }) => [id, title]),
    '  ',
  );
  throw new UsageError(`“${written}” matches several tools:\n${list.trimEnd()}`);
}

/**
 * The tool of that id, former id or short name.
 * @throws UsageError naming the tools that match, or the nearest ones
 */
export async function loadTool(written: string): Promise<LoadedTool> {
  const loaded = await loadById(findId(written));
  if (Object.keys(loaded.operations).length === 0)
    throw new UsageError(`${loaded.messages.title} works in the browser only.`);
  return loaded;
}
