/**
 * Renders the PNGs of icons and social card from their SVGs, with the installed Chromium. Run after changing an SVG.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './browsers/chromium.ts';
import { root } from './command.ts';
import { hashesFile, hashPictures, pictures } from './site/pictures.ts';

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
for (const { file, source, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  const svg = readFileSync(join(root, source), 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(root, file), omitBackground: true });
  await page.close();
}
await browser.close();
writeFileSync(hashesFile, `${JSON.stringify(hashPictures(), null, 2)}\n`);
