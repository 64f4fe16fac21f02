import { expect, open, pasteByKeys, test } from '../../../e2e/site.ts';

test('a code is made as one types, and its picture is read by a paste', async ({ page }) => {
  await open(page, 'qrcode-generator');
  await page.keyboard.type('https://example.org/ä?b=c', { delay: 20 });
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('https://example.org/ä?b=c');
  await expect(page.getByRole('main')).toContainText('Reads back exactly');

  // The picture as the page shows it, drawn as large as on the screen.
  await page.evaluate(async () => {
    const source = document.querySelector<HTMLImageElement>('[data-results] img')?.src ?? '';
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(300, 300);
    canvas.getContext('2d')?.drawImage(image, 0, 0, 300, 300);
    const png = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  });
  await open(page, 'qrcode-generator?op=read');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(results).toContainText('https://example.org/ä?b=c');
  await expect(results).toContainText('Quartile');

  // What is no picture is told, and stays.
  await pasteByKeys(page, 'no picture');
  await expect(page.getByRole('alert')).toContainText('This file cannot be read as a picture');
});
