/** A file of the site: its path from the root, a digest of its content, and its size in bytes. */
export type Piece = readonly [path: string, digest: string, size: number];

/** Pieces larger than this, in bytes, are fetched only with the tool that uses them, or when the page is idle. */
const largeSize = 300_000;

export const isLarge = ([, , size]: Piece): boolean => size > largeSize;

/** The file for an address, given as its path from the root: pages have addresses without `.html`. */
export function findPiece(pieces: ReadonlyMap<string, Piece>, path: string): Piece | undefined {
  return pieces.get(path || 'index.html') ?? pieces.get(`${path}.html`);
}
