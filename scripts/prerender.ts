/** Renders every page of the built site in every language, the redirects of old paths, and the lists for hosts. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CatalogItem, type Locale, locales } from '../src/core/registry.ts';
import type { Redirect } from '../src/server/http/site.ts';
import type { RenderPage } from '../src/web/boot/server.tsx';
import { pathTo, publicAddress } from '../src/web/navigation/routes.ts';
import { writeHostFiles } from './site/host-files.ts';
import { buildConfiguration } from './site/read-configuration.ts';
import { redirectPage } from './site/redirect-page.ts';
import { contentSecurityPolicy } from './site/security.ts';
import { workerManifest } from './vite/worker-chunks.ts';

const root = join(import.meta.dirname, '..');
const [site = join(root, 'dist/site'), renderer = join(root, 'dist/server')] = process.argv.slice(2);
const configuration = buildConfiguration();
const policy = contentSecurityPolicy(configuration);
const { renderPage } = (await import(join(renderer, 'server.js'))) as { renderPage: RenderPage };
const allTools = JSON.parse(
  readFileSync(join(root, 'src/generated/catalog.en.json'), 'utf8'),
) as readonly CatalogItem[];
const tools = allTools.filter(({ id }) => !configuration.hiddenTools.includes(id));

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
const ofWorker = JSON.parse(readFileSync(join(site, workerManifest), 'utf8')) as Readonly<Record<string, string[]>>;
const entry = 'src/web/boot/client.tsx';
const workerEntry = 'src/web/worker/early-worker.ts';
/** How the parts in each language are loaded, which pages with messages of their own wait for. */
const languages = 'src/web/boot/languages.ts';
/** Not part of a tool's page, but shown by each of them soon; it has a file of its own, which the manifest lists by name. */
const resultViews = keyOfChunk('result-views');

/** The key of the chunk with a name. */
function keyOfChunk(name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (found === undefined) throw new Error(`The build has no chunk “${name}”.`);
  return found;
}

/** Chunks and all that they import, each once and after those that it imports. */
function closure(keys: readonly string[], seen = new Set<string>()): readonly Chunk[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...closure(chunk.imports ?? [], seen), chunk];
  });
}

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** The classes of each style sheet. */
const classesOfSheets = new Map(
  unique(Object.values(manifest).flatMap(({ css = [] }) => css)).map((sheet) => {
    const rules = readFileSync(join(site, sheet), 'utf8');
    return [sheet, new Set(Array.from(rules.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name))];
  }),
);

/** The style sheets of chunks, and those of the code that was loaded to render `markup`. */
function stylesOf(chunks: readonly Chunk[], markup: string): readonly string[] {
  const used = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat();
  const isUsed = (sheet: string) => unique(used).some((name) => classesOfSheets.get(sheet)?.has(name));
  const needed = chunks.flatMap(({ css = [] }) => css);
  return unique([...needed, ...[...classesOfSheets.keys()].filter(isUsed)]);
}

function write(file: string, content: string): void {
  const path = join(site, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The site's root relative to one of its files. */
const rootSeenFrom = (file: string): string => '../'.repeat(file.split('/').length - 1) || './';

/** Modules of the pages other than tools. */
const fixedPages: Readonly<Record<string, string>> = {
  '': 'home',
  about: 'about',
  recipe: 'recipe',
  'not-found': 'not-found',
};

/** The messages that only one of these pages has, and has at once. */
const messagesOf: Readonly<Record<string, string>> = { about: 'about', recipe: 'recipe-page' };

/** Writes the page of a path as a flat file: `json-prettify.html` serves `/json-prettify`. */
async function writePage(page: string, locale: Locale, file: string, base = rootSeenFrom(file)): Promise<void> {
  const fixed = fixedPages[page];
  const toolModule = `src/generated/pages/${locale}/${page}.ts`;
  const chunks = closure([
    entry,
    ...(fixed
      ? [
          'src/web/boot/load.ts',
          `src/web/pages/${fixed}.tsx`,
          ...(messagesOf[page] ? [languages, `src/messages/${messagesOf[page]}.${locale}.json`] : []),
        ]
      : [toolModule]),
  ]);
  const main = manifest[entry]?.file ?? '';
  const workerScript = fixed ? undefined : manifest[workerEntry]?.file;
  const scripts = [main, workerScript];
  const preloads = unique(chunks.map(({ file: chunk }) => chunk)).filter((chunk) => !scripts.includes(chunk));
  // The first result needs the worker, the tool's logic and messages, and the code that shows results, its own components too.
  const forAnswer = [
    ...(ofWorker['src/web/worker/worker.ts'] ?? []),
    ...(ofWorker[`src/tools/${page}/logic.ts`] ?? []),
    ...(ofWorker[`src/generated/logic-messages/${page}.${locale}.json`] ?? []),
    ...closure([
      `src/generated/run-messages/${page}.${locale}.json`,
      resultViews,
      `src/generated/components/${page}.ts`,
    ]).map(({ file: chunk }) => chunk),
  ];
  const { html } = await renderPage(locale === 'en' ? page : `${locale}/${page}`, {
    base,
    script: main,
    workerScript,
    shell: manifest[`src/generated/shell.${locale}.json`]?.file,
    toolModule: manifest[toolModule]?.file,
    preloads,
    prefetches: fixed ? [] : unique(forAnswer).filter((chunk) => !scripts.includes(chunk) && !preloads.includes(chunk)),
    stylesOf: (markup) => stylesOf(fixed ? chunks : [...closure([entry, resultViews]), ...chunks], markup),
    contentSecurityPolicy: policy,
  });
  write(file, html);
}

const redirects: Redirect[] = [];
for (const locale of locales) {
  const prefix = locale === 'en' ? '' : `${locale}/`;
  await writePage('', locale, `${prefix}index.html`);
  if (prefix) await writePage('', locale, `${locale}.html`);
  await writePage('about', locale, `${prefix}about.html`);
  await writePage('recipe', locale, `${prefix}recipe.html`);
  for (const { id, redirectFrom = [] } of tools) {
    await writePage(id, locale, `${prefix}${id}.html`);
    for (const old of redirectFrom) {
      const from = `${prefix}${old.slice(1)}`;
      const to = `${prefix}${id}`;
      write(`${from}.html`, redirectPage(rootSeenFrom(from), to, policy));
      redirects.push({ from, to });
    }
  }
}
// It is served for paths of any depth, so it needs the absolute path of the site's root.
const { pathname } = new URL(publicAddress(configuration.baseUrl, './'), 'http://localhost');
await writePage('not-found', 'en', '404.html', pathname);
writeHostFiles(site, redirects, configuration);

/** Search engines need absolute addresses here; they get them where the build knows its public address. */
const addressOf = (path: string) =>
  configuration.baseUrl.startsWith('http')
    ? publicAddress(configuration.baseUrl, path)
    : new URL(path, new URL(configuration.baseUrl, 'http://localhost')).pathname;
write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${addressOf('sitemap.xml')}\n`);
const pages = ['', 'about', 'recipe', ...tools.map(({ id }) => id)];
const alternates = (page: string) =>
  locales
    .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${addressOf(pathTo(page, locale))}"/>`)
    .join('');
const entries = pages.flatMap((page) =>
  locales.map((locale) => `<url><loc>${addressOf(pathTo(page, locale))}</loc>${alternates(page)}</url>\n`),
);
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
write('sitemap.xml', `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`);
rmSync(join(site, '.vite'), { recursive: true });
