import { parseUrl } from '#lib/parse-url.ts';
import { hiddenServices, services } from './services.ts';

/** A link of a redirect service, and the URL that it leads to. */
export interface Layer {
  readonly service: string;
  readonly link: string;
  readonly target: string;
}

/** A service that does not write the target into its links. */
export interface Hidden {
  readonly service: string;
  /** The host of the target, where at least that is in the link. */
  readonly host: string | undefined;
}

/** Redirects in redirects that are followed; mails have three at most. */
const maxLayers = 20;

/**
 * The target in the link of a known redirect service; undefined of any other link.
 * @example unwrap('https://slack-redir.net/link?url=https%3A%2F%2Fexample.com')?.target // https://example.com
 */
export function unwrap(link: string): Layer | undefined {
  const url = parseUrl(link);
  if (!url) return undefined;
  const known = services.filter(({ host, path }) => host.test(url.hostname) && (path?.test(url.pathname) ?? true));
  for (const { name, read } of known) {
    const target = toUrl(read({ written: link, url }));
    if (target !== undefined) return { service: name, link, target };
  }
  return undefined;
}

/** All layers of a link, the outermost first; empty where it is no redirect. */
export function unwrapAll(link: string): readonly Layer[] {
  const layers: Layer[] = [];
  for (let layer = unwrap(link); layer && layers.length < maxLayers; layer = unwrap(layer.target)) layers.push(layer);
  return layers;
}

/** The service that keeps the target of a link to itself; undefined of any other link. */
export function hiddenBy(link: string): Hidden | undefined {
  const url = parseUrl(link);
  // The sites of the services themselves are no redirects.
  if (!url || (url.pathname === '/' && url.search === '')) return undefined;
  const hidden = hiddenServices.find(({ host }) => host.test(url.hostname));
  if (!hidden) return undefined;
  const host = hidden.hostParameter && url.searchParams.get(hidden.hostParameter);
  return { service: hidden.name, host: host || undefined };
}

/**
 * A target as a link that can be opened: with a scheme, and with escapes for what no URL contains, and for characters that
 * are not seen or change the order of others, by which a target could look like another one.
 */
function toUrl(target: string | undefined): string | undefined {
  const text = target?.trim() ?? '';
  const start = /^\/\/[^/]/.test(text) ? 'https:' : /^www\./i.test(text) ? 'http://' : '';
  const whole = start + text;
  // `example.com:80` has no scheme.
  if (!/^(?:[a-z][a-z\d+.-]*:\/\/|(?:mailto|tel|sms|data|javascript|vbscript):)./i.test(whole)) return undefined;
  return parseUrl(whole) && whole.replace(/[\0-\x20"<>`\x7f]|\p{Cf}/gu, encodeURIComponent);
}
