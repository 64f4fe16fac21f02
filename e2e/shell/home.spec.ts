import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { address, audit, catalog, expect, open, pasteByKeys, test } from '../support/site.ts';

const field = (page: Page) => page.getByRole('button', { name: 'Paste anything or search' });
const prompt = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const offers = (page: Page) => page.getByRole('dialog').getByRole('option');

test('no code of tools is loaded, also not later', onLanding, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, '');
  await page.waitForLoadState('networkidle');
  // What comes when the page has nothing else to do is there.
  expect(scripts.filter((path) => path.includes('/load-catalog-'))).toHaveLength(1);
  expect(scripts.filter((path) => /\/(tool|worker|result-views)-[^/]+\.js$/.test(path))).toEqual([]);
});

test.describe('the field', () => {
  test('has the focus, and typed text is searched for, however fast', onLanding, async ({ page }) => {
    for (const delay of [5, 40, 120])
      await test.step(`${delay} ms between keys`, async () => {
        await open(page, '');
        await expect(field(page)).toBeFocused();
        await page.keyboard.type('base64 decode', { delay });
        await expect(prompt(page)).toHaveValue('base64 decode');
        await expect(offers(page).first()).toContainText('Base64 text encoder and decoder');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(address('base64-string-converter?op=decode'));
      });
  });

  test('opens by click and by key, restores the focus, and ignores keys typed elsewhere', async ({ page }) => {
    await open(page, '');

    await test.step('keys typed elsewhere, and shortcuts', async () => {
      await page.keyboard.press('Control+b');
      await page.getByRole('main').getByRole('link', { name: 'Chmod calculator' }).focus();
      await page.keyboard.press('x');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('click and key', async () => {
      await field(page).click();
      await expect(prompt(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(prompt(page)).toBeFocused();
      await expect(prompt(page)).toHaveValue('');
      await page.keyboard.type('hash');
      await page.keyboard.press('Escape');
      await page.keyboard.press('x');
      await expect(prompt(page)).toHaveValue('x');
    });
  });
});

test.describe('a paste', () => {
  const jwt =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U';

  test('of a JWT: it is named as one, and decoded', onLanding, async ({ page }) => {
    await open(page, '');
    await pasteByKeys(page, jwt);
    await expect(page.getByRole('dialog')).toContainText('looks like a JWT');
    await expect(offers(page)).toHaveText([
      /JWT parser · Decode$/,
      /^Base64 text encoder and decoder.*Base64 to text$/,
      /^String obfuscator.* · a key or token/,
    ]);
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('jwt-parser?op=decode'));
    await expect(page.getByRole('main')).toContainText('1234567890');
  });

  test('of hex-encoded text: read as hexadecimal', async ({ page }) => {
    await open(page, '');
    await pasteByKeys(page, '48 65 6c 6c 6f');
    await expect(offers(page).first()).toContainText('Bits to text');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-results], [data-output]').first()).toContainText('Hello');
  });

  test('reaches neither the address nor what a reload requests', async ({ page }) => {
    const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
    const composeFile = 'services:\n  db:\n    image: postgres\n    environment:\n      POSTGRES_PASSWORD: hunter2\n';
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const [pasted, tool] of [
      [composeFile, 'docker-run-to-docker-compose-converter'],
      [digest, 'hash-text'],
    ] as const)
      await test.step(tool, async () => {
        await open(page, '');
        await pasteByKeys(page, pasted);
        await expect(offers(page).first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(tool));
        await page.reload();
        const fields = page.getByRole('main').locator('input, textarea, .cm-content');
        const written = () =>
          fields.evaluateAll((all) => all.map((one) => ('value' in one ? one.value : one.textContent)).join());
        await expect.poll(written).toContain(pasted.split('\n').at(-2) ?? pasted);
      });
    expect(requested.filter((url) => /hunter2|9f86d081/.test(url))).toEqual([]);
  });

  test('of a digest: to be compared with', async ({ page }) => {
    await open(page, '');
    await pasteByKeys(page, '900150983cd24fb0d6963f7d28e17f72');
    await expect(offers(page)).toHaveText([/Hash text and files.*Verify text/]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /expected/i })).toHaveValue('900150983cd24fb0d6963f7d28e17f72');
    await page.locator('main textarea').first().pressSequentially('abc', { delay: 20 });
    await expect(page.getByText(/MD5.*match|match.*MD5/i).first()).toBeVisible();
  });

  test('of a timestamp, a color, a list: the tool made for it', async ({ page }) => {
    for (const [text, title] of [
      ['1681333824', 'Date and time converter'],
      ['#1ea54c', 'Color converter'],
      ['apple\nbanana\ncherry', 'List converter'],
      ['MCMXCIV', 'Roman numeral converter'],
      ['drwxr-xr-x', 'Chmod calculator'],
      ['hello world', 'Case converter'],
    ] as const) {
      await open(page, '');
      await pasteByKeys(page, text);
      await expect(offers(page).first()).toContainText(title);
    }
  });

  test('of a text of no particular kind: Enter chooses no tool', async ({ page }) => {
    await open(page, '');
    await pasteByKeys(page, 'Dear all,\n\nplease find the report attached. I shall be away.');
    await expect(offers(page).first()).toContainText('Text to Base64');
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveCount(0);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toBeFocused();
    await expect(page).toHaveURL(address(''));
    await page.keyboard.press('ArrowDown');
    await expect(offers(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/base64-string-converter/);
    await expect(page.locator('main textarea').first()).toHaveValue(/^Dear all/);
  });

  test('all tools that accept it are shown on request', async ({ page }) => {
    await open(page, '');
    await pasteByKeys(page, jwt);
    const showAll = page.getByRole('dialog').getByRole('button', { name: /^Show all/ });
    await expect(showAll).toBeVisible();
    const shown = await offers(page).count();
    await showAll.click();
    await expect(offers(page).nth(shown)).toHaveAttribute('aria-selected', 'true');
    await expect(offers(page).filter({ hasText: 'Hash text' })).toHaveCount(1);
  });
});

test('a paste replaces the field by the offers', async ({ page }) => {
  await open(page, '');
  const place = await field(page).boundingBox();
  await pasteByKeys(page, '{"a": 1,\n"b": 2}');
  await expect(offers(page).first()).toContainText('JSON formatter');
  const dialog = await page.getByRole('dialog').boundingBox();
  expect([dialog?.x, dialog?.y, dialog?.width]).toEqual([place?.x, place?.y, place?.width]);
});

test('cards are in 1, 2, 3, 4 and 8 columns, filtered by chips as long as the tab is open', async ({ page }) => {
  await open(page, '');

  await test.step('the grid has 1, 2, 3, 4 and 8 columns at their widths', async () => {
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

  await test.step('chips filter all tools by category, by keyboard too, as long as the tab is open', async () => {
    await page.setViewportSize({ width: 1600, height: 900 });
    // New tools are in a section of their own, too.
    const all = page.locator('section', { has: page.getByRole('heading', { name: 'All tools' }) });
    const cards = all.getByRole('article');
    const total = catalog('en').length;
    await expect(cards).toHaveCount(total);
    const chip = (name: RegExp) =>
      page.getByRole('group', { name: 'Filter by category' }).getByRole('button', { name });
    await expect(chip(/^All/)).toHaveText(`All ${total}`);
    const countOf = (...categories: string[]) =>
      catalog('en').filter(({ category }) => categories.includes(category)).length;
    await chip(/^Crypto/).press('Enter');
    await expect(cards).toHaveCount(countOf('crypto'));
    await chip(/^Development/).press('Space');
    const chosen = countOf('crypto', 'development');
    await expect(cards).toHaveCount(chosen);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Chmod calculator' }).click();
    await page.goBack();
    await expect(cards).toHaveCount(chosen);
    await page.reload();
    await expect(cards).toHaveCount(chosen);
    await chip(/^All/).click();
    await expect(cards).toHaveCount(total);
  });

  await test.step('a card has icon, name, description and heart, and is its tool’s link', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Chmod calculator' });
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card).toContainText('Convert file permissions to');
    await expect(card.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
    await card.click({ position: { x: 60, y: 110 } });
    await expect(page.locator('h1')).toHaveText('Chmod calculator');
  });
});

test('says how many requests have left the page, and leads to the list', onLanding, async ({ page }) => {
  await open(page, '');
  await page.getByRole('link', { name: '0 requests have left this page' }).click();
  await expect(page.getByRole('region', { name: 'Requests since this page was opened' })).toBeVisible();
});

test('recently used tools are shown from the second visit, most recent first', async ({ page, context }) => {
  await open(page, 'hash-text');
  await open(page, 'token-generator');
  await open(page, '');
  const recent = (on: typeof page) => on.getByRole('heading', { name: 'Recently used' });
  await expect(recent(page)).toHaveCount(0);
  const later = await context.newPage();
  await open(later, '');
  const section = later.locator('section', { has: recent(later) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Token generator', 'Hash text and files']);
  // In the menu too, but for the page that is shown.
  const group = later.locator('#menu details', { hasText: 'Recently used' });
  await expect(group.getByRole('link')).toHaveText(['Token generator', 'Hash text and files']);
  await group.getByRole('link', { name: 'Hash text and files' }).click();
  await expect(later.locator('main textarea').first()).toBeFocused();
  await expect(group.getByRole('link')).toHaveText(['Token generator']);
  await later.goBack();
  await later.reload();
  await expect(recent(later)).toBeVisible();
});

test('new tools by the visitor’s clock have a badge and a section, for two calendar months', async ({ page }) => {
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
    // Among all tools; the title of its section says it for those.
    await expect(badge).toHaveCount(isNew ? 1 : 0);
  }
  await page.clock.setFixedTime('2023-06-25T12:00');
  await open(page, 'fr');
  await expect(page.getByRole('heading', { name: 'Les nouveaux outils' })).toBeVisible();
  await expect(page.getByRole('article').getByText('Nouveau', { exact: true }).first()).toBeVisible();
});

test('new tools have one row until all are shown, and all tools begin on the first two screens', async ({ page }) => {
  await page.clock.setFixedTime('2023-07-01T12:00');
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '');
  const newest = page.locator('section', { has: page.getByRole('heading', { name: 'Newest tools' }) });
  const shown = newest.getByRole('article').filter({ visible: true });
  await expect(shown).toHaveCount(4);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(shown).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 800 });
  const filter = await page.getByRole('group', { name: 'Filter by category' }).boundingBox();
  expect(filter?.y).toBeLessThan(2 * 800);
  await newest.getByRole('button', { name: /^Show all/ }).click();
  expect(await shown.count()).toBeGreaterThan(8);
  await expect(newest.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
});

test('the bar has a search only where the field is scrolled away', async ({ page }) => {
  await open(page, '');
  const search = page.getByRole('banner').getByRole('button', { name: /^Search/ });
  await expect(search).toBeHidden();
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 600);
  await expect(search).toBeVisible();
  await page.mouse.wheel(0, -600);
  await expect(search).toBeHidden();
});

test(
  'without scripts all tools are there as links, and nothing that depends on the visitor',
  onLanding,
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(process.env['SITE'] ?? '');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Newest tools')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Chmod calculator' }).click();
    await expect(page.locator('h1')).toHaveText('Chmod calculator');
    await context.close();
  },
);

test('coming back from a tool restores the scroll position', async ({ page }) => {
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
