/**
 * What a first visit downloads besides the page: requests and bytes of the offline worker, gzipped, normally and where
 * data are saved; and what is downloaded once, from the second visit on. `npm run bench -- first-visit` after a build;
 * `npx tsx bench/site/first-visit.ts FOLDER…` compares sites.
 */
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, ensureHeadlessShell } from '../../scripts/browsers/chromium.ts';
import { root } from '../../scripts/command.ts';
import { serveSite } from '../../scripts/site/serve.ts';

const pages = ['', 'hash-text', 'json-prettify', 'bip39-generator', 'password-strength-analyser', 'fr/emoji-picker'];

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : [join(root, 'dist/site')];
const browser = await chromium.launch({ executablePath: ensureHeadlessShell(), args: [...chromiumFlags] });

interface Traffic {
  requests: number;
  bytes: number;
}

/** Counts what a server sends until it is quiet for three seconds. */
function count(server: Awaited<ReturnType<typeof serveSite>>['server']) {
  let traffic: Traffic = { requests: 0, bytes: 0 };
  let lastAt = performance.now();
  server.prependListener('request', (request, response) => {
    if (request.headers['accept-encoding']) request.headers['accept-encoding'] = 'gzip';
    response.once('finish', () => {
      traffic.requests++;
      if (response.statusCode === 200) traffic.bytes += Number(response.getHeader('content-length') ?? 0);
      lastAt = performance.now();
    });
  });
  return {
    async settle(): Promise<Traffic> {
      lastAt = performance.now();
      while (performance.now() - lastAt < 3_000) await new Promise((resolve) => setTimeout(resolve, 100));
      const counted = traffic;
      traffic = { requests: 0, bytes: 0 };
      return counted;
    },
  };
}

async function visit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
}

const saveData = () =>
  Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true });
const minus = (all: Traffic, page: Traffic): Traffic => ({
  requests: all.requests - page.requests,
  bytes: all.bytes - page.bytes,
});
const cell = ({ requests, bytes }: Traffic) => `${requests}, ${(bytes / 1000).toFixed(0)} kB`.padStart(18);

console.log(
  `${''.padEnd(30)}${['page', 'background', 'Save-Data', 'second visit'].map((title) => title.padStart(18)).join('')}`,
);
for (const folder of folders) {
  const { url, server } = await serveSite(folder);
  const counter = count(server);
  for (const path of pages) {
    const address = new URL(path, url).href;
    const measure = async (prepare: (context: BrowserContext) => Promise<unknown>, again = false) => {
      const context = await browser.newContext();
      await prepare(context);
      await visit(context, address);
      const first = await counter.settle();
      if (again) await visit(context, address);
      const second = again ? await counter.settle() : { requests: 0, bytes: 0 };
      await context.close();
      return [first, second] as const;
    };
    // Without the worker.
    const [page] = await measure((context) =>
      context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
    );
    const [normal, second] = await measure(async () => {}, true);
    const [saving] = await measure((context) => context.addInitScript(saveData));
    const cells = [page, minus(normal, page), minus(saving, page), second].map(cell).join('');
    console.log(`${(path || 'home').padEnd(30)}${cells}  ${named.length > 0 ? folder : ''}`);
  }
  server.closeAllConnections();
  server.close();
}
await browser.close();
