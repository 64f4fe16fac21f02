import { type Locale, locales } from '#core/registry.ts';
import { pathTo, publicAddress } from '../navigation/routes.ts';
import { titleOf } from '../navigation/title.ts';
import type { View } from './view.ts';

/** Language and region of a locale, as link previews name them. */
const regions: Readonly<Record<Locale, string>> = { en: 'en_US', fr: 'fr_FR' };

export const isFound = ({ content }: View): boolean => content.type === 'tool' || content.name !== 'not-found';

function descriptionOf({ content, messages }: View): string {
  if (content.type === 'tool') return content.messages.description;
  return content.props.about?.what ?? content.props.recipe?.description ?? messages.shell.tagline;
}

/** The elements of a page's head that search engines, link previews and installers read. */
export function metadataOf(view: View): readonly string[] {
  const { route, configuration } = view;
  const addressOf = (path: string) => publicAddress(configuration.baseUrl, path);
  const pageIn = (locale: Locale) => addressOf(pathTo(route.page, locale));
  const title = titleOf(view);
  const description = descriptionOf(view);
  const isPublic = configuration.baseUrl.startsWith('http');

  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const link = (rel: string, href: string, extra = '') => `<link rel="${rel}"${extra} href="${escapeHtml(href)}">`;
  const alternate = (language: string, locale: Locale) => link('alternate', pageIn(locale), ` hreflang="${language}"`);

  const own = isFound(view)
    ? [
        link('canonical', pageIn(route.locale)),
        ...locales.map((locale) => alternate(locale, locale)),
        alternate('x-default', configuration.defaultLocale),
        ...(isPublic ? [property('og:url', pageIn(route.locale))] : []),
        `<script type="application/ld+json">${escapeScript(JSON.stringify(structuredData(view, description)))}</script>`,
      ]
    : ['<meta name="robots" content="noindex">'];

  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', view.messages.shell.name),
    property('og:locale', regions[route.locale]),
    ...locales
      .filter((locale) => locale !== route.locale)
      .map((locale) => property('og:locale:alternate', regions[locale])),
    property('og:image', addressOf('social-card.png')),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', view.messages.shell.tagline),
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" content="#18a058">',
    '<link rel="icon" href="icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="apple-touch-icon.png">',
    '<link rel="manifest" href="manifest.webmanifest">',
    ...own,
  ];
}

/** Structured data for search engines (schema.org). A data block, which is not executed. */
function structuredData({ route, content, configuration, messages: { shell } }: View, description: string) {
  const urlOf = (page: string) =>
    configuration.baseUrl.startsWith('http')
      ? { url: publicAddress(configuration.baseUrl, pathTo(page, route.locale)) }
      : {};
  const page = { description, inLanguage: route.locale, ...urlOf(route.page) };
  const site = { '@type': 'WebSite', name: shell.name, ...urlOf('') };
  if (content.type === 'tool' || content.name === 'recipe')
    return {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: content.type === 'tool' ? content.messages.title : shell.recipe,
      ...page,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      isPartOf: site,
    };
  return content.name === 'about'
    ? { '@context': 'https://schema.org', '@type': 'AboutPage', name: shell.about, ...page, isPartOf: site }
    : { '@context': 'https://schema.org', ...site, ...page };
}

const escapeScript = (json: string): string => json.replaceAll('<', '\\u003c');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
