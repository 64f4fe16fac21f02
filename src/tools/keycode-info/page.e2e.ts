import { clipboard, expect, open, test } from '../../../e2e/support/site.ts';

test('keys are shown as they are pressed and do nothing else, until two Escapes leave', async ({ page }) => {
  await open(page, 'keycode-info');
  const area = page.getByRole('application');
  const results = page.locator('[data-results]');
  await expect(area).toBeFocused();
  await page.keyboard.press('Shift+KeyA');
  await expect(area).toHaveText('A');
  await expect(results.first()).toContainText('KeyA');
  await expect(results.nth(1)).toContainText('event.code === "KeyA" && event.shiftKey');
  await page.keyboard.press('F5');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(area).toHaveText('Space');
  await expect(area).toBeFocused();
  const history = page.getByRole('table');
  // Shift, Control too; the newest first.
  await expect(history.locator('tbody tr')).toHaveCount(7);
  await expect(history.locator('tbody tr').last()).toContainText('ShiftLeft');
  await expect(history.locator('tbody tr').first()).toHaveText(/^keydownSpaceSpace32/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'keyup' }).check();
  await area.click();
  await page.keyboard.press('Escape');
  await expect(area).toHaveText('Escape');
  await page.keyboard.press('Escape');
  await expect(area).not.toBeFocused();
  // The keys of shortcuts are shown too until then.
  await page.keyboard.press('Alt+Shift+C');
  await expect.poll(() => clipboard(page)).toBe('Escape');
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(history).toHaveCount(0);
});

test('explains what a virtual keyboard hides and other browsers report', async ({ page }) => {
  await open(page, 'keycode-info');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press(';');
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('Firefox: 59');
  const field = page.getByLabel('On a phone, type here');
  await field.click();
  await page.keyboard.type('q');
  await expect(field).toHaveValue('q');
  await expect(page.getByRole('application')).toHaveText('q');
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Unidentified', code: '', keyCode: 229, bubbles: true }),
    ),
  );
  await expect(results).toContainText('An input method or virtual keyboard hid the key.');
  await expect(results).toContainText('This key reports no code');
});
