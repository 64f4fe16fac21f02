import { type IpVersion, isFault, readAddress } from '#lib/ip/address.ts';

/** Whether Docker takes this as an IP address, of this version where one is given. */
export function isAddress(text: string, version?: IpVersion): boolean {
  const read = readAddress(text.trim());
  return !isFault(read) && (version === undefined || read.version === version);
}

/** Whether Docker takes this as a host with its address: `db:10.0.0.2`, `db=[::1]`, `db:host-gateway`. */
export function isExtraHost(text: string): boolean {
  const at = text.search(/[:=]/);
  // An error of its own where the address is missing.
  return at < 0 || text.slice(at + 1) === 'host-gateway' || isAddress(text.slice(at + 1));
}
