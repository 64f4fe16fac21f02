/** Tests of the page of every tool: it is used, then visited in each language. */
import type { Page } from '@playwright/test';
import { edges, smallTargets } from '../bench/shared/page-layout.ts';
import type { Tool } from '../src/core/tool.ts';
import { checks } from './support/accessibility.ts';
import { expectAdaptable, expectOperable } from './support/everyone.ts';
import { firstExample, readJson, squash } from './support/examples.ts';
import { isCheckedInFull, isRepresentative } from './support/scope.ts';
import {
  audit,
  catalog,
  expect,
  expectAccessible,
  firstField,
  type Look,
  maxShift,
  open,
  openToFirstPaint,
  pasteByKeys,
  resultText,
  shownText,
  test,
  watchShifts,
} from './support/site.ts';

type Locale = 'en' | 'fr';
/** The looks in which pages are checked besides the one in which each tool is used: wide and light, in English. */
const looks: Readonly<Record<Locale, readonly Look[]>> = {
  en: [[320, 'dark']],
  fr: [
    [1280, 'dark'],
    [320, 'light'],
  ],
};
const { loadExample, empty } = readJson<{ ui: { loadExample: string; empty: string } }>('src/messages/en.json').ui;

const pathOf = (id: string, locale: Locale): string => (locale === 'en' ? id : `fr/${id}`);

/** Checks that the input is near the top and that panes of documents fill the window of a desktop. */
async function expectOnDesktop(page: Page): Promise<void> {
  const { top, bottoms } = await page.evaluate(edges);
  expect(top).toBeLessThanOrEqual(190);
  for (const bottom of bottoms) {
    expect(bottom).toBeLessThanOrEqual(800);
    expect(bottom).toBeGreaterThanOrEqual(800 - 24);
  }
}

/** Checks the same on a phone, and that what can be pressed fits a finger. */
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
  const { top, bottoms } = await page.evaluate(edges);
  expect(top).toBeLessThanOrEqual(250);
  // The bar that copies is below the last.
  const copyBar = 48;
  for (const bottom of bottoms.slice(-1)) {
    expect(bottom).toBeLessThanOrEqual(740 - copyBar);
    expect(bottom).toBeGreaterThanOrEqual(740 - copyBar - 24);
  }
  expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  await devtools.detach();
}

/** Whether the page of a tool has a result before anything is entered. */
async function hasResultAtFirst(id: string): Promise<boolean> {
  const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { default: Tool };
  const [main] = Object.values(tool.operations);
  return main?.input === undefined || tool.page?.initialInput !== undefined || tool.page?.beginsInBrowser === true;
}

/** What the HTML of a page shows, as the server sent it. */
const readHtml = (page: Page, html: string) =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const textOf = (selector: string) => parsed.querySelector(selector)?.textContent ?? '';
    return { lang: parsed.documentElement.lang, title: parsed.title, heading: textOf('h1'), main: textOf('main') };
  }, html);

/** Visits the page of a tool in a language for the first time, and checks it in some of that language's looks. */
async function visit(page: Page, id: string, locale: Locale, wanted: readonly Look[], isWatched: boolean) {
  const { title, description } = catalog(locale).find((tool) => tool.id === id) ?? { title: '', description: '' };
  await page.setViewportSize({ width: 1280, height: 800 });
  const total = isWatched ? await watchShifts(page) : undefined;
  const response = await open(page, pathOf(id, locale));
  if (total)
    await test.step('nothing moves by itself', async () => expect(await total()).toBeLessThanOrEqual(maxShift));
  await test.step('the HTML holds title, description and an example’s result', async () => {
    const { main, ...head } = await readHtml(page, (await response?.text()) ?? '');
    expect(head).toEqual({ lang: locale, title: `${title} - Penknife`, heading: title });
    const first = await firstExample(id, locale);
    for (const text of [description, ...(first?.texts ?? [])]) expect(squash(main)).toContain(squash(text));
  });
  await test.step('the input is near the top, panes of documents fill the window', () => expectOnDesktop(page));
  await expectAccessible(page, false, wanted);
  await test.step('the same on a phone, where targets fit a finger', () => expectOnPhone(page));
}

/** Types as soon as something is painted, before the page is hydrated. */
async function typeEarly(page: Page, id: string): Promise<void> {
  await openToFirstPaint(page, id);
  await page.keyboard.type('ab12', { delay: 25 });
  await page.locator('html[data-hydrated]').waitFor();
  expect(await shownText(firstField(page))).toBe('ab12');
}

/** Clears the typed text, and navigates to a tool by the side menu from a page without a tool. */
async function arrive(page: Page, title: string): Promise<void> {
  await page.locator('header a[href$="about"]').click();
  await expect(page).toHaveURL(/about$/);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.locator('#menu').getByRole('link', { name: title, exact: true }).click();
  await expect(page.locator('h1')).toHaveText(title);
  // The code editor is in a shadow tree: its host matches too.
  await expect(firstField(page).locator(':focus').first()).toBeVisible();
}

/** Uses the page of a tool: early keys, pastes, examples. */
async function use(page: Page, id: string, title: string): Promise<void> {
  const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { default: Tool };
  const [main] = Object.values(tool.operations);
  if (main?.input !== undefined) {
    await test.step('keys before the page is hydrated', () => typeEarly(page, id));
    if (isRepresentative(id))
      await test.step('the input has the focus on arrival, and a paste replaces the initial input', async () => {
        await arrive(page, title);
        await pasteByKeys(page, '12');
        await expect.poll(() => shownText(firstField(page))).toBe('12');
      });
  } else await open(page, id);
  const first = await firstExample(id, 'en');
  // An offer of an input begins with the same words.
  const examples = page.getByRole('button', { name: new RegExp(`^${loadExample} `) });
  const pressed = isRepresentative(id) ? await examples.all() : [examples.first()];
  for (const [index, example] of pressed.entries())
    await test.step(`example ${index + 1}`, async () => {
      await example.click();
      const isKnown = index === 0 && first?.example.input !== undefined && !first.example.isRandom;
      const texts = isKnown ? first.texts : [];
      for (const text of texts) await expect.poll(async () => squash(await resultText(page))).toContain(squash(text));
      await expect(page.getByText(empty)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  expect(await audit(page)).toEqual([]);
}

// What takes longest and hardly depends on the language is shared out among the tools: every other one in French.
for (const [index, { id, title }] of catalog('en').entries()) {
  const isFull = isCheckedInFull(id);
  test(`${id}: complete without scripts, hydrated without console messages, laid out in the window, used, for everyone`, {
    annotation: [
      ...checks(id, 'axe', ...(isFull ? (['keyboard', 'settings'] as const) : [])).annotation,
      ...checks(pathOf(id, 'fr'), 'axe').annotation,
    ],
  }, async ({ page }) => {
    // Each load is a first visit. One page for all: code that its process has compiled before costs less.
    await page.addInitScript(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await test.step('it accepts keys, pastes and examples, without network requests', () => use(page, id, title));
    const isOdd = index % 2 === 1;
    await test.step('a visit in French', () =>
      visit(page, id, 'fr', looks.fr.slice(index % 2, (index % 2) + 1), isFull && isOdd));
    await test.step('a visit in English', async () => {
      await visit(page, id, 'en', looks.en, isFull && !isOdd);
      if (!isFull) return;
      await page.setViewportSize({ width: 1600, height: 900 });
      if (await hasResultAtFirst(id))
        await expect(page.locator('[data-results]').first()).not.toHaveText(new RegExp(`^(${empty})?$`));
      // The menu is the same on the pages of all tools.
      await expectOperable(page, index === 0);
      await expectAdaptable(page, false);
    });
  });
}
