import { locales } from '#core/registry.ts';
import type { View } from '../boot/view.ts';
import { useBrowserValue } from '../state/browser-value.ts';
import { useSetting } from '../state/setting.ts';
import { language } from '../state/settings.ts';
import { LanguageOffer } from './language-offer.tsx';

/** The first of the user's languages that the site has. */
const readPreferred = () =>
  navigator.languages.map((tag) => locales.find((locale) => locale === tag.split('-')[0])).find(Boolean);

/** Offers the page in the user's language if it is in another, until that is declined; a link is never redirected. */
export function LanguageHint({ view }: { readonly view: View }) {
  const chosen = useSetting(language);
  const preferred = useBrowserValue(readPreferred, undefined);
  const wanted = chosen ?? preferred;
  return wanted && wanted !== view.route.locale && <LanguageOffer view={view} wanted={wanted} />;
}
