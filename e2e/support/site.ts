import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import type { CatalogItem } from '../../src/core/registry.ts';
import { isComplete } from '../../src/testing/affected-tools.ts';

const root = join(import.meta.dirname, '../..');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Address of a page of the site under test. */
export const address = (path = '', site = process.env['SITE'] ?? ''): string => new URL(path, site).href;

/** The menu of the build. */
export const catalog = (locale: 'en' | 'fr'): readonly CatalogItem[] =>
  JSON.parse(readFileSync(join(root, `src/generated/catalog.${locale}.json`), 'utf8'));

/** Sites that a spec serves itself, besides the shared ones. */
export const ownSites: string[] = [];

export interface Watch {
  /** Console messages of any kind, uncaught errors and reports of the content security policy. */
  readonly messages: string[];
  /** Requested addresses outside the page's origin. */
  readonly foreign: string[];
}

/** Messages of Chromium that pages need not avoid. */
const harmless = [
  // The secrets of a tool are not a login, and no password manager should keep them.
  '[DOM] Password field is not contained in a form',
  // On a busy machine, the input may be used before the browser gives it the focus itself.
  'Autofocus processing was blocked because a document already has a focused element',
  // The address leads to a part of the page instead of to its input.
  "Autofocus processing was blocked because a document's URL has a fragment",
];

/** Forgets what a visit leaves behind, so that the next one is the first; runs in the page. */
export function forget(): void {
  sessionStorage.clear();
  localStorage.clear();
}

/** A test whose page must log nothing and request nothing from other origins: checked at its end. */
export const test = base.extend<{ watch: Watch; isOffline: boolean }>({
  /** Whether the service worker is used. It is blocked in the other tests, so that each visit is the first. */
  isOffline: [false, { option: true }],
  context: async ({ context, isOffline }, use) => {
    if (!isOffline) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },
  watch: [
    async ({ page }, use) => {
      const watch: Watch = { messages: [], foreign: [] };
      page.on('console', (message) => {
        if (harmless.some((start) => message.text().startsWith(start))) return;
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

/** Opens the sheet of options, which a narrow page has instead of the rail. */
export const showOptions = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Options/ })
    .click();

/**
 * Records layout shifts, from the next visit on, over a network that is slow enough for the static HTML to be seen
 * first; returns a function that returns the total since the last visit.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // As at a first visit.
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const conditions = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...conditions, latency: 50 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    // What is held back is shown after three seconds at the latest, as if it were all there: on a busy machine it may
    // not be.
    const held = new CSSStyleSheet();
    held.replaceSync(':root[data-held] * { animation: none !important }');
    document.adoptedStyleSheets.push(held);
    // So is a page that waits for a result: for a second.
    const own = window.setTimeout;
    const later = (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
      own(work, delay === 1_000 ? 30_000 : delay, ...rest);
    window.setTimeout = later as typeof window.setTimeout;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // What is to come has come once no more code is fetched, and is painted a frame later.
    await page.locator('html:not([data-held])').waitFor();
    // Playwright's own `networkidle` sometimes never sees the request of a worker end.
    const isQuiet = () => {
      const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
      return performance.now() - Math.max(0, ...ends) > 500;
    };
    // Polling with every frame, the default, would keep the page busy.
    await page.waitForFunction(isQuiet, undefined, { polling: 100 });
    await nextFrames(page);
    const total = await page.evaluate('shifts.reduce((sum, value) => sum + value, 0)');
    await network.send('Network.emulateNetworkConditions', { ...conditions, latency: 0 });
    return total as number;
  };
}

/** Above this, users lose their place. */
export const maxShift = 0.02;

/** Opens a page and waits until it is hydrated; returns what the server sent. */
export async function open(page: Page, path: string, site?: string): Promise<Response | null> {
  const response = await page.goto(address(path, site));
  await page.locator('html[data-hydrated]').waitFor();
  return response;
}

/** Opens a page until it is seen, mostly before it is hydrated: keys pressed earlier would have gone to the page before. */
export async function openToFirstPaint(page: Page, path: string): Promise<void> {
  await page.goto(address(path), { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  // The first frame gives the input the focus.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
}

/** Opens a page until it shows others in its place: links that are followed earlier load documents. */
export async function openToNavigate(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/finish-start-')),
  );
  await nextFrames(page);
}

/** Holds back a requested file; returns a function that releases it. */
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

/** Waits until a result was there for long enough to be read: it stays while the next value is wrong. */
export const untilRead = (page: Page): Promise<void> => page.waitForTimeout(700);

/** Waits for two frames, so that the effects of an action are painted. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * The violations that axe finds in the current page (WCAG 2.2 A and AA). The links of the menu to other pages, all
 * alike and one for each tool, are half of what is in a page: they are taken out meanwhile, unless the whole page is
 * checked.
 */
export async function audit(page: Page, isWhole = false): Promise<readonly string[]> {
  // The page has settled: lazy parts have replaced their placeholders, and what is held back is shown.
  await expect(page.locator('html[data-held], [data-static]')).toHaveCount(0);
  // By Playwright's own channel, to which the content security policy does not apply.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(`${axe};0`);
  return page.evaluate(
    async (unwanted) => {
      const left = [...document.querySelectorAll<HTMLElement>(unwanted)].map((link) => link.closest('li') ?? link);
      const places = left.map((element) => {
        const place = document.createComment('');
        element.replaceWith(place);
        return place;
      });
      // Colours must not be checked during the transition to another theme, which begins with the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const { axe: runner } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await runner.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
      });
      for (const [index, place] of places.entries()) place.replaceWith(left[index] ?? '');
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    isWhole ? ':not(*)' : '#menu a:not([aria-current])',
  );
}

/** A look of a page: a width in CSS pixels and a theme. */
export type Look = readonly [width: 1280 | 320, theme: 'light' | 'dark'];
const looks: readonly Look[] = [
  [1280, 'light'],
  [320, 'dark'],
  ...(isComplete
    ? ([
        [1280, 'dark'],
        [320, 'light'],
      ] as const)
    : []),
];

/** Checks the current page in some looks, with or without the menu to other pages. */
export async function expectAccessible(page: Page, isWhole = true, wanted = looks): Promise<void> {
  for (const [width, colorScheme] of wanted)
    await test.step(`axe finds nothing, ${colorScheme}, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await audit(page, isWhole)).toEqual([]);
    });
}

/** Chooses an operation of an English page, in the row or, where that has no room for it, in *More*. */
export async function chooseOperation(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menu').waitFor();
    const item = page.getByRole('menuitem', { name, exact: true });
    if (await item.isVisible()) return item.click();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
}

/** The text on the clipboard. Copying is asynchronous: poll it. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** A file of the user. */
interface BroughtFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Drops or pastes a file where the focus is, by the events that a browser would send. */
export const bringFile = (page: Page, how: 'drop' | 'paste', { name, type, content }: BroughtFile): Promise<void> =>
  page.evaluate(
    ([event, fileName, mime, bytes]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0));
      data.items.add(new File([content], fileName, { type: mime }));
      const target = document.activeElement ?? document.body;
      const { x, y } = target.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 20 };
      const events =
        event === 'paste'
          ? [new ClipboardEvent('paste', { ...common, clipboardData: data })]
          : ['dragenter', 'dragover', 'drop'].map((each) => new DragEvent(each, { ...common, dataTransfer: data }));
      for (const each of events) target.dispatchEvent(each);
    },
    [how, name, type, content.toString('base64')] as const,
  );

/** Copies a text and pastes it with the keyboard, whatever has the focus. */
export async function pasteByKeys(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await expect.poll(() => clipboard(page)).toBe(text);
  await page.keyboard.press('ControlOrMeta+V');
}

/**
 * Replaces the whole text of the code editor by keyboard. Playwright's `fill` changes the selection without the
 * editor's knowledge: the editor then still marks a pair of brackets, whose colour the browser tries to keep by an
 * inline style.
 */
export async function retype(page: Page, text: string): Promise<void> {
  await inputPane(page).locator('.cm-content').press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Pastes a text without a focused element. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Opens the groups of values of a result. */
export async function openGroups(page: Page): Promise<void> {
  const closed = page.locator('[data-results] details:not([open]) > summary');
  await closed.first().waitFor();
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The pane of the main input. */
export const inputPane = (page: Page) => page.locator('[data-input-pane]').first();

/** What has the focus on arrival: the main input, or the surface above it that shows it as it looks. */
export const firstField = (page: Page) => page.locator('[data-first-field], [data-input-pane], [data-surface]').first();

/** The text that an element shows, in a text area, in a code editor (its visible lines) or in the page. */
export const shownText = (element: Locator): Promise<string> =>
  element.evaluate((shown) => {
    const area = shown.querySelector<HTMLTextAreaElement>('textarea[data-input], [data-first-field] > * textarea');
    if (area) return area.value;
    const editor = [...shown.querySelectorAll('*')].find((child) => child.shadowRoot && child.checkVisibility());
    if (!editor) return shown.textContent ?? '';
    return [...(editor.shadowRoot?.querySelectorAll('.cm-line') ?? [])].map((line) => line.textContent).join('\n');
  });

/** The text of the main input. */
export const inputText = (page: Page): Promise<string> => shownText(inputPane(page));

/** The text of the first result; a symbol in a grid has its name as its label. */
export async function resultText(page: Page): Promise<string> {
  const results = page.locator('[data-results]').first();
  const names = await results
    .locator('[role=gridcell][aria-label]')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  return [await shownText(results), ...names].join('\n');
}

/** Replaces the text of the main input by keyboard. */
export async function enter(page: Page, text: string): Promise<void> {
  await inputPane(page).locator('textarea, .cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}
