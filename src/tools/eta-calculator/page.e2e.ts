import { expect, open, test } from '../../../e2e/site.ts';

test('an end follows what is typed; all of it is in sight', async ({ page }) => {
  await open(page, 'eta-calculator');
  const results = page.locator('[data-results]');
  await expect(results).toContainText('5 hours 10 minutes');
  await page.getByLabel('Amount in total').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('500');
  await expect(results).toContainText('13 hours 53 minutes 20 seconds');
  await expect(page.getByText('Milestones')).toBeInViewport();
  await page.keyboard.type('x');
  await expect(page.getByText('“500x” is not a number')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('“500x” is not a number')).toBeHidden();
});
