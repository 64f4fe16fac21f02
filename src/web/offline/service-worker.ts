/**
 * Keeps the site on the device: the shell and the pages that were visited, and the rest when a page asks for it. A new
 * version takes over once it has all that it needs of what was kept; the files of the previous one are kept for pages
 * still open.
 */
import type { Locale } from '#core/registry.ts';
import {
  type Asset,
  assetsOf,
  findAsset,
  isFor,
  isRare,
  neededBy,
  type OfflineSet,
  type Part,
  planDownload,
  sizeOf,
} from './assets.ts';
import { isMetered } from './metered.ts';
import type { Measure, OfflineAnswer, OfflineRequest } from './requests.ts';
import { deleteInvalid, downloadPart, fetchAsset, findKept, keyOf, openCache, scope } from './store.ts';

declare const self: ServiceWorkerGlobalScope;
/** What this version consists of: the build puts it in wherever the name is used, which is here only. */
declare const __OFFLINE_SET__: OfflineSet;

const offlineSet = __OFFLINE_SET__;
const { groups } = offlineSet;
const all = assetsOf(groups);
const assets = new Map(all.map((asset) => [asset[0], asset]));
/** The file that a self-hosted copy may change at any time. */
const configurationKey = `${scope}config.json`;
/** The key of the record of what is kept. */
const recordKey = `${scope}?kept`;
/** The path of an address from the root of the site. */
const pathOf = (url: string) => new URL(url).pathname.slice(new URL(scope).pathname.length);

interface KeptRecord {
  /** The keys of this version, and of the previous one. */
  readonly current: readonly string[];
  readonly previous: readonly string[];
  /** The languages of which everything is to be kept. */
  readonly all: readonly Locale[];
  /** Whether all that is kept was checked. */
  readonly isChecked: boolean;
}

async function readRecord(): Promise<KeptRecord> {
  const known = await (await openCache()).match(recordKey);
  return { current: [], previous: [], all: [], isChecked: false, ...(known && ((await known.json()) as KeptRecord)) };
}
const writeRecord = async (record: KeptRecord) => (await openCache()).put(recordKey, Response.json(record));

let last: Promise<unknown> = Promise.resolve();
/** Does one work after another, so that nothing is downloaded twice. */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}

/** The parts to download for assets that the cache lacks. */
async function findMissing(wanted: Iterable<Asset>): Promise<readonly Part[]> {
  const kept = new Set((await (await openCache()).keys()).map(({ url }) => url));
  const missing = new Set([...wanted].filter((asset) => !kept.has(keyOf(asset))));
  return planDownload(groups, (asset) => missing.has(asset));
}

/** How many parts are downloaded at once. */
const concurrency = 4;

/** Downloads the assets that the cache lacks, or the first parts of them. */
async function download(wanted: Iterable<Asset>, maxParts = Number.POSITIVE_INFINITY): Promise<void> {
  const queue = (await findMissing(wanted)).slice(0, maxParts).values();
  const work = async () => {
    for (const part of queue) await downloadPart(part);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** All assets of a language; without those that only few need, unless everything is requested. */
const wantedIn = (locale: Locale, isEverything: boolean) =>
  all.filter((asset) => isFor(asset, locale) && (isEverything || !isRare(asset)));

async function visit(path: string): Promise<void> {
  const page = findAsset(assets, path);
  if (page) await download(neededBy(offlineSet, all, page));
  if (!(await findKept(configurationKey))) await answerConfiguration();
}

async function measure(wanted: readonly Asset[]): Promise<Measure> {
  const missing = (await findMissing(wanted)).flatMap((each) => each.missing);
  return { total: sizeOf(wanted), missing: sizeOf(missing) };
}

/** Downloads a part of what is missing; returns how much still is. */
async function downloadSome(locale: Locale, isEverything: boolean): Promise<Measure> {
  const record = await readRecord();
  if (isEverything && !record.all.includes(locale)) await writeRecord({ ...record, all: [...record.all, locale] });
  const wanted = wantedIn(locale, isEverything || record.all.includes(locale));
  await download(wanted, concurrency);
  return measure(wanted);
}

/** Makes ready for this version what is kept of earlier ones. */
async function renew(): Promise<void> {
  const record = await readRecord();
  if (!record.isChecked) {
    await deleteInvalid();
    await writeRecord({ ...record, isChecked: true });
  }
  const kept = (await (await openCache()).keys()).map(({ url }) => assets.get(pathOf(url)));
  await download(new Set(kept.flatMap((asset) => (asset ? neededBy(offlineSet, all, asset) : []))));
}

/** Deletes what neither this version nor the previous one needs. */
async function deleteStale(): Promise<void> {
  const cache = await openCache();
  const { current: previous, ...record } = await readRecord();
  const current = all.map(keyOf);
  const needed = new Set([...current, ...previous, configurationKey, recordKey]);
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
  await writeRecord({ ...record, current, previous });
}

/** Answers with what is kept; else with what the host has; and without a network, with what an earlier version has. */
async function answer(asset: Asset): Promise<Response> {
  const kept = await findKept(keyOf(asset));
  if (kept) return kept;
  try {
    const { response } = await fetchAsset(asset);
    // A redirected response, for example to an address without `.html`, must not answer a navigation.
    const { status, statusText, headers, body } = response;
    return response.redirected ? new Response(body, { status, statusText, headers }) : response;
  } catch {
    return (await findKept(scope + asset[0], { ignoreSearch: true })) ?? Response.error();
  }
}

/** The newest configuration, or the last one known. */
async function answerConfiguration(): Promise<Response> {
  const fetched = await fetch(configurationKey, { cache: 'no-cache' }).catch(() => undefined);
  if (fetched?.ok) await storeConfiguration(fetched.clone()).catch(() => {});
  return fetched ?? (await findKept(configurationKey)) ?? Response.json({});
}

/** Keeps a configuration, unless it is something else, such as the page of a captive portal. */
async function storeConfiguration(response: Response): Promise<void> {
  await response.clone().json();
  await (await openCache()).put(configurationKey, response);
}

/** Requests outside this version: files of an older one, unknown paths, or for the network. */
async function answerOther(request: Request): Promise<Response> {
  const older = await findKept(request.url, { ignoreSearch: true });
  if (older) return older;
  return fetch(request).catch(() => (request.mode === 'navigate' ? notFoundPage() : Response.error()));
}

async function notFoundPage(): Promise<Response> {
  const page = assets.get('404.html');
  const html = page ? await (await answer(page)).text() : '';
  // The build may not know the public address.
  return new Response(html.replace(/<base href="[^"]*">/, `<base href="${new URL(scope).pathname}">`), {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

self.addEventListener('install', (event) => {
  const install = async () => {
    // Nothing is downloaded then, so the version waits until no page of the former one is open.
    if (isMetered(navigator)) return;
    await enqueue(renew);
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  // What was not renewed still serves where there is no network.
  const activate = isMetered(navigator) ? Promise.resolve() : deleteStale();
  event.waitUntil(activate.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope) || request.headers.has('range')) return;
  const path = pathOf(request.url);
  if (path === 'config.json') return event.respondWith(answerConfiguration());
  const asset = findAsset(assets, path);
  event.respondWith(asset ? answer(asset) : answerOther(request));
});

function answerRequest(request: OfflineRequest): Promise<OfflineAnswer> {
  switch (request.type) {
    case 'visit':
      return enqueue(() => visit(request.path)).then(() => undefined);
    case 'measure':
      return measure(wantedIn(request.locale, true));
    case 'download':
      return enqueue(() => downloadSome(request.locale, request.all));
  }
}

self.addEventListener('message', (event) => {
  const reply = async () => {
    const answered = await answerRequest(event.data as OfflineRequest).catch(() => undefined);
    event.ports[0]?.postMessage(answered);
  };
  // Pages of earlier versions send something else.
  if (typeof event.data?.type === 'string') event.waitUntil(reply());
});
