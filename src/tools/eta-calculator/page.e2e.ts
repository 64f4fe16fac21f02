import { expect, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

test('an end follows what is typed; all of it is in sight', async ({ page }) => {
  await open(page, 'eta-calculator');
  const results = page.locator('[data-results]');
  await expect(results).toContainText('5 hours 10 minutes');
  // It has the focus on arrival, and its text is selected.
  await page.keyboard.type('500');
  await expect(results).toContainText('13 hours 53 minutes 20 seconds');
  await expect(page.getByText('Milestones')).toBeInViewport();
  await page.keyboard.type('x');
  await expect(page.getByText('“500x” is not a number')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('“500x” is not a number')).toBeHidden();
  // The first field of an operation that is chosen gets what is typed or pasted next.
  await page.getByRole('radio', { name: 'File transfer' }).check();
  await pasteByKeys(page, '4.7 GB');
  await expect(page.getByLabel('Size', { exact: true })).toHaveValue('4.7 GB');
});

test('working hours are typed, and a phone has the answer in sight', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await open(page, 'eta-calculator');
  await page.setViewportSize({ width: 360, height: 740 });
  const results = page.locator('[data-results]');
  await expect(results.getByText('5 hours 10 minutes').first()).toBeInViewport();
  await page.getByText('Dates, hours and numbers').click();
  await page.getByLabel('Hours counted').selectOption('working');
  const hours = page.getByLabel('Working hours', { exact: true });
  await hours.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9-');
  await expect(page.getByText('Enter working hours such as 09:00-17:00')).toBeVisible();
  await page.keyboard.type('12, 13-14');
  await page.getByLabel('Start (default: now)').click();
  await page.keyboard.type('2026-11-20 09:30');
  // Two and a half hours of the Friday's morning, one of its afternoon, an hour and 40 minutes of the Monday.
  await expect(results).toContainText('Monday, November 23, 2026 at 10:40:00');
});

test('a countdown shows a notification at its end', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await page.addInitScript(() => {
    Object.assign(globalThis, { told: [] });
    class Told {
      static readonly permission = 'granted';
      static readonly requestPermission = async () => 'granted';
      constructor(title: string) {
        (globalThis as unknown as { told: string[] }).told.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Told });
  });
  await open(page, 'eta-calculator?amount=0.06&start=2026-11-20T12:00:00Z');
  await expect(page.locator('[data-results]')).toContainText('6 seconds');
  await page.getByLabel('Notify me at the end').check();
  await expect(page.getByText(/^00:00:0\d left$/)).toBeVisible();
  expect(await page.evaluate('told')).toEqual([]);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  expect(await page.evaluate('told')).toEqual(['Finished']);
});

test('a start is chosen from the calendar', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  // The browser's own calendar is no part of the page: this one chooses at once.
  await page.addInitScript(() => {
    HTMLInputElement.prototype.showPicker = function choose() {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(this, this.value === '' ? '2026-11-21T09:30' : '2026-11-22T10:00');
      this.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
  await open(page, 'eta-calculator');
  await page.getByText('Dates, hours and numbers').click();
  const calendar = page.getByRole('button', { name: 'Calendar' });
  await calendar.focus();
  await page.keyboard.press('Enter');
  const start = page.getByLabel('Start (default: now)');
  await expect(start).toHaveValue('2026-11-21T09:30');
  await expect(page.locator('[data-results]')).toContainText('Saturday, November 21, 2026 at 2:40:00');
  // It opens at what is typed.
  await start.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2026-11-22 08:00');
  await calendar.click();
  await expect(start).toHaveValue('2026-11-22T10:00');
});
