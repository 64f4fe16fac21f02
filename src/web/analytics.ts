import type { Configuration } from './configuration.ts';
import { ignoreAnalytics } from './state/settings.ts';

type Settings = Pick<Configuration, 'analyticsDomain' | 'analyticsHost' | 'analyticsTrackLocalhost'>;
type Props = Readonly<Record<string, string>>;

/** Outbound links wait so long, in milliseconds, for their event to be on its way. */
const outboundDelay = 150;

const local = /^(localhost|.*\.localhost|127(\.\d+){1,3}|\[::1?\])$/;

/** The page's address as it is counted: never a query, never a fragment, for these may hold a visitor's input. */
export const countedUrl = (href: string): string => {
  const { origin, pathname } = new URL(href);
  return origin + pathname;
};

/** The body of an event, as the counting service reads it: event, address, domain, referrer, width, hash mode, props. */
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

/** Counts page views, outbound links and presses of the support button. Loaded only where it is configured. */
export function startAnalytics(settings: Settings, supportLink: string): void {
  const { analyticsDomain, analyticsHost, analyticsTrackLocalhost } = settings;

  const send = (name: string, props?: Props) => {
    const reason =
      local.test(location.hostname) && !analyticsTrackLocalhost
        ? 'this is a local address'
        : ignoreAnalytics.get()
          ? 'this browser asked not to be counted'
          : undefined;
    if (reason) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for this warning
      console.warn(`Ignoring event ${name}: ${reason}.`);
      return;
    }
    const page = {
      url: location.href,
      domain: analyticsDomain || location.hostname,
      referrer: document.referrer,
      width: innerWidth,
    };
    void fetch(`${analyticsHost.replace(/\/$/, '')}/api/event`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: eventBody(name, page, props),
      keepalive: true,
    }).catch(() => {});
  };

  let counted = '';
  const countPage = () => {
    const url = countedUrl(location.href);
    if (url === counted) return;
    counted = url;
    send('pageview');
  };

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.origin === location.origin || !link.protocol.startsWith('http')) return;
    if (link.href === supportLink) send('Support button clicked');
    send('Outbound Link: Click', { url: link.href });
    const opensHere =
      link.target !== '_blank' && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!opensHere) return;
    event.preventDefault();
    setTimeout(() => location.assign(link.href), outboundDelay);
  });
  globalThis.navigation?.addEventListener('currententrychange', countPage);
  addEventListener('popstate', countPage);
  countPage();
}
