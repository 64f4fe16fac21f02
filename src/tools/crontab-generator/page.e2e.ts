import { expect, open, test, untilRead } from '../../../e2e/support/site.ts';

test('a schedule is read as one types, built by its fields, and a crontab becomes a table', async ({ page }) => {
  await open(page, 'crontab-generator?time-zone=UTC&time=2026-11-20T12:00:00Z');
  const results = page.locator('[data-results]');
  await expect(results.getByText('At 09:00, Monday through Friday')).toBeVisible();
  await expect(page.getByRole('cell', { name: '2026-11-23T09:00:00Z' })).toBeVisible();
  // The initial input is selected: typing replaces it.
  await page.keyboard.type('0 0 13 * 5');
  await expect(results.getByText('At 00:00, on day 13 of the month, or on Friday')).toBeVisible();
  await expect(
    page.getByText('Runs when either the day of the month or the weekday matches.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Quartz' })).toBeVisible();

  // A wrong zone moves nothing, and its field stays, also where there is no result.
  const zone = page.getByRole('combobox', { name: /^Time zone/ });
  const runs = page.getByRole('heading', { name: 'Runs' });
  const before = await runs.boundingBox();
  await zone.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('tokyo1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByText('“tokyo1” is not an IANA time zone. Did you mean Asia/Tokyo?').first()).toBeVisible();
  expect(await runs.boundingBox()).toEqual(before);
  await page.reload();
  await expect(zone).toHaveValue('tokyo1');
  await zone.focus();
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await expect(page.getByRole('cell', { name: '2026-11-27T00:00:00+09:00' })).toBeVisible();
  await expect(page.locator('option[value="Asia/Tokyo"]')).toHaveText(/^Tokyo, \+09:00/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('UTC');
  await expect(page.getByText('Previous run: Fri, Nov 20, 00:00')).toBeVisible();
  await page.getByText('Cheatsheet: Linux cron').click();
  await expect(page.getByRole('cell', { name: 'once, at startup' })).toBeVisible();

  const hour = page.getByRole('combobox', { name: 'hour' });
  await hour.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('25');
  await expect(page.locator('[data-problem]')).toContainText('Field 2 (hour): 25 is not between 0 and 23.');
  await page.keyboard.press('Backspace');
  await expect(results.getByText('At 02:00, on day 13 of the month, or on Friday')).toBeVisible();
  await expect(hour).toHaveValue('2');
  const input = page.getByRole('textbox', { name: 'Cron expression' });
  await input.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('CRON_TZ=Asia/Tokyo 0 2 * * *');
  await expect(results.getByText('At 02:00, every day')).toBeVisible();
  await hour.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3');
  await expect(input).toHaveText('CRON_TZ=Asia/Tokyo 0 3 * * *');
  await page.getByRole('button', { name: 'Weekdays at 9:00' }).click();
  await expect(results.getByText('At 09:00, Monday through Friday')).toBeVisible();

  await page.getByRole('textbox', { name: 'Cron expression' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('MAILTO=""\n*/15 * * * * sync\n@daily backup');
  await expect(page.getByRole('cell', { name: 'backup' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '2026-11-20T12:15:00Z' })).toBeVisible();
});

test('the fields of an earlier expression replace no other text', async ({ page }) => {
  await open(page, 'crontab-generator');
  const hour = page.getByRole('combobox', { name: 'hour' });
  await page.keyboard.type('0 2 * * *');
  await expect(hour).toHaveValue('2');
  await untilRead(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/usr/bin/backup.sh');
  await expect(page.locator('[data-problem]')).toBeVisible();
  await expect(hour).toBeDisabled();
});

test('without an expression, the fields begin anew and nothing is left of the last one', async ({ page }) => {
  await open(page, 'crontab-generator');
  const hour = page.getByRole('combobox', { name: 'hour' });
  const runs = page.getByRole('heading', { name: 'Runs' });
  await page.keyboard.type('0 2 * * *');
  await expect(hour).toHaveValue('2');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(runs).toHaveCount(0);
  await expect(hour).toHaveValue('*');
  await hour.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('5');
  await expect(page.getByRole('textbox', { name: 'Cron expression' })).toHaveText('* 5 * * *');
  await expect(runs).toBeVisible();
});

test('a schedule that lacks seconds is completed by a press', async ({ page }) => {
  await open(page, 'crontab-generator?time-zone=UTC&time=2026-11-20T12:00:00Z');
  const input = page.getByRole('textbox', { name: 'Cron expression' });
  await page.keyboard.type('0 0 L-3 * ?');
  await expect(page.locator('[data-problem]')).toContainText('For Quartz, add a seconds field: 0 0 0 L-3 * ?');
  await page.getByRole('button', { name: 'Try it: 0 0 0 L-3 * ?', exact: true }).click();
  await expect(input).toHaveText('0 0 0 L-3 * ?');
  await expect(page.getByRole('cell', { name: '2026-11-27T00:00:00Z' })).toBeVisible();
});

test('runs and hours are read on a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'crontab-generator?time-zone=Europe/Paris&time=2026-11-20T12:00:00Z');
  for (const name of ['Runs', 'Next 7 days']) {
    const table = page.locator('[data-pane]', { has: page.getByRole('heading', { name }) }).getByRole('table');
    await expect(table).toBeVisible();
    expect(await table.evaluate(({ parentElement: view }) => view && view.scrollWidth <= view.clientWidth)).toBe(true);
  }
});
