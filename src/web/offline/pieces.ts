import { type Locale, locales } from '#core/registry.ts';
import { parsePath } from '../navigation/routes.ts';

/** A file of the site: its path from the root, a digest of its content, and its size in bytes. */
export type Piece = readonly [path: string, digest: string, size: number];

/** Pieces larger than this, in bytes, are fetched only with the tool that uses them, or when the page is idle. */
const largeSize = 300_000;

/** A data set: one that a library brings, such as a list of words, or the table of all emoji. */
const dataSet = /(\.json|\/emoji)-[\w-]{8}\.js$/;

/** A part of a data set that is too large to be kept whole. */
const part = /^assets\/[a-z]+-part-\d\d-/;

/** What reads bar codes that are no QR codes: 425 kB gzipped that few visitors need. */
const barcodeReader = /^assets\/(read-barcodes-|zxing_reader-)/;

/** The language of a page, or of words that only its pages load; undefined where a file is for all. */
export function languageOf(path: string): Locale | undefined {
  if (path === '404.html') return undefined;
  if (path.endsWith('.html')) return parsePath(path).locale;
  const [, language] = /\.([a-z]+)-[\w-]{8}\.js(?:on)?$/.exec(path) ?? [];
  return locales.find((locale) => locale === language);
}

/**
 * When a file is cached on the device of somebody who reads these languages: on the first visit; when a page is idle,
 * where it is large or a data set; only when a page uses it, where it is in another language, or large and wanted by few
 * visitors, as a part of a large data set is.
 */
export function cachedOn([path, , size]: Piece, languages: ReadonlySet<Locale>): 'visit' | 'idle' | 'use' {
  const language = languageOf(path);
  if (part.test(path) || barcodeReader.test(path) || (language && !languages.has(language))) return 'use';
  return size > largeSize || dataSet.test(path) ? 'idle' : 'visit';
}

/** The file for an address, given as its path from the root: pages have addresses without `.html`. */
export function findPiece(pieces: ReadonlyMap<string, Piece>, path: string): Piece | undefined {
  return pieces.get(path || 'index.html') ?? pieces.get(`${path}.html`);
}
