import {
  bitsOf,
  type Fault,
  faultInPart,
  type IpAddress,
  type IpNetwork,
  type IpRange,
  isFault,
  type Reading,
  readAddress,
  readQuad,
} from './address.ts';
import { formatAddress } from './format.ts';
import { lastOf, networkOf } from './network.ts';

/** A network as somebody wrote it. */
export interface WrittenNetwork {
  /** As it was written: it may be any address of the network. */
  readonly address: IpAddress;
  readonly network: IpNetwork;
  /** What says how large it is; an address alone is a network of one. */
  readonly by: 'prefix' | 'mask' | 'wildcard' | 'nothing';
  /** That, as it was written. */
  readonly mask: string;
}

/** One of several networks of a text. */
export interface LocatedNetwork extends WrittenNetwork {
  readonly place: { readonly offset: number; readonly length: number };
}

/** A part of a text. */
export interface Part {
  readonly text: string;
  readonly offset: number;
}

/**
 * Reads a network: an address alone, or followed by a prefix length, a mask or a wildcard mask, after a slash or a space.
 * Before a slash the last numbers of IPv4 may be missing.
 * @example readNetwork('172.16/12').network // { version: 4, first: 0xac100000n, prefix: 12 }
 */
export function readNetwork(text: string): Reading<WrittenNetwork> {
  const slash = text.indexOf('/');
  const space = text.search(/\s/);
  const end = slash >= 0 ? slash : space >= 0 ? space : text.length;
  const address = readStart(text.slice(0, end).trimEnd(), slash >= 0);
  if (isFault(address)) return address;
  const rest = text.slice(end + 1);
  const offset = text.length - rest.trimStart().length;
  const size =
    end === text.length ? { prefix: bitsOf(address.version), by: 'nothing' as const } : readSize(rest.trim(), address);
  if ('code' in size) return faultInPart(offset, size);
  return { address, network: networkOf(address, size.prefix), by: size.by, mask: rest.trim() };
}

function readStart(text: string, isShortened: boolean): Reading<IpAddress> {
  if (!isShortened || text.includes(':') || text === '') return readAddress(text);
  const value = readQuad(text, true);
  return typeof value === 'bigint' ? { version: 4, value } : value;
}

type Size = Pick<WrittenNetwork, 'by'> & { readonly prefix: number };

/** A prefix length, or for IPv4 a mask. */
function readSize(text: string, { version }: IpAddress): Size | Fault {
  const most = bitsOf(version);
  const fault = (code: string): Fault => ({
    code,
    params: { max: most, mask: text },
    offset: 0,
    length: Math.max(1, text.length),
  });
  if (text === '') return fault('prefix-missing');
  if (/^\d+$/.test(text)) return Number(text) <= most ? { prefix: Number(text), by: 'prefix' } : fault('prefix-range');
  if (version === 6 || !text.includes('.')) return fault('prefix-range');
  const value = readQuad(text);
  if (typeof value !== 'bigint') return value;
  return readMask(value) ?? fault('mask-gap');
}

/** The prefix length that a mask says: its first bits are one, or its last ones (a wildcard mask). */
function readMask(value: bigint): Size | undefined {
  const zeros = (one: bigint): number | undefined => {
    const bits = one.toString(2);
    return /^(?:0|1+)$/.test(bits) ? bits.replace('0', '').length : undefined;
  };
  const hosts = zeros(value ^ 0xffffffffn);
  if (hosts !== undefined) return { prefix: 32 - hosts, by: 'mask' };
  const wild = zeros(value);
  return wild === undefined ? undefined : { prefix: 32 - wild, by: 'wildcard' };
}

/**
 * The networks written in a text, separated by line breaks, commas, semicolons or spaces; a mask after a space belongs
 * to the address before it.
 */
export function splitNetworks(text: string): readonly Part[] {
  const parts: Part[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,;/]+(?:[ \t]*\/[ \t]*[^\s,;/]*)?|\/[^\s,;]*/g)) {
    const before = parts.at(-1);
    const gap = before && text.slice(before.offset + before.text.length, index);
    if (before && gap && /^[ \t]+$/.test(gap) && isBare(before.text) && isMask(word))
      parts[parts.length - 1] = { offset: before.offset, text: before.text + gap + word };
    else parts.push({ text: word, offset: index });
  }
  return parts;
}

const isBare = (text: string): boolean => /^[\d.]+$/.test(text);

/** Accepts one with a gap, which begins as only a mask does: an error explains what is wrong with it. */
function isMask(text: string): boolean {
  const value = readQuad(text);
  return typeof value === 'bigint' && (text.startsWith('255.') || readMask(value) !== undefined);
}

/** Reads all networks of a text, in order, up to the first fault. */
export function readNetworks(text: string): Reading<readonly LocatedNetwork[]> {
  const networks: LocatedNetwork[] = [];
  for (const part of splitNetworks(text)) {
    const read = readNetwork(part.text);
    if (isFault(read)) return faultInPart(part.offset, read);
    networks.push({ ...read, place: { offset: part.offset, length: part.text.length } });
  }
  return networks;
}

/** Addresses in a row, as somebody wrote them. */
export interface WrittenRange extends IpRange {
  /** Where it is written as one. */
  readonly network?: IpNetwork;
  /** Its end, where only the last numbers of that are written: `50`. */
  readonly shortEnd?: string;
}

/**
 * Reads addresses in a row: an address, a network, the first and the last one with a dash or a word between them, or the
 * first one and how many more (`10.0.0.1+9`), or a block with stars for its last numbers (`10.0.0.*`). Of the last one of
 * IPv4, the numbers that it has from the first may be missing.
 * @example readRange('10.0.0.1 - 10.0.0.9')
 */
export function readRange(text: string): Reading<WrittenRange> {
  const [whole, start = '', sign = '', end = ''] = (hasSign(text) && signed.exec(text)) || [];
  if (whole === undefined) {
    const read = readNetwork(withPrefix(text));
    if (isFault(read)) return read;
    const { network } = read;
    return { version: network.version, first: network.first, last: lastOf(network), network };
  }
  const offset = text.length - end.length;
  const first = readAddress(start);
  if (isFault(first)) return first;
  const { version } = first;
  const fault = (code: string): Fault => ({ code, params: {}, offset, length: Math.max(1, end.length) });
  if (sign.trim() === '+') {
    const last = /^\d{1,39}$/.test(end) ? first.value + BigInt(end) : undefined;
    if (last === undefined) return fault('range-count');
    return last >> BigInt(bitsOf(version)) > 0n ? fault('range-end') : { version, first: first.value, last };
  }
  if (end === '') return fault('end-missing');
  const isShort = version === 4 && /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(end);
  const last = readAddress(isShort ? completeEnd(start, end) : end);
  if (isFault(last)) return isShort ? { ...last, offset, length: end.length } : faultInPart(offset, last);
  if (version !== last.version) return fault(version === 4 ? 'mixed-range' : 'mixed-range-6');
  if (last.value < first.value)
    return { ...fault('reversed-range'), offers: [{ input: `${formatAddress(last)} - ${formatAddress(first)}` }] };
  return { version, first: first.value, last: last.value, ...(isShort && { shortEnd: end }) };
}

/** A block with stars for its last numbers as a network, where each character has the same place; else the text. */
function withPrefix(text: string): string {
  const [, numbers] = /^((?:\d+\.){1,3})\*(?:\.\*)*$/.exec(text) ?? [];
  if (numbers === undefined || text.split('.').length !== 4) return text;
  return `${text.replaceAll('*', '0')}/${8 * (numbers.split('.').length - 1)}`;
}

/** Dots are a sign only after a whole address: others are a number that is missing in one. */
const signed =
  /^([^\s+–—-]+?)(\s*[–—…-]\s*|\s*\+\s*|\s+(?:to|à)\s+|\s+\.{2,3}\s*|(?<=(?:\.\d+){3}|:[\da-f:]*)\.{2,3}\s*)(\S*)$/iu;

/** Whether a text may be more than one address or network: most lines of long lists are not. */
const hasSign = (text: string): boolean => /[\s+–—…-]|\.\./.test(text);

/** The numbers of the start before those of the end. */
const completeEnd = (start: string, end: string): string =>
  [...start.split('.').slice(0, 4 - end.split('.').length), end].join('.');

/** One of several ranges of a text. */
export interface LocatedRange extends WrittenRange {
  readonly place: { readonly offset: number; readonly length: number };
}

/** Reads all ranges of a text, on lines or between commas, up to the first fault. `#` begins a comment. */
export function readRanges(text: string): Reading<readonly LocatedRange[]> {
  const ranges: LocatedRange[] = [];
  const parts = splitRanges(text);
  for (const part of parts) {
    const read = readRange(part.text);
    // What an offer puts in place of one range must not replace the others.
    if (isFault(read)) return { ...faultInPart(part.offset, read), offers: (parts.length === 1 && read.offers) || [] };
    ranges.push(Object.assign(read, { place: { offset: part.offset, length: part.text.length } }));
  }
  return ranges;
}

/**
 * Puts a dash between two addresses with only spaces between them, for what takes one range and no list. Places stay.
 * @example joinEnds('10.0.0.1 10.0.0.9') // '10.0.0.1-10.0.0.9'
 */
export function joinEnds(text: string): string {
  const [start, end, ...more] = splitNetworks(text);
  if (!start || !end || more.length > 0 || isFault(readAddress(start.text)) || isFault(readAddress(end.text)))
    return text;
  const after = start.offset + start.text.length;
  return /^[ \t]+$/.test(text.slice(after, end.offset)) ? `${text.slice(0, after)}-${text.slice(after + 1)}` : text;
}

function splitRanges(text: string): readonly Part[] {
  const parts: Part[] = [];
  for (const { 0: chunk, index } of text.matchAll(/#[^\r\n]*|[^\r\n,;#]+/g)) {
    const written = chunk.trim();
    if (written === '' || written.startsWith('#')) continue;
    const offset = index + chunk.indexOf(written);
    // Only networks may be listed in one line.
    if (!/\s/.test(written) || signed.test(written)) parts.push({ text: written, offset });
    else for (const part of splitNetworks(written)) parts.push({ text: part.text, offset: offset + part.offset });
  }
  return parts;
}
