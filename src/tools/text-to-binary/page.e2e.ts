import type { Page } from '@playwright/test';
import { audit, expect, open, showOptions, test } from '../../../e2e/support/site.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const bits = (page: Page) => page.getByRole('textbox', { name: 'Bits', exact: true });

test('typing in either pane', async ({ page }) => {
  await open(page, 'text-to-binary');

  await test.step('both panes can be typed in', async () => {
    await page.keyboard.type('é€');
    await expect(bits(page)).toHaveValue('11000011 10101001 11100010 10000010 10101100');
    const table = page.getByRole('region', { name: 'Character by character' });
    for (const fact of ['Characters: 2', 'Bytes: 5', 'Bits: 40']) await expect(table).toContainText(fact);
    await expect(table).toContainText('U+20AC');
    await bits(page).fill('11110000 10011111 10011000 10000000');
    await expect(text(page)).toHaveValue('😀');
    await expect(bits(page)).toHaveValue('11110000 10011111 10011000 10000000');
    await page.reload();
    await expect(text(page)).toHaveValue('😀');
  });

  await test.step('reports wrong bits, and keeps the text, greyed', async () => {
    await bits(page).fill('01000001');
    await expect(text(page)).toHaveValue('A');
    await bits(page).fill('01000 001garbage');
    await expect(page.locator('[data-problem]')).toContainText('Character 10: “g” is not a binary digit.');
    await expect(text(page)).toHaveValue('A');
    await expect(page.getByText('Result for your previous input')).toBeVisible();
    await page.getByRole('button', { name: 'Go to error' }).click();
    expect(await bits(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(9);
    expect(await audit(page)).toEqual([]);
    await bits(page).fill('1001000 1101001');
    await expect(page.locator('[data-problem]')).toContainText('14 bits is not a multiple of 8 (remainder 6).');
    await page.getByLabel('Bits per group').fill('7');
    await expect(text(page)).toHaveValue('Hi');
  });
});

test('other encodings and digits', async ({ page }) => {
  await open(page, 'text-to-binary');
  await text(page).fill('é');
  await page.getByLabel('Encoding').selectOption('ascii');
  await expect(page.locator('[data-problem]')).toContainText('Character 1: “é” (U+00E9) does not exist in ASCII.');
  await page.getByLabel('Encoding').selectOption('latin1');
  await page.getByLabel('Base').selectOption('hex');
  await page.getByLabel('Prefix').check();
  await expect(bits(page)).toHaveValue('0xe9');
  await bits(page).fill('41');
  await expect(text(page)).toHaveValue('A');
});

test('a long text goes to the viewer', async ({ page }) => {
  await open(page, 'text-to-binary');
  await text(page).fill('abcdefghij'.repeat(2_000));
  await expect(page.locator('[data-results]')).toContainText('01100001');
  await expect(page.getByText('The table shows the first 500 characters.')).toBeVisible();
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/text-to-binary');
  await page.getByRole('textbox', { name: 'Bits', exact: true }).fill('11101001');
  await expect(page.locator('[data-problem]')).toContainText(
    'L’octet 1 (11101001) n’est pas valide en UTF-8. Essayez Latin-1.',
  );
  await showOptions(page);
  await page.getByLabel('Encodage').selectOption('latin1');
  await expect(page.getByRole('textbox', { name: 'Texte', exact: true })).toHaveValue('é');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
