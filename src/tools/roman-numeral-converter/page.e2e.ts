import type { Page } from '@playwright/test';
import { audit, clipboard, enter, expect, open, pasteByKeys, test, untilRead } from '../../../e2e/support/site.ts';

const number = (page: Page) => page.getByRole('textbox', { name: 'Number', exact: true });
const numeral = (page: Page) => page.getByRole('textbox', { name: 'Roman numeral', exact: true });

test('either box changes the other, and keeps the focus', async ({ page }) => {
  await open(page, 'roman-numeral-converter');
  await expect(numeral(page)).toHaveValue('XLII');
  await page.keyboard.type('1994');
  await expect(numeral(page)).toHaveValue('MCMXCIV');
  await expect(page.getByRole('region', { name: 'Breakdown' })).toContainText('1000 + 900 + 90 + 4 = M CM XC IV');
  await numeral(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('mmxxvi');
  await expect(numeral(page)).toBeFocused();
  await expect(number(page)).toHaveValue('2026');
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect.poll(() => clipboard(page)).toBe('2026');
  await page.reload();
  await expect(numeral(page)).toHaveValue('mmxxvi');
  await expect(number(page)).toHaveValue('2026');
});

test('keys after a click below the number, beside the examples, go to the number', async ({ page }) => {
  await open(page, 'roman-numeral-converter');
  const box = await number(page).boundingBox();
  if (!box) throw new Error('no field');
  await page.mouse.click(box.x + 8, box.y + box.height - 12);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('58');
  await expect(number(page)).toHaveValue('58');
});

test('an explanation of another number does not remain beside an old result', async ({ page }) => {
  await open(page, 'roman-numeral-converter');
  await page.keyboard.type('12');
  await expect(numeral(page)).toHaveValue('XII');
  await untilRead(page);
  await enter(page, '5000');
  await expect(page.getByRole('region', { name: 'Explain' })).toContainText('V̅');
  await enter(page, 'xyz');
  await expect(page.getByRole('region', { name: 'Explain' })).toHaveCount(0);
});

test('reports what one side cannot write', async ({ page }) => {
  await open(page, 'roman-numeral-converter');

  await test.step('reports a wrong numeral, and keeps the number', async () => {
    await expect(numeral(page)).toHaveValue('XLII');
    await untilRead(page);
    await numeral(page).fill('MIC');
    await expect(page.locator('[data-problem]')).toContainText(
      '“IC” is not allowed: I can only come before V and X. 1,099 is MXCIX.',
    );
    await expect(number(page)).toHaveValue('42');
    await expect(page.getByText('Result for your previous input')).toBeVisible();
    await page.getByRole('button', { name: 'Go to error' }).click();
    expect(await numeral(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(1);
    expect(await audit(page)).toEqual([]);
    await page.getByLabel('Reading').selectOption('lenient');
    await expect(number(page)).toHaveValue('1099');
    await expect(page.getByText('“MIC” was read as 1,099; its standard form is MXCIX.')).toBeVisible();
  });

  await test.step('large numbers, lists, and fractions', async () => {
    await number(page).fill('12345');
    await expect(page.locator('[data-problem]')).toContainText(
      'Roman numerals go from 1 to 3,999 (3,999,999 with overlines).',
    );
    await page.getByLabel('Overlines above 3,999').check();
    await expect(numeral(page)).toHaveValue('X̅I̅I̅CCCXLV');
    await number(page).fill('1\n2.5\n3');
    await expect(numeral(page)).toHaveValue('I\nII\nIII');
    await expect(page.getByText('2.5 was truncated to 2: Roman numerals have no fractions.')).toBeVisible();
  });
});

test('a numeral that is typed in place of the number is read', async ({ page }) => {
  await open(page, 'roman-numeral-converter');
  await page.keyboard.type('MCMXCIV', { delay: 30 });
  await expect(numeral(page)).toHaveValue('MCMXCIV');
  await expect(number(page)).toHaveValue('1994');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2026', { delay: 30 });
  await expect(numeral(page)).toHaveValue('MMXXVI');
});

test('numerals are read however short, one after another', async ({ page }) => {
  await open(page, 'roman-numeral-converter');
  for (const [written, value] of [
    ['MCMXCIV', '1994'],
    ['XIV', '14'],
    ['IX', '9'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+A');
    await pasteByKeys(page, written);
    await expect(number(page)).toHaveValue(value);
    await expect(numeral(page)).toHaveValue(written);
  }
  await expect(page.locator('[data-problem]')).toHaveCount(0);
});

test('replaces in text', async ({ page }) => {
  await open(page, 'roman-numeral-converter?op=replaceInText');
  await page.getByRole('textbox', { name: 'Text' }).fill('Henry VIII and I');
  await expect(page.locator('[data-results]')).toContainText('Henry 8 and I');
  await expect(page.getByText('1 numeral was replaced.')).toBeVisible();
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/roman-numeral-converter');
  await page.getByRole('textbox', { name: 'Chiffres romains', exact: true }).fill('IIII');
  await expect(page.locator('[data-problem]')).toContainText('« IIII » n’est pas la forme standard ; 4 s’écrit IV.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
