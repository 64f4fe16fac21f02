import type { Page } from '@playwright/test';
import { audit, clipboard, expect, open, openGroups, test, untilRead } from '../../../e2e/support/site.ts';

const field = (page: Page) => page.locator('main textarea').first();
const row = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const shown = (page: Page, label: string) =>
  page
    .locator('[data-results] dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

const headline = (page: Page) => page.locator('[data-headline]');

test('42 is there to begin with, and typing replaces it; no value is there twice', async ({ page }) => {
  await open(page, 'base-converter');
  await expect(headline(page)).toHaveText('2a');
  await expect(page.locator('[data-results] dl').first().locator('dt')).toHaveText(['Octal (8)', 'Binary (2)']);
  await page.keyboard.type('0xff');
  await expect(field(page)).toHaveValue('0xff');
  await expect(headline(page)).toHaveText('255');
  await page.reload();
  await expect(headline(page)).toHaveText('255');
});

test('rows are copied and edited', async ({ page }) => {
  await open(page, 'base-converter');

  await test.step('copies a row', async () => {
    await page.getByLabel('Custom output base').fill('42');
    await page.getByRole('button', { name: 'Copy Base 42', exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe('10');
  });

  await test.step('an invalid row shows its error and keeps its text', async () => {
    await row(page, 'Octal (8)').fill('58');
    await expect(page.getByText('Character 2: “8” is not a digit in base 8; digits go from 0 to 7.')).toBeVisible();
    await field(page).focus();
    await expect(row(page, 'Octal (8)')).toHaveValue('58');
    await expect(headline(page)).toHaveText('2a');
    expect(await audit(page)).toEqual([]);
    await field(page).fill('9');
    await expect(row(page, 'Octal (8)')).toHaveValue('11');
    await row(page, 'Octal (8)').fill('8');
    await page.getByRole('button', { name: 'Page menu' }).click();
    await page
      .getByRole('menuitem', { name: /^Example: / })
      .nth(1)
      .click();
    await expect(row(page, 'Octal (8)')).toHaveValue('1777777777777777777777');
  });

  await test.step('any row can be edited, the others follow in the base of the input', async () => {
    await field(page).fill('0b1');
    // The base of the input is known by its result.
    await expect(row(page, 'Hexadecimal (16)')).toHaveValue('1');
    await row(page, 'Hexadecimal (16)').fill('ff');
    await expect(field(page)).toHaveValue('0b11111111');
    await expect(headline(page)).toHaveText('255');
    await field(page).fill('1');
    await openGroups(page);
    await row(page, 'Base 64').fill('f//////////');
    await expect(field(page)).toHaveValue('18446744073709551615');
    await row(page, 'Binary (2)').fill('0.0(0011)');
    await expect(field(page)).toHaveValue('0.1');
    await page.getByLabel('Custom output base').fill('3');
    await row(page, 'Base 3').fill('0.1');
    await expect(field(page)).toHaveValue('0.(3)');
    await row(page, 'Base 3').fill('');
    await expect(row(page, 'Octal (8)')).toHaveValue('');
  });

  await test.step('typing a row digit by digit keeps what is typed, and its place', async () => {
    await field(page).fill('0b1');
    await row(page, 'Hexadecimal (16)').fill('');
    await row(page, 'Hexadecimal (16)').pressSequentially('00Ff.80', { delay: 30 });
    await expect(row(page, 'Hexadecimal (16)')).toHaveValue('00Ff.80');
    await expect(field(page)).toHaveValue('0b11111111.1');
    await field(page).focus();
    await expect(row(page, 'Hexadecimal (16)')).toHaveValue('ff.8');
  });

  await test.step('a list is converted line by line', async () => {
    await field(page).fill('10\n0x10\n0.5');
    await expect(row(page, 'Binary (2)')).toHaveValue('1010\n10000\n0.1');
  });

  await test.step('a number of 20,000 digits is shown, not edited', async () => {
    await field(page).fill('9'.repeat(20_000));
    await expect(page.getByRole('region', { name: 'Hexadecimal (16)' }).first()).toBeVisible();
  });
});

test('an invalid number is reported at its position, and the last results stay', async ({ page }) => {
  await open(page, 'base-converter');
  await field(page).fill('43');
  await expect(row(page, 'Binary (2)')).toHaveValue('101011');
  await untilRead(page);
  await field(page).fill('12x4');
  await expect(page.locator('[data-problem]')).toContainText(
    'Character 3: “x” is not a digit in base 10; digits go from 0 to 9.',
  );
  await page.getByRole('button', { name: 'Go to error' }).click();
  expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(2);
  await expect(row(page, 'Binary (2)')).toHaveValue('101011');
  await page.getByLabel('Input base').fill('1');
  await expect(page.getByText('Input base must be a whole number from 2 to 64.')).toBeVisible();
  await page.getByLabel('Input base').fill('36');
  await expect(headline(page)).toHaveText(String(Number.parseInt('12x4', 36)));
});

test('the bit board turns bits over, by mouse and by keyboard', async ({ page }) => {
  await open(page, 'base-converter');
  const bit = (number: number) => page.getByRole('button', { name: `Bit ${number}: ` });
  await bit(0).click();
  await expect(field(page)).toHaveValue('43');
  await bit(0).press('ArrowLeft');
  await expect(bit(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row(page, 'Binary (2)')).toHaveValue('101001');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('169');
  await page.getByLabel('Two’s complement', { exact: true }).selectOption('8');
  await expect(page.locator('[data-problem]')).toContainText('169 does not fit in 8 bits (-128 to 127).');
  await field(page).fill('-42');
  await expect(shown(page, 'Two’s complement')).toHaveText('11010110');
  await bit(0).click();
  await expect(field(page)).toHaveValue('-41');
  await page.getByLabel('Two’s complement', { exact: true }).selectOption('off');
  await bit(0).click();
  await expect(field(page)).toHaveValue('-42');
  await expect(headline(page)).toHaveText('ffffffd6');
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/base-converter');
  await field(page).fill('0x1ffffffffffffffff');
  await row(page, 'Octal (8)').fill('9');
  await expect(page.getByText('Caractère 1 : « 9 » n’est pas un chiffre en base 8 (de 0 à 7).')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});

test('bits are combined and shifted, in a width that is offered where a number does not fit', async ({ page }) => {
  await open(page, 'base-converter?op=bitwise&bits=8');
  const headline = page.locator('[data-results] [data-headline]');
  await page.keyboard.type('0xf0f0');
  await page.getByRole('button', { name: 'Width (bits): 16' }).click();
  await expect(headline).toHaveText('00f0');
  await page.getByLabel('Second number').fill('0xff00');
  await expect(headline).toHaveText('f000');
  await page.locator('[name=operator]').selectOption({ label: 'Rotate left' });
  await page.getByLabel('Shift by (bits)').fill('4');
  await expect(headline).toHaveText('0f0f');
});
