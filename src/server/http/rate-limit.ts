/** Addresses that are remembered; of more, the one that has not called for the longest time is forgotten. */
const maxAddresses = 10_000;

/** The calls that an address may still make, as of a time. */
interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/**
 * Limits the calls of each client: so many a minute, as many of them at once.
 * @param now milliseconds of a clock that never goes back
 * @returns whether a call of an address may go on
 */
export function createRateLimit(perMinute: number, now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  return (address: string): boolean => {
    const at = now();
    const { tokens, at: before } = buckets.get(address) ?? { tokens: perMinute, at };
    const available = Math.min(perMinute, tokens + ((at - before) * perMinute) / 60_000);
    const isAllowed = available >= 1;
    // The one that has not called for the longest time is first.
    buckets.delete(address);
    const [oldest = ''] = buckets.size >= maxAddresses ? buckets.keys() : [];
    buckets.delete(oldest);
    buckets.set(address, { tokens: isAllowed ? available - 1 : available, at });
    return isAllowed;
  };
}
