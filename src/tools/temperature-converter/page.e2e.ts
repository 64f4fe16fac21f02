import { expect, inputText, open, test } from '../../../e2e/support/site.ts';

test('a temperature is typed, another scale edited, a list pasted', async ({ page }) => {
  await open(page, 'temperature-converter');
  const row = (name: string) => page.locator('[data-results]').getByLabel(name, { exact: true });
  await expect(row('Fahrenheit (°F)')).toHaveValue('68');
  await page.keyboard.type('37');
  await expect(row('Fahrenheit (°F)')).toHaveValue('98.6');
  await expect(page.getByText('= 37 × 9/5 + 32')).toBeVisible();
  await row('Fahrenheit (°F)').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('-40');
  await expect(row('Celsius (°C)')).toHaveValue('-40');
  expect(await inputText(page)).toBe('-40 °F');
  await page.keyboard.type('0x');
  await expect(page.getByText('“-400x °F”: unknown scale “x °F”', { exact: false }).first()).toBeVisible();
  await expect(row('Fahrenheit (°F)')).toHaveValue('-400x');
  await page.locator('[data-input]').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0 K');
  await expect(row('Kelvin (K)')).toHaveValue('0');
  // Below it, the others are only what the formulas give.
  const colorOf = (name: string) => row(name).evaluate((field) => getComputedStyle(field).color);
  expect(await colorOf('Celsius (°C)')).toBe(await colorOf('Kelvin (K)'));
  await page.locator('[data-input]').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('-300 °C');
  await expect(row('Kelvin (K)')).toHaveValue('-26.85');
  expect(await colorOf('Celsius (°C)')).not.toBe(await colorOf('Kelvin (K)'));
  await page.locator('[data-input]').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('0\n100');
  await expect(page.locator('[data-results] table')).toContainText('212');
  await page.keyboard.type('x');
  await expect(page.locator('[data-results] table')).toContainText('“100x”: unknown scale “x”');
});
