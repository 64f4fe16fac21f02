import type { CatalogItem } from '#core/registry.ts';
import data from '#generated/catalog.en.json' with { type: 'json' };

/** All tools as search and lists show them, in English, by title. */
export const catalog = data as unknown as readonly CatalogItem[];
