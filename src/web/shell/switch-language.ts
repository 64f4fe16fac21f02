import type { Locale } from '#core/registry.ts';
import { language } from '../state/settings.ts';
import { setNext } from '../storage/visit.ts';

/** Takes what the page has along to the same page in another language, which a link leads to. */
export function switchLanguage(link: HTMLAnchorElement, to: Locale): void {
  language.set(to);
  Object.assign(link, { search: location.search, hash: location.hash });
  const { visit } = history.state ?? {};
  if (visit) setNext({ ...visit, former: undefined });
}
