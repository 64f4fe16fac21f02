import { expect, inputText, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

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
  // What is being typed is not wrong yet; what is, is so at its field, and moves nothing.
  const url = page.getByLabel('Page URL', { exact: true });
  await url.focus();
  await page.keyboard.type('https:', { delay: 80 });
  await expect(results).toContainText('<meta property="og:url" content="https:">');
  const distance = async () => Number((await results.boundingBox())?.y) - Number((await url.boundingBox())?.y);
  const before = await distance();
  expect(await url.getAttribute('aria-invalid')).toBe('false');
  await expect(url).toHaveAccessibleDescription(/is not a full URL .* Crawlers may ignore it/);
  expect(await distance()).toBe(before);
});

test('a title that tags were pasted over comes back with the form', async ({ page }) => {
  await open(page, 'og-meta-generator');
  await page.keyboard.type('My title');
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, '<meta property="og:title" content="Hi">');
  await page.getByRole('button', { name: 'Keep “Create”' }).click();
  await expect.poll(() => inputText(page)).toBe('My title');
});

test('lists are typed, pasted, put in order and removed, by keyboard', async ({ page }) => {
  await open(page, 'og-meta-generator?type=video.movie&card=none&basics=0');
  await page.keyboard.type('The Rock');
  const results = page.locator('[data-results]').first();
  const tags = page.getByRole('list', { name: 'Tags' });
  await tags.getByRole('textbox').focus();
  await page.keyboard.type('island, bay');
  await page.keyboard.press('Enter');
  await expect(tags.getByRole('textbox', { name: 'Tags 2' })).toBeFocused();
  await page.keyboard.type('prison');
  await page.getByRole('button', { name: 'Move Tags 2 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Tags 1 down' })).toBeFocused();
  const written = (...contents: readonly string[]) =>
    contents.map((content) => `<meta property="video:tag" content="${content}">`).join('\n');
  await expect(results).toContainText(written('prison', 'island, bay'), { useInnerText: true });
  await page.getByRole('button', { name: 'Add to Tags' }).press('Enter');
  await pasteByKeys(page, 'one\n\ntwo\n');
  await expect(results).toContainText(written('prison', 'island, bay', 'one', 'two'), { useInnerText: true });
  await page.getByRole('button', { name: 'Remove Tags 1' }).press('Enter');
  await expect(tags.getByRole('textbox', { name: 'Tags 1' })).toBeFocused();
  await expect(results).toContainText(written('island, bay', 'one', 'two'), { useInnerText: true });

  const actor = page.getByRole('group', { name: 'Actors 1' });
  await actor.getByLabel('URL').focus();
  await page.keyboard.type('https://e.com/?a=1,2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a "guard", ');
  await expect(actor.getByLabel('Role')).toHaveValue('a "guard", ');
  await expect(results).toContainText('content="https://e.com/?a=1,2"');
  await expect(results).toContainText('<meta property="video:actor:role" content="a &quot;guard&quot;,">');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Actors 1' }).getByLabel('Role')).toHaveValue('a "guard",');
});
