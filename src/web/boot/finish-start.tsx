import type { ReactNode } from 'react';
import { whenIdle } from '#ui/when-idle.ts';
import type { Configuration } from '../config/configuration.ts';
import { interceptNavigation } from '../navigation/intercept-navigation.ts';
import { links } from '../navigation/links.ts';
import { decodePath, parsePath } from '../navigation/routes.ts';
import { keptTools } from '../state/kept-tools.ts';
import { defaultTheme } from '../state/settings.ts';
import type { View } from './view.ts';

export { interceptNavigation };

interface Started {
  /** The configuration of the build. */
  readonly built: Configuration;
  /** The configuration file of a self-hosted copy. */
  readonly json: string | undefined;
  /** The page that the document is. */
  readonly first: View;
  readonly root: URL;
}

/**
 * Does what a page needs only after it is hydrated: applies the configuration of a self-hosted copy, starts statistics
 * where they are enabled, and keeps the site for offline use.
 * @returns the configuration that is in force, or what to show where it is wrong
 */
export async function finishStart({
  built,
  json,
  first,
  root,
}: Started): Promise<{ readonly configuration: Configuration } | { readonly problem: ReactNode }> {
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
  keepOffline(root);
  return { configuration };
}

/** When idle, fetches the site for offline use; only secure origins can. */
function keepOffline(root: URL): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async () => (await import('../offline/start.ts')).startOffline(root);
  // Without storage, for example, there is no offline use; the page works all the same.
  whenIdle(() => start().catch(() => {}));
}
