import type { Locale } from '#core/registry.ts';
import { pathTo, type Route } from '../navigation/routes.ts';
import { language } from '../state/settings.ts';

/**
 * Redirects users who have not chosen a language from the site's root to the default language; links to a page are
 * never redirected.
 */
export function enterFrontDoor(root: URL, { page, locale }: Route, defaultLocale: Locale): void {
  if (page !== '' || locale !== 'en' || locale === defaultLocale || language.get() !== undefined) return;
  location.replace(new URL(pathTo('', defaultLocale), root));
}
