import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { CatalogItem } from '../src/core/registry.ts';

const root = join(import.meta.dirname, '..');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Address of a page of the site under test. */
export const address = (path = '', site = process.env['SITE'] ?? ''): string => new URL(path, site).href;

/** What menus know of each tool, as the build saw it. */
export const catalog = (locale: 'en' | 'fr'): readonly CatalogItem[] =>
  JSON.parse(readFileSync(join(root, `src/generated/catalog.${locale}.json`), 'utf8'));

/** Sites that a spec serves itself, besides those of all. */
export const ownSites: string[] = [];

export interface Watch {
  /** Console messages of any kind, uncaught errors and reports of the content security policy. */
  readonly messages: string[];
  /** Addresses asked for outside the page's origin. */
  readonly foreign: string[];
}

/** A test whose page must stay silent and ask nothing of other origins: checked when it ends. */
export const test = base.extend<{ watch: Watch; isOffline: boolean }>({
  /** Whether the offline worker takes part. Kept out of the other tests: to each the site is new. */
  isOffline: [false, { option: true }],
  context: async ({ context, isOffline }, use) => {
    if (!isOffline) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },
  watch: [
    async ({ page }, use) => {
      const watch: Watch = { messages: [], foreign: [] };
      page.on('console', (message) => {
        // Advice that nobody sees: the secrets of a tool are no login, and no password manager should keep them.
        if (message.text().startsWith('[DOM] Password field is not contained in a form')) return;
        watch.messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => watch.messages.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isOwn = [process.env['SITE'], process.env['NESTED_SITE'], ...ownSites].some(
          (site) => site && new URL(site).origin === origin,
        );
        if (!isOwn && !['data:', 'blob:'].includes(protocol)) watch.foreign.push(request.url());
      });
      await use(watch);
      expect(watch.messages, 'console messages').toEqual([]);
      expect(watch.foreign, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Opens a page and waits until it has come alive. */
export async function open(page: Page, path: string, site?: string): Promise<void> {
  await page.goto(address(path, site));
  await page.locator('html[data-hydrated]').waitFor();
}

/** Links of the menu to other pages: all alike, and as many as there are tools. Home page and About are judged with them. */
const alike = '#menu a:not([aria-current])';

/** Keeps back a file that pages ask for; gives what lets it go. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** What axe finds wrong with the page as it stands (WCAG 2.2 A and AA). */
export async function audit(page: Page, isWhole = true): Promise<readonly string[]> {
  // By Playwright's own channel, which a content security policy does not bind.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(`${axe};0`);
  return page.evaluate(
    async (exclude) => {
      // Colours on their way to those of another theme are not to be judged.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const { axe: runner } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await runner.run(
        { include: document, exclude },
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          resultTypes: ['violations'],
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    isWhole ? [] : [alike],
  );
}

/** Checks the page as it stands in both themes, wide and narrow, the menu to other pages with it or without. */
export async function expectAccessible(page: Page, isWhole = true): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`axe finds nothing, ${colorScheme}, at ${width} px`, async () => {
        await page.emulateMedia({ colorScheme });
        expect(await audit(page, isWhole)).toEqual([]);
      });
  }
}

/** The text on the clipboard. Copying takes its time: poll it. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Copies a text and pastes it with the keys that people press, whatever has the focus. */
export async function pasteByKeys(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await expect.poll(() => clipboard(page)).toBe(text);
  await page.keyboard.press('ControlOrMeta+V');
}

/**
 * Puts another text in the place of all that stands in the code editor, as hands do. Playwright's `fill` selects behind
 * the editor's back: for that moment the editor still marks a pair of brackets, whose look the browser then tries to
 * keep as an inline style.
 */
export async function retype(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Pastes a text with the focus nowhere. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** The pane of the main input. */
export const inputPane = (page: Page) => page.locator('[data-input-pane]').first();

/** The text of the main input, be it in a text area or in the code editor (its lines in sight). */
export const inputText = (page: Page): Promise<string> =>
  inputPane(page).evaluate((pane) => {
    const area = pane.querySelector('textarea');
    if (area) return area.value;
    const host = [...pane.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
    return [...(host?.shadowRoot?.querySelectorAll('.cm-line') ?? [])].map((line) => line.textContent).join('\n');
  });

/** Puts a text in the place of all that stands in the main input, as hands do. */
export async function enter(page: Page, text: string): Promise<void> {
  await inputPane(page).locator('textarea, .cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}
