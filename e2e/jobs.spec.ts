/**
 * The common job of each tool, done with real keys: the answer comes into view, is announced once and is what is
 * copied.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openRecorded, takeAnnouncements } from './support/announcements.ts';
import { onLanding } from './support/on-landing.ts';
import { isCheckedInFull } from './support/scope.ts';
import { catalog, clipboard, expect, forget, open, pasteByKeys, test } from './support/site.ts';

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

interface Answer {
  /** It is within the window, below the top bar, and not covered. */
  readonly isInView: boolean;
  /** A text of at most 80 characters that takes more lines than it has. */
  readonly isWrapped: boolean;
}

/** How the page shows a text or a field that matches; undefined where there is none. */
const answerOn = (page: Page, pattern: RegExp): Promise<Answer | undefined> =>
  page.evaluate(
    ([source = '', flags]) => {
      const wanted = new RegExp(source, flags);
      const isField = (one: Element) => one instanceof HTMLTextAreaElement || one instanceof HTMLInputElement;
      const textOf = (one: Element) => (isField(one) ? one.value : (one.textContent ?? '')).trim();
      const collect = (root: ParentNode): readonly Element[] =>
        [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? collect(one.shadowRoot) : [])]);
      const matches = collect(document.querySelector('main') ?? document).filter(
        (one) =>
          wanted.test(textOf(one)) &&
          !one.closest('[data-examples], nav, aside, option') &&
          ![...one.children].some((child) => wanted.test(textOf(child))),
      );
      const answers = matches.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [Math.min(left + Math.min(width / 2, 40), innerWidth - 1), Math.min(top + 10, innerHeight - 1)];
        const seen = (one.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
        const isUncovered = seen === one || one.contains(seen) || seen?.contains(one) === true;
        const isInView = width > 0 && height > 0 && top >= 40 && top + 16 <= innerHeight && isUncovered;
        const range = document.createRange();
        const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const rects = texts.flatMap((part) => {
          range.selectNodeContents(part);
          return [...range.getClientRects()];
        });
        const lines = new Set(rects.map(({ bottom }) => Math.round(bottom / 8)));
        const text = textOf(one);
        const isWrapped = !isField(one) && text.length <= 80 && lines.size > text.split('\n').length;
        return { isInView, isWrapped };
      });
      // The text of a box may match too where those of its parts are joined.
      return (
        answers.find(({ isInView, isWrapped }) => isInView && !isWrapped) ??
        answers.find(({ isInView }) => isInView) ??
        answers[0]
      );
    },
    [pattern.source, pattern.flags],
  );

const isInView = async (page: Page, pattern: RegExp): Promise<boolean> =>
  (await answerOn(page, pattern))?.isInView === true;

/** Sums up what moves from now on, keys and pastes included; returns a function that returns the sum. */
async function sumShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { sum: 0 };
    Reflect.set(window, 'shifts', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts').sum);
}

/** How much may move while the job is done, as a share of the window. */
const maxShift = 0.01;

async function doJob(page: Page, { keys = [], paste }: Pick<Job, 'keys' | 'paste'>): Promise<void> {
  if (paste !== undefined) return pasteByKeys(page, paste);
  for (const key of keys) {
    if (key === 'Tab') await page.keyboard.press('Tab');
    else await page.keyboard.type(key, { delay: 30 });
  }
}

test.use({ viewport: { width: 1280, height: 800 }, timezoneId: 'UTC' });

/** Does the job, whose answer comes into view alone, is announced once and is what is copied. */
async function expectAnswer(page: Page, id: string, job: Job): Promise<void> {
  await openRecorded(page, id);
  // Meanwhile, the late parts of a page arrive. The camera reports why it shows nothing.
  const arrival = await takeAnnouncements(page);
  if (id !== 'camera-recorder') expect(arrival, 'announced on arrival').toEqual([]);
  const shifts = await sumShifts(page);
  await doJob(page, job);
  await expect.poll(() => answerOn(page, patternOf(job.expect))).toEqual({ isInView: true, isWrapped: false });
  const announced = await takeAnnouncements(page);
  // A paste is confirmed by another region.
  const others = announced.filter(({ isOwn }) => !isOwn);
  if (job.paste === undefined) expect(others, 'announced by other regions').toEqual([]);
  const results = announced.filter(({ isOwn }) => isOwn);
  expect(results.length, 'announcements of the result').toBeLessThanOrEqual(1);
  expect(await shifts()).toBeLessThanOrEqual(maxShift);
  if (job.copies === undefined) return;
  const wanted = patternOf(job.copies);
  // What is expected may be in view before the result is.
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+C');
    expect(await clipboard(page)).toMatch(wanted);
  }).toPass();
}

/** Does a job on a page that is opened for it; its answer comes into view. */
async function expectInView(page: Page, id: string, job: Pick<Job, 'keys' | 'paste' | 'expect'>): Promise<void> {
  await open(page, id);
  await doJob(page, job);
  await expect.poll(() => isInView(page, patternOf(job.expect))).toBe(true);
}

/** Makes the window that of a phone. */
async function becomePhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
}

/** On a phone the watch itself, which is the answer, fills the window: laps that are pasted are below it. */
const isBelowAnswer = (id: string): boolean => id === 'chronometer';

for (const { id } of catalog('en')) {
  const job = jobOf(id);
  if (!job || !isCheckedInFull(id)) continue;
  test(`${id}: its answer is in view, nothing moves, and it is copied`, onLanding, async ({ page }) => {
    // Each load is a first visit, in one page: code that its process has compiled before costs less.
    await page.addInitScript(forget);
    await expectAnswer(page, id, job);
    const { reverse } = job;
    if (reverse) await test.step('it understands what it gives', () => expectInView(page, id, reverse));
    if (isBelowAnswer(id)) return;
    await test.step('on a phone, its answer is in view', async () => {
      await becomePhone(page);
      await expectInView(page, id, job);
    });
  });
}
