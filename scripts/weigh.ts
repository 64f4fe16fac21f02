/** Prints what each page loads before it is touched, gzipped, and fails where a budget is passed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './command.ts';

const site = join(root, 'dist/site');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
const gzipped = (file: string) => gzipSync(readFileSync(join(site, file)), { level: 9 }).length;

/** Kilobytes, gzipped. A page of its own may bring more code than the generic one. */
const budgets = { html: 30, css: 12, javascript: { generic: 100, own: 140 } };

const ownPages = new Set(
  readdirSync(join(root, 'src/tools'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => file.split(/[\\/]/)[0]),
);

const weights = new Map<string, number>();
const weigh = (files: readonly string[]) =>
  files.reduce((total, file) => {
    const known = weights.get(file) ?? gzipped(file);
    weights.set(file, known);
    return total + known;
  }, 0);

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const rows = pages
  .map((page) => {
    const html = readFileSync(join(site, page), 'utf8');
    const attributes = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file);
    const javascript = weigh(attributes(/(?:<script[^>]* src|rel="modulepreload" href)="([^"]+)"/g));
    const css = weigh(attributes(/rel="stylesheet" href="([^"]+)"/g));
    const isOwn = ownPages.has(page.replace(/^fr\//, '').replace(/\.html$/, ''));
    const limit = isOwn ? budgets.javascript.own : budgets.javascript.generic;
    const isOver = javascript > limit * 1000 || css > budgets.css * 1000 || gzipped(page) > budgets.html * 1000;
    return { page, html: gzipped(page), css, javascript, limit, isOver };
  })
  .sort((a, b) => b.javascript - a.javascript);

console.log('kB gzipped   JavaScript (limit)     CSS    HTML  page');
for (const { page, html, css, javascript, limit, isOver } of rows)
  console.log(
    `${isOver ? 'TOO HEAVY ' : '          '}     ${kilobytes(javascript)} (${limit})  ${kilobytes(css)}  ${kilobytes(html)}  ${page}`,
  );
const worker = readdirSync(join(site, 'assets')).filter((file) => /^worker.*\.js$/.test(file));
console.log(
  `Worker, loaded when a page is first touched: ${kilobytes(weigh(worker.map((file) => `assets/${file}`)))} kB`,
);
if (rows.some(({ isOver }) => isOver)) process.exit(1);
