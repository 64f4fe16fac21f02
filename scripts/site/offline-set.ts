import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Locale, locales } from '../../src/core/registry.ts';
import { append } from '../../src/lib/collections/append.ts';
import {
  type Asset,
  type Group,
  isFor,
  isRare,
  languageOf,
  type OfflineSet,
  type OfflineSize,
  planDownload,
  sizeOf,
} from '../../src/web/offline/assets.ts';

/** What a first visit may download in the background. */
export const visitBudget = { bytes: 1_000_000, requests: 60 };

/** What the worker itself takes of it, roughly. */
const workerSize = 53_000;

/** Larger files, in bytes, are fetched by themselves. */
const largeSize = 300_000;
/** How much a pack holds at most, in bytes, before compression. */
const packSize = 400_000;

/** A file that names more than this, as that of all tools does, belongs to no one page. */
const maxNamed = 60;

/**
 * Files that only hosts, search engines and social media read, those that the owner of a copy changes, and the home pages
 * in folders, which the offline worker finds under the address without a slash.
 */
const left =
  /^(config\.json|offline-size\.json|robots\.txt|sitemap\.xml|social-card\.png|_.*|service-worker\.js|.+\/index\.html|assets\/pack-.*)$|\.(map|br|gz)$/;

/** What the site needs on any page, besides what the pages name. */
const roots = ['404.html', 'theme.js', 'manifest.webmanifest', 'icon.svg'];

const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url').slice(0, 10);

export const contentOf = (site: string, assets: readonly Asset[]): Buffer =>
  Buffer.concat(assets.map(([path]) => readFileSync(join(site, path))));

/** The files of a built site that may be kept on the device. */
const listAssets = (site: string): readonly Asset[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(site.length + 1).replaceAll('\\', '/'), file }))
    .filter(({ path }) => !left.test(path))
    .map(({ path, file }): Asset => {
      const content = readFileSync(file);
      return [path, digestOf(content), content.length];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Finds what a page needs: the files that it names, those that these name, and so on, unless they are rare. */
function createClosure(site: string, assets: readonly Asset[]) {
  const byPath = new Map(assets.map((asset) => [asset[0], asset]));
  const known = new Map<string, readonly Asset[]>();
  const namedIn = (path: string): readonly Asset[] => {
    const found = known.get(path);
    if (found) return found;
    const text = /\.(js|html)$/.test(path) ? readFileSync(join(site, path), 'utf8') : '';
    const words = new Set(text.split(/[^\w.-]+/));
    const named = [...words].map((word) => byPath.get(`assets/${word}`)).filter((asset) => asset !== undefined);
    const own = !path.endsWith('.html') && named.length > maxNamed ? [] : named;
    known.set(path, own);
    return own;
  };
  return {
    namedIn,
    closure(paths: readonly string[], locale: Locale): ReadonlySet<Asset> {
      const seen = new Set<Asset>();
      const queue = paths.map((path) => byPath.get(path)).filter((asset) => asset !== undefined);
      for (const asset of queue) {
        if (seen.has(asset) || isRare(asset) || !isFor(asset, locale)) continue;
        seen.add(asset);
        append(queue, namedIn(asset[0]));
      }
      return seen;
    },
  };
}

/** What a first visit keeps of a page's own assets, besides the shell: the smallest, as far as its budget goes. */
function fitVisit(
  site: string,
  groups: readonly Group[],
  shell: ReadonlySet<Asset>,
  assets: ReadonlySet<Asset>,
): readonly Asset[] {
  // The page itself is among them.
  const isPage = ([path]: Asset) => path.endsWith('.html');
  const own = [...assets]
    .filter((asset) => !shell.has(asset))
    .sort((a, b) => Number(isPage(b)) - Number(isPage(a)) || a[2] - b[2]);
  const fits = (some: readonly Asset[]) => {
    const { requests, bytes } = weigh(site, groups, new Set([...shell, ...some]));
    return requests + 1 <= visitBudget.requests && bytes + workerSize <= visitBudget.bytes;
  };
  let count = own.length;
  while (count > 1 && !fits(own.slice(0, count))) count--;
  return own.slice(0, count);
}

/** Those that most of some sets have. */
function sharedBy<T>(sets: readonly ReadonlySet<T>[]): ReadonlySet<T> {
  const counts = new Map<T, number>();
  for (const item of sets.flatMap((set) => [...set])) counts.set(item, (counts.get(item) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > sets.length / 2).map(([item]) => item));
}

/** Divides assets into groups of at most `packSize`, each with the name of its pack. */
function pack(site: string, assets: readonly Asset[]): readonly Group[] {
  const parts: Asset[][] = [];
  for (const asset of assets) {
    const last = parts.at(-1);
    if (last && sizeOf(last) + asset[2] <= packSize) last.push(asset);
    else parts.push([asset]);
  }
  return parts.map((part) =>
    part.length === 1
      ? { assets: part }
      : { pack: `assets/pack-${digestOf(contentOf(site, part)).slice(0, 8)}.bin`, assets: part },
  );
}

const sizes = new Map<string, number>();
/** The size of assets that are compressed together. */
function gzippedSize(site: string, assets: readonly Asset[]): number {
  const key = assets.map(([, digest]) => digest).join(' ');
  const size = sizes.get(key) ?? gzipSync(contentOf(site, assets), { level: 9 }).length;
  sizes.set(key, size);
  return size;
}

/** The sizes of a group as it is transferred: of its pack, or of each of its assets. */
export const transferOf = (site: string, { pack: name, assets }: Group): number =>
  name === undefined
    ? assets.reduce((total, asset) => total + gzippedSize(site, [asset]), 0)
    : gzippedSize(site, assets);

const perLocale = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** What can be kept of a built site, in groups; and what a first visit to each page keeps, within its budget. */
export function offlineSet(site: string): OfflineSet {
  const all = listAssets(site);
  const { namedIn, closure } = createClosure(site, all);
  // The worker, which names the logic of all tools, loads it on any page.
  const services = all.map(([path]) => path).filter((path) => path.startsWith('assets/worker-services-'));
  const pagesIn = (locale: Locale) =>
    all.map(([path]) => path).filter((path) => path.endsWith('.html') && languageOf(path) === locale);
  const sets = locales.map((locale) => {
    const home = locale === 'en' ? 'index.html' : `${locale}.html`;
    // Pages that only redirect name nothing.
    const pages = pagesIn(locale).filter((path) => namedIn(path).length > 1);
    const needed = new Map(pages.map((path) => [path, closure([path], locale)]));
    const shell = new Set([...closure([...roots, ...services, home], locale), ...sharedBy([...needed.values()])]);
    const named = sharedBy(pages.map((path) => new Set(namedIn(path))));
    return { locale, needed, shell, named };
  });

  const isLarge = ([, , size]: Asset) => size > largeSize;
  const isNamed = (asset: Asset) => sets.some(({ named }) => named.has(asset));
  const isShell = (asset: Asset) => sets.some(({ shell }) => shell.has(asset));
  const kindOf = (asset: Asset): string => {
    // What pages name is in the browser's HTTP cache already.
    const isSingle = isLarge(asset) || isNamed(asset);
    return [isRare(asset) ? 2 : isShell(asset) ? 0 : 1, languageOf(asset[0]), isSingle ? 'single' : 'pack'].join(' ');
  };
  const kinds = [...new Set(all.map(kindOf))].sort();
  const groups = kinds.flatMap((kind) => {
    const assets = all.filter((asset) => kindOf(asset) === kind);
    return kind.endsWith('pack') ? pack(site, assets) : [{ assets }];
  });

  const places = new Map(groups.flatMap(({ assets }) => assets).map((asset, place) => [asset, place]));
  const placesOf = (assets: Iterable<Asset>) => [...assets].flatMap((asset) => places.get(asset) ?? []);
  return {
    groups,
    shell: perLocale((locale) => placesOf(sets.find((set) => set.locale === locale)?.shell ?? [])),
    pages: Object.fromEntries(
      sets.flatMap(({ shell, needed }) =>
        [...needed].map(([path, assets]) => [path, placesOf(fitVisit(site, groups, shell, assets))]),
      ),
    ),
  };
}

/** The requests and bytes of the download of some assets. */
export function weigh(site: string, groups: readonly Group[], wanted: ReadonlySet<Asset>) {
  const files = planDownload(groups, (asset) => wanted.has(asset)).flatMap(({ group, missing, isPack }) =>
    isPack ? [group.assets] : missing.map((asset) => [asset]),
  );
  return { requests: files.length, bytes: files.reduce((total, assets) => total + gzippedSize(site, assets), 0) };
}

/** How much is downloaded and kept when everything is, by language. */
export const offlineSize = (site: string, { groups }: OfflineSet): OfflineSize =>
  perLocale((locale) => {
    const own = groups.filter(({ assets: [first] }) => first && isFor(first, locale));
    return {
      total: own.reduce((total, { assets }) => total + sizeOf(assets), 0),
      transfer: own.reduce((total, group) => total + transferOf(site, group), 0),
    };
  });
