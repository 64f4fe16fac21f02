import { checks } from './support/accessibility.ts';
import { expectAdaptable, expectOperable } from './support/everyone.ts';
import { onLanding } from './support/on-landing.ts';
import { expect, expectAccessible, open, test } from './support/site.ts';

for (const path of ['', 'about', 'recipe'])
  test(
    `/${path}: axe finds nothing; by keyboard alone; with the user’s own colours, spacing and size of text, and without motion`,
    checks(path, 'axe', 'keyboard', 'settings'),
    async ({ page }) => {
      await open(page, path);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1600, height: 900 });
      await expectOperable(page, true);
      await expectAdaptable(page, true);
    },
  );

for (const path of ['no-such-page', 'fr', 'fr/about'])
  test(
    `axe finds nothing on /${path} in either theme, and nothing scrolls sideways`,
    checks(path, 'axe'),
    async ({ page, watch }) => {
      await open(page, path);
      await expectAccessible(page);
      // The browser itself reports the status of the document.
      if (path === 'no-such-page') watch.messages.length = 0;
    },
  );

test('axe finds nothing in the open palette, in French', checks('the palette', 'axe'), async ({ page }) => {
  await open(page, 'fr');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await expectAccessible(page);
  await page.keyboard.type('base');
  await page.locator('dialog mark').first().waitFor();
  await expectAccessible(page);
});

test('every icon that a page names is in the sprite', onLanding, async ({ page }) => {
  await open(page, '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a');
  await page.getByRole('option').first().waitFor();
  const missing = await page.evaluate(async () => {
    const uses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    const sprite = await (await fetch(uses[0]?.split('#')[0] ?? '')).text();
    return uses.filter((href) => !sprite.includes(`id="${href.split('#')[1]}"`));
  });
  expect(missing).toEqual([]);
});
