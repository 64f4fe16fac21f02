/** Checks of a page by keyboard alone, and with the user's settings for colours, motion and text. */
import type { Page } from '@playwright/test';
import { audit, expect, test } from './site.ts';

/** Selector of the controls that can be operated; of radio buttons the checked ones. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [hidden]'),
      )
      .filter((element) => !element.matches(':disabled, [tabindex="-1"], [type=file], [type=radio]:not(:checked)'))
      .map((element, index) => {
        element.dataset['control'] = String(index);
        return element.outerHTML.slice(0, 120);
      });
  });

interface Stop {
  readonly control: number;
  readonly html: string;
  readonly framed: boolean;
}
declare global {
  /** The elements that got the focus since the last call. */
  var focused: Stop[] | undefined;
}

/** Records within the page what gets the focus: asking after each key would take longer than all else. */
function recordFocus(): void {
  const isRecording = globalThis.focused !== undefined;
  globalThis.focused = [];
  if (isRecording) return;
  document.addEventListener('focusin', () => {
    const element = document.activeElement as HTMLElement;
    const framed = [element, element.parentElement, element.closest('label')].some((box) => {
      const style = box && getComputedStyle(box);
      return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
    const control = Number(element.dataset['control'] ?? -1);
    globalThis.focused?.push({ control, html: element.outerHTML.slice(0, 120), framed });
  });
}

/** Tabs once through the page; returns the reached controls in order, and those without a focus ring. */
async function walk(page: Page) {
  const reached: number[] = [];
  const ringless: string[] = [];
  await page.evaluate(recordFocus);
  for (;;) {
    for (let times = 0; times < 10; times++) await page.keyboard.press('Tab');
    for (const { control, html, framed } of await page.evaluate(() => globalThis.focused?.splice(0) ?? [])) {
      // A date field has several tab stops.
      if (control < 0 || control === reached.at(-1)) continue;
      if (reached.includes(control)) return { reached, ringless };
      reached.push(control);
      if (!framed) ringless.push(html);
    }
  }
}

/** Checks that the keyboard alone reaches every control of the current page; with or without the menu to other pages. */
export async function expectOperable(page: Page, isWhole: boolean): Promise<void> {
  // The placeholder of a lazy part is replaced by it.
  await expect(page.locator('[data-static]')).toHaveCount(0);
  const setMenu = (isInert: boolean) =>
    page.locator('#menu').evaluate((menu: HTMLElement, inert) => Object.assign(menu, { inert }), isInert);
  await setMenu(!isWhole);
  await test.step('the keyboard reaches every control, in order, with a visible focus ring', async () => {
    let all = await controls(page);
    let { reached, ringless } = await walk(page);
    for (let now = await controls(page); now.length !== all.length; now = await controls(page)) {
      // Something has appeared meanwhile.
      all = now;
      ({ reached, ringless } = await walk(page));
    }
    expect(all.filter((_, index) => !reached.includes(index))).toEqual([]);
    expect(ringless).toEqual([]);
    // A tool's input has the focus on arrival: tabbing starts there.
    const start = reached.indexOf(Math.min(...reached));
    const round = [...reached.slice(start), ...reached.slice(0, start)];
    expect(round).toEqual(round.toSorted((a, b) => a - b));
  });
  await setMenu(false);
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * Checks the current page with colours forced by the system, without motion, with wide text spacing and at twice the
 * size, and leaves it so. All of this is in style sheets: the page need not be opened with the settings.
 */
export async function expectAdaptable(page: Page, isWhole: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' });
  await test.step('axe finds nothing in the colours of the system', async () => {
    expect(await audit(page, isWhole)).toEqual([]);
  });
  await test.step('nothing moves', async () => {
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
          const lasts = (durations: string) => durations.split(',').some((one) => Number.parseFloat(one) > 0.001);
          return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(moving).toEqual([]);
  });
  await test.step('no horizontal scroll with wide spacing and at twice the size (WCAG 1.4.12 and 1.4.4)', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await scrollsSideways(page)).toBe(false);
    await page.evaluate(() => document.documentElement.style.setProperty('zoom', '2'));
    expect(await scrollsSideways(page)).toBe(false);
  });
}
