/**
 * Prints the size of what each page loads initially, of what the worker loads, and of the offline set; fails where a
 * budget is exceeded, a font is shipped, or the first style sheet does not declare the order of cascade layers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { locales } from '../src/core/registry.ts';
import { assetsOf, isFor, isRare, neededBy } from '../src/web/offline/assets.ts';
import { root } from './command.ts';
import { offlineSet, visitBudget, weigh } from './site/offline-set.ts';

const site = join(root, 'dist/site');
const pattern = (text: string, expression: RegExp) => [...text.matchAll(expression)].map(([, found = '']) => found);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
const gzipped = (file: string) => gzipSync(readFileSync(join(site, file)), { level: 9 }).length;

/**
 * Budgets in kilobytes, gzipped. A page that brings parts for what its tool declares may have more code than the generic
 * one, and a tool's own page still more; pages of no tool load none of that code. The frame is what the page of a tool
 * has around its content, not compressed: it must not grow with the number of tools.
 */
const budgets = {
  html: 32,
  frame: 10,
  css: 14,
  javascript: { fixed: 80, generic: 100, declared: 104, own: 140 },
  offline: { requests: 60, size: 5000 },
};

const pageModules = join(root, 'src/generated/pages/en');
const pagesWith = (expression: RegExp) =>
  new Set(
    readdirSync(pageModules)
      .filter((file) => expression.test(readFileSync(join(pageModules, file), 'utf8')))
      .map((file) => file.replace('.ts', '')),
  );
/** A component may replace all that the frame shows of an operation, which is a page of its own too. */
const ownPages = pagesWith(/\/page\.tsx'|PlainLayout/);
const pagesWithParts = pagesWith(/ parts: /);

/** The size of a page's HTML in bytes, without its content and the results that it has from the start. */
const frameSize = (html: string): number =>
  Buffer.byteLength(html.replace(/<main.*<\/main>|<script type="application\/json".*?<\/script>/gs, ''));

const weights = new Map<string, number>();
const sumSizes = (files: readonly string[]) =>
  files.reduce((total, file) => {
    const known = weights.get(file) ?? gzipped(file);
    weights.set(file, known);
    return total + known;
  }, 0);

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const rows = pages
  .map((page) => {
    const html = readFileSync(join(site, page), 'utf8');
    const javascript = sumSizes(pattern(html, /(?:<script[^>]* src|rel="modulepreload" href)="([^"]+)"/g));
    const sheets = pattern(html, /rel="stylesheet" href="([^"]+)"/g);
    const css = sumSizes(sheets);
    const isUnordered =
      sheets.length > 0 && !readFileSync(join(site, sheets[0] ?? ''), 'utf8').startsWith('@layer tokens,');
    const id = page.replace(/^fr\//, '').replace(/\.html$/, '');
    const isTool = html.includes(' data-module=');
    const kind = ownPages.has(id) ? 'own' : pagesWithParts.has(id) ? 'declared' : 'generic';
    const limit = budgets.javascript[isTool || id === 'recipe' ? kind : 'fixed'];
    const frame = isTool ? frameSize(html) : 0;
    const isOver =
      javascript > limit * 1000 ||
      css > budgets.css * 1000 ||
      gzipped(page) > budgets.html * 1000 ||
      frame > budgets.frame * 1000;
    if (isUnordered) console.error(`${page}: its first style sheet does not declare the order of cascade layers`);
    return {
      page,
      html: gzipped(page),
      raw: Buffer.byteLength(html),
      frame,
      css,
      javascript,
      limit,
      isOver,
      isUnordered,
    };
  })
  .sort((a, b) => b.javascript - a.javascript);

console.log('kB gzipped   JavaScript (limit)     CSS    HTML  not compressed: HTML   frame  page');
for (const { page, html, raw, frame, css, javascript, limit, isOver } of rows)
  console.log(
    `${isOver ? 'TOO HEAVY ' : '          '}     ${kilobytes(javascript)} (${limit})  ${kilobytes(css)}  ${kilobytes(html)}              ${kilobytes(raw)}  ${kilobytes(frame)}  ${page}`,
  );
const total = rows.reduce((sum, { raw }) => sum + raw, 0);
console.log(`HTML of all ${rows.length} pages, not compressed: ${kilobytes(total)} kB`);
const assets = readdirSync(join(site, 'assets')).filter((file) => !/\.(br|gz|bin)$/.test(file));

/** A module and all that it imports, statically or lazily. */
function closure(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(site, file), 'utf8');
  for (const name of assets) if (code.includes(`./${name}`)) closure(`assets/${name}`, seen);
  return seen;
}
const worker = assets.filter((file) => /^worker-[\w-]{8}\.js$/.test(file)).map((file) => `assets/${file}`);
const logic = [...new Set(worker.flatMap((file) => [...closure(file)]))].filter((file) => !worker.includes(file));
const [heaviest = ''] = logic.toSorted((a, b) => sumSizes([b]) - sumSizes([a]));
console.log(`\nWorker, started beside the page of a tool: ${kilobytes(sumSizes(worker))} kB`);
console.log(
  `Logic in the worker, each tool's when it is used: ${logic.length} files, ${kilobytes(sumSizes(logic))} kB; ` +
    `the heaviest ${kilobytes(sumSizes([heaviest]))} kB (${heaviest})`,
);

const offline = offlineSet(site);
const all = assetsOf(offline.groups);
const workerSize = gzipped('service-worker.js');
const visits = all
  .filter(([path]) => Object.hasOwn(offline.pages, path))
  .map((page) => ({ page: page[0], ...weigh(site, offline.groups, new Set(neededBy(offline, all, page))) }))
  // With the worker itself.
  .map(({ page, requests, bytes }) => ({ page, requests: requests + 1, bytes: bytes + workerSize }));
const [mostRequests] = visits.toSorted((a, b) => b.requests - a.requests);
const [mostBytes] = visits.toSorted((a, b) => b.bytes - a.bytes);
console.log(
  `Kept in the background on a first visit, at most: ${mostRequests?.requests} requests (${mostRequests?.page}), ` +
    `${kilobytes(mostBytes?.bytes ?? 0)} kB gzipped (${mostBytes?.page}); limits ${visitBudget.requests}, ${visitBudget.bytes / 1000}`,
);
const isOfflineOver = [
  visits.some(({ requests, bytes }) => requests > visitBudget.requests || bytes > visitBudget.bytes),
  ...locales.map((locale) => {
    const { requests, bytes } = weigh(
      site,
      offline.groups,
      new Set(all.filter((asset) => isFor(asset, locale) && !isRare(asset))),
    );
    console.log(
      `Kept in the background from the second visit on, in ${locale}: ${requests} requests (${budgets.offline.requests}), ` +
        `${kilobytes(bytes)} kB gzipped (${budgets.offline.size})`,
    );
    return requests > budgets.offline.requests || bytes > budgets.offline.size * 1000;
  }),
];

const styles = assets
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(site, 'assets', file), 'utf8'));
const fonts = [
  ...readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file)),
  ...styles.flatMap((css) => pattern(css, /(@font-face)/g)),
];
console.log(`Fonts: ${fonts.join(', ') || 'none'}`);

const isTooHeavy = rows.some(({ isOver, isUnordered }) => isOver || isUnordered) || isOfflineOver.includes(true);
if (isTooHeavy || fonts.length > 0 || logic.length === 0) process.exit(1);
