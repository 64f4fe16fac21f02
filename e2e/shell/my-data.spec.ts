import { onLanding } from '../support/on-landing.ts';
import { address, expect, open, pasteByKeys, test } from '../support/site.ts';

const keys = [
  'version',
  'favorites',
  'recent',
  'collapsedGroups',
  'menuCollapsed',
  'railCollapsed',
  'paneShare',
  'theme',
  'defaultTheme',
  'language',
  'ignoreAnalytics',
  'visited',
  'options.hash-text',
  'presets.list-converter',
];

const garbage = ['', '{', 'null', '[null,{},7,"x"]', '{"a":{"b":1}}', '"__proto__"', '1e999', 'true'];

for (const shift of [0, 3, 5])
  test(`with invalid data under every key, all pages work and settings can be set (${shift})`, async ({ page }) => {
    const kept = keys.map((key, at) => [`penknife.${key}`, garbage[(at + shift) % garbage.length] ?? ''] as const);
    await page.addInitScript((entries) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', '1');
      for (const [name, value] of entries) localStorage.setItem(name, value);
      sessionStorage.setItem('penknife.input.hash-text', entries[0]?.[1] ?? '');
    }, kept);
    await open(page, 'hash-text');
    await page
      .getByRole('main')
      .getByRole('button', { name: /favorites$/ })
      .click();
    await page.locator('textarea').first().fill('abc');
    await expect(page.locator('[data-results]')).toContainText('900150983cd24fb0d6963f7d28e17f72');
    await open(page, '');
    await expect(page.getByRole('main')).toContainText('Your favorite tools');
    await expect(page.getByRole('article').first()).toBeVisible();
    await open(page, 'list-converter');
    await page.getByLabel('Preset', { exact: true }).selectOption('JSON array');
    await expect(page.getByLabel('List prefix')).toHaveValue('[');
  });

for (const [state, prepare] of [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`with storage ${state}, everything works as long as the page is open`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, 'hash-text');
    await page.locator('textarea').first().fill('abc');
    await expect(page.locator('[data-results]')).toContainText('900150983cd24fb0d6963f7d28e17f72');
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(page.locator('#menu')).toContainText('Your favorite tools');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await expect(page.locator('#menu')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Clear my data' }).click();
    await expect(page.locator('#menu')).toBeVisible();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Hash text and files');
  });

test('what there is no room to store says so, and nothing earlier comes back', async ({ page }) => {
  await open(page, 'base64-string-converter');
  const input = page.locator('main textarea').first();
  await page.keyboard.type('earlier');
  await page.reload();
  await expect(input).toHaveValue('earlier');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await input.press('ControlOrMeta+A');
  await pasteByKeys(page, 'later');
  const hint = page.getByRole('status').filter({ hasText: 'Not saved' });
  await hint.getByRole('button', { name: 'Close' }).click();
  await input.press('End');
  await page.keyboard.type('!');
  await expect(page.locator('[data-results]').first()).toContainText(btoa('later!'));
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(input).toHaveValue('');
});

test('cleared by the palette, it leads to the page that says so', async ({ page }) => {
  await open(page, 'hash-text');
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('clear my data');
  page.once('dialog', (dialog) => dialog.accept());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your data has been deleted from this browser.')).toBeInViewport();
  await expect(page).toHaveURL(address('about'));
});

test('is exported, cleared, and imported again', onLanding, async ({ page }) => {
  await open(page, 'token-generator');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await page.getByLabel('Symbols', { exact: true }).check();
  await open(page, 'list-converter');
  await page.getByLabel('Item prefix').fill('<');
  await page.getByRole('button', { name: 'Save as preset' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await page.keyboard.press('Enter');
  await open(page, 'about');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await (await downloading).path();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Clear my data' }).click();
  await expect(page.getByText('Your data has been deleted from this browser.')).toBeVisible();
  await expect(page.locator('#menu')).not.toContainText('Your favorite tools');
  const picker = page.getByLabel('Import', { exact: true }).last();
  await picker.setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from('[1]') });
  await expect(page.getByText('This file is not a Penknife export.')).toBeVisible();
  await picker.setInputFiles(file);
  await expect(page.getByText('Your data has been imported.')).toBeVisible();
  await expect(page.locator('#menu')).toContainText('Your favorite tools');
  await open(page, 'token-generator');
  await expect(page.getByLabel('Symbols', { exact: true })).toBeChecked();
  await open(page, 'list-converter');
  await expect(page.getByLabel('Preset', { exact: true })).toHaveValue('own:Mine');
});

test('of an older version is migrated', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('penknife.version')) return;
    localStorage.setItem('penknife.favorites', '["/hash", "/token-generator"]');
    localStorage.setItem('penknife.options.json-viewer', '{"format":{"indent":"tab"}}');
    localStorage.setItem('penknife.presets.json-viewer', '{"format":[]}');
    const presets = JSON.stringify([{ name: 'Mine', options: { prefix: '<' } }]);
    localStorage.setItem('penknife.options.list-converter', JSON.stringify({ 'listPresets.presets': presets }));
  });
  await open(page, '');
  await expect
    .poll(() => page.evaluate(() => ({ ...localStorage })))
    .toMatchObject({
      'penknife.version': '2',
      'penknife.favorites': '["hash-text","token-generator"]',
      'penknife.options.json-prettify': '{"format":{"indent":"tab"}}',
      'penknife.presets.json-prettify': '{"format":[]}',
    });
  await open(page, 'list-converter');
  await page.getByLabel('Preset', { exact: true }).selectOption('Mine');
  await expect(page.getByLabel('Item prefix')).toHaveValue('<');
});
