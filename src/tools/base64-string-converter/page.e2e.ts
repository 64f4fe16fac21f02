import type { Page } from '@playwright/test';
import { audit, clipboard, enter, expect, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

const tool = 'base64-string-converter';
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const field = (page: Page) => page.locator('main textarea').first();
const results = (page: Page) => page.locator('[data-results]');
const facts = (page: Page, label = 'Details') => page.getByRole('list', { name: label });

async function openDecoder(page: Page, base64: string, path = tool): Promise<void> {
  await open(page, `${path}?op=decode`);
  await field(page).fill(base64);
}

test('the facts of what is encoded follow the text and the options', async ({ page }) => {
  await open(page, tool);
  await field(page).fill('今天');
  await expect(facts(page).getByRole('listitem')).toHaveText(['2 characters', '6 bytes', '8 in Base64', '+33.33%']);
  // All in one line.
  const tops = await facts(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.getByLabel('Text encoding').selectOption('utf-16le');
  await expect(results(page)).toContainText('yk4pWQ==');
  await expect(facts(page)).toContainText('+100%');
  await field(page).fill('');
  await expect(facts(page)).toHaveCount(0);
});

test('bytes are typed as text or, if so chosen, in hexadecimal', async ({ page }) => {
  await open(page, `${tool}?op=encodeBytes`);
  await expect(field(page)).toHaveAttribute('placeholder', /hex digits/);
  await enter(page, 'fb ff fe');
  await expect(results(page)).toContainText('ZmIgZmYgZmU=');
  await page.getByRole('button', { name: 'Hexadecimal input' }).click();
  await expect(results(page)).toContainText('+//+');
  await expect(page.getByRole('checkbox', { name: 'Hexadecimal input' })).toBeChecked();
});

test('shows decoded text with its facts', async ({ page }) => {
  await open(page, `${tool}?op=decode`);

  await test.step('what is no Base64 has no facts, only its error', async () => {
    await field(page).fill('Zm9v');
    await expect(facts(page)).toContainText('3 characters');
    await field(page).fill('Zm9v*');
    await expect(page.locator('[data-problem]')).toContainText('“*” is not a Base64 character');
    await expect(facts(page)).toHaveCount(0);
  });

  await test.step('reports bits and spaces that were passed over while typing', async () => {
    await field(page).fill('');
    await field(page).click();
    await page.keyboard.type('TW FuYR==', { delay: 40 });
    // What is announced repeats it.
    const main = page.getByRole('main');
    await expect(results(page)).toContainText('Mana');
    await expect(main.getByText('A space inside the Base64 was ignored, at character 3')).toBeVisible();
    await expect(main.getByText('“R” should be “Q”')).toBeVisible();
  });

  await test.step('bytes that are no text are shown in hexadecimal; a guess reads them, by keyboard too', async () => {
    await field(page).fill('Y2Fm6Q==');
    await expect(page.locator('[data-problem]')).toContainText(
      'Byte 4 (0xE9) is not valid UTF-8. Choose another encoding',
    );
    await expect(page.getByRole('region', { name: 'Bytes in hexadecimal' })).toContainText('63 61 66 e9');
    expect(await audit(page)).toEqual([]);
    const guess = page.getByRole('button', { name: 'Text encoding: Windows-1252' });
    await expect(guess).toHaveCount(1);
    await guess.press('Enter');
    await expect(results(page)).toContainText('café');
    await expect(page.locator('[data-problem]')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await expect(page.getByLabel('Text encoding')).toHaveValue('windows-1252');
    await expect(field(page)).toHaveValue('Y2Fm6Q==');
  });
});

test('bytes that are no text are copied in hexadecimal, as they are shown', async ({ page }) => {
  await open(page, `${tool}?op=decodeBytes`);
  await pasteByKeys(page, '+//+');
  await expect(results(page)).toContainText('fb ff fe');
  await page.keyboard.press('Alt+Shift+C');
  await expect.poll(() => clipboard(page)).toBe('fb ff fe');
});

test('UTF-16 is guessed', async ({ page }) => {
  await openDecoder(page, '//5oAGkA');
  await page.getByRole('button', { name: 'Text encoding: UTF-16LE' }).click();
  await expect(results(page)).toContainText('hi');
});

test('a file is named and goes along to the tool for files', async ({ page }) => {
  await openDecoder(page, png);
  await expect(facts(page)).toContainText('PNG (image/png)');
  await page.locator('[data-pane]').getByRole('link', { name: 'Base64 file converter' }).click();
  await expect(page.locator('h1')).toContainText('Base64 file converter');
  await expect(field(page)).toHaveValue(png);
  await expect(results(page)).toContainText('image/png');
});

test('a file of any length goes along', async ({ page }) => {
  const pdf = btoa(`%PDF-1.4\n\xff${'x'.repeat(90_000)}`);
  await openDecoder(page, pdf);
  await page.locator('[data-pane]').getByRole('link', { name: 'Base64 file converter' }).click();
  await expect(results(page)).toContainText('application/pdf');
});

test('French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDecoder(page, 'Y2Fm6Q==', `fr/${tool}`);
  await expect(page.getByRole('button', { name: /Encodage du texte.*Windows-1252/ })).toBeVisible();
  await expect(facts(page, 'Détails')).toContainText('4 octets');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await field(page).fill(png);
  await page.locator('[data-pane]').getByRole('link', { name: 'Convertisseur de fichiers Base64' }).click();
  await expect(page).toHaveURL(/\/fr\/base64-file-converter/);
  await expect(field(page)).toHaveValue(png);
});
