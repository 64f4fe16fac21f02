import type { Page } from '@playwright/test';
import { clipboard, expect, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

const field = (page: Page) => page.locator('main textarea').first();
const results = (page: Page) => page.locator('[data-results]');
const operation = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

const verdict = (page: Page) => results(page).locator('[data-headline]');

async function replaceByPaste(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, text);
}

test('while it is typed it is incomplete, and wrong only when it is left', async ({ page }) => {
  await open(page, 'iban-validator-and-parser');
  await field(page).focus();
  await page.keyboard.type('d');
  await expect(verdict(page)).toHaveText('Incomplete. Start with two letters and two digits.');
  await page.keyboard.type('e89 3704 0044 053', { delay: 30 });
  await expect(verdict(page)).toHaveText('Incomplete: 15 of 22 characters');
  await expect(verdict(page)).toHaveAttribute('data-tone', 'pending');
  await page.keyboard.press('Tab');
  await expect(results(page)).toContainText('Germany: an IBAN has 22 characters; this one has 15 (7 too few).');
  await field(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('2 0130 00');
  await expect(verdict(page)).toHaveText('Valid IBAN, Germany');
  await expect(verdict(page)).toHaveAttribute('data-tone', 'good');
  await expect(results(page).getByRole('list', { name: 'Parts' }).getByRole('listitem')).toHaveText([
    'DEcountry code',
    '89check digits',
    '37040044bank code',
    '0532013000account number',
  ]);
  // What was typed stays as it was, and the caret where it was.
  await expect(field(page)).toHaveValue('de89 3704 0044 0532 0130 00');
});

test('several lines are a table, a single one an IBAN again; long lists are exported whole', async ({ page }) => {
  await open(page, 'iban-validator-and-parser');
  const line = 'FR7630006000011234567890189';
  await replaceByPaste(page, `${line}\nDE8937040044053201300O\n`);
  await expect(operation(page, 'Validate a list')).toBeChecked();
  const table = results(page).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table).toContainText('Did you mean the digit 0?');
  await expect(table.getByRole('columnheader', { name: 'Problem' })).toBeVisible();
  const copyJson = page.getByRole('button', { name: 'Copy JSON', exact: true });
  await page.getByRole('button', { name: 'Copy as' }).click();
  // Beside texts that are too long for the panel, too.
  await expect(copyJson).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await replaceByPaste(page, line);
  await expect(operation(page, 'Validate')).toBeChecked();
  await expect(verdict(page)).toHaveText('Valid IBAN, France');
  await replaceByPaste(page, `${line}\n`.repeat(10_000));
  await expect(page.getByText('10,000 valid')).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const columns = 'line,result,iban,problem,country,bank,branch,account,bban,sepa,qrIban';
  await expect.poll(() => clipboard(page)).toContain(`${columns}\n1,valid,FR76 3000`);
  expect((await clipboard(page)).split('\n')).toHaveLength(10_001);
  await page.getByRole('button', { name: 'Copy as' }).click();
  await copyJson.click();
  await expect.poll(() => clipboard(page)).toContain('[\n  {\n    "line": "1",\n    "result": "valid"');
  expect(JSON.parse(await clipboard(page))).toHaveLength(10_000);
});

test('fields for the parts of a country make an IBAN, and nothing of it is kept', async ({ page }) => {
  await open(page, 'iban-validator-and-parser?op=build');
  await page.getByLabel('Country', { exact: true }).selectOption('France');
  await page.getByLabel('Bank code (5 digits)').pressSequentially('30006');
  await page.keyboard.press('Tab');
  await page.keyboard.type('00001');
  await page.keyboard.press('Tab');
  const account = page.getByLabel(/^Account number/);
  const before = await account.boundingBox();
  await page.keyboard.type('1234567890');
  await expect(page.locator('[data-problem]')).toHaveText(/The account number must have 11 characters, not 10\./);
  expect(await account.boundingBox()).toEqual(before);
  await page.keyboard.type('1');
  await expect(results(page)).toHaveText('FR7630006000011234567890189');
  await expect(page.getByLabel('National check digits (optional)')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Parts' })).toBeVisible();
  expect(page.url()).toContain('country=FR');
  expect(page.url()).not.toContain('30006');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('30006');
});
