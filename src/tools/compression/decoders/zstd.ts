import { Decompress, ZstdErrorCode } from 'fzstd';
import { ToolError } from '#core/tool.ts';
import { rarely } from '#lib/hashing/rare-hashes.ts';
import { type Chunk, corrupt, type Decoder, truncated, wrongChecksum } from './decoder.ts';

const createHasher = rarely('xxhash64', ({ createXXHash64 }) => createXXHash64());

/** Decodes a frame of Zstandard (RFC 8878 section 3.1), block by block, and checks its checksum; one to skip is empty. */
export const unzstd: Decoder = async function* unzstd(bytes, at, report): AsyncGenerator<Chunk, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const need = (end: number): number => {
    if (end > bytes.length) throw truncated('zstd');
    return end;
  };
  need(at + 8);
  if ((view.getUint32(at, true) & ~0xf) === 0x184d2a50) return need(at + 8 + view.getUint32(at + 4, true));

  const descriptor = view.getUint8(at + 4);
  const isSingle = (descriptor & 0x20) !== 0;
  if ((descriptor & 8) !== 0) throw corrupt('zstd', at + 4);
  const dictionaryLength = [0, 1, 2, 4][descriptor & 3] as number;
  const sizeLength = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] as number;
  const dictionaryAt = at + 5 + (isSingle ? 0 : 1);
  let next = need(dictionaryAt + dictionaryLength + sizeLength);
  if (bytes.subarray(dictionaryAt, dictionaryAt + dictionaryLength).some((byte) => byte !== 0))
    throw new ToolError('dictionary', { given: 'zstd' });

  const chunks: Chunk[] = [];
  const decoder = new Decompress((chunk) => {
    if (chunk.length > 0) chunks.push(chunk.slice());
  });
  const hasChecksum = (descriptor & 4) !== 0;
  const hasher = hasChecksum ? await createHasher() : undefined;
  hasher?.init();
  let from = at;
  for (let isLast = false; !isLast; from = next) {
    const blockAt = next;
    need(blockAt + 3);
    const header = view.getUint16(blockAt, true) | (view.getUint8(blockAt + 2) << 16);
    isLast = (header & 1) !== 0;
    const isRepeated = ((header >> 1) & 3) === 1;
    next = need(blockAt + 3 + (isRepeated ? 1 : header >> 3));
    // The library takes the checksum, which it does not check, for a part of the last block.
    if (isLast && hasher) next = need(next + 4);
    report.position = next;
    push(decoder, bytes.subarray(from, next), isLast, blockAt);
    for (const chunk of chunks.splice(0)) {
      hasher?.update(chunk);
      yield chunk;
    }
  }
  const digest = hasher?.digest('binary').slice(-4);
  if (digest?.some((byte, index) => byte !== bytes[next - 1 - index])) throw wrongChecksum('zstd');
  return next;
};

/** The window that a frame asks for is larger than what is decoded here. */
const windowError = ZstdErrorCode.WindowSizeTooLarge;

function push(decoder: Decompress, part: Uint8Array, isLast: boolean, at: number): void {
  try {
    decoder.push(part, isLast);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === windowError) throw new ToolError('window');
    throw corrupt('zstd', at);
  }
}
