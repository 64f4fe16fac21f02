/**
 * The layout of the page of every tool, in both languages, on a desk and on a phone, and its shifts on a first and a
 * second visit: `npm run bench -- layout` after a build. Pixels from the top of the window; the sum of layout shifts;
 * milliseconds from the start of the navigation to the first answer, to the tool's own input or to its first example,
 * which is pasted as soon as the page is there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/browsers/chromium.ts';
import { root } from '../../scripts/command.ts';
import { serveSite } from '../../scripts/site/serve.ts';
import type { CatalogItem } from '../../src/core/registry.ts';
import type { Operation, Tool } from '../../src/core/tool.ts';
import { edges, smallTargets } from '../shared/page-layout.ts';

const locales = ['en', 'fr'] as const;
const screens = [
  { name: 'desk', top: 190, context: { viewport: { width: 1280, height: 800 } } },
  { name: 'phone', top: 250, context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
] as const satisfies readonly { name: string; top: number; context: BrowserContextOptions }[];

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface Visit {
  readonly top: number;
  readonly bottom: number | undefined;
  readonly small: number;
  readonly shift: number;
  readonly answer: number;
}

/** What a tool is given where its page does not begin with an input or make a result without one. */
async function inputOf(id: string): Promise<string | undefined> {
  const { default: tool } = (await import(join(root, `src/tools/${id}/tool.ts`))) as { default: Tool };
  const [first] = tool.page?.operations ?? Object.keys(tool.operations);
  const operation = tool.operations[first ?? ''] as Operation;
  if (tool.page?.initialInput || operation.input === undefined) return undefined;
  return operation.examples?.find(({ input }) => input)?.input ?? 'a';
}

/** Within the page: adds up layout shifts, and notes when there is a first answer. */
function watch(empty: string): void {
  const seen = { shift: 0, answer: Number.NaN };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const results = document.querySelector<HTMLElement>('[data-results]:not([data-stale])');
    const editor = results?.querySelector('[data-editor]')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
    const shown = results?.querySelector('textarea')?.value ?? (editor ?? results)?.innerText.trim() ?? '';
    if (shown !== '' && shown !== empty) seen.answer = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser: Browser, url: string, screen: (typeof screens)[number], empty: string, typed?: string) {
  const context = await browser.newContext({ ...screen.context, permissions: ['clipboard-read', 'clipboard-write'] });
  // The compiler calls it in functions that are meant for the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(watch, empty);
  const visits: Visit[] = [];
  for (let count = 0; count < 2; count++) {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    if (typed !== undefined) {
      await page.locator('main textarea, main .cm-content').first().focus();
      await page.evaluate((text) => navigator.clipboard.writeText(text), typed);
      await page.keyboard.press('Control+V');
    }
    const read = () => page.evaluate(() => (globalThis as unknown as { seen: { shift: number; answer: number } }).seen);
    // Without an answer, the table says so.
    await page
      .waitForFunction(() => (globalThis as unknown as { seen: { answer: number } }).seen.answer > 0)
      .catch(() => {});
    await page.waitForTimeout(300);
    const { top, bottoms } = await page.evaluate(edges);
    const small = screen.name === 'phone' ? (await page.evaluate(smallTargets, 44)).length : 0;
    visits.push({ top, bottom: bottoms.at(-1), small, ...(await read()) });
    await page.close();
  }
  await context.close();
  return visits;
}

const { url, server } = await serveSite(join(root, 'dist/site'));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
const columns = ['input', 'end', 'shift cold', 'warm', 'answer cold', 'warm'];
const cell = (value: number | string | undefined) => String(value ?? '–').padStart(11);
let over = 0;
try {
  for (const screen of screens) {
    const { width, height } = screen.context.viewport;
    console.log(`${`${width} × ${height}`.padEnd(30)}${columns.map(cell).join('')}`);
    for (const locale of locales) {
      const { empty } = readJson(`src/messages/${locale}.json`).ui;
      for (const { id } of readJson(`src/generated/catalog.${locale}.json`) as readonly CatalogItem[]) {
        const path = locale === 'en' ? id : `${locale}/${id}`;
        const [cold, warm] = await visit(browser, new URL(path, url).href, screen, empty, await inputOf(id));
        if (!cold || !warm) continue;
        const isOver = cold.top > screen.top || Math.max(cold.shift, warm.shift) > 0.02 || cold.small > 0;
        if (isOver) over++;
        const values = [
          Math.round(cold.top),
          cold.bottom && Math.round(cold.bottom),
          ...[cold, warm].map(({ shift }) => shift.toFixed(3)),
          ...[cold, warm].map(({ answer }) => (answer > 0 ? `${Math.round(answer)} ms` : 'none')),
        ];
        const small = cold.small > 0 ? `  ${cold.small} small targets` : '';
        console.log(`${path.padEnd(30)}${values.map(cell).join('')}${isOver ? '  OVER' : ''}${small}`);
      }
    }
  }
  console.log(`Pages over a limit (input 190 and 250, shifts 0.02, targets 44): ${over}`);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
