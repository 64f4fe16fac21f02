/** What screen readers announce on a page. */
import type { Page } from '@playwright/test';
import { expect, open } from './site.ts';

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

/** What has been announced since the last call, of which nothing interrupts. */
export async function takeAnnouncements(page: Page): Promise<readonly Said[]> {
  await page.waitForTimeout(pause);
  const said = (await page.evaluate(() => globalThis.said?.splice(0))) ?? [];
  expect(said.filter(({ isAssertive }) => isAssertive)).toEqual([]);
  return said;
}

/** Opens a page, and records what is announced from then on. */
export async function openRecorded(page: Page, path: string): Promise<void> {
  await page.addInitScript(recordAnnouncements);
  await open(page, path);
}
