import { Kind } from '#lib/json/kind.ts';
import type { TapeReader } from '#lib/json/tape-reader.ts';

/**
 * Row of the value at the tokens of a JSON Pointer (RFC 6901, section 4), or undefined. Of duplicate keys, the last
 * counts.
 */
export function followPointer(reader: TapeReader, root: number, tokens: readonly string[]): number | undefined {
  let row: number | undefined = root;
  for (const token of tokens) {
    if (row === undefined) return undefined;
    row = step(reader, row, token);
  }
  return row;
}

function step(reader: TapeReader, row: number, token: string): number | undefined {
  const kind = reader.kind(row);
  let found: number | undefined;
  if (kind === Kind.object) {
    for (const child of reader.children(row)) if (reader.name(child) === token) found = child;
  } else if (kind === Kind.array && /^(?:0|[1-9]\d*)$/.test(token) && Number(token) < reader.count(row)) {
    let left = Number(token);
    for (const child of reader.children(row)) if (left-- === 0) return child;
  }
  return found;
}
