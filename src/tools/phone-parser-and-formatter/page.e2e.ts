import { expect, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

test('a number as it is typed; several lines are a table that is copied whole; nothing of it is kept', async ({
  page,
}) => {
  await open(page, 'phone-parser-and-formatter');
  const results = page.locator('[data-results]');
  await page.keyboard.type('415 555');
  await expect(results).toContainText('Too short');
  await page.keyboard.type(' 2671 ext 12');
  await expect(results).toContainText('Valid number, ');
  await expect(results).toContainText('+14155552671');
  await page.getByLabel('Default country', { exact: true }).selectOption('France (+33)');
  await page.locator('main textarea').first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('06 12 34 56 78');
  await expect(results).toContainText('tel:+33612345678');
  await page.getByText('More formats').click();
  await page.getByLabel('Calling from', { exact: true }).selectOption('United States');
  await expect(results).toContainText('011 33 6 12 34 56 78');
  await page.locator('main textarea').first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, '06 12 34 56 78\n+44 7700 900123\n');
  await expect(page.getByRole('radio', { name: 'Validate a list', exact: true })).toBeChecked();
  await expect(results.getByRole('row')).toHaveCount(3);
  await expect(results).toContainText('is not assigned');
  await page.getByRole('radio', { name: 'Find in text', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Call 06 12 34 56 78 now');
  await expect(page.getByRole('region', { name: 'The text with the numbers highlighted' }).locator('mark')).toHaveText([
    '06 12 34 56 78',
  ]);
  expect(page.url()).toContain('country=FR');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain('FR');
  expect(kept + page.url()).not.toContain('12 34');
});

test('a missing “+” is added by a press, and the number can be brought back', async ({ page }) => {
  await open(page, 'phone-parser-and-formatter');
  const results = page.locator('[data-results]');
  await page.keyboard.type('442071838750');
  await expect(results).toContainText('but valid with “+” in front');
  await expect(results).not.toContainText('+1');
  await page.getByRole('button', { name: 'Try it: +44 20 7183 8750', exact: true }).click();
  await expect(results).toContainText('Valid number, ');
  await expect(results).toContainText('+442071838750');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('main textarea').first()).toHaveValue('442071838750');
});

test.describe('for a user in Germany', () => {
  test.use({ locale: 'de-DE' });

  test('numbers without a calling code are German at first, and of the chosen country later', async ({ page }) => {
    await open(page, 'phone-parser-and-formatter');
    const results = page.locator('[data-results]');
    await page.keyboard.type('030 901820');
    await expect(results).toContainText('+4930901820');
    await page.getByLabel('Default country', { exact: true }).selectOption('United States (+1)');
    await page.locator('main textarea').first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type('1');
    await expect(results).toContainText('+10309018201');
  });
});
