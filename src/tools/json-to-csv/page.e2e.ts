import { clipboard, expect, open, pasteByKeys, resultText, retype, test } from '../../../e2e/support/site.ts';

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
    const heading = page.getByRole('columnheader', { name: 'id' });
    await heading.getByRole('button').press('Enter');
    await expect(cells.first()).toHaveText('2');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.getByRole('button').click();
    await expect(cells.first()).toHaveText('9007199254740993');
  });

  await test.step('typed CSV, its delimiter found', async () => {
    await page.getByRole('radio', { name: 'From CSV' }).check();
    await retype(page, 'id;name\n1;"Smith; John"');
    await expect.poll(() => resultText(page)).toBe('[\n  {\n    "id": "1",\n    "name": "Smith; John"\n  }\n]\n');
  });
});

test('columns are ticked, named and put in order', async ({ page }) => {
  await open(page, 'json-to-csv');
  await pasteByKeys(page, '[{"id":1,"name":"Ada","a":{"b":true}}]');
  await expect.poll(() => resultText(page)).toBe('id,name,a.b\r\n1,Ada,true\r\n');
  await page.getByText('Choose columns').click();
  await page.getByRole('checkbox', { name: 'name', exact: true }).uncheck();
  await expect.poll(() => resultText(page)).toBe('id,a.b\r\n1,true\r\n');

  await page.getByRole('textbox', { name: 'Heading of id' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' = no', { delay: 20 });
  await expect.poll(() => resultText(page)).toBe('id = no,a.b\r\n1,true\r\n');

  await page.getByRole('button', { name: 'Move a.b' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => resultText(page)).toBe('a.b,id = no\r\ntrue,1\r\n');

  // A row that was not ticked stays where it was put.
  const [from, to] = ['Move name', 'Move a.b'].map((name) => page.getByRole('button', { name }));
  await from?.hover();
  await page.mouse.down();
  await to?.hover();
  await page.mouse.up();
  await page.getByRole('checkbox', { name: 'name', exact: true }).check();
  await expect.poll(() => resultText(page)).toBe('name,a.b,id = no\r\nAda,true,1\r\n');

  await page.getByRole('button', { name: 'All columns' }).click();
  await expect.poll(() => resultText(page)).toBe('id,name,a.b\r\n1,Ada,true\r\n');
});
