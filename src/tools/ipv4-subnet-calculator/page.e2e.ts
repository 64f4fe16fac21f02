import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/support/site.ts';

const field = (page: Page) => page.locator('main textarea').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Replaces the text of the field by typing. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).press('Control+a');
  await page.keyboard.insertText(text);
}

test('the prefix and the networks beside it give the input', async ({ page }) => {
  await open(page, 'ipv4-subnet-calculator');
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(field(page)).toHaveValue('192.168.0.1/25');
  await button(page, 'Next').click();
  await expect(field(page)).toHaveValue('192.168.0.128/25');
  await button(page, 'Parent').click();
  await expect(field(page)).toHaveValue('192.168.0.0/24');
  await type(page, '255.255.255.7/24');
  await expect(button(page, 'Next')).toBeDisabled();
  await button(page, 'Previous').click();
  await expect(field(page)).toHaveValue('255.255.254.0/24');
  // What is no network yet is not replaced.
  await type(page, '10.0.0.256/8');
  await expect(page.getByText('Octet 4 is 256')).toBeVisible();
  await expect(button(page, 'Next')).toBeDisabled();
  await expect(page.getByRole('slider')).toBeDisabled();
});

test('several networks make a table, one makes its description again', async ({ page }) => {
  await open(page, 'ipv4-subnet-calculator');
  await type(page, '10.0.0.0/8\n172.16.0.0 255.240.0.0');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('columnheader', { name: 'First usable' })).toBeVisible();
  await expect(page.getByText('17,825,792 addresses')).toBeVisible();
  await type(page, '10.0.0.0/8');
  await expect(page.locator('[data-results]').getByText('16,777,214')).toBeVisible();
});

test('a long table draws the rows that are seen', async ({ page }) => {
  await open(page, 'ipv4-subnet-calculator?op=split&by=prefix&prefix=24');
  await type(page, '10.0.0.0/8');
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', '65537');
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  await table.evaluate((element) => element.parentElement?.scrollTo(0, 1e9));
  await expect(page.getByRole('cell', { name: '10.255.255.0/24' })).toBeVisible();
});
