/**
 * Caches the whole site on the device, in the languages that are read: pages, code and data. Entries are named by their
 * content, so a new version fetches only what has changed; the files of the previous version are kept for pages still
 * open.
 */
import { type Locale, locales } from '#core/registry.ts';
import { parsePath } from '../navigation/routes.ts';
import { cachedOn, findPiece, languageOf, type Piece } from './pieces.ts';

declare const self: ServiceWorkerGlobalScope;
/** All files of this version, filled in by the build. */
declare const __PIECES__: readonly Piece[];

const { scope } = self.registration;
const pieces = new Map(__PIECES__.map((piece) => [piece[0], piece]));
const keyOf = ([path, digest]: Piece) => `${scope}${path}?${digest}`;
/** The file that a self-hosted copy may change at any time. */
const configurationKey = `${scope}config.json`;
/** The key of the list of files of this version and the previous one. */
const recordKey = `${scope}?kept`;
/** The path of an address from the root of the site. */
const pathOf = (url: string) => new URL(url).pathname.slice(new URL(scope).pathname.length);
const open = () => caches.open(`penknife ${scope}`);

/** How many files are fetched at once. */
const lanes = 6;

async function keep(cache: Cache, piece: Piece): Promise<void> {
  const key = keyOf(piece);
  if (await cache.match(key)) return;
  await cache.put(key, await fetchPiece(piece));
}

/** Fetches a file bypassing the browser's HTTP cache, which may hold an older one. */
async function fetchPiece([path]: Piece): Promise<Response> {
  const response = await fetch(scope + path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A redirected response, for example to an address without `.html`, must not answer a navigation.
  const { status, statusText, headers } = response;
  return response.redirected ? new Response(response.body, { status, statusText, headers }) : response;
}

async function keepAll(stages: readonly ReturnType<typeof cachedOn>[], language?: Locale): Promise<void> {
  const cache = await open();
  const languages = await findLanguages(cache);
  if (language) languages.add(language);
  const queue = [...pieces.values()].filter((piece) => stages.includes(cachedOn(piece, languages))).values();
  const work = async () => {
    for (const piece of queue) await keep(cache, piece);
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/** The languages of the pages that were opened. */
async function findLanguages(cache: Cache): Promise<Set<Locale>> {
  const visited = (await cache.keys()).map(({ url }) => languageOf(pathOf(url)));
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = clients.filter(({ url }) => url.startsWith(scope)).map(({ url }) => parsePath(pathOf(url)).locale);
  return new Set([...visited, ...shown].filter((language) => language !== undefined));
}

interface KeptRecord {
  readonly current: readonly string[];
  readonly previous: readonly string[];
}

/** Deletes what neither this version nor the previous one needs. */
async function tidy(): Promise<void> {
  const cache = await open();
  const known = await cache.match(recordKey);
  const { current: previous } = known ? ((await known.json()) as KeptRecord) : { current: [] };
  const record: KeptRecord = { current: [...pieces.values()].map(keyOf), previous };
  const needed = new Set([...record.current, ...previous, configurationKey, recordKey]);
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
  await cache.put(recordKey, Response.json(record));
}

async function answer(piece: Piece): Promise<Response> {
  const cache = await open();
  const kept = await cache.match(keyOf(piece));
  if (kept) return kept;
  const fetched = await fetchPiece(piece).catch(() => undefined);
  if (!fetched) return Response.error();
  await cache.put(keyOf(piece), fetched.clone()).catch(() => {});
  return fetched;
}

/** The newest configuration, or the last one known. */
async function answerConfiguration(): Promise<Response> {
  const cache = await open();
  const fetched = await fetch(configurationKey, { cache: 'no-cache' }).catch(() => undefined);
  if (fetched?.ok) await cache.put(configurationKey, fetched.clone()).catch(() => {});
  return fetched ?? (await cache.match(configurationKey)) ?? Response.json({});
}

/** Requests outside this version: files of an older one, unknown paths, or for the network. */
async function answerOther(request: Request): Promise<Response> {
  const older = await (await open()).match(request.url, { ignoreSearch: true });
  if (older) return older;
  return fetch(request).catch(() => (request.mode === 'navigate' ? notFoundPage() : Response.error()));
}

async function notFoundPage(): Promise<Response> {
  const page = pieces.get('404.html');
  const html = page ? await (await answer(page)).text() : '';
  // The build may not know the public address.
  return new Response(html.replace(/<base href="[^"]*">/, `<base href="${new URL(scope).pathname}">`), {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

self.addEventListener('install', (event) => {
  const install = async () => {
    await keepAll(['visit']);
    await answerConfiguration();
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope) || request.headers.has('range')) return;
  const path = pathOf(request.url);
  if (path === 'config.json') return event.respondWith(answerConfiguration());
  const piece = findPiece(pieces, path);
  event.respondWith(piece ? answer(piece) : answerOther(request));
});

// Pages that are idle send their language, which may be another one than that of the first visit.
self.addEventListener('message', (event) => {
  const language = locales.find((locale) => locale === event.data);
  if (language) event.waitUntil(keepAll(['visit', 'idle'], language).catch(() => {}));
});
