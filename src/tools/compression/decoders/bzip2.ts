import { ToolError } from '#core/tool.ts';
import { type Chunk, corrupt, type Decoder, truncated, wrongChecksum } from './decoder.ts';

const blockSignature = 0x314159265359;
const endSignature = 0x177245385090;
/** The longest code of a symbol, in bits. */
const maxCodeLength = 20;
/** How many symbols are coded by one table before the next selector. */
const groupSize = 50;

/** The CRC of bzip2, most significant bit first. */
const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24;
  for (let bit = 0; bit < 8; bit++) rest = (rest << 1) ^ (rest < 0 ? 0x04c11db7 : 0);
  return rest;
});

/** Reads bits, the most significant first. */
class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Offset of the byte that follows the last one read. */
  get at(): number {
    return this.#at;
  }

  /** At most 24 bits. */
  read(count: number): number {
    while (this.#count < count) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw truncated('bzip2');
      this.#held = (this.#held << 8) | byte;
      this.#count += 8;
    }
    this.#count -= count;
    const value = (this.#held >>> this.#count) & ((1 << count) - 1);
    this.#held &= (1 << this.#count) - 1;
    return value;
  }

  read48(): number {
    return this.read(24) * 2 ** 24 + this.read(24);
  }

  read32(): number {
    return (this.read(16) << 16) | this.read(16);
  }
}

/** The symbols by code of one Huffman table: of each length, the last code and what to subtract from a code. */
interface HuffmanTable {
  readonly limits: Int32Array;
  readonly offsets: Int32Array;
  readonly symbols: Uint16Array;
}

/** Decodes a bzip2 stream block by block, and checks the checksums of blocks and stream. */
export const unbzip2: Decoder = async function* unbzip2(bytes, at, report): AsyncGenerator<Chunk, number> {
  const reader = new BitReader(bytes, at + 3);
  const maxLength = (reader.read(8) - 0x30) * 100_000;
  if (maxLength < 100_000 || maxLength > 900_000) throw corrupt('bzip2', at + 3);
  let streamCrc = 0;
  for (;;) {
    const signature = reader.read48();
    const crc = reader.read32();
    if (signature === endSignature) {
      if (crc !== streamCrc) throw wrongChecksum('bzip2');
      return reader.at;
    }
    if (signature !== blockSignature) throw corrupt('bzip2', reader.at);
    report.position = reader.at;
    let blockCrc = -1;
    for (const chunk of expandRuns(readBlock(reader, maxLength))) {
      for (const byte of chunk) blockCrc = (blockCrc << 8) ^ (crcTable[(blockCrc >>> 24) ^ byte] as number);
      yield chunk;
    }
    if (~blockCrc !== crc) throw wrongChecksum('bzip2');
    streamCrc = ((streamCrc << 1) | (streamCrc >>> 31)) ^ crc;
  }
};

/** A block as it was before the sorting of Burrows and Wheeler: its bytes in order, still with coded runs. */
function* readBlock(reader: BitReader, maxLength: number): Generator<number> {
  if (reader.read(1) === 1) throw new ToolError('old-bzip2');
  const origin = reader.read(24);
  const { block, length, counts } = readSorted(reader, maxLength);
  if (origin >= length) throw corrupt('bzip2', reader.at);
  let sum = 0;
  for (let byte = 0; byte < 256; byte++) {
    const count = counts[byte] as number;
    counts[byte] = sum;
    sum += count;
  }
  // Each entry gets the index of the byte that follows its own, in the upper 24 bits.
  for (let index = 0; index < length; index++) {
    const byte = (block[index] as number) & 0xff;
    const position = counts[byte] as number;
    block[position] = (block[position] as number) | (index << 8);
    counts[byte] = position + 1;
  }
  let entry = block[origin] as number;
  for (let index = 0; index < length; index++) {
    entry = block[entry >>> 8] as number;
    yield entry & 0xff;
  }
}

/** The sorted bytes of a block, and how many there are of each. */
function readSorted(reader: BitReader, maxLength: number) {
  const bad = () => corrupt('bzip2', reader.at);
  const used = readUsedBytes(reader);
  if (used.length === 0) throw bad();
  const tableCount = reader.read(3);
  const selectorCount = reader.read(15);
  if (tableCount < 2 || tableCount > 6 || selectorCount === 0) throw bad();
  const order = Array.from({ length: tableCount }, (_, index) => index);
  const selectors = Array.from({ length: selectorCount }, () => {
    let rank = 0;
    while (reader.read(1) === 1) if (++rank >= tableCount) throw bad();
    return moveToFront(order, rank);
  });
  const tables = Array.from({ length: tableCount }, () => readTable(reader, used.length + 2));

  const block = new Uint32Array(maxLength);
  const counts = new Int32Array(256);
  const endOfBlock = used.length + 1;
  let length = 0;
  let run = 0;
  let weight = 1;
  for (let index = 0; ; index++) {
    const table = tables[selectors[Math.floor(index / groupSize)] ?? -1];
    if (!table) throw bad();
    const symbol = readSymbol(reader, table);
    // Two symbols write the length of a run of the front byte, in the bijective base 2.
    if (symbol <= 1) {
      run += weight << symbol;
      weight <<= 1;
      if (run > maxLength) throw bad();
      continue;
    }
    if (run > 0) {
      if (length + run > maxLength) throw bad();
      const byte = used[0] as number;
      block.fill(byte, length, length + run);
      counts[byte] = (counts[byte] as number) + run;
      length += run;
      run = 0;
      weight = 1;
    }
    if (symbol === endOfBlock) return { block, length, counts };
    if (length >= maxLength) throw bad();
    const byte = moveToFront(used, symbol - 1);
    counts[byte] = (counts[byte] as number) + 1;
    block[length++] = byte;
  }
}

/** The bytes that a block has, in order: which of the 16 groups of 16 have any, then which of each. */
function readUsedBytes(reader: BitReader): number[] {
  const used: number[] = [];
  const groups = reader.read(16);
  for (let group = 0; group < 16; group++) {
    if ((groups & (0x8000 >> group)) === 0) continue;
    const members = reader.read(16);
    for (let member = 0; member < 16; member++)
      if ((members & (0x8000 >> member)) !== 0) used.push(group * 16 + member);
  }
  return used;
}

function moveToFront(list: number[], rank: number): number {
  const value = list[rank] as number;
  list.copyWithin(1, 0, rank);
  list[0] = value;
  return value;
}

/** A canonical Huffman table, from the lengths of its codes, each written as its difference from the last one. */
function readTable(reader: BitReader, symbolCount: number): HuffmanTable {
  const counts = new Int32Array(maxCodeLength + 2);
  let codeLength = reader.read(5);
  const lengths = Array.from({ length: symbolCount }, () => {
    for (;;) {
      if (codeLength < 1 || codeLength > maxCodeLength) throw corrupt('bzip2', reader.at);
      if (reader.read(1) === 0) break;
      codeLength += reader.read(1) === 0 ? 1 : -1;
    }
    counts[codeLength] = (counts[codeLength] as number) + 1;
    return codeLength;
  });
  const symbols = new Uint16Array(symbolCount);
  const limits = new Int32Array(maxCodeLength + 1).fill(-1);
  const offsets = new Int32Array(maxCodeLength + 1);
  let placed = 0;
  let code = 0;
  for (let length = 1; length <= maxCodeLength; length++) {
    offsets[length] = code - placed;
    for (const [symbol, own] of lengths.entries()) if (own === length) symbols[placed++] = symbol;
    code += counts[length] as number;
    if (counts[length] !== 0) limits[length] = code - 1;
    code <<= 1;
  }
  return { limits, offsets, symbols };
}

function readSymbol(reader: BitReader, { limits, offsets, symbols }: HuffmanTable): number {
  let code = 0;
  for (let length = 1; length <= maxCodeLength; length++) {
    code = (code << 1) | reader.read(1);
    if (code > (limits[length] as number)) continue;
    const symbol = symbols[code - (offsets[length] as number)];
    if (symbol !== undefined) return symbol;
  }
  throw corrupt('bzip2', reader.at);
}

const chunkLength = 65_536;

/** The content of a block: four equal bytes are followed by how many more there are. */
function* expandRuns(bytes: Iterable<number>): Generator<Chunk> {
  let chunk = new Uint8Array(chunkLength + 255);
  let length = 0;
  let equal = 0;
  let last = -1;
  for (const byte of bytes) {
    if (equal === 4) {
      chunk.fill(last, length, length + byte);
      length += byte;
      equal = 0;
      last = -1;
    } else {
      equal = byte === last ? equal + 1 : 1;
      last = byte;
      chunk[length++] = byte;
    }
    if (length < chunkLength) continue;
    yield chunk.subarray(0, length);
    chunk = new Uint8Array(chunkLength + 255);
    length = 0;
  }
  if (length > 0) yield chunk.subarray(0, length);
}
