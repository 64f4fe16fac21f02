import type { Page } from '@playwright/test';
import { audit, expect, open, test } from '../../../e2e/support/site.ts';

const password = (page: Page) => page.locator('textarea').first();
const result = (page: Page) => page.locator('[data-results]').first();
const bruteForce = (page: Page) => page.getByRole('region', { name: 'If guessed blindly' });

test('a password is rated while it is typed, and kept nowhere', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await open(page, 'password-strength-analyser');
  expect(files.filter((url) => /passwords|commonWords|language-common/.test(url))).toEqual([]);
  await page.keyboard.type('P@ssw0rd!');
  await expect(bruteForce(page)).toContainText('18 years, 2 months');
  await expect(result(page)).toContainText('Very weak: cracked instantly');
  await expect(result(page)).toContainText('common password, rank 2: “password”, with substitutions');
  await expect(result(page)).not.toContainText('P@ssw0rd');
  await expect(password(page)).toHaveCSS('-webkit-text-security', 'disc');
  await page.getByLabel('Show password').check();
  await expect(result(page)).toContainText('P@ssw0rd');
  await expect(password(page)).toHaveCSS('-webkit-text-security', 'none');

  await page.getByLabel('Attacker', { exact: true }).selectOption('Online, limited: 100 per hour');
  await expect(result(page)).toContainText('Fair: cracked in 4 days, 14 hours');
  await page.getByLabel('Your name, company, site').fill('wonderland');
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain('throttled');
  for (const secret of ['P@ss', 'wonderland']) expect(kept).not.toContain(secret);
});

test('loses no key, whatever is typed or pasted', async ({ page }) => {
  await open(page, 'password-strength-analyser');
  await page.keyboard.type('correct horse');
  await expect(result(page)).toContainText('Guesses');
  const typed = 'battery staple 2023-11-20 qwertyuiop jK8#mQ2$';
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(typed, { delay: 20 });
  await expect(password(page)).toHaveValue(typed);
  await expect(bruteForce(page)).toContainText(String(typed.length));
  await page.keyboard.press('ControlOrMeta+a');
  // Dots for all characters would stop the page for half a second.
  await page.keyboard.insertText('aB1! é'.repeat(200));
  await expect(password(page)).toHaveCSS('-webkit-text-security', 'none');
  await expect(password(page)).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  const selected = await password(page).evaluate((area) => getComputedStyle(area, '::selection').color);
  expect(selected).toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'aB1! é'.repeat(17_000));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('Patterns are checked in the first 256 characters only')).toBeVisible();
  await expect(bruteForce(page)).toContainText('102000');
  // A long text is in the code editor, masked too.
  await expect(page.locator('.cm-content')).toHaveCSS('-webkit-text-security', 'disc');
  await expect(page.locator('.cm-gutters')).toHaveCSS('-webkit-text-security', 'none');
});

test('several passwords, in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/password-strength-analyser?op=password-list');
  await password(page).focus();
  await page.keyboard.insertText('password\nTr0ub4dor&3');
  await expect(result(page)).toContainText('1 minute, 27 secondes');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
