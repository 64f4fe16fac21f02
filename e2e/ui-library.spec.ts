import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Locator, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { isComplete } from '../src/testing/affected-tools.ts';
import { onLanding } from './support/on-landing.ts';
import { address, audit, clipboard, expect } from './support/site.ts';

const root = join(import.meta.dirname, '..');
const names = ['src/ui', 'src/tool-page'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => file.match(/([^/]+)\.demo\.tsx$/)?.[1] ?? [],
  ),
);

interface Watched {
  /** Warnings, errors and uncaught errors of the page. */
  readonly messages: string[];
}

/** A test on a development server of its own; its page must log no warnings or errors. */
const test = base.extend<Watched, { readonly server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing else is needed
    async ({}, use) => {
      const cacheDir = mkdtempSync(join(tmpdir(), 'penknife-'));
      const server = await createServer({
        root,
        cacheDir,
        logLevel: 'error',
        server: { host: '127.0.0.1', watch: null },
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  messages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await use(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

async function openLibrary(page: Page, server: string, name = ''): Promise<void> {
  await page.goto(`${server}c-lib/${name}`);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Opens a component's page in one theme. */
async function openDemo(page: Page, server: string, name: string, theme: 'Light' | 'Dark' = 'Light'): Promise<void> {
  await openLibrary(page, server, name);
  await page.getByRole('radio', { name: theme }).check();
}

/** The violations that axe finds in a page on which each example is shown twice, once in each theme. */
const auditBoth = async (page: Page) =>
  (await audit(page)).filter((finding) => !finding.startsWith('landmark-unique:'));

const example = (page: Page, name: string): Locator => page.locator(`[data-example="${name}"] [data-ground]`);

const sizeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height, font: getComputedStyle(element).fontSize };
  });

/** The number of demos that one test looks at. */
const perTest = 20;

test.describe('on the development server', () => {
  // In series, because each worker would start a server of its own.
  test.describe.configure({ mode: 'default' });

  test(
    'there is an index of all components, and a page for each, in both languages',
    onLanding,
    async ({ request, server }) => {
      const status = async (path: string) =>
        (await request.get(server + path, { headers: { accept: 'text/html' } })).status();
      const index = await request.get(`${server}c-lib`, { headers: { accept: 'text/html' } });
      const html = await index.text();
      expect(index.status()).toBe(200);
      for (const name of names) expect(html).toContain(`href="c-lib/${name}"`);
      expect(await status('fr/c-lib')).toBe(200);
      expect(await status('c-lib/button')).toBe(200);
      expect(await status('fr/c-lib/button')).toBe(200);
      expect(await status('c-lib/nothing')).toBe(404);
      expect(await status('c-lib/button/more')).toBe(404);
    },
  );

  // Each some of them, so that a busy machine has time for each; what they show is audited on the pages of tools, too.
  for (let first = 0; isComplete && first < names.length; first += perTest)
    test(`axe finds nothing in the demos from ${names[first]} on, in both themes`, async ({ page, server }) => {
      await openLibrary(page, server);
      for (const name of names.slice(first, first + perTest)) {
        await page.locator(`main a[href="c-lib/${name}"]`).click();
        await expect(page.locator('main h1')).toHaveText(new RegExp(`^${name.replaceAll('-', ' ')}$`, 'i'));
        expect(await auditBoth(page), name).toEqual([]);
      }
    });

  test('the menu leads there; examples are shown in both themes at once, with their code', async ({ page, server }) => {
    await page.goto(server);
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('link', { name: 'UI lib' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Verdict' }).click();
    const grounds = example(page, 'Good');
    await expect(grounds).toHaveCount(2);
    await expect(grounds.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(grounds.last()).toHaveCSS('background-color', 'rgb(21, 23, 26)');
    await expect(page.getByRole('region', { name: 'Code: Good' })).toHaveText(
      'export const Good = () => <Verdict tone="good">The SHA-256 digest is the expected one.</Verdict>;',
    );
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('buttons are 28, 34 and 40 px high, with a font size of 12, 14 and 16 px; a circle is as wide', async ({
    page,
    server,
  }) => {
    await openDemo(page, server, 'button');
    const wanted = [
      ['small', 28, '12px'],
      ['medium', 34, '14px'],
      ['large', 40, '16px'],
    ] as const;
    for (const [size, height, font] of wanted) {
      const button = example(page, 'Sizes').getByRole('button', { name: size });
      expect(await sizeOf(button)).toMatchObject({ height, font });
      const circle = example(page, 'Circle').getByRole('button', { name: `Like (${size})` });
      expect(await sizeOf(circle)).toMatchObject({ height, width: height });
    }
    for (const button of await example(page, 'Types').getByRole('button').all())
      expect(await sizeOf(button)).toMatchObject({ height: 34, font: '14px' });
    await expect(example(page, 'Links').getByRole('link', { name: 'About' }).first()).toHaveAttribute('href', 'about');
    const nowhere = example(page, 'Links').getByRole('link', { name: 'Nowhere' });
    await expect(nowhere).toBeDisabled();
    await expect(nowhere).not.toHaveAttribute('href');
  });

  test('a modal keeps the focus, and closes by Escape, by a click outside and by its content', async ({
    page,
    server,
  }) => {
    await openDemo(page, server, 'modal', 'Dark');
    const opener = example(page, 'WithAField').getByRole('button', { name: 'Rename' });
    const modal = page.getByRole('dialog', { name: 'Rename' });
    await opener.click();
    await expect(modal.getByRole('textbox')).toBeFocused();
    expect(await audit(page)).toEqual([]);
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      // After the last element the focus moves to the browser itself, never to the page behind.
      const behind = () => document.activeElement !== document.body && !document.activeElement?.closest('dialog');
      expect(await page.evaluate(behind)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    const box = await modal.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(20, 880);
    await page.mouse.up();
    await expect(modal).toBeVisible();
    await page.mouse.click(300, 780);
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await modal.getByRole('button', { name: 'Done' }).click();
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('an operation that undoes itself is swapped: the result becomes its input', async ({ page, server }) => {
    await openDemo(page, server, 'tool-layout');
    const demo = example(page, 'SelfInverse').first();
    const swap = demo.getByRole('button', { name: 'Swap' });
    const result = demo.locator('[data-results]');
    await expect(demo.getByRole('radio')).toHaveCount(0);
    await demo.getByRole('textbox').fill('stressed');
    await expect(result).toHaveText('desserts');
    await swap.click();
    await expect(demo.getByRole('textbox')).toHaveValue('desserts');
    await expect(result).toHaveText('stressed');
    await demo.getByRole('button', { name: 'Undo' }).click();
    await expect(demo.getByRole('textbox')).toHaveValue('stressed');
  });

  test('a text field hides passwords and is cleared', async ({ page, server }) => {
    await openDemo(page, server, 'text-field');

    await test.step('a password is hidden until it is revealed', async () => {
      const field = example(page, 'Password').getByLabel('Password', { exact: true });
      await expect(field).toHaveAttribute('type', 'password');
      await example(page, 'Password').getByRole('button', { name: 'Show' }).first().click();
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('correct horse');
      await example(page, 'Password').getByRole('button', { name: 'Hide' }).click();
      await expect(field).toHaveAttribute('type', 'password');
    });

    await test.step('a field is cleared by its button, and has three rows', async () => {
      const name = example(page, 'Clearable').getByLabel('Name');
      const clear = example(page, 'Clearable').getByRole('button', { name: 'Clear' });
      await expect(clear).toHaveCount(2);
      await clear.first().click();
      await expect(name).toHaveValue('');
      await expect(name).toBeFocused();
      await expect(clear).toHaveCount(1);
      await expect(example(page, 'Multiline').getByLabel('Three rows')).toHaveAttribute('rows', '3');
    });
  });

  test('a text field grows with its text', async ({ page, server }) => {
    await openDemo(page, server, 'autosize-field');
    const growing = example(page, 'FromOneRow').getByRole('textbox');
    const before = await sizeOf(growing);
    await growing.press('Control+End');
    await growing.pressSequentially('\none\nmore');
    expect((await sizeOf(growing)).height).toBe(before.height + 2 * 21);
  });

  test('rules are checked on every change, and the message of the last broken one is shown', async ({
    page,
    server,
  }) => {
    await openDemo(page, server, 'text-field');
    const field = example(page, 'Rules').getByLabel('Both rules broken');
    const tells = (message: string) => expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await tells('Use at least one digit.');
    await field.fill('short 1');
    await tells('Use at least 8 characters.');
    await field.fill('long enough');
    await tells('Use at least one digit.');
    await field.fill('long enough 1');
    await tells('');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    const json = example(page, 'Rules').getByLabel('Validator throws');
    await expect(json).toHaveAccessibleDescription('This is not JSON.');
    await json.fill('null');
    await expect(json).toHaveAccessibleDescription('');
  });

  test('a tooltip appears on hover and focus, stays under the pointer, and is hidden by Escape', async ({
    page,
    server,
  }) => {
    await openDemo(page, server, 'tooltip');
    const button = example(page, 'Description').getByRole('button', { name: 'Swap' });
    const tooltip = page.getByRole('tooltip');
    await button.hover();
    await expect(tooltip).toHaveText('The result becomes the input of the other operation.');
    await expect(button).toHaveAccessibleDescription('The result becomes the input of the other operation.');
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.mouse.move(0, 0);
    await page.getByRole('region', { name: 'Code: Description' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tooltip).toBeHidden();
    await expect(button).toHaveAccessibleDescription('');
  });

  test('copying is confirmed on the button for 1,500 ms', async ({ page, server }) => {
    await page.clock.install();
    await openDemo(page, server, 'copy-button');
    const button = example(page, 'Forms').getByRole('button', { name: 'Copy', exact: true }).last();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    const confirmed = example(page, 'Forms').locator('[data-state=copied]');
    await expect(confirmed).toHaveCount(1);
    expect(await clipboard(page)).toBe('copied');
    await page.clock.runFor(1_499);
    await expect(confirmed).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(confirmed).toHaveCount(0);
  });
});

test.describe('the built site', () => {
  for (const path of ['c-lib', 'c-lib/button', 'fr/c-lib'])
    test(`has no ${path}`, async ({ page, messages }) => {
      const response = await page.goto(address(path));
      expect(response?.status()).toBe(404);
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.locator('h1')).toHaveText(/^404 /);
      await expect(page.getByText('UI lib')).toHaveCount(0);
      // The browser logs the status to the console.
      expect(messages.splice(0)).toHaveLength(1);
    });

  test('contains none of its code', onLanding, () => {
    const site = join(root, 'dist/site');
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|css|html)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files)
      expect(readFileSync(join(site, file), 'utf8'), file).not.toMatch(/c-lib|UI lib|\.demo\b|data-ground/);
  });
});
