import { renderToString } from 'react-dom/server';
import { locales } from '#core/registry.ts';
import type { Strings } from '#core/words.ts';
import { App } from './app.tsx';
import { loadView, type View } from './load.ts';
import { parsePath, pathTo } from './routes.ts';
import { emptySurroundings } from './surroundings.ts';
import { titleOf } from './title.ts';

/** What stands around a rendered page: files are relative to `base`. */
export interface PageFrame {
  /** Where the site's root lies as seen from the page: `./`, `../` or `/`. */
  readonly base: string;
  /** The module to run. */
  readonly script: string;
  /** The module of the page's tool. */
  readonly toolModule: string | undefined;
  /** Modules that the page needs before it comes alive. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly contentSecurityPolicy: string | undefined;
  /** Root of the public address, for canonical links; left out where the site may stand anywhere. */
  readonly origin?: string | undefined;
}

export interface RenderedPage {
  readonly found: boolean;
  readonly html: string;
}
export type RenderPage = typeof renderPage;

/** A whole HTML document for a path of the site. */
export async function renderPage(path: string, frame: PageFrame): Promise<RenderedPage> {
  const view = await loadView(parsePath(path));
  const found = isFound(view);
  const app = renderToString(<App view={view} surroundings={emptySurroundings} />);
  return { found, html: documentOf(view, app, frame) };
}

const isFound = ({ content }: View): boolean => content.type === 'tool' || content.name !== 'not-found';

function documentOf(view: View, app: string, frame: PageFrame): string {
  const { route, content, words } = view;
  const description = content.type === 'tool' ? content.strings.description : words.shell.tagline;
  const absolute = (locale: (typeof locales)[number]) =>
    `${frame.origin ?? ''}${frame.origin ? '/' : ''}${pathTo(route.page, locale).replace(/^\.\/$/, frame.origin ? '' : './')}`;
  const alternates = !isFound(view)
    ? []
    : locales.map((locale) => `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(absolute(locale))}">`);
  const head = [
    '<meta charset="utf-8">',
    `<base href="${frame.base}">`,
    frame.contentSecurityPolicy &&
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(frame.contentSecurityPolicy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(titleOf(view))}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${escapeHtml(titleOf(view))}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Penknife">',
    `<meta property="og:locale" content="${route.locale === 'fr' ? 'fr_FR' : 'en_US'}">`,
    '<meta name="twitter:card" content="summary">',
    '<meta name="theme-color" content="#18a058">',
    '<link rel="icon" href="icon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="manifest.webmanifest">',
    ...(!isFound(view) ? ['<meta name="robots" content="noindex">'] : alternates),
    '<script src="theme.js"></script>',
    ...(content.type === 'tool' ? [structuredData(content.strings, route.locale)] : []),
    ...frame.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...frame.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${frame.script}"${frame.toolModule ? ` data-page="${frame.toolModule}"` : ''}></script>`,
  ];
  return `<!doctype html>
<html lang="${route.locale}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="app">${app}</div>
</body>
</html>
`;
}

/** What the tool is, for search engines (schema.org). A data block: nothing in it runs. */
function structuredData({ title, description }: Strings, locale: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: title,
    description,
    inLanguage: locale,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
