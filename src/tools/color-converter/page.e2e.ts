import type { Page } from '@playwright/test';
import {
  address,
  audit,
  clipboard,
  expect,
  open,
  openGroups,
  pasteByKeys,
  test,
  untilRead,
} from '../../../e2e/support/site.ts';

const field = (page: Page) => page.locator('main textarea').first();
const row = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const results = (page: Page) => page.locator('[data-results]').first();
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

test('the input is a green at first, and typing replaces it', async ({ page }) => {
  await open(page, 'color-converter');
  await expect(row(page, 'HSL')).toHaveValue('hsl(140.4 69.2% 38.2%)');
  await page.keyboard.type('olive');
  await expect(field(page)).toHaveValue('olive');
  await openGroups(page);
  await expect(row(page, 'CMYK (no ICC profile)')).toHaveValue('cmyk(0% 0% 100% 49.8%)');
  await page.reload();
  await expect(row(page, 'CSS name')).toHaveValue('olive');
});

test('rows, notations and palettes', async ({ page }) => {
  await open(page, 'color-converter');

  await test.step('an invalid row shows its error and keeps its text', async () => {
    await row(page, 'HSL').fill('hsl(30 65)');
    const problem = page.locator('[data-problem]').filter({ hasText: 'hsl() needs 3 values; this one has 2.' });
    await expect(problem).toHaveCount(2);
    // The rows stay while one of them is written in.
    await untilRead(page);
    await expect(row(page, 'HSL')).toHaveValue('hsl(30 65)');
    await expect(row(page, 'Hex')).toHaveValue('#1ea54c');
    await expect(page.getByText('Result for your previous input')).toBeVisible();
    await field(page).fill('hsl(red 50% 50%)');
    await expect(page.locator('[data-problem]')).toContainText('“red” is not a hue: expected a number or an angle.');
    await page.getByRole('button', { name: 'Go to error' }).click();
    expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(4);
    expect(await audit(page)).toEqual([]);
  });

  await test.step('contrast, names and colors that go with it', async () => {
    await field(page).fill('#1ea54c');
    await expect(results(page)).toContainText('≈ mediumseagreen, ΔE 6.5');
    await expect(row(page, 'CSS name'), 'no empty row').toHaveCount(0);
    await expect(row(page, 'RGB'), 'the headline has it').toHaveCount(0);
    await expect(results(page).locator('[data-headline] rect')).toHaveCSS('fill', 'rgb(30, 165, 76)');
    const contrast = page.getByRole('region', { name: 'Contrast', exact: true }).first();
    await expect(contrast).toContainText('3.21:1');
    await page.getByLabel('Contrast with', { exact: true }).fill('#767676');
    await expect(contrast).toContainText('#767676');
    await page.getByLabel('Contrast with', { exact: true }).fill('#7676');
    await expect(contrast).toContainText('#7676');
    await page.getByLabel('Contrast with', { exact: true }).fill('#76767');
    await expect(page.getByText('Hex colors have 3, 4, 6 or 8 digits; this one has 5.')).toBeVisible();
    await page.getByLabel('Contrast with', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Use #c05fbc' }).first().click();
    await expect(row(page, 'Hex')).toHaveValue('#c05fbc');
  });

  await test.step('any row can be edited and keeps its text, the others follow', async () => {
    await openGroups(page);
    await row(page, 'OKLCH').fill('oklch(62.8% 0.25768 29.234deg)');
    await expect(results(page).locator('[data-headline]')).toContainText('#ff0000');
    await expect(row(page, 'Hex'), 'the headline has it').toHaveCount(0);
    await expect(row(page, 'OKLCH')).toHaveValue('oklch(62.8% 0.25768 29.234deg)');
    await row(page, 'CSS name').fill('rebeccapurple');
    await expect(results(page).locator('[data-headline]')).toContainText('#663399');
    await expect(row(page, 'OKLCH')).toHaveValue('oklch(44.027% 0.1603 303.373)');
    await row(page, 'Integer (RGB)').fill('123456');
    await expect(row(page, 'Hex')).toHaveValue('#01e240');
    await expect(row(page, 'Integer (RGB)')).toHaveValue('123456');
    await row(page, 'Android').fill('#80ff0000');
    await expect(row(page, 'Hex with alpha')).toHaveValue('#ff000080');
    await expect(row(page, 'Android')).toHaveValue('#80ff0000');
    await field(page).fill('#80ff0000');
    await expect(row(page, 'Android'), 'what was typed into a row says nothing of the field').toHaveValue('#0080ff00');
    await row(page, 'Hex').fill('#00000080');
    await expect(row(page, 'Android')).toHaveValue('#80000000');
  });

  await test.step('each notation of CSS is the color that the browser paints', async () => {
    const names = ['RGB percentages', 'HSL', 'HWB', 'Lab', 'LCH', 'Oklab', 'OKLCH', 'Display P3', 'Rec. 2020'];
    const more = ['Adobe RGB (1998)', 'ProPhoto RGB', 'XYZ D65', 'XYZ D50', 'Linear sRGB'];
    for (const hex of ['#1ea54c', '#663399', '#ffa500']) {
      await field(page).fill(hex);
      await expect(row(page, 'Hex')).toHaveValue(hex);
      for (const name of [...names, ...more]) {
        const painted = await page.evaluate(
          (color) => {
            const canvas = document.createElement('canvas').getContext('2d');
            if (!canvas) return;
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
          },
          await row(page, name).inputValue(),
        );
        expect(painted, `${hex} as ${name}`).toEqual([...Buffer.from(hex.slice(1), 'hex')]);
      }
    }
  });

  await test.step('a color outside sRGB shows both ways into it', async () => {
    await field(page).fill('color(display-p3 0 1 0)');
    await expect(page.getByText('This color is outside sRGB; the hex value is the nearest one in sRGB.')).toBeVisible();
    await expect(results(page)).toContainText('#00fb29');
    await expect(results(page)).toContainText('#00ff00');
    await page.getByLabel('Outside sRGB').selectOption('clip');
    await expect(results(page).locator('[data-headline]')).toContainText('#00ff00');
  });

  await test.step('several lines are a palette', async () => {
    await field(page).fill('--brand: #1ea54c;\nolive');
    await expect(results(page)).toContainText('--brand: #1ea54c;');
    await page.getByLabel('Format').selectOption('gpl');
    await expect(results(page)).toContainText('GIMP Palette');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('palette.gpl');
    await page.getByRole('button', { name: 'Use #808000' }).click();
    await expect(row(page, 'CSS name')).toHaveValue('olive');
  });
});

test('the picker, by pointer and by keys', async ({ page }) => {
  await open(page, 'color-converter');
  await expect(slider(page, 'Hue')).toHaveValue('140');
  await expect(slider(page, 'Saturation')).toHaveValue('82');
  const area = await page
    .locator('div', { has: slider(page, 'Saturation') })
    .last()
    .boundingBox();
  if (!area) throw new Error('there is no area');
  await page.mouse.move(area.x + 100, area.y + 50);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width + 50, area.y - 50, { steps: 5 });
  await page.mouse.up();
  await openGroups(page);
  await expect(row(page, 'HSV (HSB)')).toHaveValue(/^hsv\(140(\.\d)? 100% 100%\)$/);
  // To gray and back: the hue is kept.
  await slider(page, 'Saturation').fill('0');
  await expect(row(page, 'HSL')).toHaveValue(/^hsl\(none 0% /);
  await slider(page, 'Saturation').focus();
  await page.keyboard.press('End');
  await expect(row(page, 'HSL')).toHaveValue(/^hsl\(140(\.\d)? 100% /);
  await slider(page, 'Alpha').fill('50');
  await expect(row(page, 'HSL')).toHaveValue(/ \/ 0\.5\)$/);
});

test('the picker, by a finger', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await open(page, 'color-converter');
  const picker = page.locator('div', { has: slider(page, 'Saturation') }).last();
  await picker.scrollIntoViewIfNeeded();
  const area = await picker.boundingBox();
  if (!area) throw new Error('there is no area');
  await page.touchscreen.tap(area.x + area.width / 2, area.y + area.height / 4);
  await openGroups(page);
  await expect(row(page, 'HSV (HSB)')).toHaveValue(/^hsv\(140(\.\d)? (49|50)(\.\d)?% 7[45](\.\d)?%\)$/);
  await context.close();
});

test('the eyedropper, where there is one', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(globalThis, {
      EyeDropper: class {
        open = async () => ({ sRGBHex: '#663399' });
      },
    }),
  );
  await open(page, 'color-converter');
  await page.getByRole('button', { name: 'Pick from the screen' }).click();
  await expect(row(page, 'CSS name')).toHaveValue('rebeccapurple');
});

test('no eyedropper, where there is none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'EyeDropper'));
  await open(page, 'color-converter');
  await expect(row(page, 'HSL')).toHaveValue('hsl(140.4 69.2% 38.2%)');
  await expect(page.getByRole('button', { name: 'Pick from the screen' })).toBeHidden();
});

test('the old address leads here, in both languages', async ({ page }) => {
  for (const prefix of ['', 'fr/']) {
    await page.goto(address(`${prefix}color-picker-converter?against=black`));
    await expect(page).toHaveURL(new RegExp(`/${prefix}color-converter\\?against=black`));
  }
});

test('by keyboard alone', async ({ page }) => {
  await open(page, 'color-converter');
  await page.keyboard.type('red');
  await expect(row(page, 'OKLCH')).toHaveValue('oklch(62.796% 0.25768 29.234)');
  await row(page, 'OKLCH').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('oklch(62.796% 0.25768 29.234)');
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/color-converter');
  await field(page).fill('rgb(300 0 0)');
  await expect(page.getByText('R est hors limites (de 0 à 255)')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});

test('colors typed for a contrast matrix stay there, and are compared', async ({ page }) => {
  await open(page, 'color-converter?op=contrast-matrix');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('red\nblue');
  await expect(page.locator('[data-results] tbody tr')).toHaveText([/red\s*blue\s*2\.15/]);
  await page.keyboard.press('ControlOrMeta+a');
  await pasteByKeys(page, '#fff\n#777');
  await expect(page.locator('[data-results] tbody tr')).toHaveText([/white\s*#777777\s*4\.48/]);
  await expect(page).toHaveURL(/op=contrast-matrix/);
});
