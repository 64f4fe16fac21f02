/** Pages do not move by themselves, with all that a browser may remember; without it, `every-tool.spec.ts` asserts that. */
import { onLanding } from '../support/on-landing.ts';
import { address, expect, hold, maxShift, open, test, watchShifts } from '../support/site.ts';

const kept = {
  version: 2,
  visited: true,
  favorites: ['hash-text', 'json-prettify', 'chmod-calculator'],
  recent: ['list-converter', 'color-converter'],
  collapsedGroups: { crypto: true },
  'options.json-prettify': { 'format.indent': '4', 'format.outputFormat': 'json5' },
};

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`${viewport.width} px: favorites, groups, options and inputs come before the page is seen`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(`penknife.${key}`, JSON.stringify(value));
      for (const tool of ['json-prettify', 'roman-numeral-converter', 'hash-text', 'token-generator'])
        sessionStorage.setItem(
          `penknife.input.${tool}`,
          JSON.stringify(tool === 'json-prettify' ? '{"a": [1]}' : 'XIV'),
        );
    }, kept);
    for (const path of ['', 'json-prettify', 'roman-numeral-converter', 'fr/hash-text', 'token-generator', 'about'])
      await test.step(path || 'home', async () => {
        const total = await watchShifts(page);
        await open(page, path);
        expect(await total()).toBeLessThanOrEqual(maxShift);
      });
  });

test('a first result is in the static HTML, a generated one is not', onLanding, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env['SITE']}case-converter`);
  await expect(page.locator('[data-results]')).toContainText('loremIpsumDolorSitAmet');
  await page.goto(`${process.env['SITE']}fr/color-converter`);
  await expect(page.locator('[data-results]').first()).toContainText('mediumseagreen');
  await page.goto(`${process.env['SITE']}token-generator`);
  await expect(page.locator('[data-results]')).not.toContainText(/[A-Za-z0-9]{16}/);
  await context.close();
});

test('what is held back is shown all the same where the code does not come', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(address('token-generator'), { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-held');
  const panes = page.locator('main article > :last-child');
  await expect(panes).toHaveCSS('opacity', '1');
  await expect(page.locator('html')).toHaveAttribute('data-held');
  release();
  await page.locator('html:not([data-held])').waitFor();
});
