/**
 * The work fills the window: places of operations, options and panes. Those on the page of each tool are asserted by
 * `every-tool.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { audit, clipboard, expect, hold, open, showOptions, test } from '../support/site.ts';

test(
  'options are beside the panes in a wide window, else in a sheet that Escape closes',
  onLanding,
  async ({ page }) => {
    await open(page, 'json-prettify');
    const rail = page.getByRole('complementary', { name: 'Options' });
    const indent = page.getByLabel('Indent');
    const output = page.getByLabel('Output format');
    const button = page.getByRole('main').getByRole('button', { name: /^Options/ });
    await expect(rail).toContainText('Output format');
    await expect(button).toBeHidden();

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(output).toBeHidden();
    await expect(indent).toBeVisible();
    await button.press('Enter');
    await output.selectOption('json5');
    await expect(page.locator('[data-results]')).toContainText('hello:');
    await expect(button).toHaveText('Options • 1');
    await page.keyboard.press('Escape');
    await expect(output).toBeHidden();
    await expect(button).toBeFocused();

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(indent).toBeHidden();
    await showOptions(page);
    await expect(indent).toBeVisible();
    await indent.selectOption('4');
    await expect(page.locator('[data-results]')).toContainText('    hello:');
    await expect(rail.getByText('Changed')).toHaveCount(1);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(indent).toBeHidden();
    await page.getByRole('button', { name: 'Copy result' }).click();
    await expect.poll(() => clipboard(page)).toContain('    hello:');
  },
);

test('rarely needed options are behind the button, where there are few others too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'color-converter?op=make-palette');
  const type = page.getByLabel('Type', { exact: true });
  await expect(type).toBeVisible();
  await expect(page.locator('[data-bar] summary')).toHaveCount(0);
  const readAs = page.getByLabel('Read digits as');
  await expect(readAs).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Options/ })
    .press('Enter');
  await expect(readAs).toBeVisible();
  await expect(type).toBeVisible();
});

test('collapsed options stay so, from the first paint of the next visit, until a button brings them back', async ({
  page,
}) => {
  await open(page, 'json-prettify');
  const rail = page.getByRole('complementary', { name: 'Options' });
  const button = page.getByRole('main').getByRole('button', { name: /^Options/ });
  await page.getByRole('button', { name: 'Hide options' }).press('Enter');
  await expect(rail).toBeHidden();
  await expect(button).toBeFocused();
  const release = await hold(page, '**/assets/client-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel('Indent')).toBeVisible();
  await expect(rail).toBeHidden();
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await button.press('Enter');
  await expect(rail).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide options' })).toBeFocused();
});

/** The operations that can be seen in the row. */
const shownOperations = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: 'Opération' })
    .locator('label')
    .evaluateAll((all) => all.filter((label) => getComputedStyle(label).clipPath === 'none').length);

test(
  'operations that have no room are in a menu; the arrow keys reach them in the row too',
  onLanding,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'fr/json-prettify');
    const operations = page.getByRole('main').getByRole('group', { name: 'Opération' });
    const more = page.getByRole('main').getByRole('button', { name: 'Plus' });
    const items = page.getByRole('menu').getByRole('menuitem');
    const chosen = operations.getByRole('radio', { checked: true });
    const shown = await shownOperations(page);
    expect(shown).toBeLessThan(8);
    await more.press('Enter');
    await expect(items.first()).toBeFocused();
    await expect(items).toHaveCount(8 - shown);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveAccessibleName('Depuis JSON Lines');
    await expect(chosen).toBeInViewport();
    // From the last the arrow leads to the first, and back.
    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    await expect(chosen).toHaveAccessibleName('Mettre en forme');
    for (let at = 1; at <= shown; at++) await page.keyboard.press('ArrowRight');
    await expect(chosen).toBeFocused();
    await page.setViewportSize({ width: 1900, height: 800 });
    await expect(more).toBeHidden();
    expect(await shownOperations(page)).toBe(8);
  },
);

test('the divider is moved with keys and pointer, and kept; a pane takes the room of both until Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'json-prettify');
  const divider = page.getByRole('separator');
  const input = page.locator('[data-input-pane]');
  const widths = () =>
    page.locator('[data-fill] > *').evaluateAll((sides) => sides.map(({ clientWidth }) => clientWidth));
  await divider.focus();
  await page.keyboard.press('Home');
  await expect(divider).toHaveAttribute('aria-valuenow', '20');
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '25');
  const [first = 0, second = 0] = await widths();
  expect(first / (first + second)).toBeCloseTo(0.25, 1);
  const box = await divider.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 6, (box?.y ?? 0) + 100);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 206, (box?.y ?? 0) + 100, { steps: 4 });
  await page.mouse.up();
  expect((await widths())[0]).toBeGreaterThan(first + 150);
  const dragged = await widths();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  expect(await widths()).toEqual(dragged);
  await divider.dblclick();
  await expect(divider).toHaveAttribute('aria-valuenow', '50');

  const output = page.locator('[data-results]');
  await input.getByRole('button', { name: 'Full screen' }).press('Enter');
  await expect(output).toBeHidden();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeFocused();
  expect((await widths())[0]).toBeGreaterThan(900);
  expect(await audit(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(output).toBeVisible();
  await expect(input.getByRole('button', { name: 'Full screen' })).toBeFocused();
  const head = page.locator('[data-pane] > header').last();
  await head.dblclick({ position: { x: 3, y: 3 } });
  await expect(input).toBeHidden();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(input).toBeVisible();
});

test('files that are dragged over the page show what a drop does', async ({ page }) => {
  await open(page, 'hash-text');
  const drag = (type: string, count: number) =>
    page.evaluate(
      ([event, files]) => {
        const dataTransfer = new DataTransfer();
        for (let at = 0; at < Number(files); at++) dataTransfer.items.add(new File(['a'], `${at}.txt`));
        document.body.dispatchEvent(new DragEvent(String(event), { bubbles: true, cancelable: true, dataTransfer }));
      },
      [type, count],
    );
  // Its code comes after hydration.
  await expect(async () => {
    await drag('dragover', 3);
    await expect(page.getByText('Drop to hash 3 files')).toBeVisible({ timeout: 200 });
  }).toPass();
  await drag('dragleave', 3);
  await expect(page.getByText('Drop to hash 3 files')).toBeHidden();
});

test('the page’s menu resets options and clears the input', async ({ page }) => {
  await open(page, 'base64-string-converter?url-safe=1');
  await page.locator('main textarea').first().pressSequentially('hello');
  const menu = page.getByRole('button', { name: 'Page menu' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Reset options' }).press('Enter');
  await expect(page.getByLabel('URL-safe')).not.toBeChecked();
  await menu.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Reset options' })).toBeDisabled();
  expect(await audit(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Clear input' }).press('Enter');
  await expect(page.locator('main textarea').first()).toHaveValue('');
});
