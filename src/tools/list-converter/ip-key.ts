import { isFault } from '#lib/ip/address.ts';
import { readNetwork } from '#lib/ip/read-network.ts';

/**
 * A text whose order is that of IP addresses: version 4 before version 6, then by value, then by the length of the
 * prefix (`/24`), an address alone counting as the longest. A zone (`%eth0`) is passed over. Nothing where it is none.
 */
export function ipKey(text: string): string | undefined {
  const read = readNetwork(text.trim());
  if (isFault(read)) return undefined;
  const { version, value } = read.address;
  const prefix = String(read.network.prefix).padStart(3, '0');
  return `${version}${value.toString(16).padStart(32, '0')}${prefix}`;
}
