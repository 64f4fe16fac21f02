/** The actions of a tool's page by palette and by shortcut, and the list of all shortcuts. */
import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { address, audit, clipboard, expect, inputText, open, test } from '../support/site.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const options = (page: Page) => dialog(page).getByRole('option');
const results = (page: Page) => page.locator('[data-results]').first();

/** Opens a tool with an input that has its result. */
async function openTyped(page: Page, path = 'base64-string-converter'): Promise<void> {
  // Shortcuts are loaded after hydration.
  const loaded = page.waitForResponse(/assets\/site-extras-.*\.js/);
  await open(page, path);
  await loaded;
  await page.keyboard.type('hi');
  await expect(results(page)).toContainText('aGk=');
}

test('the palette has the actions of the page first, with their shortcuts, and runs them', async ({ page }) => {
  await openTyped(page);
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toHaveText(/^Copy result.*Alt\s*Shift\s*C$/);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => clipboard(page)).toBe('aGk=');
  await expect(page.getByRole('button', { name: 'Copied' }).first()).toBeVisible();
  await expect(page.locator('main textarea').first()).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('example');
  await expect(options(page).first()).toContainText('Example: ');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('base64 to text');
  await dialog(page)
    .getByRole('option', { name: /^Base64 to text Operation/ })
    .click();
  await expect(page).toHaveURL(address('base64-string-converter?op=decode'));
  expect(await inputText(page)).toBe('hi');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('share');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test(
  'shortcuts run them without the palette, from the input and with the palette open',
  onLanding,
  async ({ page }) => {
    await openTyped(page);
    // Code that has arrived may not have been evaluated yet.
    await expect(async () => {
      await page.keyboard.press('Alt+Shift+C');
      await expect(page.getByRole('button', { name: 'Copied' }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await clipboard(page)).toBe('aGk=');
    await page.keyboard.press('Alt+Shift+X');
    await expect.poll(() => inputText(page)).toBe('aGk=');
    await expect(results(page)).toContainText('hi');
    await page.keyboard.press('Alt+Shift+1');
    await expect(page).toHaveURL(address('base64-string-converter'));
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox').waitFor();
    await page.keyboard.press('Alt+Shift+L');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => inputText(page)).toBe('');
    // In a text field they type nothing, and without them letters are typed.
    await page.keyboard.type('CXL?');
    expect(await inputText(page)).toBe('CXL?');
  },
);

test('a generator makes its next result by Ctrl Enter', async ({ page }) => {
  const loaded = page.waitForResponse(/assets\/site-extras-.*\.js/);
  await open(page, 'token-generator');
  await loaded;
  await expect(results(page)).toContainText(/\S{20}/);
  const before = await results(page).textContent();
  // Code that has arrived may not have been evaluated yet.
  await expect(async () => {
    await page.keyboard.press('Control+Enter');
    await expect(results(page)).not.toHaveText(before ?? '', { timeout: 1_000 });
  }).toPass();
});

test('? lists all shortcuts, unless it is switched off; palette and About open the list too', async ({ page }) => {
  await open(page, 'about');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Shift+?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const group of ['Everywhere', 'On a tool page', 'In the editor', 'In the search'])
    await expect(list.getByRole('heading', { name: group })).toBeVisible();
  await expect(list.locator('div', { has: page.getByText('Copy result', { exact: true }) }).last()).toHaveText(
    /Alt\s*Shift\s*C/,
  );
  expect(await audit(page)).toEqual([]);
  await list.getByLabel('Open this list with the ? key').press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+?');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('shortcuts');
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
});
