/** A file of the site: its path from the root, a digest of its content, and its size in bytes. */
export type Piece = readonly [path: string, digest: string, size: number];

/** Pieces larger than this, in bytes, are not fetched before the tool that uses them is, or before the page is idle. */
const largeSize = 300_000;

export const isLarge = ([, , size]: Piece): boolean => size > largeSize;

/** The file that stands for an address, given as its path from the root: pages have clean addresses. */
export function findPiece(pieces: ReadonlyMap<string, Piece>, path: string): Piece | undefined {
  return pieces.get(path || 'index.html') ?? pieces.get(`${path}.html`);
}
