import type { Locale } from '#core/registry.ts';
import { locales } from '#core/registry.ts';

/** A path of the site without its base: which page, in which language. */
export interface Route {
  readonly locale: Locale;
  /** Empty for home, else the name of a fixed page or the id of a tool. */
  readonly page: string;
}

/** `''`, `'json-prettify'`, `'fr'`, `'fr/json-prettify'`; a final slash, `.html` or `index.html` makes no difference. */
export function parsePath(path: string): Route {
  const clean = path.replace(/\.html$/, '').replace(/(^|\/)index$|\/$/, '');
  const [first = '', ...rest] = clean.split('/');
  const locale = locales.find((known) => known !== 'en' && known === first);
  return locale ? { locale, page: rest.join('/') } : { locale: 'en', page: clean };
}

/** The path of an address, decoded where possible. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The path of a page relative to the site's base, as `<base>` resolves it. */
export const pathTo = (page: string, locale: Locale): string =>
  (locale === 'en' ? page : [locale, page].filter(Boolean).join('/')) || './';

/** The public address of a path of the site; relative to the page's base where the build has no public address. */
export function publicAddress(baseUrl: string, path: string): string {
  if (!baseUrl.startsWith('http')) return path;
  return new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href;
}
