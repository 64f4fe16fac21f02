import type { Page } from '@playwright/test';
import { audit, expect, open, test } from '../../../e2e/support/site.ts';

const about = `${'abandon '.repeat(11)}about`;
const pane = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a mnemonic is generated, with its seed and words, by the list of one language, and kept nowhere', async ({
  page,
}) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    const [list] = /wordlist|english|french|spanish|italian|japanese|korean|czech|chinese/.exec(request.url()) ?? [];
    if (list) lists.push(list);
  });
  await open(page, 'bip39-generator');
  const result = page.locator('[data-results]').first();
  await expect(result).toHaveText(/^[a-z]+( [a-z]+){11}$/);
  await expect(page.getByRole('region', { name: 'Seed' })).toContainText(/[0-9a-f]{128}/);
  await expect(page.locator('tbody tr')).toHaveCount(12);
  expect(lists).toEqual(['english']);

  const first = await result.innerText();
  const seed = await page.getByRole('region', { name: 'Seed' }).locator('[data-value], code, pre').first().innerText();
  await page.getByRole('button', { name: 'Refresh' }).first().click();
  await expect(result).not.toHaveText(first);
  await page.getByLabel('Number of words').selectOption('24 (256 bits)');
  await expect(page.locator('tbody tr')).toHaveCount(24);
  const second = await result.innerText();

  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  for (const secret of [first, second, seed]) expect(kept).not.toContain(secret);
});

test('entropy and mnemonic are typed on either side; the passphrase changes the seed', async ({ page }) => {
  await open(page, 'bip39-generator?op=mnemonic-to-entropy');
  await page.keyboard.type(about.toUpperCase());
  await expect(pane(page, 'Entropy')).toHaveValue('0'.repeat(32));
  await page.keyboard.type(' ');
  await expect(page.getByText('Suggestions')).toBeHidden();
  await expect(page.getByText('5eb00bbddcf069084889a8ab91555681')).toBeVisible();
  await page.getByLabel('Passphrase (25th word)').focus();
  await page.keyboard.type('TREZOR');
  await expect(page.getByText('c55257c360c07c72029aebc1b53c05ed')).toBeVisible();

  await pane(page, 'Entropy').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7f'.repeat(16));
  await expect(pane(page, 'Mnemonic')).toHaveValue(/^legal winner .* yellow$/);
  await page.getByRole('button', { name: 'Generate entropy' }).click();
  await expect(pane(page, 'Mnemonic')).not.toHaveValue(/^legal winner/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(pane(page, 'Mnemonic')).toHaveValue(/^legal winner .* yellow$/);
  await pane(page, 'Mnemonic').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' zo');
  const zoo = page.getByRole('group', { name: 'Suggestions' }).getByRole('button', { name: 'zoo', exact: true });
  await zoo.waitFor();
  await page.getByRole('button', { name: 'Go to error' }).waitFor();
  // Past the buttons that go to the mistake and to what the text is for, and “zone”.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(zoo).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(pane(page, 'Mnemonic')).toHaveValue(/ yellow zoo $/);
  await expect(pane(page, 'Mnemonic')).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('o');
  await expect(page.locator('[data-problem]')).toContainText(
    'Word 13, “zooo”, is not in the word list (English). Did you mean zoo',
  );

  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  for (const secret of ['TREZOR', 'legal', '7f7f', 'abandon', 'ABANDON']) expect(kept).not.toContain(secret);
});

test('finds the last word, in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/bip39-generator?op=last-word');
  await page.locator('textarea').first().focus();
  await page.keyboard.type('zoo '.repeat(23));
  await expect(page.locator('[data-results]')).toContainText('buddy');
  await expect(page.getByText('Derniers mots possibles')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
