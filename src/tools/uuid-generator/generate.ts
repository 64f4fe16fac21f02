import { firstLoneSurrogate } from '#core/coercion.ts';
import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { hashBytes } from '#lib/hashing/hash.ts';
import type { HashAlgorithm } from '#lib/hashing/hash-algorithms.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import { readMac48 } from '#lib/mac/read-mac.ts';
import { floorDivide, readMoment, toMilliseconds } from '#lib/moment/read-moment.ts';
import { readUuid } from '#lib/uuid/read-uuid.ts';
import { toUuidTicks } from '#lib/uuid/uuid-time.ts';
import type { UuidContext } from './describe.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'generate'>;

/** Makes UUIDs one after another, as 32 hexadecimal digits. */
export interface UuidMaker {
  readonly count: number;
  make(index: number): string;
}

/**
 * A maker of the requested UUIDs (RFC 9562).
 * @throws ToolError `time-range`, `node-size`, `byte-count` {n}, and of `readMoment`, `readUuid`, `readMac48`,
 * `decodeHex`
 */
export async function createMaker(options: Options, ctx: UuidContext): Promise<UuidMaker> {
  const { version, count } = options;
  switch (version) {
    case 'nil':
    case 'max':
      return { count, make: () => (version === 'nil' ? '0' : 'f').repeat(32) };
    case 'v3':
    case 'v5':
    case 'v8':
      return makerOf(await fromNames(version, options, ctx));
    default: {
      const stamp = version === 'v4' ? undefined : await createStamp(version, options, ctx);
      return { count, make: inBlocks(count, (size) => makeBlock(size, Number(version.slice(1)), stamp, ctx)) };
    }
  }
}

const uuidLength = 16;
/** Number of UUIDs made and written at once: 64 KiB of random bytes. */
const blockSize = 4_096;

/** Gives the UUIDs of blocks one after another, which is several times as fast as writing each of its own. */
function inBlocks(count: number, make: (size: number) => string): () => string {
  const length = uuidLength * 2;
  let block = '';
  let at = 0;
  let left = count;
  return () => {
    if (at === block.length) {
      const size = Math.min(left, blockSize);
      left -= size;
      block = make(size);
      at = 0;
    }
    at += length;
    return block.slice(at - length, at);
  };
}

/** Several UUIDs in a row, in hexadecimal digits. */
function makeBlock(size: number, version: number, stamp: Stamp | undefined, { random }: Context): string {
  const bytes = random(size * uuidLength);
  for (let at = 0; at < bytes.length; at += uuidLength) {
    const one = bytes.subarray(at, at + uuidLength);
    stamp?.(one);
    mark(one, version);
  }
  return encodeHex(bytes);
}

const makerOf = (uuids: readonly string[]): UuidMaker => ({
  count: uuids.length,
  make: (index) => uuids[index] ?? '',
});

/** Writes the version and the variant into 16 bytes. */
function mark(bytes: Uint8Array, version: number): Uint8Array {
  bytes[6] = (version << 4) | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes;
}

/** Writes a time, and what belongs to it, into random bytes: each time later than before. */
type Stamp = (bytes: Uint8Array) => void;

async function createStamp(version: 'v1' | 'v6' | 'v7', options: Options, ctx: Context): Promise<Stamp> {
  const instant = await readMoment(options.time, 'time', ctx);
  return version === 'v7' ? unixStamp(instant, options) : gregorianStamp(version, instant, options, ctx);
}

const nanosPerTick = 100n;

const timeRange = (): ToolError => new ToolError('time-range', {}, { offset: 0, field: 'time' });

const maxMilliseconds = 2 ** 48 - 1;
const maxCounter = 0xfff;

/**
 * The time of version 7. Where monotonic, 12 bits count on from a random beginning whose first bit is zero, and carry
 * into the time (RFC 9562, section 6.2, method 1).
 */
function unixStamp(instant: bigint, { monotonic }: Options): Stamp {
  let milliseconds = toMilliseconds(instant);
  let counter: number | undefined;
  return (bytes) => {
    if (monotonic) {
      counter = counter === undefined ? (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & (maxCounter >> 1) : counter + 1;
      if (counter > maxCounter) {
        counter = 0;
        milliseconds++;
      }
      bytes[6] = counter >> 8;
      bytes[7] = counter;
    }
    if (milliseconds < 0 || milliseconds > maxMilliseconds) throw timeRange();
    setNumber(bytes, 0, 2, Math.floor(milliseconds / 2 ** 32));
    setNumber(bytes, 2, 4, milliseconds % 2 ** 32);
  };
}

/** Writes a number of at most 32 bits, the highest byte first. */
function setNumber(bytes: Uint8Array, offset: number, length: number, value: number): void {
  for (let index = offset + length - 1, rest = value; index >= offset; index--, rest = Math.floor(rest / 256))
    bytes[index] = rest % 256;
}

/**
 * The time of versions 1 and 6, which counts on by 100 ns, a clock sequence and a node, the same for all. A random node
 * has the multicast bit, which no network card has (RFC 9562, section 6.10).
 */
function gregorianStamp(version: 'v1' | 'v6', instant: bigint, options: Options, ctx: Context): Stamp {
  const ticks = toUuidTicks(floorDivide(instant, nanosPerTick));
  if (ticks === undefined) throw timeRange();
  let high = Number(ticks >> 32n);
  let low = Number(ticks & 0xffff_ffffn);
  const fixed = ctx.random(8);
  if (options.node.trim() !== '') fixed.set(decodeHex(relocateToOption('node', () => readMac48(options.node))), 2);
  else fixed[2] = (fixed[2] ?? 0) | 1;
  if (options.clockSequence !== null) setNumber(fixed, 0, 2, options.clockSequence);
  return (bytes) => {
    // 28 bits, and the 32 after them.
    if (high >= 2 ** 28) throw timeRange();
    if (version === 'v1') {
      setNumber(bytes, 0, 4, low);
      setNumber(bytes, 4, 2, high % 2 ** 16);
      setNumber(bytes, 6, 2, Math.floor(high / 2 ** 16));
    } else {
      setNumber(bytes, 0, 4, high * 16 + Math.floor(low / 2 ** 28));
      setNumber(bytes, 4, 2, Math.floor(low / 2 ** 12) % 2 ** 16);
      setNumber(bytes, 6, 2, low % 2 ** 12);
    }
    bytes.set(fixed, 8);
    low++;
    if (low === 2 ** 32) {
      low = 0;
      high++;
    }
  };
}

/** The namespaces of RFC 9562, section 6.6. */
const namespaces = {
  dns: '6ba7b8109dad11d180b400c04fd430c8',
  url: '6ba7b8119dad11d180b400c04fd430c8',
  oid: '6ba7b8129dad11d180b400c04fd430c8',
  x500: '6ba7b8149dad11d180b400c04fd430c8',
} as const;

/** Version 8 is not defined by the RFC: this is its example (B.2). */
const hashes = { v3: 'md5', v5: 'sha1', v8: 'sha256' } as const satisfies Record<string, HashAlgorithm>;

/** The names on lines that are not blank, spaces and all; where there is none, the empty name is the only one. */
function namesIn(text: string): readonly string[] {
  const lines = dropFinalLineBreak(text).split(/\r\n|\r|\n/);
  const names = lines.filter((line) => line.trim() !== '');
  return names.length > 0 ? names : lines.slice(0, 1);
}

/** A UUID for each name: the hash of a namespace and a name; or of version 8 with 16 bytes of one's own. */
async function fromNames(version: keyof typeof hashes, options: Options, ctx: UuidContext): Promise<readonly string[]> {
  const number = Number(version.slice(1));
  if (version === 'v8' && options.customBytes.trim() !== '') {
    const bytes = relocateToOption('customBytes', () => readSixteen(options.customBytes));
    return [encodeHex(mark(bytes, number))];
  }
  const { namespace, customNamespace } = options;
  const space = decodeHex(
    namespace === 'custom'
      ? relocateToOption('customNamespace', () => readNamespace(customNamespace, ctx))
      : namespaces[namespace],
  );
  const algorithm = hashes[version];
  const half = firstLoneSurrogate(options.names);
  if (half >= 0) ctx.notice('surrogate-replaced', { encoding: 'UTF-8' }, { offset: half, field: 'names' });
  const names = namesIn(options.names);
  const uuids: string[] = [];
  for (const text of names) {
    const name = new TextEncoder().encode(text);
    const bytes = new Uint8Array(space.length + name.length);
    bytes.set(space);
    bytes.set(name, space.length);
    const digests = await hashBytes(bytes, [algorithm], { signal: ctx.signal, progress: () => {} });
    uuids.push(encodeHex(mark((digests.get(algorithm) as Uint8Array).slice(0, 16), number)));
    if (uuids.length % 1_000 === 0) ctx.progress(uuids.length / names.length);
  }
  return uuids;
}

/** @throws ToolError of `readUuid`, whose message says that it is about the namespace */
function readNamespace(text: string, { message }: UuidContext): string {
  try {
    return readUuid(text);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ToolError(error.code, { ...error.params, where: `${message('not-namespace')} ` }, error.at);
  }
}

function readSixteen(text: string): Uint8Array {
  const bytes = decodeHex(text);
  if (bytes.length !== 16) throw new ToolError('byte-count', { n: bytes.length }, { offset: 0, length: text.length });
  return bytes;
}
