import { type IpNetwork, type IpRange, orThrow } from '../address.ts';
import { rangeOf } from '../network.ts';
import { readNetwork } from '../read-network.ts';
import type messages from './en.json';

/** The day of the IANA registries that the table below is made of. */
export const registryDate = '2025-10-09';

type Prefixed = keyof typeof messages.logic;
/** The message `purpose-<name>` says it. */
type PurposeName = Prefixed extends infer Key ? (Key extends `purpose-${infer Name}` ? Name : never) : never;

/** What a block of addresses is for. */
export interface Purpose {
  readonly network: IpNetwork;
  readonly name: PurposeName;
  readonly rfc: string;
  /** Absent where the registry does not say. */
  readonly isSource: boolean | undefined;
  readonly isDestination: boolean | undefined;
  readonly isForwardable: boolean | undefined;
  readonly isGlobal: boolean | undefined;
}

/**
 * The IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890, RFC 8190), with the multicast blocks that are
 * known by name (RFC 5771, RFC 4291). By block: name, RFC, and whether it is valid as source and destination,
 * forwardable and globally reachable: `+`, `-`, or `?` where the registry does not say.
 */
const table = `
0.0.0.0/8 this-network 791 +---
0.0.0.0/32 this-host 1122 +---
10.0.0.0/8 private 1918 +++-
100.64.0.0/10 shared 6598 +++-
127.0.0.0/8 loopback 1122 ----
169.254.0.0/16 link-local 3927 ++--
172.16.0.0/12 private 1918 +++-
192.0.0.0/24 ietf 6890 ----
192.0.0.0/29 service-continuity 7335 +++-
192.0.0.8/32 dummy 7600 +---
192.0.0.9/32 pcp 7723 ++++
192.0.0.10/32 turn 8155 ++++
192.0.0.170/32 nat64-discovery 8880 ----
192.0.0.171/32 nat64-discovery 8880 ----
192.0.2.0/24 documentation 5737 ----
192.31.196.0/24 as112 7535 ++++
192.52.193.0/24 amt 7450 ++++
192.88.99.0/24 old-6to4-relay 7526 ????
192.88.99.2/32 6a44 6751 +++-
192.168.0.0/16 private 1918 +++-
192.175.48.0/24 as112-direct 7534 ++++
198.18.0.0/15 benchmarking 2544 +++-
198.51.100.0/24 documentation 5737 ----
203.0.113.0/24 documentation 5737 ----
224.0.0.0/4 multicast 5771 -+??
224.0.0.0/24 multicast-local 5771 -+--
224.0.1.0/24 multicast-internetwork 5771 -++?
232.0.0.0/8 multicast-source 4607 -++?
233.0.0.0/8 multicast-glop 3180 -++?
239.0.0.0/8 multicast-scoped 2365 -++-
240.0.0.0/4 reserved 1112 ----
255.255.255.255/32 broadcast 8190 -+--
::/128 unspecified 4291 +---
::1/128 loopback 4291 ----
::ffff:0:0/96 mapped 4291 ----
64:ff9b::/96 translation 6052 ++++
64:ff9b:1::/48 translation-local 8215 +++-
100::/64 discard 6666 +++-
100:0:0:1::/64 dummy-6 9780 +---
2001::/23 ietf 2928 ----
2001::/32 teredo 4380 +++?
2001:1::1/128 pcp 7723 ++++
2001:1::2/128 turn 8155 ++++
2001:1::3/128 dns-sd 9665 ++++
2001:2::/48 benchmarking 5180 +++-
2001:3::/32 amt 7450 ++++
2001:4:112::/48 as112 7535 ++++
2001:10::/28 old-orchid 4843 ????
2001:20::/28 orchid 7343 ++++
2001:30::/28 drone 9374 ++++
2001:db8::/32 documentation 3849 ----
2002::/16 6to4 3056 +++?
2620:4f:8000::/48 as112-direct 7534 ++++
3fff::/20 documentation 9637 ----
5f00::/16 segment-routing 9602 +++-
fc00::/7 unique-local 4193 +++-
fe80::/10 link-local 4291 ++--
ff00::/8 multicast 4291 -+??
ff01::/16 multicast-interface 7346 -+--
ff02::/16 multicast-local 7346 -+--
ff04::/16 multicast-admin 7346 -++-
ff05::/16 multicast-site 7346 -++-
ff08::/16 multicast-organization 7346 -++-
ff0e::/16 multicast-global 7346 -+++
`;

const flag = (mark: string | undefined) => (mark === '?' ? undefined : mark === '+');

/** The narrowest first. */
const purposes: readonly (Purpose & { readonly range: IpRange })[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [block = '', name = '', rfc = '', flags = ''] = line.split(' ');
    const { network } = orThrow(readNetwork(block));
    return {
      network,
      range: rangeOf(network),
      name: name as PurposeName,
      rfc,
      isSource: flag(flags[0]),
      isDestination: flag(flags[1]),
      isForwardable: flag(flags[2]),
      isGlobal: flag(flags[3]),
    };
  })
  .toSorted((a, b) => b.network.prefix - a.network.prefix);

const isWithin = (inner: IpRange, outer: IpRange): boolean =>
  inner.version === outer.version && inner.first >= outer.first && inner.last <= outer.last;

/** The narrowest block for a special purpose that has all addresses of a range. */
export const findPurpose = (range: IpRange): Purpose | undefined =>
  purposes.find((purpose) => isWithin(range, purpose.range));

/** The blocks for special purposes that have only some addresses of a range, none within another of them; in order. */
export function findPurposesWithin(range: IpRange): readonly Purpose[] {
  const found = purposes.filter((purpose) => isWithin(purpose.range, range));
  return found
    .filter((inner) => !found.some((outer) => outer !== inner && isWithin(inner.range, outer.range)))
    .toSorted((a, b) => (a.range.first < b.range.first ? -1 : 1));
}
