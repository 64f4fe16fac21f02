/** Draws the images of the README from the built site, in both themes, with the installed Chromium. Run after a change of the look. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './browsers/chromium.ts';
import { root } from './command.ts';
import { serveSite } from './site/serve.ts';

const input = '{"id": 9007199254740993, "tags": ["exact"],}';

const site = await serveSite(join(root, 'dist/site'), { port: 0 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
for (const theme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 640 }, colorScheme: theme });
  await page.goto(new URL('json-prettify', site.url).href);
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.type(input);
  await page.getByText('9007199254740993').last().waitFor();
  await page.screenshot({ path: join(root, `docs/images/penknife-${theme}.png`) });
  await page.close();
}
await browser.close();
site.server.close();
