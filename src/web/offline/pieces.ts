/** A file of the site: its path from the root, a digest of its content, and its size in bytes. */
export type Piece = readonly [path: string, digest: string, size: number];

/** Pieces larger than this, in bytes, are fetched only with the tool that uses them, or when the page is idle. */
const largeSize = 300_000;

/** A part of a data set that is too large to be kept whole. */
const part = /^assets\/[a-z]+-part-\d\d-/;

/**
 * When a file is cached on the device: on the first visit; when a page is idle, where it is large; only when a page
 * uses it, where it is a part of a large data set, of which a visitor needs few.
 */
export const cachedOn = ([path, , size]: Piece): 'visit' | 'idle' | 'use' =>
  part.test(path) ? 'use' : size > largeSize ? 'idle' : 'visit';

/** The file for an address, given as its path from the root: pages have addresses without `.html`. */
export function findPiece(pieces: ReadonlyMap<string, Piece>, path: string): Piece | undefined {
  return pieces.get(path || 'index.html') ?? pieces.get(`${path}.html`);
}
