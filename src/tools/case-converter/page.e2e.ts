import type { Page } from '@playwright/test';
import { audit, clipboard, expect, open, test } from '../../../e2e/support/site.ts';

const field = (page: Page) => page.locator('[data-input]');
const row = (page: Page, label: string) =>
  page
    .locator('[data-results] dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

test('starts with some words, which typing replaces', async ({ page }) => {
  await open(page, 'case-converter');
  await expect(page.locator('[data-headline]')).toHaveText('loremIpsumDolorSitAmet');
  await page.keyboard.type('XMLHttpRequest');
  await expect(row(page, 'snake_case')).toHaveText('xml_http_request');
  await page.getByLabel('Keep acronyms').check();
  await expect(row(page, 'PascalCase')).toHaveText('XMLHttpRequest');
  await page.reload();
  await expect(row(page, 'PascalCase')).toHaveText('XMLHttpRequest');
});

test('reports a bad pattern at its option, and loses nothing', async ({ page }) => {
  await open(page, 'case-converter');
  await field(page).fill('user 42 name\nand more');
  await page.locator('summary', { hasText: 'More options' }).click();
  await page.getByLabel('Remove (regex)').fill('(');
  await expect(page.getByText('This is not a valid regular expression: unclosed “(” at position 1.')).toBeVisible();
  await expect(row(page, 'kebab-case')).toContainText('user-42-name');
  expect(await audit(page)).toEqual([]);
  await page.getByLabel('Remove (regex)').fill('\\d+');
  await expect(row(page, 'kebab-case')).toContainText('user-name');
});

test('each line of each case is copied, and an empty text is none', async ({ page }) => {
  await open(page, 'case-converter');
  await field(page).fill('user name\nold value');
  await expect(row(page, 'CONSTANT_CASE')).toContainText('OLD_VALUE');
  await page.getByRole('button', { name: 'Copy CONSTANT_CASE', exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe('USER_NAME\nOLD_VALUE');
  await page.getByLabel('Lines').selectOption('whole');
  await expect(page.locator('[data-headline]')).toHaveText('userNameOldValue');
  await page.locator('summary', { hasText: 'More options' }).click();
  await page.getByLabel('Language rules').selectOption('tr');
  await field(page).fill('istanbul');
  await expect(row(page, 'UPPERCASE')).toHaveText('İSTANBUL');
  await field(page).fill('');
  await expect(page.locator('[data-headline]')).toHaveText('');
  await expect(page.locator('[data-problem]')).toBeHidden();
});

test('names in code, from a link, by keyboard', async ({ page }) => {
  await open(page, 'case-converter?op=convertCode&style=snake');
  await field(page).fill('const userName = "userName";');
  await expect(page.locator('[data-results]')).toContainText('const user_name = "userName";');
  await page.getByRole('button', { name: 'Copy', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('const user_name = "userName";');
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/case-converter');
  await field(page).fill('l’été dernier');
  await expect(row(page, 'slug')).toHaveText('lete-dernier');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
