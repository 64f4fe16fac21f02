import type { CatalogItem } from '#core/registry.ts';
import catalog from '#generated/catalog.en.json';
import { keptParts, keyOf, toolsWith } from '../state/kept-tools.ts';
import { favorites, recentTools } from '../state/settings.ts';
import { lastingStore } from '../storage/storage.ts';

type Named = Pick<CatalogItem, 'id' | 'redirectFrom'>;

/** The current ids of tools: renamed ones found by their former paths, each once; unknown ones are kept. */
export function followRenames(ids: readonly string[], tools: readonly Named[]): readonly string[] {
  const current = new Map(
    tools.flatMap(({ id, redirectFrom = [] }) => redirectFrom.map((old) => [old.slice(1), id] as const)),
  );
  for (const { id } of tools) current.delete(id);
  return [...new Set(ids.map((id) => current.get(id) ?? id))];
}

/** Moves the data kept for renamed tools to their current ids. */
export function renameKeptTools(): void {
  for (const list of [favorites, recentTools]) list.set(followRenames(list.get(), catalog));
  for (const part of keptParts)
    for (const old of toolsWith(part)) {
      const [id = old] = followRenames([old], catalog);
      if (id === old) continue;
      if (!toolsWith(part).includes(id)) lastingStore.write(keyOf(part, id), lastingStore.read(keyOf(part, old)));
      lastingStore.write(keyOf(part, old), undefined);
    }
}
