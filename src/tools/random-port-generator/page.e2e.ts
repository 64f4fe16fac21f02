import { expect, open, resultText, test } from '../../../e2e/support/site.ts';

test('Space makes the next port on arrival, and the earlier ones are listed, the newest first', async ({ page }) => {
  await open(page, 'random-port-generator');
  const shown: string[] = [];
  for (let times = 0; times < 4; times++) {
    await expect.poll(() => resultText(page)).not.toBe(shown.at(-1) ?? '');
    shown.push(await resultText(page));
    await page.keyboard.press('Space');
  }
  const earlier = page.getByRole('region', { name: 'Earlier results' }).getByRole('listitem');
  await expect(earlier).toHaveText(shown.toReversed());
  await earlier.last().getByRole('button').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown[0]);
});
