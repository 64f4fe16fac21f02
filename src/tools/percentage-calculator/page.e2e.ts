import { clipboard, expect, open, test } from '../../../e2e/support/site.ts';

test('a question is answered as its numbers are typed, and they are there again after a reload', async ({ page }) => {
  await open(page, 'percentage-calculator');
  const pane = (title: string) => page.getByRole('region', { name: title });
  await page.keyboard.type('15%');
  await page.keyboard.press('Tab');
  await page.keyboard.type('80');
  await expect(pane('What is X% of Y?')).toContainText('12');
  const change = pane('Increase or decrease from X to Y');
  await change.getByLabel('From (X)').click();
  await page.keyboard.type('79,99');
  await page.keyboard.press('Tab');
  await page.keyboard.type('59.99');
  await expect(change).toContainText('-25.0031253906738');
  await change.getByRole('button', { name: 'More about the answer' }).click();
  await expect(change).toContainText('decrease');
  await change.getByLabel('From (X)').fill('0');
  await expect(change.locator('[data-problem]')).toHaveText(/^A change from 0 to 59\.99 cannot be expressed/);
  const of = pane('X is Y% of what?');
  await of.getByLabel('X', { exact: true }).click();
  await page.keyboard.type('12a');
  await expect(of.locator('[data-problem]')).toHaveText(/“a”/);
  await page.keyboard.press('Backspace');
  await expect(of.locator('[data-problem]')).toHaveCount(0);
  await page.getByLabel('Decimals').fill('2');
  const markup = pane('Margin and markup from cost and price');
  await markup.getByLabel('Cost (X)').fill('50');
  await markup.getByLabel('Price (Y)').fill('60');
  await expect(markup).toContainText('16.67');
  await page.reload();
  await expect(markup.getByLabel('Price (Y)')).toHaveValue('60');
  await expect(markup).toContainText('16.67');
  // A remembered number is selected.
  await page.keyboard.type('20');
  await expect(pane('What is X% of Y?').getByRole('textbox').first()).toHaveValue('20');
  await page.getByRole('radio', { name: 'In words' }).check();
  await page.locator('[data-input]').click();
  await page.keyboard.type('15% of 80');
  await expect(page.locator('[data-results]').first()).toContainText('12');
});

test('a press takes the other reading of an ambiguous number', async ({ page }) => {
  await open(page, 'percentage-calculator');
  const pane = page.getByRole('region', { name: 'What is X% of Y?' });
  await page.keyboard.type('1,500');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await expect(pane).toContainText('300');
  const offer = pane.getByRole('button', { name: 'Decimal sign: Comma' });
  await expect(offer).toBeVisible();
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(pane).toContainText('0.3');
  await expect(offer).toHaveCount(0);
  // The focus stays with the question, and nothing scrolls.
  await expect(pane.getByRole('textbox').first()).toBeFocused();
  await expect(page.getByLabel('Decimal sign')).toHaveValue('comma');
  await page.reload();
  await expect(page.getByLabel('Decimal sign')).toHaveValue('comma');
  // It is not remembered: later numbers would be read by it without a notice. Nor is one chosen in the form.
  for (const choose of [true, false]) {
    await open(page, 'percentage-calculator');
    await expect(page.getByLabel('Decimal sign')).toHaveValue('auto');
    if (choose) await page.getByLabel('Decimal sign').selectOption('point');
  }
});

test('each example of a question fills in its numbers', async ({ page }) => {
  await open(page, 'percentage-calculator');
  await page.locator('[data-example]').first().click();
  await expect(page.getByRole('region', { name: 'What is X% of Y?' })).toContainText('20% of 150 = 30');
});

test('the shortcut copies the answer of the question with the focus', async ({ page }) => {
  await open(page, 'percentage-calculator');
  await page.keyboard.type('15');
  await page.keyboard.press('Tab');
  await page.keyboard.type('80');
  const second = page.getByRole('region', { name: 'X is what percent of Y?' });
  await second.getByRole('textbox').first().click();
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50');
  await expect(second).toContainText('40');
  await page.keyboard.press('Alt+Shift+C');
  await expect.poll(() => clipboard(page)).toBe('40');
});
