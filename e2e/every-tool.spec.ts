import { checks } from './accessibility.ts';
import { firstExample, readJson, squash } from './examples.ts';
import { address, audit, catalog, expect, open, test } from './site.ts';

const locales = ['en', 'fr'] as const;
const { loadExample, empty } = readJson<{ ui: { loadExample: string; empty: string } }>('src/messages/en.json').ui;

for (const locale of locales) {
  for (const { id, title, description } of catalog(locale)) {
    const path = locale === 'en' ? id : `fr/${id}`;

    test.describe(`${path} without scripts`, () => {
      test.use({ javaScriptEnabled: false });
      test('the HTML holds title, description and an example’s result', async ({ page }) => {
        await page.goto(address(path));
        await expect(page).toHaveTitle(`${title} - Penknife`);
        await expect(page.locator('h1')).toHaveText(title);
        await expect(page.locator('main')).toContainText(description);
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        const first = await firstExample(id, locale);
        const main = squash((await page.locator('main').textContent()) ?? '');
        for (const text of first?.texts ?? []) expect(main).toContain(squash(text));
      });
    });

    for (const scheme of ['light', 'dark'] as const) {
      test(
        `${path}, ${scheme}: comes alive in silence, axe finds nothing, nothing scrolls sideways`,
        checks(path, 'axe'),
        async ({ page }) => {
          await page.emulateMedia({ colorScheme: scheme });
          await open(page, path);
          expect(await audit(page)).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
          expect(await audit(page)).toEqual([]);
        },
      );
    }

    if (locale === 'en')
      test(`${path}: nothing typed is no error`, async ({ page }) => {
        await open(page, path);
        const field = page.locator('main').locator('textarea:visible, .cm-content:visible').first();
        if ((await field.count()) === 0) return;
        await field.click();
        for (const key of ['x', 'Backspace', ' ', 'Enter']) {
          await page.keyboard.press('ControlOrMeta+A');
          await page.keyboard.press(key);
          // Long enough for an error to come, or for that of the first key to go.
          await page.waitForTimeout(300);
          if (key !== 'x') await expect(page.getByRole('alert')).toHaveCount(0);
        }
      });

    if (locale === 'en')
      test(`${path}: each example, loaded, has a result, the first its own; none asks anything of the network`, async ({
        page,
      }) => {
        const first = await firstExample(id, locale);
        await open(page, path);
        const results = page.locator('[data-results]').first();
        for (const [index, example] of (await page.getByRole('button', { name: loadExample }).all()).entries()) {
          await example.click();
          const texts = index === 0 && first?.example.input !== undefined ? first.texts : [];
          for (const text of texts)
            await expect.poll(async () => squash((await results.textContent()) ?? '')).toContain(squash(text));
          await expect(page.getByText(empty)).toHaveCount(0);
          await expect(page.getByRole('alert')).toHaveCount(0);
        }
        expect(await audit(page)).toEqual([]);
      });
  }
}
