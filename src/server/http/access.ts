/** Who may call: a page of another site must not, and a name that was rebound to this machine is no name of it. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface AccessOptions {
  /** The address that is listened on, as the system writes it. */
  readonly host: string;
  /** Further names by which the server is called, such as that of a proxy. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may read answers; `*` means all. */
  readonly corsOrigins: readonly string[];
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether an address can be reached from this machine only. */
const isLoopback = (host: string): boolean => loopback.has(host) || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(host);

/**
 * Whether a request may be answered. On loopback, or where names are given, `Host` must be a known name; on loopback,
 * `Origin` must be the server itself or a named origin: any page can send requests to this machine. One that it sends
 * without `Origin`, as for an image, is known by `Sec-Fetch-Site`; only links to pages of the site may be followed.
 */
export function isAllowed({ headers, url = '' }: IncomingMessage, options: AccessOptions): boolean {
  const { host, allowedHosts, corsOrigins } = options;
  const name = nameOf(headers.host);
  const isLocal = isLoopback(host);
  const isKnown = allowedHosts.includes(name) || (isLocal && isLoopback(name));
  if ((isLocal || allowedHosts.length > 0) && !isKnown) return false;
  const { origin } = headers;
  if (!isLocal) return true;
  if (origin === undefined) {
    const isOfOther = ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
    return !isOfOther || (headers['sec-fetch-mode'] === 'navigate' && !url.startsWith('/api/'));
  }
  return isOwnOrigin(origin, headers.host) || isNamed(origin, corsOrigins);
}

/** A `Host` without its port, in lower case. */
const nameOf = (host = ''): string => host.toLowerCase().replace(/:\d*$/, '');

const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
  host !== undefined && /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '') === host.toLowerCase();

const isNamed = (origin: string, named: readonly string[]): boolean => named.includes('*') || named.includes(origin);

/** Those of MCP name its revision, the method and the tool of a request. */
const allowedHeaders = 'content-type, accept-language, mcp-protocol-version, mcp-method, mcp-name';

/** Sets the headers that let a page of a named origin read the answer. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  if (origins.length === 0) return;
  response.appendHeader('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !isNamed(origin, origins)) return;
  response.setHeader('access-control-allow-origin', origins.includes('*') ? '*' : origin);
  response.setHeader('access-control-expose-headers', 'penknife-notices, retry-after');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, HEAD, POST');
  response.setHeader('access-control-allow-headers', allowedHeaders);
  response.setHeader('access-control-max-age', '600');
}
