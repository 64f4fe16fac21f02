import { expect, open, test } from '../../../e2e/support/site.ts';

test('a part and a parameter are edited, the rest stays as it is; what no host can have is refused', async ({
  page,
}) => {
  await open(page, 'url-parser');
  const url = page.getByRole('textbox', { name: 'URL', exact: true });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://e.com/x?a=%20&b=1+2');
  await expect(page.getByRole('cell', { name: '1 2' })).toBeVisible();
  await page.getByText('Edit', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Port' }).focus();
  await page.keyboard.type('81');
  await expect(url).toHaveValue('https://e.com:81/x?a=%20&b=1+2');
  await page.getByRole('textbox', { name: 'Value of parameter 1' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('é&');
  await expect(url).toHaveValue('https://e.com:81/x?a=%C3%A9%26&b=1+2');
  await page.getByRole('button', { name: 'Remove a' }).click();
  await expect(url).toHaveValue('https://e.com:81/x?b=1+2');
  await page.getByRole('button', { name: 'Add a parameter' }).click();
  await expect(url).toHaveValue('https://e.com:81/x?b=1+2&key=');

  await page.getByRole('checkbox', { name: 'Use b' }).uncheck();
  await expect(url).toHaveValue('https://e.com:81/x?key=');
  await page.getByRole('textbox', { name: 'Value of parameter 2' }).focus();
  await page.keyboard.type('https://n.example/?z=1');
  await page.getByRole('button', { name: 'Move key', exact: true }).press('ArrowUp');
  await page.getByRole('checkbox', { name: 'Use b' }).check();
  await expect(url).toHaveValue('https://e.com:81/x?key=https%3A%2F%2Fn.example%2F%3Fz%3D1&b=1+2');
  await page.getByRole('button', { name: 'Parse the value of key' }).click();
  await expect(url).toHaveValue('https://n.example/?z=1');

  await url.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('n.example/a/b');
  await page.getByRole('button', { name: 'Try it: https://n.example/a/b' }).click();
  await page.getByRole('textbox', { name: 'Path segment 2' }).focus();
  await page.keyboard.type('/c');
  await expect(url).toHaveValue('https://n.example/a/b%2Fc');

  await url.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://a b');
  await expect(page.locator('[data-problem]')).toContainText('A hostname cannot contain a space (column 10).');
});

test('an edit leaves what it does not concern as it is written', async ({ page }) => {
  await open(page, 'url-parser');
  const url = page.getByRole('textbox', { name: 'URL', exact: true });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('HTTP://EXAMPLE.com:80/../ä/b?q=ü&e=#x');
  await page.getByText('Edit', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Path segment 2' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('c d');
  // With dot segments the path is no list of the segments that the URL has.
  await expect(url).toHaveValue('HTTP://EXAMPLE.com:80/%C3%A4/bc%20d?q=ü&e=#x');
  await url.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('HTTP://EXAMPLE.com:80/ä/b?q=ü&e=#x');
  await page.getByRole('textbox', { name: 'Path segment 2' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('c d');
  await expect(url).toHaveValue('HTTP://EXAMPLE.com:80/ä/bc%20d?q=ü&e=#x');
  await page.getByRole('textbox', { name: 'Value of parameter 2' }).focus();
  await page.keyboard.type('1');
  await expect(url).toHaveValue('HTTP://EXAMPLE.com:80/ä/bc%20d?q=ü&e=1#x');
  await page.getByRole('textbox', { name: 'Port' }).focus();
  await page.keyboard.type('81');
  await expect(url).toHaveValue('HTTP://EXAMPLE.com:81/ä/bc%20d?q=ü&e=1#x');
});
