import { checks } from './accessibility.ts';
import { audit, expect, open, test } from './site.ts';

for (const path of ['', 'about', 'no-such-page', 'fr', 'fr/about'])
  for (const scheme of ['light', 'dark'] as const)
    test(
      `axe finds nothing on /${path}, ${scheme}, and nothing scrolls sideways`,
      checks(path, 'axe'),
      async ({ page, watch }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await open(page, path);
        expect(await audit(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        expect(await audit(page)).toEqual([]);
        // The browser itself reports the status of the document.
        if (path === 'no-such-page') watch.messages.length = 0;
      },
    );

for (const scheme of ['light', 'dark'] as const)
  test(
    `axe finds nothing in the open palette, ${scheme}, in French`,
    checks('the palette', 'axe'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, 'fr');
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
      expect(await audit(page)).toEqual([]);
      await page.keyboard.type('base');
      await page.locator('dialog mark').first().waitFor();
      expect(await audit(page)).toEqual([]);
    },
  );

test('every icon that a page names is in the sprite', async ({ page }) => {
  await open(page, '');
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  const missing = await page.evaluate(async () => {
    const uses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    const sprite = await (await fetch(uses[0]?.split('#')[0] ?? '')).text();
    return uses.filter((href) => !sprite.includes(`id="${href.split('#')[1]}"`));
  });
  expect(missing).toEqual([]);
});
