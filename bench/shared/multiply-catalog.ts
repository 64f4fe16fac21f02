import type { CatalogItem } from '../../src/core/registry.ts';

const copies = 4;

/** The catalog four times; in the copies, a third of all words are others. */
export function multiplyCatalog(catalog: readonly CatalogItem[]): readonly CatalogItem[] {
  const others = ['', 'ba', 'de', 'fi'];
  return Array.from({ length: copies }, (_, copy) => {
    const change = (text: string) =>
      text.replace(/\p{L}{4,}/gu, (word, at: number) =>
        copy > 0 && (word.length + at) % 3 === 0 ? word.slice(0, 2) + others[copy] + word.slice(2) : word,
      );
    return catalog.map((tool) => ({
      ...tool,
      id: copy > 0 ? `${tool.id}-${copy}` : tool.id,
      title: change(tool.title),
      description: change(tool.description),
      keywords: tool.keywords.map(change),
    }));
  }).flat();
}
