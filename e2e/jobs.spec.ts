/** The common job of each tool, done with real keys: the answer comes into view, and is what is copied. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isCheckedInFull } from './support/scope.ts';
import { catalog, clipboard, expect, open, pasteByKeys, test } from './support/site.ts';

/** `job.json` of a tool. A text is expected as it is, `/…/flags` as a regular expression. */
interface Job {
  readonly keys?: readonly string[];
  readonly paste?: string;
  readonly expect: string;
  /** What the shortcut of *Copy* copies. */
  readonly copies?: string;
  /** What the tool gives, given back to it. */
  readonly reverse?: { readonly paste: string; readonly expect: string };
}

const jobOf = (id: string): Job | undefined => {
  const file = join(import.meta.dirname, '../src/tools', id, 'job.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const patternOf = (text: string): RegExp => {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  return source === undefined ? new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')) : new RegExp(source, flags);
};

/** Whether a text or a field of the page that matches is within the window, below the top bar, and not covered. */
const isInView = (page: Page, pattern: RegExp): Promise<boolean> =>
  page.evaluate(
    ([source = '', flags]) => {
      const wanted = new RegExp(source, flags);
      const textOf = (one: Element) =>
        one instanceof HTMLTextAreaElement || one instanceof HTMLInputElement ? one.value : (one.textContent ?? '');
      const collect = (root: ParentNode): readonly Element[] =>
        [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? collect(one.shadowRoot) : [])]);
      return collect(document.querySelector('main') ?? document).some((one) => {
        if (one.closest('[data-examples], nav, aside, option') || !wanted.test(textOf(one).trim())) return false;
        if ([...one.children].some((child) => wanted.test(textOf(child).trim()))) return false;
        const { left, top, width, height } = one.getBoundingClientRect();
        if (width === 0 || height === 0 || top < 40 || top + 16 > innerHeight) return false;
        const [x, y] = [Math.min(left + Math.min(width / 2, 40), innerWidth - 1), Math.min(top + 10, innerHeight - 1)];
        const seen = (one.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
        return seen === one || one.contains(seen) || seen?.contains(one) === true;
      });
    },
    [pattern.source, pattern.flags],
  );

async function doJob(page: Page, { keys = [], paste }: Pick<Job, 'keys' | 'paste'>): Promise<void> {
  if (paste !== undefined) return pasteByKeys(page, paste);
  for (const key of keys) {
    if (key === 'Tab') await page.keyboard.press('Tab');
    else await page.keyboard.type(key, { delay: 30 });
  }
}

test.use({ viewport: { width: 1280, height: 800 }, timezoneId: 'UTC' });

for (const { id } of catalog('en')) {
  const job = jobOf(id);
  if (!job || !isCheckedInFull(id)) continue;
  test(`${id}: its answer is in view and is copied`, async ({ page }) => {
    await open(page, id);
    await doJob(page, job);
    await expect.poll(() => isInView(page, patternOf(job.expect))).toBe(true);
    if (job.copies === undefined) return;
    const wanted = patternOf(job.copies);
    // What is expected may be in view before the result is.
    await expect(async () => {
      await page.keyboard.press('Alt+Shift+C');
      expect(await clipboard(page)).toMatch(wanted);
    }).toPass();
  });
  if (job.reverse) {
    const { paste, expect: wanted } = job.reverse;
    test(`${id}: understands what it gives`, async ({ page }) => {
      await open(page, id);
      await doJob(page, { paste });
      await expect.poll(() => isInView(page, patternOf(wanted))).toBe(true);
    });
  }
}
