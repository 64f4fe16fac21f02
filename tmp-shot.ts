// usage: tsx shot.ts outPrefix path [width] [dark] [typed text]
import { chromium } from '@playwright/test';
import { serveSite } from '/work/w0/scripts/serve.ts';
import { chromiumFlags } from '/work/w0/scripts/chromium.ts';
const { url, server } = await serveSite('/work/w0/dist/site', { port: 0 });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: chromiumFlags });
for (const spec of process.argv.slice(2)) {
  const [out, path, width = '1280', scheme = 'light', typed = ''] = spec.split('|');
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(width) < 600 ? 740 : 800 }, colorScheme: scheme as 'light', hasTouch: Number(width) < 600, isMobile: Number(width) < 600 });
  page.on('console', (m) => console.log(out, m.text()));
  page.on('pageerror', (m) => console.log(out, m.message));
  await page.goto(new URL(path!, url).href); await page.locator('html[data-hydrated]').waitFor();
  if (typed) { if (Number(width) < 600) await page.locator('[data-input-pane] [data-input]').first().tap(); await page.keyboard.type(typed, { delay: 20 }); }
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/p/w0/${out}.png` });
  await page.close();
}
await browser.close(); server.close();
