/** Tests of what screen readers announce on the page of every tool. */
import type { Page } from '@playwright/test';
import type { Tool } from '../src/core/tool.ts';
import { firstExample } from './support/examples.ts';
import { isCheckedInFull } from './support/scope.ts';
import { catalog, expect, open, test } from './support/site.ts';

interface Said {
  readonly text: string;
  /** In the region for results and errors. */
  readonly isOwn: boolean;
  readonly isAssertive: boolean;
}
declare global {
  /** What has been announced since the last call. */
  var said: Said[] | undefined;
}

/** Records every change within a live region, as a screen reader gets it. */
function recordAnnouncements(): void {
  const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
  globalThis.said = [];
  const record = (changes: readonly MutationRecord[]) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (region) regions.add(region);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const added of [node, ...node.querySelectorAll('*')]) if (added.matches(live)) regions.add(added);
    }
    for (const region of regions) {
      const text = region.textContent.trim();
      const isAssertive = region.matches('[role=alert], [aria-live=assertive]');
      if (text !== '') globalThis.said?.push({ text, isOwn: region.matches('[data-announcer]'), isAssertive });
    }
  };
  new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Longer than an announcement waits for a newer one. */
const pause = 1_000;

async function take(page: Page): Promise<readonly Said[]> {
  await page.waitForTimeout(pause);
  const said = (await page.evaluate(() => globalThis.said?.splice(0))) ?? [];
  expect(said.filter(({ isAssertive }) => isAssertive)).toEqual([]);
  return said;
}

const takeTexts = async (page: Page) => (await take(page)).map(({ text }) => text);

async function openRecorded(page: Page, path: string): Promise<void> {
  await page.addInitScript(recordAnnouncements);
  await open(page, path);
}

for (const { id } of catalog('en').filter((tool) => isCheckedInFull(tool.id)))
  test(`${id}: announces nothing on arrival, and each result once`, async ({ page }) => {
    const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { default: Tool };
    const [main] = Object.values(tool.operations);
    await openRecorded(page, id);
    // The camera reports by itself why it shows nothing.
    if (id !== 'camera-recorder') expect(await takeTexts(page)).toEqual([]);
    const input = (await firstExample(id, 'en'))?.example.input?.split('\n')[0]?.slice(0, 40);
    if (!main?.input || !input || main.live === false) return;
    await test.step('no other region says anything while typing', async () => {
      await page.keyboard.type(input);
      expect((await take(page)).filter(({ isOwn }) => !isOwn)).toEqual([]);
    });
    await test.step('a replaced input gives one announcement at most', async () => {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(input);
      expect((await takeTexts(page)).length).toBeLessThanOrEqual(1);
    });
  });

test('a result is announced by its headline, once', async ({ page }) => {
  await openRecorded(page, 'hash-text');
  await page.keyboard.type('hello', { delay: 50 });
  expect(await takeTexts(page)).toEqual(['SHA-256: 2cf24dba5fb0…']);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('o');
  expect(await takeTexts(page)).toEqual([]);
});

test('an error is announced once typing pauses, and describes the code editor', async ({ page }) => {
  await openRecorded(page, 'json-prettify');
  await page.keyboard.type('{"a":[1,2', { delay: 50 });
  const problem = 'Line 1, column 6: this “[” is never closed.';
  expect(await takeTexts(page)).toEqual([problem]);
  const editor = page.getByRole('main').getByRole('textbox').first();
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(editor).toHaveAccessibleDescription(problem);
  await page.keyboard.type(']}');
  expect(await takeTexts(page)).toEqual(['Output: { "a": [ 1, 2 ] }, 6 lines']);
  await expect(editor).not.toHaveAttribute('aria-invalid');
  await expect(editor).toHaveAccessibleDescription('');
});

test('the next result of a generator is announced, of a secret only its name', async ({ page }) => {
  await openRecorded(page, 'uuid-generator');
  expect(await takeTexts(page)).toEqual([]);
  await page.locator('[data-action="refresh"]').press('Enter');
  expect(await takeTexts(page)).toEqual([expect.stringMatching(/^.+: [\da-f-]{36}/)]);
  await open(page, 'token-generator');
  await page.locator('[data-action="refresh"]').press('Enter');
  expect(await takeTexts(page)).toEqual([expect.stringMatching(/^[\w ]+$/)]);
});
