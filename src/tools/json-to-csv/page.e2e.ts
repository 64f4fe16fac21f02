import { clipboard, expect, open, pasteByKeys, resultText, retype, test } from '../../../e2e/site.ts';

test('JSON becomes CSV, as text and as a table, and CSV becomes JSON', async ({ page }) => {
  await open(page, 'json-to-csv');

  await test.step('pasted and copied by keys', async () => {
    await pasteByKeys(page, '[{"id":9007199254740993,"a":{"b":"x, y"}},{"id":2,"note":"one\\ntwo"}]');
    const csv = 'id,a.b,note\r\n9007199254740993,"x, y",\r\n2,,"one\ntwo"\r\n';
    await expect.poll(() => resultText(page)).toBe(csv);
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await expect.poll(() => clipboard(page)).toBe(csv);
  });

  await test.step('a table with another delimiter', async () => {
    await page.getByLabel('Delimiter').selectOption('Tab');
    await page.getByRole('radio', { name: 'Table', exact: true }).check();
    const cells = page.locator('[data-results] td');
    await expect(cells).toHaveText(['9007199254740993', 'x, y', '', '2', '', 'one\ntwo']);
  });

  await test.step('typed CSV, its delimiter found', async () => {
    await page.getByRole('radio', { name: 'From CSV' }).check();
    await retype(page, 'id;name\n1;"Smith; John"');
    await expect.poll(() => resultText(page)).toBe('[\n  {\n    "id": "1",\n    "name": "Smith; John"\n  }\n]\n');
  });
});
