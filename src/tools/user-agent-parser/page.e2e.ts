import { expect, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

test('this browser at first, a bot as it is pasted, a list, and this browser with its client hints', async ({
  page,
}) => {
  await open(page, 'user-agent-parser');
  const results = page.locator('[data-results]').first();
  const agent = await page.evaluate(() => navigator.userAgent);
  await expect(page.locator('main textarea').first()).toHaveValue(agent);
  await expect(results).toContainText(/Chrome(?: Headless)? \d/);
  await pasteByKeys(
    page,
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  );
  await expect(results).toContainText('GPTBot 1.2');
  await expect(results).toContainText('OpenAI');
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, 'curl/8.5.0\nWget/1.24.5\ncurl/8.5.0\n');
  await expect(page.getByRole('radio', { name: 'Parse list or log', exact: true })).toBeChecked();
  await expect(results.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('curl/8.5.0');
  await expect(results).toContainText('curl 8.5.0');
  await page.getByRole('button', { name: 'Use mine', exact: true }).click();
  await expect(page.locator('main textarea').first()).toHaveValue(agent);
  await page.getByRole('button', { name: 'With client hints' }).click();
  await expect(page.getByLabel('Client hints (Sec-CH-UA)', { exact: true })).toHaveValue(/Sec-CH-UA-Platform: "/);
});
