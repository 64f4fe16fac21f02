import { type ReactNode, startTransition } from 'react';
import type { Configuration } from '#core/configuration.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { interceptNavigation } from '../navigation/intercept-navigation.ts';
import { links } from '../navigation/links.ts';
import { decodePath, parsePath, pathTo, type Route } from '../navigation/routes.ts';
import { titleOf } from '../navigation/title.ts';
import type { OfflineStart } from '../offline/start.ts';
import { keptTools } from '../state/kept-tools.ts';
import { defaultTheme } from '../state/settings.ts';
import type { View } from './view.ts';

/** What changes while the document is open. */
export interface Site {
  /** That of the build, until that of a self-hosted copy is loaded. */
  configuration: Configuration;
  /** The number of navigations within this document. */
  navigationCount: number;
}

/** A page that is ready to be rendered. */
export interface Drawn {
  readonly view: View;
  readonly app: ReactNode;
}

interface Started {
  readonly site: Site;
  /** The configuration file of a self-hosted copy. */
  readonly localFile: Promise<Response | undefined>;
  /** The page that the document is, and its route. */
  readonly first: View;
  readonly rendered: Route;
  readonly root: URL;
  readonly routeOf: (url: URL) => Route;
  readonly draw: (route: Route) => Promise<Drawn>;
  readonly render: (page: ReactNode, onDrawn?: () => void) => void;
}

/**
 * Does what a page needs only after it is hydrated: shows other pages in its place, applies the configuration of a
 * self-hosted copy, starts statistics where they are enabled, and keeps the site for offline use.
 */
export async function finishStart(started: Started): Promise<void> {
  const { site, localFile, first, rendered, root, routeOf, draw, render } = started;
  const current = () => routeOf(new URL(location.href));
  const { page, locale } = current();
  // Hosts serve a page under several addresses, such as with `.html`: the address bar gets the canonical one.
  const { pathname } = new URL(isKnown(current()) ? pathTo(page, locale) : location.href, root);
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);

  let shown = first;
  /** Resolves once the page is rendered: only then can the browser restore the scroll position. */
  function show({ view, app }: Drawn): Promise<void> {
    shown = view;
    document.title = titleOf(view);
    document.documentElement.lang = view.route.locale;
    return new Promise((resolve) => startTransition(() => render(app, resolve)));
  }

  /** Whether a path is a page of this site; other paths, such as former ones, are left to the host. */
  function isKnown({ page }: Route): boolean {
    if (__LIBRARY__ && page.startsWith('c-lib')) return true;
    return ['', 'about', 'recipe', ...first.menu.map(({ id }) => id)].includes(page);
  }

  interceptNavigation({
    root,
    isKnown,
    async open(next, signal) {
      site.navigationCount++;
      const drawn = await draw(next);
      if (!signal.aborted) await show(drawn);
    },
  });
  // The user may have navigated back before navigations were intercepted.
  if (page !== rendered.page || locale !== rendered.locale) await show(await draw(current()));
  const applied = await applyConfiguration(site.configuration, await readLocalFile(await localFile), first, root);
  if ('problem' in applied) return render(applied.problem);
  if (applied.configuration !== site.configuration) {
    site.configuration = applied.configuration;
    await show(await draw(current()));
  }
  keepOffline({ root, configuration: site.configuration, current: () => shown });
  // So that the first navigation does not wait for it.
  whenIdle(
    () => void import('./load-catalog.ts').then(({ loadLanguage }) => loadLanguage(rendered.locale)).catch(() => {}),
  );
}

/**
 * Applies the configuration of a self-hosted copy, and starts what depends on it.
 * @returns the configuration that is in force, or what to show where it is wrong
 */
async function applyConfiguration(
  built: Configuration,
  json: string | undefined,
  first: View,
  root: URL,
): Promise<{ readonly configuration: Configuration } | { readonly problem: ReactNode }> {
  let configuration = built;
  if (json !== undefined && json.trim() !== '{}') {
    const { applyLocalConfiguration } = await import('../config/apply-local-configuration.tsx');
    const applied = applyLocalConfiguration(built, json, first);
    if ('problem' in applied) return applied;
    configuration = applied.configuration;
  }
  if (defaultTheme.get() !== configuration.defaultTheme) defaultTheme.set(configuration.defaultTheme);
  if (configuration.defaultLocale !== 'en') {
    const { enterFrontDoor } = await import('./front-door.ts');
    enterFrontDoor(
      root,
      parsePath(decodePath(location.pathname.slice(root.pathname.length))),
      configuration.defaultLocale,
    );
  }
  if (configuration.analyticsEnabled) {
    const { startAnalytics } = await import('../statistics/analytics.ts');
    startAnalytics(configuration, links.support);
  }
  const ids = first.menu.map(({ id }) => id);
  if (keptTools().some((id) => !ids.includes(id)))
    void import('../my-data/renamed-tools.ts').then(({ renameKeptTools }) => renameKeptTools());
  return { configuration };
}

/** The text of an optional file; undefined where it does not exist, or where the host answers with a page instead. */
async function readLocalFile(response: Response | undefined): Promise<string | undefined> {
  const isPage = response?.headers.get('content-type')?.startsWith('text/html');
  return response?.ok && !isPage ? response.text().catch(() => undefined) : undefined;
}

/** When idle, keeps pages for offline use; only secure origins can. */
function keepOffline(start: OfflineStart): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const load = async () => (await import('../offline/start.ts')).startOffline(start);
  // Without storage, for example, there is no offline use; the page works all the same.
  whenIdle(() => load().catch(() => {}));
}
