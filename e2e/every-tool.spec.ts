/** Tests of the page of every tool: a visit in each language, and one in which it is used. */
import type { Page } from '@playwright/test';
import type { Tool } from '../src/core/tool.ts';
import { checks } from './accessibility.ts';
import { firstExample, readJson, squash } from './examples.ts';
import {
  address,
  audit,
  test as base,
  catalog,
  expect,
  expectAccessible,
  inputPane,
  inputText,
  maxShift,
  open,
  pasteByKeys,
  resultText,
  watchShifts,
} from './site.ts';

/** The languages, and in which looks the pages of each are checked: all four, shared out. */
const languages = [
  {
    locale: 'en',
    looks: [
      [1280, 'light'],
      [320, 'dark'],
    ],
  },
  {
    locale: 'fr',
    looks: [
      [1280, 'dark'],
      [320, 'light'],
    ],
  },
] as const;
const { loadExample, empty } = readJson<{ ui: { loadExample: string; empty: string } }>('src/messages/en.json').ui;

const test = base.extend<object, { withoutScripts: Page }>({
  /** A page that runs no scripts, for all tests of a worker. */
  withoutScripts: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { locale, looks } of languages)
  for (const { id, title, description } of catalog(locale)) {
    const path = locale === 'en' ? id : `fr/${id}`;
    test(
      `${path}: complete without scripts, hydrated without console messages, axe finds nothing, no horizontal scroll`,
      checks(path, 'axe'),
      async ({ page, withoutScripts }) => {
        await test.step('the HTML holds title, description and an example’s result', async () => {
          await withoutScripts.goto(address(path));
          await expect(withoutScripts).toHaveTitle(`${title} - Penknife`);
          await expect(withoutScripts.locator('h1')).toHaveText(title);
          await expect(withoutScripts.locator('main')).toContainText(description);
          expect(await withoutScripts.locator('html').getAttribute('lang')).toBe(locale);
          const first = await firstExample(id, locale);
          const main = squash((await withoutScripts.locator('main').textContent()) ?? '');
          for (const text of first?.texts ?? []) expect(main).toContain(squash(text));
        });
        const total = await watchShifts(page);
        await open(page, path);
        await test.step('nothing moves by itself', async () => expect(await total()).toBeLessThanOrEqual(maxShift));
        await expectAccessible(page, false, looks);
      },
    );
  }

/** Types as soon as something is painted, before the page is hydrated. */
async function typeEarly(page: Page, id: string): Promise<void> {
  await page.goto(address(id), { waitUntil: 'commit' });
  // The first frame gives the input the focus.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await page.keyboard.type('ab 12', { delay: 25 });
  await page.locator('html[data-hydrated]').waitFor();
  expect(await inputText(page)).toBe('ab 12');
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
  await expect(inputPane(page).locator(':focus').first()).toBeVisible();
}

for (const { id, title } of catalog('en'))
  test(`${id}: accepts keys, pastes and each example, without network requests`, async ({ page }) => {
    const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { default: Tool };
    const [main] = Object.values(tool.operations);
    if (main?.input !== undefined) {
      await test.step('keys before the page is hydrated', () => typeEarly(page, id));
      await test.step('the input has the focus on arrival, and a paste replaces the initial input', async () => {
        await arrive(page, title);
        await pasteByKeys(page, '12');
        await expect.poll(() => inputText(page)).toBe('12');
      });
    } else await open(page, id);
    const first = await firstExample(id, 'en');
    for (const [index, example] of (await page.getByRole('button', { name: loadExample }).all()).entries())
      await test.step(`example ${index + 1}`, async () => {
        await example.click();
        const texts = index === 0 && first?.example.input !== undefined ? first.texts : [];
        for (const text of texts) await expect.poll(async () => squash(await resultText(page))).toContain(squash(text));
        await expect(page.getByText(empty)).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    expect(await audit(page, false)).toEqual([]);
  });
