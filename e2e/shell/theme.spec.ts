import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { expect, open, test } from '../support/site.ts';

const paper = { light: 'rgb(255, 255, 255)', dark: 'rgb(21, 23, 26)' };
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('follows the system, live, until it is toggled; the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '');
  expect(await ground(page)).toBe(paper.dark);
  await expect(page.getByRole('button', { name: 'Light mode' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(paper.light);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  expect(await ground(page)).toBe(paper.dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(paper.dark);
  await page.reload();
  expect(await ground(page)).toBe(paper.dark);
  await page.getByRole('button', { name: 'Light mode' }).click();
  expect(await ground(page)).toBe(paper.light);
});

test(
  'a remembered dark theme is there at the first paint, before any script of the page has run',
  onLanding,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.route('**/assets/client-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.addInitScript(() => {
      localStorage.setItem('penknife.theme', '"dark"');
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries())
          if (name === 'first-paint')
            document.documentElement.dataset['painted'] = getComputedStyle(document.documentElement).backgroundColor;
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(process.env['SITE'] ?? '');
    await expect(page.locator('html')).toHaveAttribute('data-painted', paper.dark);
  },
);

test('a choice in one tab applies in the others', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await open(other, '');
  await other.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(() => ground(page)).toBe(paper.dark);
});
