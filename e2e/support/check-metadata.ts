import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pngSize } from '../../scripts/site/pictures.ts';
import { locales } from '../../src/core/registry.ts';
import { catalog } from './site.ts';

/** All pages of a built site: their path, their file, and their path without language. */
function pagesWithout(hidden: readonly string[]) {
  const tools = catalog('en').flatMap(({ id }) => (hidden.includes(id) ? [] : id));
  return ['', 'about', 'recipe', ...tools].flatMap((page) =>
    locales.map((locale) => {
      const path = locale === 'en' ? page : [locale, page].filter(Boolean).join('/');
      return { page, locale, path, file: `${path || 'index'}.html` };
    }),
  );
}

/**
 * Checks the metadata of each page for search engines and link previews; `origin` is the public address of the build,
 * if it has one.
 */
export function checkPages(site: string, origin: string | undefined, hidden: readonly string[] = []): void {
  const pages = pagesWithout(hidden);
  const addressOf = (path: string) => (origin ? `${origin}/${path}` : path || './');
  const titles = new Set<string>();
  for (const { page, locale, path, file } of pages) {
    const html = readFileSync(join(site, file), 'utf8');
    const one = (pattern: RegExp) => {
      const found = [...html.matchAll(pattern)];
      expect(found.length, `${file}: ${pattern}`).toBe(1);
      return found[0]?.[1] ?? '';
    };
    const meta = (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)">`, 'g'));

    const title = one(/<title>([^<]+)<\/title>/g);
    titles.add(`${locale} ${title}`);
    expect(meta('og:title'), file).toBe(title);
    expect(meta('og:description'), file).toBe(meta('description'));
    expect(meta('og:type'), file).toBe('website');
    expect(meta('og:site_name'), file).toBe('Penknife');
    expect(meta('og:locale'), file).toBe(locale === 'fr' ? 'fr_FR' : 'en_US');
    expect(meta('og:image'), file).toBe(addressOf('social-card.png'));
    expect(meta('twitter:card'), file).toBe('summary_large_image');
    if (origin) expect(meta('og:url'), file).toBe(addressOf(path));

    expect(one(/<link rel="canonical" href="([^"]+)">/g), file).toBe(addressOf(path));
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
    expect(
      alternates.map(([, language, href]) => [language, href]),
      file,
    ).toEqual([
      ...locales.map((other) => [
        other,
        addressOf(pages.find((it) => it.page === page && it.locale === other)?.path ?? ''),
      ]),
      ['x-default', addressOf(page)],
    ]);

    const data = JSON.parse(one(/<script type="application\/ld\+json">([^<]+)<\/script>/g));
    expect(data, file).toMatchObject({
      '@context': 'https://schema.org',
      '@type': page === '' ? 'WebSite' : page === 'about' ? 'AboutPage' : 'WebApplication',
      inLanguage: locale,
      ...(origin ? { url: addressOf(path) } : {}),
    });
    expect(data.name && title.includes(data.name), file).toBe(true);
    expect(data.description.length, file).toBeGreaterThan(10);
  }
  expect(titles.size, 'pages of a language differ by their titles').toBe(pages.length);
}

/**
 * Checks that the sitemap lists each page in each language, each with its translations, and that robots.txt names the
 * sitemap.
 */
export function checkSitemap(site: string, root: string, hidden: readonly string[] = []): void {
  const pages = pagesWithout(hidden);
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  expect(new Set(listed.map(([, address]) => address))).toEqual(new Set(pages.map(({ path }) => `${root}${path}`)));
  expect(listed.length).toBe(pages.length);
  for (const [, , links = ''] of listed)
    expect([...links.matchAll(/hreflang="(\w+)"/g)].map(([, language]) => language)).toEqual([...locales]);
  expect(readFileSync(join(site, 'robots.txt'), 'utf8')).toBe(`User-agent: *\nAllow: /\nSitemap: ${root}sitemap.xml\n`);
}

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
}

/** Checks that the icons and pictures of the site exist, in the declared sizes. */
export function checkPictures(site: string): void {
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8')) as Manifest;
  for (const { src, sizes, type } of manifest.icons) {
    const file = readFileSync(join(site, src));
    if (type === 'image/png') expect(pngSize(file).join('x'), src).toBe(sizes);
    else expect([sizes, file.toString().startsWith('<svg')], src).toEqual(['any', true]);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const sizeOf = (file: string) => pngSize(readFileSync(join(site, file)));
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
  expect(sizeOf('social-card.png')).toEqual([1200, 630]);
}
