import { Zstd } from '@hpcc-js/wasm-zstd';
import type { Chunk } from './decoders/decoder.ts';

/** Loads a function that makes a frame of Zstandard (RFC 8878) of bytes, at a level from 1 to 19. */
export async function createZstdEncoder(): Promise<(content: Uint8Array, level: number) => Chunk> {
  const zstd = await Zstd.load();
  return (content, level) => zstd.compress(content, level) as Chunk;
}
