import type { Page } from '@playwright/test';
import { audit, expect, open, test } from '../../../e2e/support/site.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const spelled = (page: Page) => page.getByRole('textbox', { name: 'Spelled words', exact: true });

test('letters are spelled, and words are read', async ({ page }) => {
  await open(page, 'text-to-nato-alphabet');

  await test.step('spells as one types, and reads what was spelled', async () => {
    await page.keyboard.type('IT-2');
    await expect(spelled(page)).toHaveValue('India Tango Dash Two');
    await expect(page.getByRole('region', { name: 'Letter by letter' }).first()).toContainText('IN DEE AH');
    await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
    await spelled(page).fill('Alfa Bravo 2');
    await expect(text(page)).toHaveValue('AB2');
    await page.reload();
    await expect(text(page)).toHaveValue('AB2');
  });

  await test.step('reports a misspelled word, with its correction', async () => {
    await spelled(page).fill('Sierra Oskar');
    await expect(page.locator('[data-problem]')).toContainText(
      'Word 2: “Oskar” is not in the word list. Did you mean “Oscar”?',
    );
    await page.getByRole('button', { name: 'Go to error' }).click();
    expect(await spelled(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(7);
    expect(await audit(page)).toEqual([]);
  });

  await test.step('a list of one’s own needs a word for each letter', async () => {
    await text(page).fill('ab');
    await expect(spelled(page)).toHaveValue('Alfa Bravo');
    await page.getByLabel('Word list').selectOption('custom');
    await page.getByLabel('Custom words').fill('Anna Bob');
    await expect(page.getByText('The word list needs a word for every letter. Missing: C D E')).toBeVisible();
    await expect(spelled(page)).toHaveValue('Alfa Bravo');
  });
});

test('a password with its case, a word a line', async ({ page }) => {
  await open(page, 'text-to-nato-alphabet');
  await text(page).fill('aB\n7');
  await page.getByLabel('Letter case').selectOption('capital');
  await page.getByLabel('Separator').selectOption('line');
  await expect(spelled(page)).toHaveValue('Alfa\nCapital Bravo\n\nSeven');
  await spelled(page).press('End');
  await spelled(page).fill('Alfa\nCapital Bravo\n\nNine');
  await expect(text(page)).toHaveValue('aB\n9');
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/text-to-nato-alphabet');
  await page.getByRole('textbox', { name: 'Texte', exact: true }).fill('déjà vu 😀');
  await expect(page.getByText('2 lettres ont été épelées sans leurs accents.')).toBeVisible();
  await expect(page.getByText('1 caractère n’a pas de mot et reste tel quel.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
