import type { IpNetwork } from '#lib/ip/address.ts';
import { formatAddress, formatNetwork } from '#lib/ip/format.ts';
import { broadcastOf, countOf, maskOf, usableOf } from '#lib/ip/network.ts';

/** What a table says about each network. */
export const columns = ['network', 'mask', 'first', 'last', 'broadcast', 'hosts'] as const;

export type NetworkRow = Readonly<Record<(typeof columns)[number], string>>;

/** The row of a network: the first and the last are those that hosts can have. Masks are for IPv4 only. */
export function rowOf(network: IpNetwork): NetworkRow {
  const { version } = network;
  const usable = usableOf(network);
  const broadcast = broadcastOf(network);
  return {
    network: formatNetwork(network),
    mask: version === 4 ? formatAddress(maskOf(network)) : '',
    first: formatAddress({ version, value: usable.first }),
    last: formatAddress({ version, value: usable.last }),
    broadcast: broadcast === undefined ? '' : formatAddress({ version, value: broadcast }),
    hosts: String(countOf(usable)),
  };
}
