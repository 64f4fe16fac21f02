import { expect, inputText, open, test } from '../../../e2e/support/site.ts';

test('each line has its result or what is wrong with it; a function is searched and inserted', async ({ page }) => {
  await open(page, 'math-evaluator');
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('≈\u00a04.8989794855663561963945681494118');
  await page.keyboard.type('1/3');
  await expect(results).toContainText('≈\u00a00.33333333333333333333333333333333');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2 +');
  await page.keyboard.press('Enter');
  await page.keyboard.type('price = 0.1 + 0.2');
  await expect(results).toContainText('Something is missing at the end');
  await expect(results).toContainText('≈\u00a00.33333333333333333333333333333333');
  await expect(results.getByText('0.3', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'In other forms' })).toContainText('3/10');
  await expect(page.getByRole('region', { name: 'Variables' })).toContainText('price');

  await page.keyboard.press('Enter');
  await page.getByText('Functions', { exact: true }).click();
  await page.getByLabel('Find a function').click();
  await page.keyboard.type('greatest common');
  await page.getByRole('button', { name: /gcd/ }).click();
  await expect.poll(() => inputText(page)).toMatch(/price = 0\.1 \+ 0\.2\ngcd\(a, b\)$/);
  await expect(results).toContainText('“a” has no value yet');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('gcd(12, 18)');
  await expect(results.getByText('6', { exact: true })).toBeVisible();
});

test('a division by zero has its result and is reported, in the language of the page', async ({ page }) => {
  for (const [path, told] of [
    ['math-evaluator', 'Division by zero.'],
    ['fr/math-evaluator', 'Division par zéro.'],
  ] as const) {
    await open(page, path);
    const results = page.locator('[data-results]').first();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('a = 0');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1/a');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ans + 1');
    await expect(results.getByText('Infinity', { exact: true })).toHaveCount(2);
    await expect(results.getByText(told, { exact: true })).toHaveCount(1);
    await expect(page.locator('[data-problem]')).toHaveCount(0);
  }
});

test('what is not yet finished is not called wrong', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') });
  await open(page, 'math-evaluator');
  const results = page.locator('[data-results]').first();
  await page.keyboard.type('2+3');
  await expect(results.getByText('5', { exact: true })).toBeVisible();
  // The clock is controlled by the test from here on, however long the machine takes.
  await page.clock.pauseAt(new Date('2026-11-23T11:00:00Z'));
  await page.keyboard.type('*');
  await page.clock.runFor(300);
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.clock.resume();
  await expect(page.locator('[data-problem]')).toContainText('Something is missing at the end (character 5).');
});

test('the result of any line is shown in other forms, and a line that never ends hides no other', async ({ page }) => {
  await open(page, 'math-evaluator');
  const results = page.locator('[data-results]').first();
  const forms = page.getByRole('region', { name: 'In other forms' });
  await page.keyboard.insertText('0.75\nf(n) = n < 2 ? 1 : f(n - 1) + f(n - 2)\nf(99)\n255');
  await expect(results).toContainText('Stopped after 2 seconds');
  await expect(results.getByText('255', { exact: true }).first()).toBeVisible();
  await expect(forms).toContainText('0xff');
  await results.getByRole('button', { name: 'Other forms of the result of line 1' }).click();
  await expect(forms).toContainText('3/4');
});

test('the arrow keys bring former expressions back', async ({ page }) => {
  await page.clock.install();
  await open(page, 'math-evaluator');
  const results = page.locator('[data-results]').first();
  for (const [expression, result] of [
    ['2+3', '5'],
    ['6*7', '42'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(expression);
    await expect(results.getByText(result, { exact: true })).toBeVisible();
    await page.clock.runFor(2_000);
  }
  await page.keyboard.type('+');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => inputText(page)).toBe('6*7');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => inputText(page)).toBe('2+3');
  await expect(results.getByText('5', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => inputText(page)).toBe('6*7+');
});

test('reports a result that is too large', async ({ page }) => {
  await open(page, 'math-evaluator');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('9^9^9^9', { delay: 20 });
  await expect(page.getByRole('main')).toContainText('The result is too large for a number');
});
