import type { Page } from '@playwright/test';
import { clipboard, expect, open, test } from '../../../e2e/support/site.ts';

const row = (page: Page, label: string) =>
  page
    .locator('[data-results] dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

test.use({ permissions: ['clipboard-read', 'clipboard-write', 'camera'] });

test('shows the facts of the device, live, without permission, and copies those that are not personal', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { level: 0.42, charging: true });
    const devices = [{ kind: 'audioinput' }, { kind: 'videoinput' }, { kind: 'videoinput' }];
    Object.assign(Navigator.prototype, { getBattery: async () => battery });
    Object.assign(MediaDevices.prototype, { enumerateDevices: async () => devices });
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', {
      get: () => {
        throw new Error('fingerprinting');
      },
    });
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => undefined });
    Object.assign(globalThis, { discharge: () => battery.dispatchEvent(Object.assign(new Event('levelchange'))) });
    Object.assign(globalThis, { battery });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 1000,
    height: 700,
    deviceScaleFactor: 1.5,
    mobile: false,
    screenWidth: 1280,
    screenHeight: 720,
  });
  await open(page, 'device-information');
  await expect(row(page, 'Screen size')).toHaveText('1280 × 720');
  await expect(row(page, 'Physical pixels')).toHaveText('1920 × 1080');
  await expect(row(page, 'Inner window size')).toHaveText('1000 × 700');
  await expect(row(page, 'Battery')).toHaveText('42%');
  await expect(row(page, 'Battery charging')).toHaveText('yes');
  await expect(row(page, 'Media devices')).toHaveText('audioinput: 1, videoinput: 2');
  await expect(row(page, 'Memory (rounded)')).toHaveText('not available in this browser');
  await expect(row(page, 'Touch points')).toHaveText('Blocked by the browser: fingerprinting');
  await expect(row(page, 'Camera permission')).toHaveText('granted');
  await expect(row(page, 'Measured refresh rate')).toHaveText(/^\d+ Hz$/);
  await expect(row(page, 'First day of the week')).toHaveText('Sunday');
  await expect(row(page, 'Calendar')).toHaveText('Gregorian Calendar');
  await expect(row(page, 'Contrast')).toHaveText('no preference');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(row(page, 'Color scheme')).toHaveText('dark');
  await expect(row(page, 'Reduced motion')).toHaveText('yes');
  await context.setOffline(true);
  await expect(row(page, 'Online')).toHaveText('no');
  await page.evaluate('Object.assign(battery, { level: 0.41, charging: false }); discharge()');
  await expect(row(page, 'Battery')).toHaveText('41%');
  await expect(row(page, 'Battery charging')).toHaveText('no');
  await page.getByLabel('Include user agent and languages when copying').uncheck();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => clipboard(page)).toContain('"screenSize": "1280 × 720"');
  const copied = JSON.parse(await clipboard(page)) as Readonly<Record<string, object>>;
  expect(copied['browser']).not.toHaveProperty('userAgent');
  expect(copied['device']).toMatchObject({
    memory: null,
    touchPoints: null,
    gamepads: 0,
    battery: '41%',
    charging: false,
  });
  await context.setOffline(false);
  await page.getByLabel('Format').selectOption('Markdown');
  await page.keyboard.press('Alt+Shift+C');
  await expect.poll(() => clipboard(page)).toContain('## Screen\n\n- Screen size: 1280 × 720');
});
