import { isFault, readAddress } from '#lib/ip/address.ts';
import { formatNetwork } from '#lib/ip/format.ts';
import { networkOf } from '#lib/ip/network.ts';

/** Clients that are remembered; of more, the one that has not called for the longest time is forgotten. */
const maxClients = 10_000;

/** The calls that a client may still make, as of a time. */
interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/**
 * The client behind the address of a connection: of IPv6, its network of 64 bits, all addresses of which belong to one
 * client. A socket for both versions writes IPv4 addresses as IPv6 ones.
 */
function clientOf(address: string): string {
  const read = readAddress(address.replace(/^::ffff:(?=\d+\.)/i, ''));
  return isFault(read) || read.version === 4 ? address : formatNetwork(networkOf(read, 64));
}

/**
 * Limits the calls of each client to `perMinute`, in bursts of up to as many.
 * @param now milliseconds of a clock that never goes back
 * @returns whether a call of an address may go on
 */
export function createRateLimit(perMinute: number, now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  return (address: string): boolean => {
    const at = now();
    const client = clientOf(address);
    const { tokens, at: before } = buckets.get(client) ?? { tokens: perMinute, at };
    const available = Math.min(perMinute, tokens + ((at - before) * perMinute) / 60_000);
    const isAllowed = available >= 1;
    // The one that has not called for the longest time is first.
    buckets.delete(client);
    const [oldest = ''] = buckets.size >= maxClients ? buckets.keys() : [];
    buckets.delete(oldest);
    buckets.set(client, { tokens: isAllowed ? available - 1 : available, at });
    return isAllowed;
  };
}
