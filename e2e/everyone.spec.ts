/** Every page by keyboard alone, and with the reader's settings for colours, motion and text. */
import type { Page } from '@playwright/test';
import type { Tool } from '../src/core/tool.ts';
import { checks } from './accessibility.ts';
import { readJson } from './examples.ts';
import { audit, catalog, expect, open, test } from './site.ts';

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

/** Tabs once through the page; returns the reached controls in order, and those without a focus ring. */
async function walk(page: Page) {
  const reached: number[] = [];
  const ringless: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const framed = [element, element.parentElement, element.closest('label')].some((box) => {
        const style = box && getComputedStyle(box);
        return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      });
      return { control: Number(element.dataset['control'] ?? -1), html: element.outerHTML.slice(0, 120), framed };
    });
    // A date field has several tab stops.
    if (at.control < 0 || at.control === reached.at(-1)) continue;
    if (reached.includes(at.control)) return { reached, ringless };
    reached.push(at.control);
    if (!at.framed) ringless.push(at.html);
  }
}

/** Whether the page of a tool has a result before anything is entered. */
async function hasResultAtFirst(id: string): Promise<boolean> {
  const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { default: Tool };
  const [main] = Object.values(tool.operations);
  return main?.input === undefined || tool.page?.initialInput !== undefined;
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const { empty } = readJson<{ ui: { empty: string } }>('src/messages/en.json').ui;
const tools = catalog('en').map(({ id }) => id);

for (const path of ['', 'about', ...tools])
  test(
    `/${path}: by keyboard alone; with the reader’s own colours, spacing and size of text, and without motion`,
    checks(path, 'keyboard', 'settings'),
    async ({ page }) => {
      await open(page, path);
      // What stands for a later part is replaced by it.
      await expect(page.locator('[data-static]')).toHaveCount(0);
      if (tools.includes(path) && (await hasResultAtFirst(path)))
        await expect(page.locator('[data-results]').first()).not.toHaveText(new RegExp(`^(${empty})?$`));
      // The menu is tabbed through on these pages only; it is the same on those of all tools.
      if (!['', 'about', tools[0]].includes(path))
        await page.locator('#menu').evaluate((menu: HTMLElement) => {
          menu.inert = true;
        });
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

      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page, path);
      await test.step('axe finds nothing in the colours of the system', async () => {
        expect(await audit(page, !tools.includes(path))).toEqual([]);
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
    },
  );
