/** The offline worker's cache. Nothing enters it whose content does not have the digest that this version expects. */
import { fromCharCodes } from '#lib/encoding/from-char-codes.ts';
import type { Asset, Group, Part } from './assets.ts';

/** The root of the site. */
export const { scope } = (self as unknown as ServiceWorkerGlobalScope).registration;
export const openCache = (): Promise<Cache> => caches.open(`penknife ${scope}`);
/** Entries are named by their content: a new version keeps what has not changed. */
export const keyOf = ([path, digest]: Asset): string => `${scope}${path}?${digest}`;

/** The start of the SHA-256 of a content, as `Asset` has it. */
async function digestOf(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(fromCharCodes(hash.subarray(0, 8)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 10);
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

/** What is kept of the headers of a host: its security policy. Others may hold for a pack only, such as that of a download. */
const policyHeaders = [
  'content-security-policy',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Stores a content with the security policy of the host. */
async function put(cache: Cache, asset: Asset, content: BufferSource, { headers }: Response): Promise<void> {
  const own = new Headers();
  for (const name of policyHeaders) {
    const value = headers.get(name);
    if (value !== null) own.set(name, value);
  }
  own.set('content-type', types[asset[0].split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  await cache.put(keyOf(asset), new Response(content, { headers: own }));
}

/** What is kept under a key; nothing where the storage cannot be read. */
export const findKept = (key: string, options?: CacheQueryOptions): Promise<Response | undefined> =>
  openCache()
    .then((cache) => cache.match(key, options))
    .catch(() => undefined);

/**
 * Fetches an asset and keeps it, if there is room. Names of files in `assets` change with their content, so the browser's HTTP cache may
 * have them; where it has something else, they are fetched again.
 * @returns what the host answered, whether that is the asset, and whether it is kept
 */
export async function fetchAsset(
  asset: Asset,
): Promise<{ readonly response: Response; readonly isValid: boolean; readonly isKept: boolean }> {
  const [path, digest] = asset;
  const get = async (cache: RequestCache) => {
    const response = await fetch(scope + path, { cache });
    const content = await response.clone().arrayBuffer();
    return { response, content, isValid: response.ok && (await digestOf(content)) === digest };
  };
  const isHashed = path.startsWith('assets/');
  let got = await get(isHashed ? 'default' : 'no-cache');
  if (!got.isValid && isHashed) got = await get('reload');
  const { response, content, isValid } = got;
  const keep = () => openCache().then((cache) => put(cache, asset, content, response));
  const isKept =
    isValid &&
    (await keep().then(
      () => true,
      () => false,
    ));
  return { response, isValid, isKept };
}

/** Downloads a part of what is planned. */
export async function downloadPart({ group, missing, isPack }: Part): Promise<void> {
  if (isPack) return downloadPack(group);
  for (const asset of missing) {
    const { isValid, isKept } = await fetchAsset(asset);
    if (isKept) continue;
    if (isValid) throw new Error(`There is no room for ${asset[0]}`);
    // Some hosts change pages, as to name their root; packs they leave alone.
    if (group.pack !== undefined) return downloadPack(group);
    throw new Error(`${asset[0]} is not that of this version`);
  }
}

async function downloadPack({ pack = '', assets }: Group): Promise<void> {
  // All of it is stored: a copy in the HTTP cache would only take room.
  const response = await fetch(scope + pack, { cache: 'no-store' });
  if (!response.ok || !response.body) throw new Error(`${pack}: ${response.status}`);
  const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'));
  const content = new Uint8Array(await new Response(unpacked).arrayBuffer());
  const cache = await openCache();
  let offset = 0;
  for (const asset of assets) {
    const part = content.subarray(offset, offset + asset[2]);
    if ((await digestOf(part)) !== asset[1]) throw new Error(`${pack} is not that of this version`);
    await put(cache, asset, part, response);
    offset += asset[2];
  }
}

/** Earlier versions of the worker stored what they got: deletes what is not what its name says. */
export async function deleteInvalid(): Promise<void> {
  const cache = await openCache();
  for (const request of await cache.keys()) {
    const digest = new URL(request.url).search.slice(1);
    const response = /^[\w-]{10}$/.test(digest) && (await cache.match(request));
    if (response && (await digestOf(await response.arrayBuffer())) !== digest) await cache.delete(request);
  }
}
