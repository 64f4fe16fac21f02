import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { address, audit, catalog, expect, hold, maxShift, open, test, watchShifts } from '../support/site.ts';

const menu = (page: Page) => page.locator('#menu');
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle menu' });

test.describe('top bar and footer', () => {
  test('link to home, source, social account, about and support', async ({ page }) => {
    await open(page, 'hash-text');
    const bar = page.getByRole('banner');
    // Where everything fits, there is no overflow menu.
    await expect(bar.getByRole('button', { name: 'More', exact: true })).toBeHidden();
    for (const [name, href] of [
      ['Source code', /^https:\/\/github\.com\//],
      ['Penknife on Mastodon', /^https:/],
      ['Buy me a coffee', /buymeacoffee/],
    ] as const) {
      const link = bar.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await bar.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(address('about'));
    await bar.getByRole('link', { name: 'Penknife', exact: true }).click();
    await expect(page).toHaveURL(address());
    const footer = menu(page).locator('footer');
    await expect(footer).toHaveText(/Penknife \d+\.\d+\.\d+.*© \d{4} Penknife$/);
    await footer.getByRole('link', { name: 'Make available offline' }).click();
    await expect(page).toHaveURL(address('about#offline'));
    await expect(page.getByRole('heading', { name: 'Offline use' })).toBeInViewport();
  });

  test('on a phone, items that do not fit are in one menu, with labels', onLanding, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'fr/hash-text');
    const coffee = page.getByRole('link', { name: 'Offrez-moi un café' });
    await expect(coffee).toBeHidden();
    await page.getByRole('button', { name: 'Plus', exact: true }).click();
    await expect(coffee).toBeVisible();
    await expect(page.getByRole('link', { name: 'À propos' })).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(coffee).toBeHidden();
  });

  test('an open menu stays open when the code of its links arrives', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await hold(page, '**/assets/site-extras-*.js');
    await open(page, 'hash-text');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    release();
    await expect(page.getByRole('banner').locator('.island:not([data-static])')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
  });

  test('fit beside the menu at every width', async ({ page }) => {
    await open(page, 'fr');
    for (const width of [320, 460, 700, 701, 800, 1000, 1001, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      const overlaps = await page.getByRole('banner').evaluate((bar) => {
        const boxes = [...bar.querySelectorAll(':scope > *, :scope > .island > *')]
          .slice(1)
          .map((child) => child.getBoundingClientRect())
          .filter((box) => box.width > 1);
        return boxes.filter(
          (box, at) => box.right > innerWidth || (at > 0 && box.left < (boxes[at - 1]?.right ?? 0) - 1 && box.top > 0),
        );
      });
      expect(overlaps, `at ${width} px`).toEqual([]);
    }
  });

  test('the skip link leads to the content, on a page without an input', async ({ page }) => {
    await open(page, 'about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('side menu', () => {
  test('is 240 px wide or collapsed, which is remembered; its categories too', onLanding, async ({ page }) => {
    await open(page, '');
    await expect(menu(page)).toHaveCSS('width', '240px');
    const crypto = catalog('en').filter(({ category }) => category === 'crypto');
    await expect(menu(page)).toContainText(`Crypto ${crypto.length}`);
    await menu(page).getByText('Crypto').click();
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await page.reload();
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page).getByRole('link', { name: 'Token generator' })).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Chmod calculator' })).toBeVisible();
    await page.reload();
    await expect(menu(page).getByRole('link', { name: 'Token generator' })).toBeHidden();
  });

  test('marks the tool of the page, and shows it', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 200 });
    await open(page, 'json-prettify');
    const current = menu(page).locator('[aria-current=page]');
    await expect(current).toHaveText('JSON formatter and viewer');
    await expect(current).toBeInViewport();
  });

  test('is completed around the tool of the page, which stays where it is, and so does the focus', async ({ page }) => {
    const release = await hold(page, '**/assets/site-extras-*.js');
    const total = await watchShifts(page);
    await page.goto(address('yaml-to-toml'));
    const tools = catalog('en');
    const own = tools.filter(({ category }) => category === 'converter');
    await expect(menu(page).locator('li')).toHaveCount(own.length);
    const current = menu(page).locator('[aria-current=page]');
    const place = await current.boundingBox();
    await menu(page).getByRole('link', { name: 'YAML to JSON' }).focus();
    await release();
    await expect(menu(page).locator('li')).toHaveCount(tools.length);
    // Browsers scroll by whole pixels.
    expect((await current.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
    await expect(menu(page).getByRole('link', { name: 'YAML to JSON' })).toBeFocused();
    expect(await total()).toBeLessThanOrEqual(maxShift);
  });

  test('without scripts links home, the tools of the category, and the other categories', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address('fr/yaml-to-toml'));
    const tools = catalog('fr').filter(({ category }) => category === 'converter');
    await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText(tools.map(({ title }) => title));
    await menu(page).getByRole('link', { name: 'Développement' }).click();
    await expect(page).toHaveURL(address('fr#menu-development'));
    await expect(page.locator('#menu-development')).toBeInViewport();
    await context.close();
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`on a small screen opens over the page; Escape, a tap outside and a choice close it (${scheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, '');
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      expect((await menu(page).boundingBox())?.width).toBe(240);
      expect((await page.getByRole('main', { includeHidden: true }).boundingBox())?.width).toBe(360);
      await expect(menu(page).getByRole('link').first()).toBeFocused();
      expect(await audit(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await toggle(page).click();
      await page.mouse.click(340, 400);
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await toggle(page).click();
      await menu(page).getByRole('link', { name: 'Token generator' }).click();
      await expect(page).toHaveURL(address('token-generator'));
      await expect(menu(page)).toBeHidden();
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(menu(page)).toBeHidden();
    });

  test('follows the width of the screen, also with a choice from a larger one', async ({ page }) => {
    await open(page, '');
    for (const [width, isShown] of [
      [701, true],
      [700, false],
      [600, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(menu(page)).toBeVisible({ visible: isShown });
    }
    await toggle(page).click();
    await toggle(page).click();
    await page.setViewportSize({ width: 600, height: 700 });
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(menu(page)).toBeHidden();
  });
});

test('options are beside the panes of a tool with only one operation', async ({ page }) => {
  await open(page, 'list-converter');
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
  const [input, result, options] = await Promise.all(
    ['List', 'Result', 'Options'].map((name) => heading(name).boundingBox()),
  );
  expect(result?.x).toBeGreaterThan((input?.x ?? 0) + 300);
  expect(options?.x).toBeGreaterThan((result?.x ?? 0) + 300);
  expect(Math.abs((options?.y ?? 0) - (input?.y ?? 0))).toBeLessThan(10);
});
