import type { CatalogItem } from '#core/registry.ts';
import { lastingStore } from '../storage.ts';
import { optionsPrefix } from './my-data.ts';
import { favorites, recentTools } from './settings.ts';

type Named = Pick<CatalogItem, 'id' | 'redirectFrom'>;

/** Ids of tools as they are now: those of renamed tools by their old paths, each once; unknown ones stay. */
export function followRenames(ids: readonly string[], catalog: readonly Named[]): readonly string[] {
  const current = new Map(
    catalog.flatMap(({ id, redirectFrom = [] }) => redirectFrom.map((old) => [old.slice(1), id] as const)),
  );
  for (const { id } of catalog) current.delete(id);
  return [...new Set(ids.map((id) => current.get(id) ?? id))];
}

/** Brings all that this browser keeps of renamed tools to their present ids. The catalog is loaded only where one is unknown. */
export async function renameKeptTools(known: readonly { readonly id: string }[]): Promise<void> {
  const optionKeys = lastingStore.keys().filter((key) => key.startsWith(optionsPrefix));
  const ids = [...favorites.get(), ...recentTools.get(), ...optionKeys.map((key) => key.slice(optionsPrefix.length))];
  if (ids.every((id) => known.some((tool) => tool.id === id))) return;
  const { default: catalog } = await import('#generated/catalog.en.json');
  for (const list of [favorites, recentTools]) {
    const renamed = followRenames(list.get(), catalog);
    if (renamed.join() !== list.get().join()) list.set(renamed);
  }
  for (const key of optionKeys) {
    const [current = key] = followRenames([key.slice(optionsPrefix.length)], catalog);
    if (optionsPrefix + current === key) continue;
    if (lastingStore.read(optionsPrefix + current) === undefined)
      lastingStore.write(optionsPrefix + current, lastingStore.read(key));
    lastingStore.write(key, undefined);
  }
}
