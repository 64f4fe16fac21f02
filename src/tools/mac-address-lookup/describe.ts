import type { Context } from '#core/tool.ts';
import { type MacBlock, ouiDate } from '#lib/mac/find-owner.ts';
import { withColons } from '#lib/mac/read-mac.ts';
import type messages from './en.json';

type Key = keyof typeof messages.logic;
export type MacContext = Context<Key>;
type KnownName = Key extends infer K ? (K extends `known-${infer Name}` ? Name : never) : never;

/** Addresses with a meaning, by how they begin: groups, and virtual ones by convention. The longest comes first. */
const known: readonly (readonly [prefix: string, name: KnownName])[] = [
  ['0180c2000000', 'stp'],
  ['0180c2000001', 'pause'],
  ['0180c2000002', 'lacp'],
  ['0180c2000003', '8021x'],
  ['0180c200000e', 'lldp'],
  ['01000ccccccc', 'cdp'],
  ['01000ccccccd', 'pvst'],
  ['00005e0001', 'vrrp'],
  ['00005e0002', 'vrrp6'],
  ['00000c07ac', 'hsrp'],
  ['00000c9ff', 'hsrp2'],
  ['01005e', 'ipv4'],
  ['525400', 'kvm'],
  ['0a0027', 'virtualbox'],
  ['3333', 'ipv6'],
  ['0242', 'docker'],
];

const firstByte = (hex: string): number => Number.parseInt(hex.slice(0, 2), 16);

/** The bit that distinguishes a group from a single device. */
export const isMulticast = (hex: string): boolean => (firstByte(hex) & 1) === 1;

/** The address of all devices. */
export const isBroadcast = (hex: string): boolean => hex === 'ffffffffffff';

/** The bit of addresses that are not registered by the IEEE. */
const isLocal = (hex: string): boolean => (firstByte(hex) & 2) === 2;

/** The address without the bit of groups: a block is registered for both. */
export const asUnicast = (hex: string): string => encodeByte(firstByte(hex) & 0xfe) + hex.slice(2);

/** Whether an address is for one device or a group, and who gives it out. */
export const typeOf = (hex: string, { message }: MacContext): string =>
  isBroadcast(hex)
    ? message('broadcast')
    : message('type', {
        cast: message(isMulticast(hex) ? 'multicast' : 'unicast'),
        scope: message(isLocal(hex) ? 'local' : 'universal'),
      });

/** What an address is known to be used for. */
export function remarkOn(hex: string, { message }: MacContext): string | null {
  const original = macOfEui64(hex);
  if (original) return message('from-mac', { mac: withColons(original) });
  const name = known.find(([prefix]) => hex.startsWith(prefix))?.[1];
  // Of IPv4 groups, the last 23 bits are in the address, of IPv6 the last 32.
  const isWhole = hex.length === 12;
  if (name === 'ipv4' && isWhole) {
    const [, , , a = 0, b = 0, c = 0] = bytesOf(hex);
    if (a < 128) return message('known-ipv4', { group: `224.${a}.${b}.${c}` });
  } else if (name === 'ipv6' && isWhole)
    return message('known-ipv6', { group: [hex.slice(4, 8), hex.slice(8)].map(withoutZeros).join(':') });
  else if (name && name !== 'ipv4' && name !== 'ipv6') return message(`known-${name}`, { group: '' });
  return isLocal(hex) && !isMulticast(hex) ? message('randomised') : null;
}

/** The MAC address that an EUI-64 with `ff:fe` in its middle is made from, be it modified (RFC 4291) or not. */
const macOfEui64 = (hex: string): string | undefined =>
  hex.length === 16 && hex.slice(6, 10) === 'fffe'
    ? encodeByte(firstByte(hex) & 0xfd) + hex.slice(2, 6) + hex.slice(10)
    : undefined;

const encodeByte = (byte: number): string => byte.toString(16).padStart(2, '0');

const withoutZeros = (hex: string): string => hex.replace(/^0+(?=.)/, '');

const bytesOf = (hex: string): readonly number[] => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

const blockNames: Readonly<Record<number, string>> = { 6: 'MA-L', 7: 'MA-M', 9: 'MA-S' };

/** A block by its name and prefix. */
export const nameBlock = (prefix: string, { message }: MacContext): string =>
  message('block', {
    name: blockNames[prefix.length] ?? '',
    prefix: withColons(prefix),
    bits: prefix.length * 4,
  });

/** The blocks of 24 bits that the IEEE divided into individual address blocks (IAB) of 36 bits. */
const iabPrefixes: readonly string[] = ['0050c2', '40d855'];
const longestPrefix = 9;

/** Why the owner of a block is not that of an address: the IEEE divides some of its own blocks among others. */
export function dividedBlock(hex: string, { prefix, name }: MacBlock): 'iab' | 'divided' | undefined {
  if (name !== 'IEEE Registration Authority') return undefined;
  if (iabPrefixes.includes(prefix)) return 'iab';
  return hex.length >= longestPrefix ? 'divided' : undefined;
}

/** Why no owner of an address is known. */
export const noOwner = (hex: string): { readonly code: string; readonly params: Readonly<Record<string, string>> } =>
  isLocal(hex)
    ? { code: 'local', params: {} }
    : { code: 'unknown', params: { prefix: withColons(hex.slice(0, 6)), date: ouiDate } };
