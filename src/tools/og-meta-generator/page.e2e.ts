import { expect, inputText, open, pasteByKeys, test } from '../../../e2e/site.ts';

test('tags of a page are read, edited in the form and previewed', async ({ page }) => {
  await open(page, 'og-meta-generator?op=read');
  const results = page.locator('[data-results]');
  await pasteByKeys(
    page,
    '<meta property="og:title" content="The Rock"><meta property="og:type" content="video.movie"><meta property="og:image" content="https://a.example/rock.jpg"><meta property="video:duration" content="8160">',
  );
  await expect(results).toContainText('video:duration');
  await page.getByRole('button', { name: 'Edit these tags' }).press('Enter');
  await expect.poll(() => inputText(page)).toBe('The Rock');
  await expect(results).toContainText('<meta property="video:duration" content="8160">');
  await expect(page.getByRole('img', { name: 'Google' })).toBeVisible();
  await page.getByLabel('Description', { exact: true }).focus();
  await page.keyboard.type('An island & a "prison"');
  await expect(results).toContainText('content="An island &amp; a &quot;prison&quot;"');
});
