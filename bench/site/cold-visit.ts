/**
 * What the first visit to a page costs, without the service worker: JavaScript and all files of page and worker,
 * gzipped, and on a slow phone (4G, a quarter of the processor) the time from the start of the navigation to the first
 * answer to a key. `npm run bench -- cold-visit` after a build; `npx tsx bench/site/cold-visit.ts FOLDER…` compares sites.
 */
import { join } from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { chromiumFlags, ensureHeadlessShell } from '../../scripts/browsers/chromium.ts';
import { root } from '../../scripts/command.ts';
import { serveSite } from '../../scripts/site/serve.ts';

/** Pages, the keys pressed there, and what the answer contains. */
const pages = [
  { path: '' },
  { path: 'hash-text', keys: 'a', answer: '0cc175b9c0f1b6a831c399e269772661' },
  { path: 'json-prettify', keys: '7', answer: '7' },
  { path: 'base64-string-converter', keys: 'a', answer: 'YQ==' },
  { path: 'temperature-converter', keys: '1', answer: '274.15' },
] as const satisfies readonly { path: string; keys?: string; answer?: string }[];

/** The fast 4G of Chromium's developer tools; throughput in bytes a second. */
const network = { offline: false, latency: 60 * 2.75, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const runs = 5;

/** Counts the files that a server sends: their number, bytes, and those that are sent more than once. */
function countFiles(server: Awaited<ReturnType<typeof serveSite>>['server']) {
  const sent: { readonly path: string; readonly bytes: number }[] = [];
  server.prependListener('request', (request, response) => {
    request.headers['accept-encoding'] = 'gzip';
    const path = request.url ?? '';
    response.once('finish', () => sent.push({ path, bytes: Number(response.getHeader('content-length') ?? 0) }));
  });
  return sent;
}

async function open(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  await use(await context.newPage());
  await context.close();
}

/** Slows a page and its workers down. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let last = 0;
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const send = (method: string, params = {}) =>
      session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id: ++last, method, params }),
      });
    for (const sending of [
      send('Network.enable'),
      send('Network.emulateNetworkConditions', network),
      send('Runtime.runIfWaitingForDebugger'),
    ])
      sending.catch(() => {});
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
}

/** Within the page: notes when an answer is shown. */
function watch(answer: string): void {
  const look = () => {
    const results = document.querySelector<HTMLElement>('[data-results]:not([data-stale])');
    const editor = results?.querySelector('[data-editor]')?.shadowRoot;
    const fields = [...(results?.querySelectorAll<HTMLInputElement>('textarea, input') ?? [])].map(
      ({ value }) => value,
    );
    if ([...fields, results?.textContent, editor?.textContent].join().includes(answer))
      Object.assign(globalThis, { answeredAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The time until a key that is pressed as soon as the field is there has its answer, in milliseconds. */
async function timeAnswer(page: Page, url: string, keys: string, answer: string): Promise<number> {
  // The compiler calls it in functions that are meant for the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch, answer);
  await throttle(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('[data-input]').first().focus();
  await page.keyboard.type(keys);
  const read = () => (globalThis as unknown as { answeredAt?: number }).answeredAt;
  return (await page.waitForFunction(read, undefined, { polling: 100 })).jsonValue() as Promise<number>;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (files: readonly { readonly bytes: number }[]) =>
  (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : [join(root, 'dist/site')];
const browser = await chromium.launch({ executablePath: ensureHeadlessShell(), args: [...chromiumFlags] });
const sites = await Promise.all(
  folders.map(async (folder) => {
    const { url, server } = await serveSite(folder);
    return { folder, url, server, sent: countFiles(server) };
  }),
);
const cell = (value: string | number) => String(value).padStart(12);
console.log(`${''.padEnd(26)}${['JavaScript', 'all', 'requests', 'sent twice', 'answer'].map(cell).join('')}`);
for (const page of pages) {
  const answers = sites.map((): number[] => []);
  // In turn, so that what else the machine does slows all of them down.
  if ('keys' in page)
    for (let run = 0; run < runs; run++)
      for (const [index, { url }] of sites.entries())
        await open(browser, async (opened) => {
          answers[index]?.push(await timeAnswer(opened, new URL(page.path, url).href, page.keys, page.answer));
        });
  for (const [index, { folder, url, sent }] of sites.entries()) {
    sent.length = 0;
    await open(browser, async (opened) => {
      await opened.goto(new URL(page.path, url).href, { waitUntil: 'networkidle' });
      await opened.locator('html[data-hydrated]').waitFor();
      await opened.waitForTimeout(1_000);
    });
    const values = [
      `${kilobytes(sent.filter(({ path }) => path.endsWith('.js')))} kB`,
      `${kilobytes(sent)} kB`,
      sent.length,
      sent.length - new Set(sent.map(({ path }) => path)).size,
      'keys' in page ? `${(median(answers[index] ?? []) / 1000).toFixed(2)} s` : '',
    ];
    const name = page.path || 'home';
    console.log(
      `${(index === 0 ? name : '').padEnd(26)}${values.map(cell).join('')}  ${named.length > 0 ? folder : ''}`,
    );
  }
}
await browser.close();
for (const { server } of sites) {
  server.closeAllConnections();
  server.close();
}
