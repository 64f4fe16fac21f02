import type { OptionsOf } from '#core/tool.ts';
import { bitsOf, type IpNetwork, type IpVersion } from '#lib/ip/address.ts';
import { formatAddress, formatNetwork } from '#lib/ip/format.ts';
import { maskOf, mergeRanges, rangeOf, wildcardOf } from '#lib/ip/network.ts';
import type tool from './tool.ts';

export type Style = OptionsOf<typeof tool, 'merge'>['style'];

/** Networks as text: one per line, or as the lines of a program's configuration. */
export const writeNetworks = (networks: readonly IpNetwork[], style: Style): string => writers[style](networks);

const perLine =
  (write: (network: IpNetwork) => string) =>
  (networks: readonly IpNetwork[]): string =>
    networks.map(write).join('\n');

const firstOf = ({ version, first }: IpNetwork): string => formatAddress({ version, value: first });

/** IPv6 has no masks. */
const withMask =
  (maskFor: typeof maskOf) =>
  (network: IpNetwork): string =>
    network.version === 6 ? formatNetwork(network) : `${firstOf(network)} ${formatAddress(maskFor(network))}`;

/** What each version needs one of. */
const perVersion = (
  networks: readonly IpNetwork[],
  write: (networks: readonly IpNetwork[], version: IpVersion) => string,
): string =>
  ([4, 6] as const)
    .map((version) => [version, networks.filter((network) => network.version === version)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([version, own]) => write(own, version))
    .join('\n');

const writers: Readonly<Record<Style, (networks: readonly IpNetwork[]) => string>> = {
  cidr: perLine(formatNetwork),
  mask: perLine(withMask(maskOf)),
  wildcard: perLine(withMask(wildcardOf)),
  range: (networks) =>
    mergeRanges(networks.map(rangeOf))
      .map(({ version, first, last }) => [first, last].map((value) => formatAddress({ version, value })).join('-'))
      .join('\n'),
  wireguard: (networks) => (networks.length === 0 ? '' : `AllowedIPs = ${networks.map(formatNetwork).join(', ')}`),
  ipset: (networks) =>
    perVersion(networks, (own, version) =>
      [
        `create networks${version} hash:net family ${version === 4 ? 'inet' : 'inet6'} maxelem ${own.length + 1}`,
        ...own.flatMap(halveAll).map((network) => `add networks${version} ${formatNetwork(network)}`),
      ].join('\n'),
    ),
  nft: (networks) =>
    perVersion(networks, (own, version) => `define networks${version} = { ${own.map(formatNetwork).join(', ')} }`),
  cisco: perLine((network) => {
    if (network.version === 6) return `permit ipv6 ${formatNetwork(network)} any`;
    return network.prefix === 32
      ? `permit ip host ${firstOf(network)} any`
      : `permit ip ${withMask(wildcardOf)(network)} any`;
  }),
};

/** A set of the type hash:net has no network with the prefix length 0. */
const halveAll = (network: IpNetwork): readonly IpNetwork[] => (network.prefix === 0 ? splitTo(network, 1) : [network]);

/** The networks of a prefix length within another one. */
export function splitTo({ version, first, prefix }: IpNetwork, to: number): readonly IpNetwork[] {
  const size = 1n << BigInt(bitsOf(version) - to);
  return Array.from({ length: 2 ** (to - prefix) }, (_, index) => ({
    version,
    first: first + BigInt(index) * size,
    prefix: to,
  }));
}
