import { audit, expect, open, test } from './site.ts';

test('About counts the requests of the page, and none goes elsewhere', async ({ page }) => {
  await open(page, 'hash-text');
  await page.locator('main textarea').first().fill('a secret');
  await expect(page.locator('[data-results]').first()).toContainText('SHA-256');
  await page.getByRole('link', { name: 'About' }).click();
  const section = page.getByRole('region', { name: 'Requests since this page was opened' });
  const counts = section.getByRole('definition');
  await expect(counts.first()).toHaveText('0');
  await section.getByText(/^Show all \d+ requests$/).click();
  const listed = section.getByRole('listitem');
  await expect(listed.first()).toHaveText(new URL('about', page.url()).href);
  // More may be fetched between the two looks.
  await expect(async () => expect(await counts.last().textContent()).toBe(String(await listed.count()))).toPass();
  expect(await section.textContent()).not.toContain('secret');
  expect(await audit(page)).toEqual([]);
});

test('requests to other origins are blocked before they are sent', async ({ page, watch }) => {
  await open(page, 'about');
  await page.evaluate(() => fetch('https://example.invalid/leak').catch(() => {}));
  await page.getByRole('link', { name: 'Penknife', exact: true }).first().click();
  await page.getByRole('link', { name: 'About' }).click();
  const counts = page.getByRole('region', { name: 'Requests since this page was opened' }).getByRole('definition');
  // The policy blocked it before it was sent.
  await expect(counts.first()).toHaveText('0');
  expect(watch.foreign).toEqual([]);
  expect(watch.messages.join()).toContain('Content Security Policy');
  watch.messages.length = 0;
});
