import { addressChange } from '../storage/visit.ts';
import { decodePath, parsePath, type Route } from './routes.ts';

interface Navigation {
  /** The site's root. */
  readonly root: URL;
  /** Whether a path is a page of this site; other paths, such as former ones, are left to the host. */
  readonly isKnown: (route: Route) => boolean;
  /** Shows a page in this document, unless the navigation is aborted before; rejects where a part of it cannot be loaded. */
  readonly open: (route: Route, signal: AbortSignal) => Promise<void>;
}

/**
 * Shows pages of the site in the present document when links to them are followed. Without the Navigation API every link
 * loads a document: the pages are real files.
 */
export function interceptNavigation({ root, isKnown, open }: Navigation): void {
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url);
    const isInside = to.origin === root.origin && to.pathname.startsWith(root.pathname);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
    if (addressChange.underway || event.navigationType === 'reload' || !isInside) return;
    const next = parsePath(decodePath(to.pathname.slice(root.pathname.length)));
    if (!isKnown(next)) return;
    event.intercept({
      async handler() {
        try {
          await open(next, event.signal);
        } catch {
          // The site was updated, or there is no network: the browser's own navigation handles both. A page that is left
          // while it loads fails too, and must not end the navigation that leaves it.
          if (!event.signal.aborted) location.reload();
        }
      },
    });
  });
}
