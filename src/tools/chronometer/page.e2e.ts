import { expect, inputText, open, test } from '../../../e2e/site.ts';

test('a stopwatch by keys: it runs, takes laps, goes on over a reload, and is reset with a way back', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') });
  await open(page, 'chronometer');
  const face = page.getByRole('timer');
  await expect(face).toHaveText('00:00.000');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.clock.runFor(1_500);
  await page.keyboard.press('l');
  await page.clock.runFor(2_000);
  await page.keyboard.press('l');
  await expect.poll(async () => (await inputText(page)).split('\n').length).toBe(2);
  await expect(page.locator('[data-results]').first()).toContainText('worst');
  await expect(page).toHaveTitle(/^00:0\d - Chronometer/);

  await page.keyboard.press('Space');
  const shown = (await face.textContent()) ?? '';
  await page.clock.runFor(5_000);
  await expect(face).toHaveText(shown);
  await expect(page).toHaveTitle(/^Chronometer/);

  await page.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(1_000);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect.poll(async () => (await face.textContent()) ?? '').toMatch(/^00:0[4-9]/);
  await expect.poll(async () => (await inputText(page)).split('\n').length).toBe(2);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(face).toHaveText('00:00.000');
  await expect.poll(() => inputText(page)).toBe('');
  await page.getByRole('button', { name: 'Undo reset' }).click();
  await expect.poll(async () => (await inputText(page)).split('\n').length).toBe(2);
});
