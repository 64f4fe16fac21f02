/** Tests of the order in which Tab leads through the page of every tool, and of what covers the focus. */
import type { Page } from '@playwright/test';
import { isRepresentative } from './support/scope.ts';
import { catalog, enter, expect, open, test } from './support/site.ts';

const ids = catalog('en')
  .map(({ id }) => id)
  .filter(isRepresentative);

/** Opens the page of a tool with the result of its first example. */
async function openWithResult(page: Page, id: string): Promise<void> {
  await open(page, id);
  const example = page.locator('[data-example]').first();
  if (await example.isVisible()) await example.click();
  await expect(page.locator('[data-static]')).toHaveCount(0);
}

/** The controls of the page in which an earlier one is as a whole below a later one of the same column. */
function misplaced(): readonly string[] {
  type Box = Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>;
  /** Without what its pane cuts off, of a row that scrolls. */
  const boxOf = (element: HTMLElement): Box => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const pane = element.closest('[data-pane]')?.getBoundingClientRect();
    const ends = { left: Math.max(left, pane?.left ?? left), right: Math.min(right, pane?.right ?? right) };
    return { ...ends, top, bottom, height, width: ends.right - ends.left };
  };
  const selector = 'a[href], button, input:not([type=file]), select, textarea, summary, [tabindex="0"], [data-editor]';
  const controls = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    .filter((element) => !element.closest('[data-copy-bar], [role=separator], table, [role=grid], [role=tree]'))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isBelow = (a: Box, b: Box) => a.top >= b.bottom && a.left < b.right - 1 && b.left < a.right - 1;
  const nameOf = (element: HTMLElement) =>
    element.ariaLabel ?? (element.textContent.trim().slice(0, 30) || element.outerHTML.slice(0, 80));
  return controls.flatMap((former, index) =>
    controls
      .slice(index + 1)
      .filter((next) => isBelow(former.box, next.box))
      .map((next) => `“${nameOf(former.element)}” comes before “${nameOf(next.element)}”, which is above it`),
  );
}

/** The names of regions that are not distinct. */
function repeatedNames(): readonly string[] {
  const regions = [...document.querySelectorAll<HTMLElement>('[role=region], section[aria-label], aside, nav, search')];
  const names = regions
    .filter((region) => region.checkVisibility())
    .map(
      (region) =>
        `${region.localName} ${region.role ?? ''} ${region.ariaLabel ?? region.getAttribute('aria-labelledby')}`,
    );
  return names.filter((name, index) => names.indexOf(name) < index);
}

/** What has the focus and stays below the bar of a phone: the code editor comes into view some frames later. */
async function coveredFocus(): Promise<string | undefined> {
  const maxFrames = 30;
  for (let frame = 0; frame < maxFrames; frame++) {
    await new Promise((done) => requestAnimationFrame(done));
    const bar = document.querySelector('[data-copy-bar]');
    const focused = document.activeElement;
    if (!bar?.checkVisibility() || !focused || focused === document.body || bar.contains(focused)) return undefined;
    const { top, bottom } = focused.getBoundingClientRect();
    // Of a text, the first line is seen, which has the caret.
    const line = focused.shadowRoot?.querySelector('.cm-line')?.getBoundingClientRect();
    const end = line ? line.bottom : focused.matches('textarea, [data-editor]') ? top + 32 : bottom;
    if (end <= bar.getBoundingClientRect().top) return undefined;
  }
  return document.activeElement?.outerHTML.slice(0, 120);
}

for (const id of ids)
  test(`${id}: the order of the document is that of the page, and the bar of a phone covers no focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWithResult(page, id);
    expect(await page.evaluate(misplaced)).toEqual([]);
    await test.step('regions have distinct names', async () => {
      expect(await page.evaluate(repeatedNames)).toEqual([]);
    });
    for (const size of [
      { width: 640, height: 400 },
      { width: 320, height: 640 },
    ])
      await test.step(`no focused control is covered at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        for (let presses = 0; presses < 60; presses++) {
          await page.keyboard.press('Tab');
          await expect.poll(() => page.evaluate(coveredFocus)).toBeUndefined();
        }
      });
  });

for (const id of ['text-diff', 'json-diff'])
  test(`${id}: Tab leads from the first document to the second and to the result`, async ({ page }) => {
    await open(page, id);
    await enter(page, '[1]');
    const panes = page.locator('[data-pane]');
    const isIn = (index: number, part = '*') => panes.nth(index).locator(`${part}:focus`).first();
    await page.keyboard.press('Tab');
    await expect(isIn(1, ':is(textarea, [data-editor])')).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(isIn(2)).toBeAttached();
    await page.keyboard.press('Shift+Tab');
    await expect(isIn(1, ':is(textarea, [data-editor])')).toBeAttached();
  });

test('a shortcut clears the document with the focus, and without one the first', async ({ page }) => {
  await open(page, 'text-diff');
  await page.keyboard.type('one', { delay: 60 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('two', { delay: 60 });
  const texts = page.locator('[data-input-pane] textarea');
  await page.keyboard.press('Alt+Shift+L');
  await expect(texts.nth(1)).toHaveValue('');
  await expect(texts.first()).toHaveValue('one');
  await page.keyboard.type('two');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Alt+Shift+L');
  await expect(texts.first()).toHaveValue('');
  await expect(texts.nth(1)).toHaveValue('two');
});

test('the buttons of the second document leave its title uncovered', async ({ page }) => {
  for (const width of [1600, 1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, 'text-diff');
    const title = page.getByRole('heading', { name: 'Changed' });
    const isSeen = await title.evaluate((heading) => {
      const { left, top, height } = heading.getBoundingClientRect();
      const points = [4, 20, 40].map((x) => document.elementFromPoint(left + x, top + height / 2));
      return points.every((seen) => seen?.contains(heading) || heading.contains(seen));
    });
    expect(isSeen, `at ${width} px`).toBe(true);
  }
});
