import { expect, open, test } from './site.ts';

test('the grid has 1, 2, 3, 4 and 8 columns at their widths', async ({ page }) => {
  await open(page, '');
  const grid = page.locator('ul', { has: page.getByRole('heading', { name: 'Chmod calculator' }) }).last();
  for (const [width, columns] of [
    [399, 1],
    [400, 2],
    [799, 2],
    [800, 3],
    [1199, 3],
    [1200, 4],
    [1999, 4],
    [2000, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(tracks, `at ${width} px`).toBe(columns);
  }
});

test('a card has icon, name, description and heart, and is its tool’s link', async ({ page }) => {
  await open(page, '');
  const card = page.getByRole('article').filter({ hasText: 'Chmod calculator' });
  await expect(card.locator('svg').first()).toBeVisible();
  await expect(card).toContainText('Turn file permissions into');
  await expect(card.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  await card.click({ position: { x: 60, y: 110 } });
  await expect(page.locator('h1')).toHaveText('Chmod calculator');
});

test('recently used tools stand there from the second visit, last used first', async ({ page, context }) => {
  await open(page, 'hash-text');
  await open(page, 'token-generator');
  await open(page, '');
  const recent = (on: typeof page) => on.getByRole('heading', { name: 'Recently used' });
  await expect(recent(page)).toHaveCount(0);
  const later = await context.newPage();
  await open(later, '');
  const section = later.locator('section', { has: recent(later) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Token generator', 'Hash text and files']);
  await later.reload();
  await expect(recent(later)).toBeVisible();
});

test('what is new by the visitor’s clock has a badge and a section, for two calendar months', async ({ page }) => {
  const newest = page.locator('section', { has: page.getByRole('heading', { name: 'Newest tools' }) });
  const badge = page.getByRole('article').filter({ hasText: 'JSON to TOML' }).getByText('New', { exact: true });
  for (const [today, isNew] of [
    ['2023-06-22', false],
    ['2023-06-23', true],
    ['2023-08-22', true],
    ['2023-08-23', false],
  ] as const) {
    await page.clock.setFixedTime(`${today}T12:00`);
    await open(page, '');
    await expect(newest.getByRole('heading', { name: 'JSON to TOML' })).toHaveCount(isNew ? 1 : 0);
    // In its section and among all tools.
    await expect(badge).toHaveCount(isNew ? 2 : 0);
  }
  await page.clock.setFixedTime('2023-06-25T12:00');
  await open(page, 'fr');
  await expect(page.getByRole('heading', { name: 'Les nouveaux outils' })).toBeVisible();
  await expect(page.getByRole('article').getByText('Nouveau', { exact: true }).first()).toBeVisible();
});

test('without scripts all tools are there as links, and nothing that depends on the visitor', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(process.env['SITE'] ?? '');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Newest tools')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Chmod calculator' }).click();
  await expect(page.locator('h1')).toHaveText('Chmod calculator');
  await context.close();
});

test('coming back from a tool, the page stands where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, '');
  const last = page.getByRole('main').getByRole('link', { name: 'Token generator' });
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(200);
  await last.click();
  await expect(page.locator('h1')).toHaveText('Token generator');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Penknife');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
});
