/** Tests of what screen readers announce; that a page is silent on arrival and while one types is tested with its job. */
import type { Page } from '@playwright/test';
import { openRecorded, takeAnnouncements } from './support/announcements.ts';
import { onLanding } from './support/on-landing.ts';
import { expect, open, test } from './support/site.ts';

const takeTexts = async (page: Page) => (await takeAnnouncements(page)).map(({ text }) => text);

test('a result is announced by its headline, once', onLanding, async ({ page }) => {
  await openRecorded(page, 'hash-text');
  await page.keyboard.type('hello', { delay: 50 });
  expect(await takeTexts(page)).toEqual(['SHA-256: 2cf24dba5fb0…']);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('o');
  expect(await takeTexts(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('world');
  expect(await takeTexts(page)).toEqual(['SHA-256: 486ea46224d1…']);
});

test('an error is announced once typing pauses, and describes the code editor', onLanding, async ({ page }) => {
  await openRecorded(page, 'json-prettify');
  await page.keyboard.type('{"a":[1,2', { delay: 50 });
  const problem = 'Line 1, column 6: this “[” is never closed.';
  expect(await takeTexts(page)).toEqual([problem]);
  const editor = page.getByRole('main').getByRole('textbox').first();
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(editor).toHaveAccessibleDescription(problem);
  await page.keyboard.type(']}');
  expect(await takeTexts(page)).toEqual(['Output: { "a": [ 1, 2 ] }, 6 lines']);
  await expect(editor).not.toHaveAttribute('aria-invalid');
  await expect(editor).toHaveAccessibleDescription('');
});

test('the next result of a generator is announced, of a secret only its name', async ({ page }) => {
  await openRecorded(page, 'uuid-generator');
  expect(await takeTexts(page)).toEqual([]);
  await page.locator('[data-action="refresh"]').press('Enter');
  expect(await takeTexts(page)).toEqual([expect.stringMatching(/^.+: [\da-f-]{36}/)]);
  await open(page, 'token-generator');
  await page.locator('[data-action="refresh"]').press('Enter');
  expect(await takeTexts(page)).toEqual([expect.stringMatching(/^[\w ]+$/)]);
});
