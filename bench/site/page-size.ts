/**
 * The HTML of the site, not compressed, with the tools there are and with four times as many: `npm run bench -- page-size`
 * after a build. The generated tools have the pages of the tools that they are copies of.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/command.ts';
import { toMenu } from '../../scripts/site/menu.ts';
import type { CatalogItem } from '../../src/core/registry.ts';
import type { PageFrame, RenderPage } from '../../src/web/boot/server.tsx';
import { multiplyCatalog } from '../shared/multiply-catalog.ts';

const site = join(root, 'dist/site');
/** From which the renderers can import their packages. */
const folder = join(root, `dist/page-size-${process.pid}`);
const generated = join(root, 'src/generated');
const readCatalog = (locale: string) =>
  JSON.parse(readFileSync(join(generated, `catalog.${locale}.json`), 'utf8')) as readonly CatalogItem[];

/** Builds the renderer with other catalogs. */
async function loadRenderer(change: (catalog: readonly CatalogItem[]) => readonly CatalogItem[]): Promise<RenderPage> {
  const outDir = join(folder, change.name);
  await build({
    logLevel: 'error',
    build: { ssr: 'src/web/boot/server.tsx', outDir },
    plugins: [
      {
        name: 'penknife:other-catalogs',
        enforce: 'pre',
        load(id) {
          const [, name, locale = ''] = /src\/generated\/(catalog|shell)\.(\w+)\.json$/.exec(id) ?? [];
          if (name === undefined) return;
          const catalog = change(readCatalog(locale));
          const { messages } = JSON.parse(readFileSync(join(generated, `shell.${locale}.json`), 'utf8'));
          return JSON.stringify(name === 'catalog' ? catalog : { messages, menu: toMenu(catalog) });
        },
      },
    ],
  });
  return ((await import(join(outDir, 'server.js'))) as { renderPage: RenderPage }).renderPage;
}

/** The files that a built page names. */
function frameOf(html: string): PageFrame {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  const sheets = all(/rel="stylesheet" href="([^"]*)"/g);
  return {
    base: all(/<base href="([^"]*)"/g)[0] ?? '',
    script: all(/<script type="module" src="([^"]*)"/g)[0] ?? '',
    shell: all(/ data-shell="([^"]*)"/g)[0],
    toolModule: all(/ data-module="([^"]*)"/g)[0],
    preloads: all(/rel="modulepreload" href="([^"]*)"/g),
    prefetches: all(/rel="prefetch" href="([^"]*)"/g),
    stylesOf: () => sheets,
    contentSecurityPolicy: all(/Content-Security-Policy" content="([^"]*)"/g)[0],
  };
}

const tools = new Set(readCatalog('en').map(({ id }) => id));
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/').replace(/\.html$/, ''))
  .filter((path) => tools.has(path.replace(/^fr\//, '')) || /^(fr\/)?(index|about)$/.test(path));
const sizeWith = async (change: (catalog: readonly CatalogItem[]) => readonly CatalogItem[]) => {
  const renderPage = await loadRenderer(change);
  const sizes = new Map<string, number>();
  for (const path of pages) {
    const { html } = await renderPage(
      path.replace(/index$/, ''),
      frameOf(readFileSync(join(site, `${path}.html`), 'utf8')),
    );
    sizes.set(path, Buffer.byteLength(html));
  }
  return sizes;
};

const now = await sizeWith(function unchanged(catalog) {
  return catalog;
});
const more = await sizeWith(multiplyCatalog);
const copies = multiplyCatalog(readCatalog('en')).length / tools.size;
const total = (sizes: ReadonlyMap<string, number>, times: number) =>
  [...sizes].reduce((sum, [path, size]) => sum + size * (tools.has(path.replace(/^fr\//, '')) ? times : 1), 0);
const row = (name: string, few: number, many: number) =>
  console.log(
    `${name.padEnd(26)}${(few / 1000).toFixed(1).padStart(10)} kB${(many / 1000).toFixed(1).padStart(10)} kB${(many / few).toFixed(2).padStart(8)}`,
  );
console.log(
  `${''.padEnd(24)}${String(tools.size).padStart(8)} tools${String(tools.size * copies).padStart(7)} tools   ratio`,
);
for (const path of ['yaml-to-toml', 'fr/yaml-to-toml', 'hash-text', 'about', 'index'])
  row(path, now.get(path) ?? 0, more.get(path) ?? 0);
row('the whole site', total(now, 1), total(more, copies));
rmSync(folder, { recursive: true });
