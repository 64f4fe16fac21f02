import type { Configuration } from '#core/configuration.ts';
import { ignoreAnalytics } from '../state/settings.ts';

type Settings = Pick<Configuration, 'analyticsDomain' | 'analyticsHost' | 'analyticsTrackLocalhost'>;
type Props = Readonly<Record<string, string>>;

/** How long outbound links wait for their event to be sent, in milliseconds. */
const outboundDelay = 150;

const localHosts = /^(localhost|.*\.localhost|127(\.\d+){1,3}|\[::1?\])$/;

/** Whether a host name is that of the visitor's own machine. */
export const isLocal = (hostname: string): boolean => localHosts.test(hostname);

/** The counted address of the page: without query and fragment, which may contain the visitor's input. */
export const countedUrl = (href: string): string => {
  const { origin, pathname } = new URL(href);
  return origin + pathname;
};

/**
 * The body of an event in the format of the statistics service: event, address, domain, referrer, width, hash mode,
 * props.
 */
export const eventBody = (
  name: string,
  page: { url: string; domain: string; referrer: string; width: number },
  props?: Props,
) =>
  JSON.stringify({
    n: name,
    u: countedUrl(page.url),
    d: page.domain,
    r: page.referrer === '' ? null : countedUrl(page.referrer),
    w: page.width,
    h: 0,
    ...(props ? { p: JSON.stringify(props) } : {}),
  });

/** Counts page views, outbound links and clicks on the support button. Loaded only where it is configured. */
export function startAnalytics(settings: Settings, supportLink: string): void {
  const send = createSender(settings);
  const countPage = () => send('pageview');

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.origin === location.origin || !link.protocol.startsWith('http')) return;
    // The content of a tool, including links, may come from its input, so it is never counted.
    if (link.closest('main article')) return;
    if (link.href === supportLink) send('Support button clicked');
    send('Outbound Link: Click', { url: countedUrl(link.href) });
    // With a modifier key, the browser opens the link in a new tab by itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setTimeout(() => {
      if (link.target === '_blank') open(link.href, '_blank', 'noopener');
      else location.assign(link.href);
    }, outboundDelay);
  });
  globalThis.navigation?.addEventListener('currententrychange', ({ navigationType, from }) => {
    const isMove = navigationType === 'push' || navigationType === 'traverse';
    if (isMove && withoutFragment(from.url ?? '') !== withoutFragment(location.href)) countPage();
  });
  // Back or forward to a page in the browser's back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) countPage();
  });
  countPage();
}

const withoutFragment = (href: string): string => href.split('#', 1)[0] ?? '';

/** Sends events to the host, or warns why one is not sent. */
function createSender({ analyticsDomain, analyticsHost, analyticsTrackLocalhost }: Settings) {
  const address = `${analyticsHost.replace(/\/$/, '')}/api/event`;

  function reasonToIgnore(): string | undefined {
    if (isLocal(location.hostname) && !analyticsTrackLocalhost) return 'this is a local address';
    return ignoreAnalytics.get() ? 'this browser asked not to be counted' : undefined;
  }

  return (name: string, props?: Props): void => {
    const reason = reasonToIgnore();
    if (reason) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for this warning
      console.warn(`Ignoring event ${name}: ${reason}.`);
      return;
    }
    const { href: url, hostname } = location;
    const page = { url, domain: analyticsDomain || hostname, referrer: document.referrer, width: innerWidth };
    // Unlike `sendBeacon`, fetch can omit cookies and referrer; with `keepalive` it outlives the page. The response is
    // not read.
    void fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: eventBody(name, page, props),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  };
}
