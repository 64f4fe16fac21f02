import { expect, open, pasteByKeys, resultText, retype, test } from '../../../e2e/support/site.ts';

test('SQL is formatted, in the dialect that is chosen or offered', async ({ page }) => {
  await open(page, 'sql-prettify');
  const first = 'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;';
  await expect.poll(() => resultText(page)).toBe(first);

  await test.step('the dialect of a client command is offered', async () => {
    await pasteByKeys(page, '.mode csv\nselect 1;');
    await expect(page.getByText('“.mode csv” on line 1 is SQLite or DuckDB syntax').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dialect: DuckDB' })).toBeVisible();
  });

  await test.step('reports a statement of another dialect, with the dialects that have it', async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await pasteByKeys(page, 'select [a] from t; select 2;');
    await expect.poll(() => resultText(page)).toBe('select [a] from t;\n\nSELECT\n  2;');
    await expect(page.getByText(/SQLite or SQL Server Transact-SQL syntax/).first()).toBeVisible();
  });

  await test.step('which one takes by keys', async () => {
    await page.getByRole('button', { name: 'Dialect: SQL Server Transact-SQL' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => resultText(page)).toBe('SELECT\n  [a]\nFROM\n  t;\n\nSELECT\n  2;');
  });
  await test.step('placeholders are filled in with the values below', async () => {
    await page.getByRole('radio', { name: 'Fill in values' }).check();
    await retype(page, 'select :id, ?');
    await expect(page.getByText('1 placeholder has no value: :id').first()).toBeVisible();
    const values = page.getByRole('textbox', { name: /^Values/ });
    await expect(values).toHaveAttribute('placeholder', "name = 'Ada'\n? = 5");
    await values.focus();
    await page.keyboard.type("id = 7\n? = 'x'");
    await expect.poll(() => resultText(page)).toBe("select 7, 'x'");
  });
});
