/**
 * The search of tools with those there are, and with four times as many: processor time of a query in node and, where
 * the site is built, of a key in the palette. Run with `npm run bench -- search`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/browsers/chromium.ts';
import { root } from '../../scripts/command.ts';
import { serveSite } from '../../scripts/site/serve.ts';
import type { CatalogItem, Locale } from '../../src/core/registry.ts';
import { createSearch } from '../../src/core/search/search.ts';
import english from '../../src/generated/catalog.en.json' with { type: 'json' };
import french from '../../src/generated/catalog.fr.json' with { type: 'json' };
import { multiplyCatalog } from '../shared/multiply-catalog.ts';

const catalogs = { en: english, fr: french } as unknown as Readonly<Record<Locale, readonly CatalogItem[]>>;
const tools = join(root, 'src/tools');
const queriesOf = (locale: Locale): readonly string[] =>
  readdirSync(tools)
    .map((id) => join(tools, id, 'search-queries.json'))
    .filter(existsSync)
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Record<Locale, readonly string[]>)[locale]);

/** The processor time of a run in milliseconds. */
function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** The query with two letters of each long word swapped. */
const misspell = (query: string) => query.replace(/(\p{L}{2})(\p{L})(\p{L})(?=\p{L})/gu, '$1$3$2');

const samples = {
  queries: queriesOf,
  'misspelled queries': (locale: Locale) => queriesOf(locale).map(misspell),
  'single letters': () => [...'abcdefghijklmnopqrstuvwxyz'],
  'the longest query': () => ['a b c d e f g h i j k l m n o p '.repeat(4), 'jsn fromat yalm txet '.repeat(5)],
};

for (const locale of ['en', 'fr'] as const) {
  const catalog = catalogs[locale];
  const sizes = [catalog, multiplyCatalog(catalog)].map((items) => {
    let search = createSearch(items, {});
    const building = timeOf(() => {
      search = createSearch(items, {});
    });
    return { items, search, building };
  });
  const print = (label: string, times: readonly number[]) =>
    console.log(
      `${locale}, ${label}: ${times.map((time, at) => `${time.toFixed(2)} ms with ${sizes[at]?.items.length} tools`).join(', ')}, ${((times[1] ?? 0) / (times[0] ?? 1)).toFixed(1)} times`,
    );
  print(
    'building the index',
    sizes.map(({ building }) => building),
  );
  for (const [label, sampleOf] of Object.entries(samples)) {
    const sample = sampleOf(locale);
    print(
      `${label} (limit 2 ms)`,
      sizes.map(({ search }) => {
        const runAll = () => {
          for (const query of sample) search(query);
        };
        runAll();
        return timeOf(runAll) / sample.length;
      }),
    );
  }
}

const site = join(root, 'dist/site');
if (!existsSync(site)) process.exit();
const { url, server } = await serveSite(site);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });

/** The average processor time of the page's thread for a key in the palette. */
async function timeKeys(page: Page): Promise<number> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.waitForTimeout(2_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readTime = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const text = 'convert json to yaml base64 jsno fromat';
  const start = await readTime();
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(1_000);
  return ((await readTime()) - start) * (1_000 / text.length);
}

const page = await browser.newPage({ serviceWorkers: 'block' });
const few = await timeKeys(page);
await page.route(/\/catalog\.en-[^/]*\.js$/, (route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `export default JSON.parse(${JSON.stringify(JSON.stringify(multiplyCatalog(catalogs.en)))})`,
  }),
);
const many = await timeKeys(page);
console.log(
  `a key in the palette (limit 16 ms): ${few.toFixed(1)} ms with ${catalogs.en.length} tools, ${many.toFixed(1)} ms with ${multiplyCatalog(catalogs.en).length}, ${(many / few).toFixed(1)} times`,
);
await browser.close();
server.close();
