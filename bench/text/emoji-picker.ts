/**
 * The emoji picker: a search in logic; in the built site, the frames a second while the grid
 * scrolls. Run with `npm run bench -- emoji-picker` after a build.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/browsers/chromium.ts';
import { root } from '../../scripts/command.ts';
import { serveSite } from '../../scripts/site/serve.ts';
import * as logic from '../../src/tools/emoji-picker/logic.ts';
import tool from '../../src/tools/emoji-picker/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);
await measure('a letter (limit 5 ms)', () => run('search', 'a'));
await measure('words (limit 5 ms)', () => run('search', 'red heart'));

const { url, server } = await serveSite(join(root, 'dist/site'));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(new URL('emoji-picker', url).href);
const cells = page.getByRole('gridcell');
await cells.first().waitFor();
// What is kept for use without a network is fetched meanwhile, on the first visit only.
await page.waitForTimeout(3_000);

const scrolled = await page.evaluate(async () => {
  const grid = document.querySelector('[role=grid]');
  if (!grid) return { frames: 0, seconds: 1, most: 0 };
  const start = performance.now();
  let frames = 0;
  let most = 0;
  while (performance.now() - start < 3_000) {
    grid.scrollTop += 24;
    await new Promise(requestAnimationFrame);
    frames++;
    most = Math.max(most, document.querySelectorAll('[role=gridcell]').length);
  }
  return { frames, seconds: (performance.now() - start) / 1_000, most };
});
console.log(
  `scrolling: ${(scrolled.frames / scrolled.seconds).toFixed(1)} frames a second (60), at most ${scrolled.most} cells (400)`,
);
await browser.close();
server.close();
