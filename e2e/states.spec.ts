/** Tests of how a page looks after something was pressed, in both themes. */
import type { Page } from '@playwright/test';
import { onLanding } from './support/on-landing.ts';
import { audit, enter, expect, open, pasteByKeys, showOptions, test } from './support/site.ts';

async function expectAccessibleState(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await audit(page), colorScheme).toEqual([]);
  }
}

/** Keeps what a pressed button looks like: it lasts for a moment only. */
const keepLook = (page: Page, selector: string) =>
  page.locator(selector).evaluate((button) => button.after(button.cloneNode(true)));

test('a button that has copied, hovered too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'hash-text');
  await enter(page, 'hello');
  const bar = page.locator('[data-copy-bar] button');
  await bar.click();
  await expect(bar).toHaveAttribute('data-state', 'copied');
  await keepLook(page, '[data-copy-bar] button');
  // Its colors change once more, which an audit must not meet.
  await expect(bar.first()).toHaveAttribute('data-state', 'idle');
  await bar.last().hover();
  await expectAccessibleState(page);
});

test('an error and the old result', onLanding, async ({ page }) => {
  await open(page, 'json-prettify');
  await pasteByKeys(page, '[1]');
  await expect(page.locator('[data-results]')).toContainText('1');
  await enter(page, '[1,');
  await expect(page.locator('[data-problem]')).toBeVisible();
  await expect(page.locator('[data-strip]')).toBeVisible();
  await expectAccessibleState(page);
});

test('a notice', async ({ page }) => {
  await open(page, 'json-prettify');
  await pasteByKeys(page, '{"a":1,"a":2}');
  await expect(page.locator('main').getByText(/twice/).first()).toBeVisible();
  await expectAccessibleState(page);
});

test('the sheet of options', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'json-prettify');
  await showOptions(page);
  await expectAccessibleState(page);
});

test('pressed toggles and changed characters differ in the colors of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'text-diff');
  await page.keyboard.type('the first line');
  await page.keyboard.press('Tab');
  await page.keyboard.type('the second line');
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderBottomWidth, textDecorationLine } = getComputedStyle(element);
        return { borderBottomWidth, textDecorationLine };
      });
  const pressed = await styleOf('main [aria-pressed="true"]');
  const other = await styleOf('main [aria-pressed="false"]');
  expect(pressed.borderBottomWidth).not.toBe(other.borderBottomWidth);
  expect((await styleOf('main mark')).textDecorationLine).toBe('underline');
});

test('the heads of columns that sort fit a finger', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 360,
    height: 740,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await open(page, 'iban-validator-and-parser?op=check-list');
  await enter(page, 'DE89370400440532013000');
  const head = page.locator('th button').first();
  await expect(head).toBeVisible();
  const box = await head.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
