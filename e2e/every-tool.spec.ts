/**
 * Tests of the page of every tool: it is used, and visited in each language. What a change does not affect is the frame's,
 * which is checked on representatives: the pages of other tools are reached from page to page, without a load.
 */
import type { Page } from '@playwright/test';
import { edges, smallTargets } from '../bench/shared/page-layout.ts';
import type { Tool } from '../src/core/tool.ts';
import { checks } from './support/accessibility.ts';
import { expectAdaptable, expectOperable } from './support/everyone.ts';
import { firstExample, readJson, squash } from './support/examples.ts';
import { onLanding } from './support/on-landing.ts';
import { isCheckedInFull, isRepresentative } from './support/scope.ts';
import {
  address,
  audit,
  catalog,
  expect,
  expectAccessible,
  firstField,
  forget,
  type Look,
  maxShift,
  test as ofSite,
  open,
  openToFirstPaint,
  openToNavigate,
  pasteByKeys,
  resultText,
  shownText,
  watchShifts,
} from './support/site.ts';

type Locale = 'en' | 'fr';

/** The same page for all tools: code that its process has compiled before costs less. */
const inOnePage = ofSite.extend<object, { visited: Page }>({
  visited: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await page.addInitScript(forget);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visited, viewport }, use) => {
    if (viewport) await visited.setViewportSize(viewport);
    await visited.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' });
    await use(visited);
    visited.removeAllListeners();
  },
});

/** Each load is a first visit. */
const test = inOnePage.extend({
  page: async ({ page }, use) => {
    await use(page);
    // Nothing that the page still does belongs to the next test.
    await page.goto('about:blank');
  },
});

/** The narrow look of the page that is used, and those of the page in the other language. */
const narrow: readonly Look[] = [[320, 'dark']];
const others: readonly Look[] = [
  [1280, 'dark'],
  [320, 'light'],
];
const emptyMessage = (locale: Locale): string =>
  readJson<{ ui: { empty: string } }>(`src/messages/${locale}.json`).ui.empty;

const pathOf = (id: string, locale: Locale): string => (locale === 'en' ? id : `fr/${id}`);

/** The place of the input and of the panes, with the reason where it is wrong. */
async function expectPlaces(page: Page, mostAbove: number, end: number, isLastOnly = false): Promise<void> {
  const { top, above, bottoms } = await page.evaluate(edges);
  expect(top, `pixels above the first pane, of at most ${mostAbove}; above it are ${above}`).toBeLessThanOrEqual(
    mostAbove,
  );
  for (const bottom of isLastOnly ? bottoms.slice(-1) : bottoms) {
    const place = `the bottom of a pane that fills the window, which must be at ${end - 24} to ${end} px`;
    expect(bottom, `${place}: something beside or below it is too high`).toBeLessThanOrEqual(end);
    expect(bottom, `${place}: it does not fill the window`).toBeGreaterThanOrEqual(end - 24);
  }
}

/** Checks that the input is near the top and that panes of documents fill the window of a desktop. */
async function expectOnDesktop(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectPlaces(page, 190, 800);
}

/** Checks the same on a phone, and that what can be pressed fits a finger. Set the size of the window after it. */
async function expectOnPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 360,
    height: 740,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect
    .poll(() => page.evaluate(() => matchMedia('(pointer: coarse) and (max-width: 360px)').matches))
    .toBe(true);
  // The bar that copies is below the last pane.
  const copyBar = 48;
  await expectPlaces(page, 250, 740 - copyBar, true);
  expect(await page.evaluate(smallTargets, 44), 'targets smaller than 44 x 44 px').toEqual([]);
  await devtools.detach();
}

/** Whether the page of a tool has a result before anything is entered. */
async function hasResultAtFirst(id: string): Promise<boolean> {
  const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { default: Tool };
  const [main] = Object.values(tool.operations);
  return main?.input === undefined || tool.page?.initialInput !== undefined || tool.page?.beginsInBrowser === true;
}

/** What the HTML of a page shows, as the server sends it. */
const readHtml = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const parsed = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
    const textOf = (selector: string) => parsed.querySelector(selector)?.textContent ?? '';
    return { lang: parsed.documentElement.lang, title: parsed.title, heading: textOf('h1'), main: textOf('main') };
  }, address(path));

/** Checks that the page of a tool is complete without scripts. */
async function expectComplete(page: Page, id: string, locale: Locale): Promise<void> {
  const { title, description } = catalog(locale).find((tool) => tool.id === id) ?? { title: '', description: '' };
  const { main, ...head } = await readHtml(page, pathOf(id, locale));
  expect(head).toEqual({ lang: locale, title: `${title} - Penknife`, heading: title });
  const first = await firstExample(id, locale);
  for (const text of [description, first?.title ?? '']) expect(squash(main)).toContain(squash(text));
}

/** Checks the HTML of a page in both languages. */
const expectHtml = (page: Page, id: string): Promise<void> =>
  test.step('the HTML holds title, description and an example’s name', async () => {
    for (const locale of ['en', 'fr'] as const) await expectComplete(page, id, locale);
  });

/** Visits the page of a tool for the first time, and checks it as it is then. */
async function visit(page: Page, id: string, locale: Locale, wanted: Look): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const total = await watchShifts(page);
  await open(page, pathOf(id, locale));
  await test.step('nothing moves by itself', async () => expect(await total()).toBeLessThanOrEqual(maxShift));
  const empty = emptyMessage(locale);
  if (await hasResultAtFirst(id))
    await expect(page.locator('[data-results]').first()).not.toHaveText(new RegExp(`^(${empty})?$`));
  await test.step('the input is near the top, panes of documents fill the window', () => expectOnDesktop(page));
  await expectAccessible(page, false, [wanted]);
  await test.step('the same on a phone, where targets fit a finger', () => expectOnPhone(page));
}

/** Types as soon as something is painted, before the page is hydrated. */
async function typeEarly(page: Page, path: string): Promise<void> {
  await openToFirstPaint(page, path);
  await page.keyboard.type('ab12', { delay: 25 });
  await page.locator('html[data-hydrated]').waitFor();
  expect(await shownText(firstField(page))).toBe('ab12');
}

const titleOf = (id: string, locale: Locale): string => catalog(locale).find((tool) => tool.id === id)?.title ?? '';

/** Navigates to a tool by the side menu, from another page of its language. */
async function walkTo(page: Page, id: string, locale: Locale): Promise<void> {
  await page.evaluate(forget);
  const title = titleOf(id, locale);
  await page.locator('#menu').getByRole('link', { name: title, exact: true }).click();
  await expect(page.locator('h1')).toHaveText(title);
}

/** Clears the typed text, and navigates to a tool from a page without a tool. */
async function arrive(page: Page, id: string, locale: Locale): Promise<void> {
  await page.locator('header a[href$="about"]').click();
  await expect(page).toHaveURL(/about$/);
  await walkTo(page, id, locale);
  // The code editor is in a shadow tree: its host matches too.
  await expect(firstField(page).locator(':focus').first()).toBeVisible();
}

/** Arrives at the page of a tool and enters something: keys before the page is hydrated, a paste. */
async function enterEarly(page: Page, id: string, locale: Locale): Promise<void> {
  const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { default: Tool };
  const [main] = Object.values(tool.operations);
  if (main?.input === undefined) return;
  await test.step('keys before the page is hydrated', () => typeEarly(page, pathOf(id, locale)));
  if (isRepresentative(id))
    await test.step('the input has the focus on arrival, and a paste replaces the initial input', async () => {
      await arrive(page, id, locale);
      await pasteByKeys(page, '12');
      await expect.poll(() => shownText(firstField(page))).toBe('12');
    });
}

/** Presses the examples of a tool on its untouched page: the first one only, unless it represents others. */
async function pressExamples(page: Page, id: string, locale: Locale): Promise<void> {
  const empty = emptyMessage(locale);
  const first = await firstExample(id, locale);
  const examples = await page.locator('[data-example]').all();
  const pressed = isRepresentative(id) ? examples : examples.slice(0, 1);
  for (const [index, example] of pressed.entries())
    await test.step(`example ${index + 1}`, async () => {
      // A page with an input hides them.
      if (!(await example.isVisible())) await open(page, pathOf(id, locale));
      await example.click();
      // Some results are in the language of the page, and the examples in English.
      const isKnown = index === 0 && locale === 'en' && first?.example.input !== undefined && !first.example.isRandom;
      const texts = isKnown ? first.texts : [];
      for (const text of texts) await expect.poll(async () => squash(await resultText(page))).toContain(squash(text));
      await expect.poll(async () => squash(await resultText(page))).not.toBe('');
      await expect(page.getByText(empty)).toHaveCount(0);
      await expect(page.locator('[data-problem]')).toHaveCount(0);
    });
}

// What takes longest and hardly depends on the language is shared out among the tools.
const ids = catalog('en').map(({ id }) => id);
for (const [index, id] of ids.filter(isCheckedInFull).entries()) {
  const [locale, other]: readonly [Locale, Locale] = index % 2 === 0 ? ['en', 'fr'] : ['fr', 'en'];
  test(`${id}: the page works for everyone`, {
    ...onLanding,
    annotation: [
      ...checks(pathOf(id, locale), 'axe', 'keyboard', 'settings').annotation,
      ...checks(pathOf(id, other), 'axe').annotation,
    ],
  }, async ({ page }) => {
    await enterEarly(page, id, locale);
    await open(page, pathOf(id, locale));
    await pressExamples(page, id, locale);
    await test.step('axe finds nothing, with a result', async () => expect(await audit(page)).toEqual([]));
    await expectAccessible(page, false, narrow);
    await expectHtml(page, id);
    await test.step('a visit in the other language', () => visit(page, id, other, others[(index >> 1) % 2] as Look));
    await page.setViewportSize({ width: 1600, height: 900 });
    // The menu is the same on the pages of all tools.
    await expectOperable(page, index === 0);
    await expectAdaptable(page, false);
  });
}

// A half in each language: a page of the other one is loaded.
const walked = ids.filter((id) => !isCheckedInFull(id));
for (const [index, id] of walked.entries()) {
  const locale = index < walked.length / 2 ? 'en' : 'fr';
  inOnePage(`${id}: an example has its result, and everything has its place`, onLanding, async ({ page }) => {
    if ((await page.locator('html').getAttribute('lang')) !== locale)
      await openToNavigate(page, pathOf('about', locale));
    await walkTo(page, id, locale);
    await test.step('the input is near the top, panes of documents fill the window', () => expectOnDesktop(page));
    await test.step('the same on a phone, where targets fit a finger', () => expectOnPhone(page));
    await page.setViewportSize({ width: 1600, height: 900 });
    await pressExamples(page, id, locale);
    await expectHtml(page, id);
  });
}
