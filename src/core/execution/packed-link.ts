/** Long links: what one says of a recipe, compressed, as `z=…` in its fragment. */
import { type LinkedStep, type LinkFault, maxLinkLength, readAddress } from './recipe-link.ts';

/** Longer addresses are cut by some programs. */
export const maxPlainLength = 2_000;

/** A recipe as long as a link can have one is shorter even where it does not compress. */
const maxPackedLength = 2 * maxLinkLength;

/**
 * The text of a link, compressed (RFC 1951, in Base64url) where it is long; as it is where it cannot be compressed here,
 * or gets no shorter.
 */
export async function packLink(text: string): Promise<string> {
  if (text.length <= maxPlainLength) return text;
  try {
    const bytes = await read(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), maxPackedLength);
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const packed = `z=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
    return packed.length < text.length ? packed : text;
  } catch {
    return text;
  }
}

/**
 * An address with the text that is compressed in it; undefined where that cannot be read or is longer than a link may be,
 * whatever it would become. Other addresses stay as they are.
 */
export async function unpackAddress(address: string): Promise<string | undefined> {
  return (await unpack(address)).address;
}

/** What an address has: as `unpackAddress` gives it, with its steps, if any; or why it has none that can be read. */
export interface OpenedLink {
  readonly address?: string;
  readonly steps?: readonly LinkedStep[];
  readonly fault?: LinkFault;
}

/** Unpacks an address, and reads its steps. */
export async function openLink(link: string): Promise<OpenedLink> {
  const opened = await unpack(link);
  const read = opened.address === undefined ? undefined : readAddress(opened.address);
  if (typeof read === 'string') return { ...opened, fault: read };
  return read ? { ...opened, steps: read } : opened;
}

async function unpack(address: string): Promise<Pick<OpenedLink, 'address' | 'fault'>> {
  const [found, packed = ''] = /(?<=[?#&])z=([^&#]*)/.exec(address) ?? [];
  if (found === undefined) return { address };
  if (packed.length > maxPackedLength) return { fault: 'too-long' };
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const plain = await read(new DecompressionStream('deflate-raw'), bytes, maxLinkLength);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
    return { address: address.replace(found, () => text) };
  } catch (error) {
    return { fault: error instanceof RangeError ? 'too-long' : 'unreadable' };
  }
}

/**
 * What a stream makes of bytes.
 * @throws RangeError as soon as that is more than `most` bytes; TypeError for bytes that it does not take
 */
async function read(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    chunks.push(value);
    size += value.length;
    if (size > most) {
      void reader.cancel();
      throw new RangeError('too long');
    }
  }
}
