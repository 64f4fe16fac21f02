import {
  bitsOf,
  type Fault,
  type IpAddress,
  type IpVersion,
  isFault,
  type Reading,
  readAddress,
  readQuad,
  strangeCharacter,
} from '#lib/ip/address.ts';

/** The ways to write an address, in the order in which they are tried. */
export const notations = ['ipv6', 'binary', 'dotted', 'octal', 'integer', 'hex'] as const;
export type Notation = (typeof notations)[number];

/** An address in any notation. */
export interface NotedAddress {
  readonly address: IpAddress;
  readonly notation: Notation;
  /** Has fewer than four numbers, and was completed as `inet_aton` does: the last number has the remaining bytes. */
  readonly isCompleted: boolean;
  /** What the same text is in the next likely notation, where that is another address. */
  readonly other?: { readonly notation: Notation; readonly address: IpAddress };
}

/** A number within an address; a leading zero says octal and `0x` hexadecimal where they are allowed. */
type Reader = (text: string, allowsC: boolean) => Reading<IpAddress>;

const readers: Readonly<Record<Notation, Reader>> = {
  ipv6: (text) => readAddress(fromName(text) ?? text),
  dotted: (text, allowsC) => {
    const plain = fromReverseName(text) ?? text;
    return allowsC && plain.split('.').some((part) => /^0./.test(part))
      ? readByLibrary(plain)
      : readShort(plain, allowsC);
  },
  integer: readInteger,
  octal: (text) => (/^[0-7]{1,4}(?:\.[0-7]{1,4}){3}$/.test(text) ? readByLibrary(octalParts(text)) : readOctal(text)),
  binary: (text) => readPadded(text, 2),
  hex: readHex,
};

/**
 * Reads an address in a notation, or in the one that its look suggests.
 * @example readNotation('0xC0A80101') // { address: 192.168.1.1, notation: 'hex' }
 */
export function readNotation(text: string, wanted: Notation | 'auto', allowsC: boolean): Reading<NotedAddress> {
  const [notation, next] = wanted === 'auto' ? guess(text, allowsC) : [wanted];
  const address = readers[notation](text, allowsC);
  if (isFault(address)) return address;
  const isCompleted = notation === 'dotted' && allowsC && text.split('.', 4).length < 4;
  const other = next && readers[next](text, allowsC);
  if (!next || !other || isFault(other) || other.value === address.value) return { address, notation, isCompleted };
  return { address, notation, isCompleted, other: { notation: next, address: other } };
}

/** The notation that a text is likely to be written in, and the next likely one. */
function guess(text: string, allowsC: boolean): readonly [Notation, Notation?] {
  if (/:|\.ip6\.arpa\.?$|\.ipv6-literal\.net$/i.test(text)) return ['ipv6'];
  if (/^(?:0b)?[01](?:[01. _]*[01])?$/i.test(text) && isWhole(compact(text).replace(/^0b/i, ''), 2)) return ['binary'];
  if (/^(?:0x|\\x)/i.test(text) && !text.includes('.')) return ['hex'];
  if (/^0o/i.test(text)) return ['octal'];
  if (isFourBytes(text) && /[a-f ]/i.test(text)) return ['hex'];
  if (text.includes('.') || text === '') return ['dotted'];
  if (/^[\da-f]+$/i.test(text) && /[a-f]/i.test(text)) return ['hex'];
  if (allowsC && /^0[0-7]+$/.test(text)) return ['octal', 'integer'];
  if (!/^-?\d+$/.test(text)) return ['dotted'];
  return isWhole(text, 16) ? ['integer', 'hex'] : ['integer'];
}

const compact = (text: string): string => text.replace(/[. _]/g, '');

const versions = [4, 6] as const;

const digitsOf = (version: IpVersion, radix: 2 | 16): number => bitsOf(version) / Math.log2(radix);

/** Whether there are as many digits as an address has. */
const isWhole = (digits: string, radix: 2 | 16): boolean =>
  versions.some((version) => digits.length === digitsOf(version, radix));

const largest = (1n << 128n) - 1n;
/** Longer numbers are no addresses, however they are written. */
const maxLength = 200;

/** A number of 32 bits is IPv4, a larger one IPv6. */
function fromNumber(value: bigint, text: string): Reading<IpAddress> {
  if (value > largest) return { code: 'number-large', params: {}, offset: 0, length: text.length };
  return { version: value > 0xffff_ffffn ? 6 : 4, value };
}

function readInteger(text: string): Reading<IpAddress> {
  const stranger = text.search(/(?!^-)\D/);
  if (stranger >= 0) return strangeCharacter(text, stranger);
  if (!/\d/.test(text)) return { code: 'address-missing', params: {}, offset: 0, length: Math.max(1, text.length) };
  if (text.length > maxLength) return fromNumber(largest + 1n, text);
  const value = BigInt(text);
  if (value >= 0n) return fromNumber(value, text);
  if (value < -0x8000_0000n) return { code: 'number-small', params: {}, offset: 0, length: text.length };
  return { version: 4, value: BigInt.asUintN(32, value) };
}

function readOctal(text: string): Reading<IpAddress> {
  const digits = text.replace(/^0o/i, '');
  const stranger = digits.search(/[^0-7]/);
  if (stranger >= 0) return strangeCharacter(text, text.length - digits.length + stranger);
  if (digits === '') return { code: 'address-missing', params: {}, offset: 0, length: Math.max(1, text.length) };
  return fromNumber(digits.length > maxLength ? largest + 1n : BigInt(`0o${digits}`), text);
}

/** All digits of an address, perhaps in groups. */
function readPadded(text: string, radix: 2 | 16): Reading<IpAddress> {
  const written = text.replace(radix === 2 ? /^0b/i : /^0x/i, '');
  const start = text.length - written.length;
  const stranger = written.search(radix === 2 ? /[^01. _]/ : /[^\da-f. _]/i);
  if (stranger >= 0) return strangeCharacter(text, start + stranger);
  const digits = compact(written);
  const [version] = versions.filter((each) => digits.length === digitsOf(each, radix));
  if (version === undefined) {
    const code = radix === 2 ? 'binary-digits' : 'hex-digits';
    return { code, params: { n: digits.length }, offset: 0, length: Math.max(1, text.length) };
  }
  return { version, value: BigInt(`${radix === 2 ? '0b' : '0x'}${digits}`) };
}

/** Hexadecimal digits: all of them, bytes with separators or as escapes; after `0x` zeros may be missing for the C library. */
function readHex(text: string, allowsC: boolean): Reading<IpAddress> {
  if (allowsC && /^0x[\da-f]{1,8}$/i.test(text)) return { version: 4, value: BigInt(text) };
  if (/^(?:\\x[\da-f]{2})+$/i.test(text)) return readPadded(text.replaceAll(/\\x/gi, ''), 16);
  if (!isFourBytes(text)) return readPadded(text, 16);
  const bytes = text.split(/[. ]/).map((part) => part.padStart(2, '0'));
  return readPadded(bytes.join(''), 16);
}

const isFourBytes = (text: string): boolean => /^[\da-f]{1,2}(?:[. ][\da-f]{1,2}){3}$/i.test(text);

/** Four numbers, or fewer, the last of which has the remaining bytes: `127.1`. */
function readShort(text: string, allowsC: boolean): Reading<IpAddress> {
  if (allowsC && /^\d+(?:\.\d+){0,2}$/.test(text)) return readByLibrary(text);
  const value = readQuad(text);
  return typeof value === 'bigint' ? { version: 4, value } : value;
}

/** As `inet_aton` of the C library reads it: one to four numbers, octal after 0, hexadecimal after 0x. */
function readByLibrary(text: string): Reading<IpAddress> {
  const parts = text.split('.', 6);
  if (parts.length > 4)
    return { code: 'octet-count', params: { n: text.split('.').length }, offset: 0, length: text.length };
  let value = 0n;
  let offset = 0;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const length = Math.max(1, part.length);
    const fault = (code: string, params: Fault['params']): Fault => ({ code, params, offset, length });
    if (part === '') return fault('octet-missing', { n: index + 1 });
    const number = readLibraryNumber(part);
    if (number === undefined) return notLibraryNumber(text, part, offset);
    const max = isLast ? (1n << BigInt(8 * (5 - parts.length))) - 1n : 255n;
    if (number > max)
      return fault(max === 255n ? 'octet-range' : 'part-range', { n: index + 1, v: part, max: String(max) });
    value = isLast ? (value << BigInt(8 * (5 - parts.length))) | number : (value << 8n) | number;
    offset += part.length + 1;
  }
  return { version: 4, value };
}

function readLibraryNumber(part: string): bigint | undefined {
  if (part.length > maxLength) return undefined;
  if (/^0x[\da-f]+$/i.test(part)) return BigInt(part);
  if (/^0[0-7]+$/.test(part)) return BigInt(`0o${part}`);
  return /^(?:0|[1-9]\d*)$/.test(part) ? BigInt(part) : undefined;
}

/** A leading zero before 8 or 9, or a character that belongs to no number. */
function notLibraryNumber(text: string, part: string, offset: number): Fault {
  const stranger = part.search(/\D/);
  if (stranger >= 0) return strangeCharacter(text, offset + stranger);
  const d = part.replace(/^0+(?=.)/, '');
  return { code: 'leading-zero-decimal', params: { octet: part, d }, offset, length: part.length };
}

const octalParts = (text: string): string =>
  text
    .split('.')
    .map((part) => `0${part}`)
    .join('.');

/** The address in a name of the reverse DNS or of Windows, as it is usually written. */
function fromName(text: string): string | undefined {
  const reverse = /^((?:[\da-f]\.){32})ip6\.arpa\.?$/i.exec(text)?.[1];
  if (reverse) return (reverse.split('.').reverse().join('').match(/.{4}/g) ?? []).join(':');
  const literal = /^([\da-f-]+)(?:s(\w+))?\.ipv6-literal\.net$/i.exec(text);
  if (!literal) return undefined;
  const [, address = '', zone] = literal;
  return address.replaceAll('-', ':') + (zone === undefined ? '' : `%${zone}`);
}

const fromReverseName = (text: string): string | undefined =>
  /^((?:\d+\.){4})in-addr\.arpa\.?$/i.exec(text)?.[1]?.slice(0, -1).split('.').reverse().join('.');
