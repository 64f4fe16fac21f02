import type { Params } from '#core/messages.ts';
import { type Offer, ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { showCharacter } from '#lib/text/show-character.ts';

export type IpVersion = 4 | 6;

/** An address as a number of 32 or 128 bits. */
export interface IpAddress {
  readonly version: IpVersion;
  readonly value: bigint;
  /** The interface that an IPv6 address is bound to (RFC 4007), such as `eth0`. */
  readonly zone?: string;
}

/** A block of addresses with the same first `prefix` bits. */
export interface IpNetwork {
  readonly version: IpVersion;
  /** The first address: all bits after the prefix are zero. */
  readonly first: bigint;
  readonly prefix: number;
}

/** Addresses that follow one another, the first and the last among them. */
export interface IpRange {
  readonly version: IpVersion;
  readonly first: bigint;
  readonly last: bigint;
}

/** Why a text is no address, and where: an error that need not be thrown. Its messages are in `en.json` beside this. */
export interface Fault {
  readonly code: string;
  readonly params: Params;
  readonly offset: number;
  readonly length: number;
  readonly offers?: readonly Offer[];
}

/** What was read, or why it could not be. */
export type Reading<T> = T | Fault;

export const isFault = (reading: object): reading is Fault => 'code' in reading;

/** @throws ToolError where it is a fault */
export function orThrow<T extends object>(reading: Reading<T>): T {
  if (!isFault(reading)) return reading;
  const { code, params, offset, length, offers } = reading;
  throw new ToolError(code, params, { offset, length }, offers);
}

/** A fault within a part of a text that begins at `start`, as one of the whole text. */
export const faultInPart = (start: number, fault: Fault): Fault => ({ ...fault, offset: start + fault.offset });

/** The number of bits of an address. */
export const bitsOf = (version: IpVersion): number => (version === 4 ? 32 : 128);

/**
 * Reads one address: four decimal numbers without leading zeros, which some systems take for octal (RFC 6943, section
 * 3.1.1), or any form of RFC 4291, section 2.2, with a zone, in brackets or not.
 * @example readAddress('::ffff:10.0.0.1') // { version: 6, value: 0xffff0a000001n }
 */
export function readAddress(text: string): Reading<IpAddress> {
  if (text === '') return { code: 'address-missing', params: {}, offset: 0, length: 1 };
  const [, host, port] = withPort.exec(text) ?? [];
  if (host !== undefined && port !== undefined)
    return { code: 'address-port', params: { port: shorten(port) }, offset: host.length, length: port.length };
  if (text.startsWith('[') && text.endsWith(']')) {
    const inner = readIpv6(text.slice(1, -1));
    return isFault(inner) ? faultInPart(1, inner) : inner;
  }
  return text.includes(':') ? readIpv6(text) : readIpv4(text);
}

/** An address and what follows the colon of a port, be it one or not. */
const withPort = /^(\[[^\]]*\]|\d+(?:\.\d+){3})(:[^:]*)$/;

function readIpv4(text: string): Reading<IpAddress> {
  const value = readQuad(text);
  return typeof value === 'bigint' ? { version: 4, value } : value;
}

/**
 * Four numbers as one. Where `isShortened`, the last ones may be missing, which are zero: `10`, `172.16`.
 * @example readQuad('10.0.0.1') // 0x0a000001n
 */
export function readQuad(text: string, isShortened = false): bigint | Fault {
  const plain = readPlainQuad(text);
  if (plain !== undefined) return BigInt(plain);
  const stranger = text.search(/[^\d.]/);
  if (stranger >= 0) return strangeCharacter(text, stranger);
  const octets = text.split('.', 6);
  if (octets.length > 4 || (octets.length < 4 && !isShortened))
    return { code: 'octet-count', params: { n: text.split('.').length }, offset: 0, length: text.length };
  let offset = 0;
  let value = 0;
  for (const [index, octet] of octets.entries()) {
    const wrong = checkOctet(octet, index + 1);
    if (wrong) return { ...wrong, offset, length: Math.max(1, octet.length) };
    value = value * 256 + Number(octet);
    offset += octet.length + 1;
  }
  return BigInt(value * 256 ** (4 - octets.length));
}

/** Four numbers as they should be, in one pass: lists have a hundred thousand of them. Undefined for anything else. */
function readPlainQuad(text: string): number | undefined {
  let value = 0;
  let octet = 0;
  let digits = 0;
  let dots = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit >= 0 && digit <= 9) {
      if (digits > 0 && octet === 0) return undefined;
      octet = octet * 10 + digit;
      digits++;
      if (octet > 255) return undefined;
    } else if (text.charAt(at) === '.' && digits > 0) {
      value = value * 256 + octet;
      octet = 0;
      digits = 0;
      dots++;
    } else return undefined;
  }
  return dots === 3 && digits > 0 ? value * 256 + octet : undefined;
}

/** What is wrong with number `n` of the four. */
function checkOctet(octet: string, n: number): Pick<Fault, 'code' | 'params'> | undefined {
  if (octet === '') return { code: 'octet-missing', params: { n } };
  const hasLeadingZero = octet.length > 1 && octet.startsWith('0');
  if (!hasLeadingZero && octet.length <= 3 && Number(octet) <= 255) return undefined;
  const shown = shorten(octet);
  if (!hasLeadingZero) return { code: 'octet-range', params: { n, v: shown } };
  const d = shorten(octet.replace(/^0+(?=.)/, ''));
  const o = /^[0-7]{1,9}$/.test(octet) ? Number.parseInt(octet, 8) : undefined;
  // Below 8 both readings are the same.
  return o !== undefined && o >= 8
    ? { code: 'leading-zero', params: { octet: shown, d, o } }
    : { code: 'leading-zero-decimal', params: { octet: shown, d } };
}

export function strangeCharacter(text: string, offset: number): Fault {
  const c = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return { code: 'address-character', params: { c: showCharacter(text, offset) }, offset, length: c.length };
}

function readIpv6(text: string): Reading<IpAddress> {
  const percent = text.indexOf('%');
  const address = percent < 0 ? text : text.slice(0, percent);
  const zone = percent < 0 ? undefined : text.slice(percent + 1);
  const stranger = address.search(/[^\da-f:.]/i);
  if (stranger >= 0) return strangeCharacter(address, stranger);
  if (zone !== undefined && !/^[^\s%/]+$/.test(zone))
    return { code: 'zone', params: {}, offset: percent, length: text.length - percent };
  const value = readGroups(address);
  if (typeof value !== 'bigint') return value;
  return { version: 6, value, ...(zone !== undefined && { zone }) };
}

/** Eight groups of hexadecimal digits, some shortened to `::`, the last two perhaps as four decimal numbers. */
function readGroups(text: string): bigint | Fault {
  const gap = text.indexOf('::');
  const secondGap = gap < 0 ? -1 : text.indexOf('::', gap + 1);
  if (secondGap >= 0) return { code: 'second-gap', params: {}, offset: secondGap, length: 2 };
  if (/^:(?!:)/.test(text)) return { code: 'lone-colon', params: {}, offset: 0, length: 1 };
  if (/(?<!:):$/.test(text)) return { code: 'lone-colon', params: {}, offset: text.length - 1, length: 1 };

  let offset = 0;
  const before: string[] = [];
  const after: string[] = [];
  const groups = text.split(':', 20);
  for (const [index, group] of groups.entries()) {
    const known = gap >= 0 && offset > gap ? after : before;
    if (group.includes('.')) {
      const read = index === groups.length - 1 ? readQuad(group) : strangeCharacter(group, group.indexOf('.'));
      if (typeof read !== 'bigint') return faultInPart(offset, read);
      known.push((read >> 16n).toString(16), (read & 0xffffn).toString(16));
    } else if (group.length > 4) {
      const n = before.length + after.length + 1;
      return { code: 'group-long', params: { n, g: shorten(group) }, offset, length: group.length };
    } else if (group !== '') known.push(group);
    offset += group.length + 1;
  }
  const n = before.length + after.length;
  if (gap < 0 ? n !== 8 : n > 7)
    return { code: gap < 0 ? 'group-count' : 'too-many-groups', params: { n }, offset: 0, length: text.length };
  const hex = [...before, ...new Array<string>(8 - n).fill('0'), ...after];
  return BigInt(`0x${hex.map((group) => group.padStart(4, '0')).join('')}`);
}
