import type { OptionsOf } from '#core/tool.ts';
import type { IpAddress } from '#lib/ip/address.ts';
import { expandIpv6, formatAddress, formatBits, formatGroups, formatHex, reverseName } from '#lib/ip/format.ts';
import { toMapped } from './embedded.ts';
import type tool from './tool.ts';

export type Form = OptionsOf<typeof tool, 'format'>['form'];

/** Writes an address in a form; only addresses of IPv4 have some of them. */
type Writer = (address: IpAddress, isUppercase: boolean) => string | null;

const hexOf: Writer = (address, isUppercase) => {
  const hex = formatHex(address);
  return isUppercase ? hex.toUpperCase() : hex;
};

const bytesOf = (address: IpAddress, isUppercase: boolean): readonly string[] =>
  hexOf(address, isUppercase)?.match(/../g) ?? [];

const octetsOf = ({ version, value }: IpAddress): readonly number[] | undefined =>
  version === 4 ? [24n, 16n, 8n, 0n].map((shift) => Number((value >> shift) & 255n)) : undefined;

/** An IPv4 address as an IPv6 address. */
const asIpv6 = (address: IpAddress): IpAddress => (address.version === 6 ? address : toMapped(address.value));

export const forms: Readonly<Record<Form, Writer>> = {
  address: formatAddress,
  integer: ({ value }) => String(value),
  signed: ({ version, value }) => (version === 4 ? String(BigInt.asIntN(32, value)) : null),
  hex: hexOf,
  hexPrefixed: (address, isUppercase) => `0x${hexOf(address, isUppercase)}`,
  hexDotted: (address, isUppercase) => (address.version === 4 ? bytesOf(address, isUppercase).join('.') : null),
  hexBytes: (address, isUppercase) =>
    bytesOf(address, isUppercase)
      .map((byte) => `\\x${byte}`)
      .join(''),
  octal: ({ version, value }) => (version === 4 ? `0${value.toString(8)}` : null),
  octalDotted: (address) =>
    octetsOf(address)
      ?.map((octet) => octet.toString(8).padStart(4, '0'))
      .join('.') ?? null,
  binary: (address) => formatBits(address).replace(/[.:]/g, ''),
  binaryDotted: (address) => (address.version === 4 ? formatBits(address) : null),
  ipv6: (address) => formatAddress(asIpv6(address)),
  expanded: (address) => expandIpv6(asIpv6(address).value),
  reverseName: (address) => reverseName(address),
  url: ({ version, value }) => (version === 6 ? `[${formatAddress({ version, value })}]` : null),
  unc: ({ version, value, zone }) =>
    version === 6 ? `${toLiteral(value)}${zone ? `s${zone}` : ''}.ipv6-literal.net` : null,
};

/** The groups of an address with hyphens; a label of a name has none at its ends. */
const toLiteral = (value: bigint): string =>
  formatGroups(value).replace(/^::/, '0::').replace(/::$/, '::0').replaceAll(':', '-');
