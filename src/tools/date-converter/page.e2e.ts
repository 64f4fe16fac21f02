import type { Page } from '@playwright/test';
import { audit, clipboard, expect, open, test, untilRead } from '../../../e2e/support/site.ts';

test.use({ timezoneId: 'Europe/Paris' });

const field = (page: Page) => page.locator('main textarea').first();
const row = (page: Page, label: string) =>
  page
    .locator('[data-results] dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an empty field is a clock that can be paused', async ({ page }) => {
  await page.clock.install();
  await open(page, 'date-converter');
  const seconds = row(page, 'Unix seconds');
  await expect(seconds).toHaveText(/^\d{10}$/);
  const first = await seconds.textContent();
  await expect(seconds).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = await seconds.textContent();
  await page.clock.runFor(3_000);
  await expect(seconds).toHaveText(paused ?? '');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(seconds).not.toHaveText(paused ?? '');
});

test('the clock says nothing aloud and leaves the keyboard alone', async ({ page }) => {
  await open(page, 'date-converter');
  const seconds = row(page, 'Unix seconds');
  await expect(seconds).toHaveText(/^\d{10}$/);
  await page.evaluate(() => {
    const spoken = (target: Node) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role=status], [role=alert]');
    new MutationObserver((changes) => {
      for (const { target } of changes) if (spoken(target)) document.body.dataset['spoken'] = spoken(target)?.outerHTML;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const ticks = async (count: number) => {
    for (let tick = 0; tick < count; tick++) await expect(seconds).not.toHaveText((await seconds.textContent()) ?? '');
  };
  const copy = page.getByRole('button', { name: 'Copy Unix seconds', exact: true });
  await copy.focus();
  await ticks(2);
  await expect(copy).toBeFocused();
  await page.getByRole('textbox', { name: 'Custom pattern' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('yyy', { delay: 700 });
  await expect(row(page, 'Custom pattern')).toHaveText(/^\d{4}$/);
  await page.getByLabel('Input format').focus();
  await ticks(1);
  await expect(page.getByLabel('Input format')).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('data-spoken');
});

test('a date is read, chosen and written', async ({ page }) => {
  await open(page, 'date-converter');

  await test.step('a date is read and written in every form, its own pointed out', async () => {
    await field(page).fill('2023-04-12T21:10:24Z');
    await expect(row(page, 'JavaScript date')).toHaveText(
      'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)',
    );
    await expect(row(page, 'HTTP date')).toHaveText('Wed, 12 Apr 2023 21:10:24 GMT');
    await expect(row(page, '.NET ticks')).toHaveText('638169306240000000');
    await expect(page.locator('[data-marked] dt')).toHaveText('ISO 8601');
    await page.getByRole('button', { name: 'Copy Unix seconds', exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe('1681333824');
    await page.getByRole('button', { name: 'Copy as Markdown table' }).click();
    await expect.poll(() => clipboard(page)).toContain('| Unix seconds | 1681333824 |\n');
  });

  await test.step('other readings are a press away, for this text only', async () => {
    await field(page).fill('20230412');
    await expect(chip(page, 'ISO basic date')).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, 'ISO 9075')).toHaveText('2023-04-12 00:00:00');
    await chip(page, 'Unix seconds').click();
    await expect(row(page, 'ISO 9075')).toHaveText('1970-08-23 04:33:32');
    await expect(page.getByLabel('Input format')).toHaveValue('unixSeconds');
    await chip(page, 'ISO basic date').click();
    await expect(page.getByLabel('Input format')).toHaveValue('auto');
    await chip(page, 'Unix seconds').click();
    await field(page).fill('2024-02-29');
    await expect(row(page, 'ISO 9075')).toHaveText('2024-02-29 00:00:00');
  });

  await test.step('the picker fills the field', async () => {
    await page.getByLabel('Pick a date and time').fill('2023-04-12T23:10:24');
    await expect(field(page)).toHaveValue('2023-04-12T23:10:24');
    await expect(row(page, 'Unix seconds')).toHaveText('1681333824');
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await expect(field(page)).toHaveValue('');
  });

  await test.step('a time that clocks skip is reported, with the choice for it', async () => {
    await expect(page.getByLabel('Skipped/repeated times')).toBeHidden();
    await field(page).fill('2027-03-28T02:30');
    await expect(
      page.getByText('02:30 does not exist on 28 March 2027 in Europe/Paris (clocks go forward); 03:30 is shown.'),
    ).toBeVisible();
    await page.getByLabel('Skipped/repeated times').selectOption('earlier');
    await expect(page.locator('[data-headline]')).toHaveText('2027-03-28T01:30:00+01:00');
    expect(await audit(page)).toEqual([]);
  });
});

test('zones are pinned, found by city, and kept', async ({ page }) => {
  await open(page, 'date-converter');
  await field(page).fill('2023-04-12T21:10:24Z');
  const tokyo = page.locator('[data-results] dl > div').filter({ hasText: 'Asia/Tokyo' }).locator('dd');
  const pin = page.getByLabel('More time zones').first();
  await pin.focus();
  await expect(
    page.locator('datalist option[value="Asia/Kolkata"], datalist option[value="Asia/Calcutta"]').first(),
  ).toBeAttached();
  await pin.fill('Asia/Tokyo');
  await expect(tokyo).toHaveText('2023-04-13 06:10:24');
  // A result that was not read would give way to the one before it.
  await untilRead(page);
  await pin.fill('new york');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“new york” is not an IANA time zone. Did you mean America/New_York?')).toBeVisible();
  await expect(tokyo).toHaveText('2023-04-13 06:10:24');
  await page.getByRole('button', { name: 'Remove new york' }).click();
  await page.reload();
  await expect(tokyo).toHaveText('2023-04-13 06:10:24');
  await page.getByRole('button', { name: 'Remove Asia/Tokyo' }).click();
  await expect(tokyo).toBeHidden();
});

test('invalid input is reported with its position, and nothing is lost', async ({ page }) => {
  await open(page, 'date-converter');
  for (const [text, message, caret] of [
    ['2023-02-30', 'February 2023 has 28 days; day 30 does not exist.', 8],
    ['2023-02-03T25:00', 'Hour 25 does not exist.', 11],
    ['next week', 'This is not a known date format.', 0],
  ] as const)
    await test.step(text, async () => {
      await field(page).fill('2023-04-12');
      // The result before is the same.
      await expect(page.locator('[data-problem]')).toBeHidden();
      await expect(row(page, 'ISO week date')).toHaveText('2023-W15-3');
      await untilRead(page);
      await field(page).fill(text);
      await expect(page.locator('[data-problem]')).toContainText(message);
      await expect(page.getByText('Result for your previous input')).toBeVisible();
      await expect(row(page, 'ISO week date')).toHaveText('2023-W15-3');
      await page.getByRole('button', { name: 'Go to error' }).click();
      await expect(field(page)).toHaveValue(text);
      expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(caret);
    });
  expect(await audit(page)).toEqual([]);
});

test('the difference of two dates, and a column of them', async ({ page }) => {
  await open(page, 'date-converter?op=diff');
  await field(page).fill('2020-02-29');
  await page.getByLabel('Second date').fill('2024-02-29 12:00');
  await expect(page.locator('[data-headline]')).toHaveText('4 years, 12 hours');
  await page.getByLabel('Second date').fill('2024-02-30');
  await expect(page.getByText('February 2024 has 29 days; day 30 does not exist.')).toBeVisible();
  await page.getByLabel('Second date').fill('2020-03-30');
  await expect(row(page, 'Seconds')).toHaveText('2588400');
  await page.getByLabel('Input time zone').fill('UTC');
  await expect(row(page, 'Seconds')).toHaveText('2592000');
  await page.getByLabel('Input time zone').fill('');
  await page.getByRole('radio', { name: 'Convert a list' }).check({ force: true });
  await field(page).fill('1681333824\n2023-02-30');
  await expect(page.getByLabel('Skipped/repeated times')).toBeHidden();
  await expect(page.locator('[data-results]')).toContainText('2023-04-12T23:10:24+02:00');
  await expect(page.getByText('1 line could not be converted and was left unchanged: line 2.')).toBeVisible();
});

test('in French, on a phone, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/date-converter');
  await field(page).focus();
  await page.keyboard.type('03/04/2023');
  await expect(row(page, 'ISO 9075')).toHaveText('2023-04-03 00:00:00');
  await chip(page, 'Mois/jour/année').focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'ISO 9075')).toHaveText('2023-03-04 00:00:00');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
