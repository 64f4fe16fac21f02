/**
 * A first visit on a slow phone: 1.6 Mbit/s with 150 ms of latency, a processor four times slower, nothing cached.
 * Measures the time until a tool's page shows its content, and until text typed at that moment has its result. Medians
 * of five. Run with `npx tsx bench/site/phone.ts` after a build.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/browsers/chromium.ts';
import { root } from '../../scripts/command.ts';
import { serveSite } from '../../scripts/site/serve.ts';

const visits = [
  { path: 'base64-string-converter', typed: 'a', answer: 'YQ==' },
  { path: 'hash-text', typed: 'a', answer: '0cc175b9c0f1b6a831c399e269772661' },
  { path: 'yaml-to-json-converter', typed: 'a', answer: '"a"' },
  { path: 'json-prettify', typed: '7', answer: '7' },
  { path: 'chmod-calculator', typed: '7', answer: '------rwx' },
];
const times = 5;
/** Milliseconds. */
const budgets = { paint: 1_000, answer: 2_000 };
const bytesPerSecond = 1_600_000 / 8;

interface Visit {
  readonly paint: number;
  readonly answer: number;
}

async function visit(url: string, typed: string, answer: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript((wanted) => {
      new MutationObserver(() => {
        const results = document.querySelector('[data-results]:not([data-stale])');
        if (!('answered' in globalThis) && results?.textContent?.includes(wanted))
          Object.assign(globalThis, { answered: performance.now() });
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }, answer);
    await page.goto(url, { waitUntil: 'commit' });
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const found = list.getEntriesByName('first-contentful-paint')[0];
            if (found) resolve(found.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    await page.locator('main textarea').first().pressSequentially(typed);
    await page.waitForFunction(() => 'answered' in globalThis);
    const answered = await page.evaluate(() => (globalThis as unknown as { answered: number }).answered);
    return { paint, answer: answered };
  } finally {
    await browser.close();
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const { url, server } = await serveSite(join(root, 'dist/site'));
try {
  for (const { path, typed, answer } of visits) {
    const all: Visit[] = [];
    for (let index = 0; index < times; index++) all.push(await visit(new URL(path, url).href, typed, answer));
    const paint = median(all.map((one) => one.paint));
    const answered = median(all.map((one) => one.answer));
    const verdict = paint <= budgets.paint && answered <= budgets.answer ? '' : '  OVER BUDGET';
    console.log(
      `${path.padEnd(26)} content ${inSeconds(paint)}, first keystroke answered ${inSeconds(answered)}${verdict}`,
    );
  }
  console.log(`Budgets: ${inSeconds(budgets.paint)} and ${inSeconds(budgets.answer)} after the address was entered.`);
} finally {
  server.closeAllConnections();
  server.close();
}
