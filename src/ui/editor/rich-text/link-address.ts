import { isSafeLink } from '#lib/html/sanitize.ts';

const emailAddress = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
/** A domain name or an IPv4 address, perhaps with a port, and what follows a host. */
const host = /^(?:(?:[\p{L}\p{N}-]+\.)+[\p{L}][\p{L}\p{N}-]+|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?(?=[/?#]|$)/u;
/** Endings of file names that are no top-level domains. */
const file = /^[^/?#]+\.(?:html?|php|aspx?|jsp|pdf|png|jpe?g|gif|svg|webp|avif|ico|txt|xml|json|css|js)(?=[?#]|$)/i;

/**
 * What a typed link leads to: a host without a scheme is one of the web, an email address one to write to, and anything
 * else is as it is typed. Undefined where it could run something.
 */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (emailAddress.test(address)) return `mailto:${address}`;
  if (host.test(address) && !file.test(address)) return `https://${address}`;
  return isSafeLink(address) ? address : undefined;
}
