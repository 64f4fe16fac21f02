/**
 * A recipe that runs on many values in the built site, in Chromium: how long until all have run, and the longest task of
 * the page meanwhile. Medians of three. Run with `npx tsx bench/site/batch.ts` after a build.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/browsers/chromium.ts';
import { root } from '../../scripts/command.ts';
import { serveSite } from '../../scripts/site/serve.ts';

const times = 3;
const lineCount = 10_000;
const fileCount = 1_000;
const fileSize = 100_000;

const lines = Array.from({ length: lineCount }, (_, at) => `Ünïcode title number ${at}, with more words`).join('\n');
const folder = mkdtempSync(join(tmpdir(), 'penknife-batch-'));
const files = Array.from({ length: fileCount }, (_, at) => {
  const path = join(folder, `file-${at}.txt`);
  writeFileSync(path, `${at} `.repeat(fileSize).slice(0, fileSize));
  return path;
});

const pasteLines = async (page: Page) => {
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
  await page.locator('main [data-input-pane]').getByRole('textbox').first().click();
  await page.keyboard.press('Control+V');
};

interface Batch {
  readonly name: string;
  readonly address: string;
  give(page: Page): Promise<void>;
  /** What is shown once all have run. */
  readonly shown: string;
}

const batches: readonly Batch[] = [
  {
    name: '10,000 lines, slug',
    address: 'recipe?each=line&do=slugify-string/slugify',
    give: pasteLines,
    shown: '10,000 lines',
  },
  {
    name: '10,000 lines, slug, Base64',
    address: 'recipe?each=line&do=slugify-string/slugify,base64-string-converter/encode',
    give: pasteLines,
    shown: '10,000 lines',
  },
  {
    name: '10,000 lines, all cases',
    address: 'recipe?each=line&do=case-converter/convert-all',
    give: pasteLines,
    shown: '10,000 lines',
  },
  {
    name: '1,000 files of 100 kB, SHA-256',
    address: 'recipe?do=hash-text/hash-file(algorithms:sha256)',
    give: (page) => page.locator('main input[type=file]').first().setInputFiles(files),
    shown: 'Download ZIP (1,000)',
  },
];

interface Measured {
  readonly seconds: number;
  readonly longest: number;
}

async function measure({ address, give, shown }: Batch, url: string): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await page.goto(new URL(address, url).href);
    await page.waitForTimeout(2_000);
    await page.evaluate('tasks.length = 0');
    const began = performance.now();
    await give(page);
    await page.getByText(shown).first().waitFor({ state: 'attached', timeout: 120_000 });
    const seconds = (performance.now() - began) / 1000;
    const longest = await page.evaluate('Math.max(0, ...tasks)');
    return { seconds, longest: longest as number };
  } finally {
    await browser.close();
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const { url, server } = await serveSite(join(root, 'dist/site'));
try {
  for (const batch of batches) {
    const all: Measured[] = [];
    for (let index = 0; index < times; index++) all.push(await measure(batch, url));
    const seconds = median(all.map((one) => one.seconds));
    const longest = median(all.map((one) => one.longest));
    console.log(`${batch.name.padEnd(31)} ${seconds.toFixed(1).padStart(5)} s, longest task ${longest.toFixed(0)} ms`);
  }
} finally {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
}
