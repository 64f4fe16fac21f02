import { type Offer, ToolError } from '#core/tool.ts';
import { parseUrl } from '#lib/parse-url.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { isQuery } from '#lib/url/query.ts';
import { refanged } from './refanged.ts';

/**
 * A URL as the URL Standard parses it, perhaps relative to another one.
 * @throws ToolError that says what is wrong with it: as `faultOf`; `base` in the option `base`
 */
export function readUrl(text: string, base = ''): URL {
  const written = text.trim();
  const isBaseGiven = base.trim() !== '';
  if (isBaseGiven && !parseUrl(base))
    throw new ToolError('base', {}, { field: 'base', offset: 0, length: base.length });
  const url = parseUrl(written, isBaseGiven ? base.trim() : undefined);
  // Chromium escapes what cannot be part of such a host, instead of refusing it.
  if (url && !(special.test(url.protocol) && url.hostname.includes('%'))) return url;
  const fault = faultOf(written);
  const start = text.length - text.trimStart().length;
  const place = { offset: start + fault.offset, length: Math.max(1, fault.length) };
  const offers = fault.offers ?? (refanged(text) === text ? [] : [{ operation: 'refang' }]);
  throw new ToolError(fault.code, fault.params, place, offers);
}

interface Fault {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
  readonly offset: number;
  readonly length: number;
  readonly offers?: readonly Offer[];
}

/** The schemes whose hosts are domain names or addresses (URL Standard, section 4.2). */
const special = /^(?:https?|ftp|wss?|file):/i;

/** Hosts of one's own device, which is seldom reached by HTTPS. */
const local = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?=[:/?#]|$)/i;

/** What begins with a host, as a URL. */
export const withScheme = (text: string): string => `${local.test(text) ? 'http' : 'https'}://${text}`;

/** The URL that a text without a scheme most likely means; undefined where none can be parsed. */
function suggestUrl(text: string): string | undefined {
  const [inside] = /\b[a-z][a-z\d+.-]{0,30}:\/\/[^\s"'`<>]+/i.exec(text) ?? [];
  // As git and scp write the place of a repository or a file.
  const [, login, path] = /^([\w.-]+@[\w.-]+):(?!\d+(?:\/|$))([^\s:]+)$/.exec(text) ?? [];
  const [, name, rest] = /^(https?|ftp|wss?)(\/\/[^\s/].*)$/i.exec(text) ?? [];
  const url =
    inside ??
    (login !== undefined && path !== undefined
      ? `ssh://${login}/${path.replace(/^\//, '')}`
      : name !== undefined && rest !== undefined
        ? `${name}:${rest}`
        : withScheme(text));
  return /\s/.test(url) || !parseUrl(url) ? undefined : url;
}

/** Why a text is no URL: the first reason that fits. */
function faultOf(text: string): Fault {
  const fault = (code: string, offset = 0, length = text.length, params: Fault['params'] = {}): Fault => ({
    code,
    params,
    offset,
    length,
  });
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(text) ?? [];
  if (scheme === undefined) {
    if (isQuery(text)) {
      const input = `https://example.com/?${text.replace(/^\?/, '')}`;
      return { ...fault('only-query'), offers: parseUrl(input) ? [{ input }] : [] };
    }
    if (/^[./?#]/.test(text)) return fault('relative');
    const suggested = suggestUrl(text);
    return suggested === undefined
      ? fault('not-url', 0, 1)
      : { ...fault('no-scheme', 0, 1), offers: [{ input: suggested }] };
  }
  const slashes = /^[/\\]*/.exec(text.slice(scheme.length))?.[0] ?? '';
  const authorityStart = scheme.length + slashes.length;
  const [authority = ''] = /^[^/\\?#]*/.exec(text.slice(authorityStart)) ?? [];
  const hostStart = authorityStart + authority.lastIndexOf('@') + 1;
  const host = text.slice(hostStart, authorityStart + authority.length);
  if (host === '' || host.startsWith(':'))
    return fault('no-host', 0, authorityStart, { before: text.slice(0, hostStart) });
  if (host.startsWith('[') && !host.includes(']')) return fault('ipv6-open', hostStart, host.length);
  if (host.startsWith('[')) {
    const inner = host.slice(1, host.indexOf(']'));
    const [address = '', zone] = inner.split(/(%.*)/s);
    // RFC 6874 has zones; the URL Standard does not.
    if (zone !== undefined && parseUrl(`http://[${address}]`)) {
      const at = hostStart + 1 + address.length;
      const input = text.slice(0, at) + text.slice(at + zone.length);
      return { ...fault('ipv6-zone', at, zone.length, { zone }), offers: parseUrl(input) ? [{ input }] : [] };
    }
    if (!parseUrl(`http://[${inner}]`)) return fault('ipv6', hostStart + 1, inner.length, { address: inner });
  }
  const [, name = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(host) ?? [];
  const portStart = hostStart + name.length + 1;
  if (port !== undefined && !/^\d*$/.test(port)) return fault('port-letters', portStart, port.length, { port });
  if (port !== undefined && Number(port) > 65_535) return fault('port-range', portStart, port.length, { port });
  // A lone surrogate too is a character that no host has.
  const stranger = name.search(special.test(scheme) ? /[\0-\x20"<>^`{|}\x7f]|%(?![\da-f]{2})/i : /[\0\s"<>^`{|}]/);
  if (stranger >= 0 && name.charAt(stranger) === '%') return fault('host-escape', hostStart + stranger, 1);
  if (stranger >= 0) {
    const at = hostStart + stranger;
    return text.charAt(at) === ' '
      ? fault('host-space', at, 1)
      : fault('host-character', at, 1, { symbol: showCharacter(text, at) });
  }
  const lastLabel = name.replace(/\.$/, '').split('.').at(-1) ?? '';
  if (/^(?:\d+|0x[\da-f]*)$/i.test(lastLabel)) return fault('ipv4', hostStart, name.length, { address: name });
  // Newer platforms check Punycode only beside a label that is not ASCII.
  const puny = name.split('.').find((label) => /^xn--/i.test(label) && !parseUrl(`http://é.${label}`));
  if (puny !== undefined) return fault('punycode', hostStart + name.indexOf(puny), puny.length, { label: puny });
  return fault('host', hostStart, host.length, { host: name });
}
