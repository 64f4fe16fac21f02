/** The work fills the window: where the input stands, where the panes end, and what becomes of the options. */
import type { Page } from '@playwright/test';
import { catalog, expect, open, showOptions, test } from './site.ts';

/** The top of the first pane, and the bottoms of those that fill the window, in pixels from the top of the window. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const rectangles = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    return {
      top: rectangles('main [data-pane]')[0]?.top ?? Number.NaN,
      bottoms: rectangles('[data-fill] > *').map(({ bottom }) => bottom),
    };
  });

for (const { id } of catalog('en'))
  test(`${id}: the input is near the top, and panes of documents end at the bottom of the window`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, id);
    const desktop = await edges(page);
    expect(desktop.top).toBeLessThanOrEqual(190);
    for (const bottom of desktop.bottoms) {
      expect(bottom).toBeLessThanOrEqual(800);
      expect(bottom).toBeGreaterThanOrEqual(800 - 24);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await edges(page)).top).toBeLessThanOrEqual(250);
  });

test('options stand beside the panes in a wide window, else in a sheet that Escape closes', async ({ page }) => {
  await open(page, 'json-prettify');
  const rail = page.getByRole('complementary', { name: 'Options' });
  const indent = page.getByLabel('Indent');
  const output = page.getByLabel('Output format');
  const button = page.getByRole('main').getByRole('button', { name: /^Options/ });
  await expect(rail).toContainText('Output format');
  await expect(button).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(output).toBeHidden();
  await expect(indent).toBeVisible();
  await button.press('Enter');
  await output.selectOption('json5');
  await expect(page.locator('[data-results]')).toContainText('hello:');
  await expect(button).toHaveText('Options (1)');
  await page.keyboard.press('Escape');
  await expect(output).toBeHidden();
  await expect(button).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(indent).toBeHidden();
  await showOptions(page);
  await expect(indent).toBeVisible();
  await indent.selectOption('4');
  await expect(page.locator('[data-results]')).toContainText('    hello:');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(indent).toBeHidden();
});
