import { type Locale, locales } from '#core/registry.ts';
import { parsePath } from '../navigation/routes.ts';

/** A file of the site: its path from the root, the first 60 bits of its SHA-256 as Base64url, and its size in bytes. */
export type Asset = readonly [path: string, digest: string, size: number];

/** Assets that may be downloaded together, as a pack: their contents one after another, gzipped. */
export interface Group {
  /** Path of the pack; without one, each asset is fetched by itself. */
  readonly pack?: string;
  readonly assets: readonly Asset[];
}

/** All that can be kept for offline use. Lists of numbers are positions among the assets of all groups. */
export interface OfflineSet {
  readonly groups: readonly Group[];
  /** What pages share, by language: a first visit keeps it along with its page. */
  readonly shell: Readonly<Record<Locale, readonly number[]>>;
  /** What each page needs besides, by the path of its file. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** How much everything is, in bytes, by language: the file `offline-size.json`, beside the pages. */
export type OfflineSize = Readonly<Record<Locale, { readonly total: number; readonly transfer: number }>>;

/**
 * A part of a data set that is too large to be kept whole, or code that few need: for bar codes other than QR codes, the
 * encoder of Zstandard, Brotli, and dialects of SQL that are large or seldom used.
 */
const rare =
  /^assets\/([a-z]+-part-\d\d-|read-barcodes-|zxing_reader-|write-zstd-|brotli-|(?:clickhouse|bigquery|db2i?|duckdb|hive|n1ql|plsql|redshift|singlestoredb|snowflake|spark|tidb|trino)-)/;

/** Whether an asset is kept only once it was used, or when the user asks for everything. */
export const isRare = ([path]: Asset): boolean => rare.test(path);

/** The language of a page, or of messages that only its pages load; undefined where a file serves all languages. */
export function languageOf(path: string): Locale | undefined {
  if (path === '404.html') return undefined;
  if (path.endsWith('.html')) return parsePath(path).locale;
  const [, language] = /\.([a-z]+)-[\w-]{8}\.js(?:on)?$/.exec(path) ?? [];
  return locales.find((locale) => locale === language);
}

/** Whether users of a language need an asset: it is in their language, or in none. */
export const isFor = ([path]: Asset, locale: Locale): boolean => (languageOf(path) ?? locale) === locale;

/** The file for an address, given as its path from the root: pages have addresses without `.html`. */
export function findAsset(assets: ReadonlyMap<string, Asset>, path: string): Asset | undefined {
  return assets.get(path || 'index.html') ?? assets.get(`${path}.html`);
}

/** How many bytes are as bad as one request more. */
const requestCost = 30_000;

export const sizeOf = (assets: readonly Asset[]): number => assets.reduce((total, [, , size]) => total + size, 0);

/** What is missing of a group, and whether its pack costs less than each of these assets by itself. */
export interface Part {
  readonly group: Group;
  readonly missing: readonly Asset[];
  readonly isPack: boolean;
}

/** Plans the download of assets, by group; those without a pack each by itself. */
export function planDownload(groups: readonly Group[], isMissing: (asset: Asset) => boolean): readonly Part[] {
  return groups.flatMap((group): readonly Part[] => {
    const missing = group.assets.filter(isMissing);
    if (missing.length === 0) return [];
    if (group.pack === undefined) return missing.map((asset) => ({ group, missing: [asset], isPack: false }));
    const isPack = sizeOf(group.assets) + requestCost < sizeOf(missing) + missing.length * requestCost;
    return [{ group, missing, isPack }];
  });
}

/** All assets, in the order of their positions. */
export const assetsOf = (groups: readonly Group[]): readonly Asset[] => groups.flatMap(({ assets }) => assets);

/** What a page needs, with the shell of its language; a page that only redirects needs nothing else. */
export function neededBy({ pages, shell }: OfflineSet, all: readonly Asset[], page: Asset): readonly Asset[] {
  const own = pages[page[0]];
  if (!own) return [page];
  const places = [...own, ...shell[languageOf(page[0]) ?? 'en']];
  return [page, ...places.map((place) => all[place]).filter((asset) => asset !== undefined)];
}
