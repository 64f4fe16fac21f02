import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { address, audit, clipboard, expect, open, test } from '../support/site.ts';

test.describe('the page for unknown paths', () => {
  // The browser itself reports the status of the document.
  test.afterEach(({ watch }) => {
    watch.messages.splice(
      0,
      watch.messages.length,
      ...watch.messages.filter((message) => !/status of 404/.test(message)),
    );
  });

  test('is a real 404, says so, and links to the home page', onLanding, async ({ page }) => {
    const response = await page.goto(address('no/such/page'));
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found');
    await expect(page.locator('h1')).toHaveText('404 Not Found');
    await expect(page.getByRole('main')).toContainText('Sorry, this page does not seem to exist');
    await expect(page.getByRole('main')).toContainText('Maybe the cache is doing tricky things, try force-refreshing?');
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page.locator('h1')).toHaveText('Penknife');
  });

  test('is in French under /fr', async ({ page }) => {
    await page.goto(address('fr/nulle-part'));
    await expect(page).toHaveTitle('Page introuvable');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('offers the tools with the nearest names, also by title or keyword', async ({ page }) => {
    for (const [path, title] of [
      ['json-pretify', 'JSON formatter and viewer'],
      ['json-formatter', 'JSON formatter and viewer'],
      ['md5', 'Hash text and files'],
    ] as const) {
      await page.goto(address(path));
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(title);
    }
    await page.getByRole('main').getByRole('link', { name: 'Hash text and files' }).click();
    await expect(page).toHaveURL(address('hash-text'));
  });

  test('is served for an address that cannot be decoded', async ({ page }) => {
    await page.goto(address('%E0%A4%A'));
    await page.locator('html[data-hydrated]').waitFor();
  });

  test('a link to an unknown or former path within the site is left to the host', async ({ page }) => {
    await open(page, '');
    for (const path of ['hash', 'nowhere'])
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href });
        document.querySelector('main')?.append(link);
      }, path);
    await page.getByRole('link', { name: 'nowhere' }).click();
    await expect(page).toHaveTitle('Page not found');
    await page.goBack();
    await page.goto(address('hash'));
    await expect(page).toHaveURL(address('hash-text'));
  });
});

test(
  'a page that throws says what happened, keeps frame and input, and offers a report with nothing typed in it',
  onLanding,
  async ({ page, watch }) => {
    const secret = 'my-secret-input';
    await open(page, 'base64-string-converter');
    await page.locator('textarea').first().fill(secret);
    await expect(page.locator('[data-results]')).toContainText('bXktc2VjcmV0LWlucHV0');
    // Clicked by script, in the same task: the control disappears with the next thing that is drawn.
    await page.getByLabel('URL-safe').evaluate((control: HTMLElement, quoted) => {
      Object.defineProperty(Intl, 'NumberFormat', {
        get() {
          throw new SyntaxError(`Unexpected "${quoted}"`);
        },
      });
      control.click();
    }, secret);
    const report = page.getByRole('alert').filter({ hasText: 'This tool stopped' });
    await expect(report).toContainText(`SyntaxError: Unexpected "${secret}"`);
    await expect(page.locator('h1')).toHaveText('Base64 text encoder and decoder');
    expect(await audit(page)).toEqual([]);
    const link = new URL((await report.getByRole('link', { name: 'Report this bug' }).getAttribute('href')) ?? '');
    expect(link.pathname).toMatch(/\/issues\/new$/);
    expect(link.searchParams.get('title')).toBe('/base64-string-converter: SyntaxError');
    expect(link.searchParams.get('body')).toMatch(/Version: .*\n.*Browser: .*Chrome.*\nError: SyntaxError\n {2}at /s);
    expect(decodeURIComponent(link.search)).not.toContain(secret);
    await report.getByRole('button', { name: 'Copy details' }).click();
    await expect.poll(() => clipboard(page)).toContain('Error: SyntaxError');
    await report.getByRole('button', { name: 'Copy the input' }).click();
    await expect.poll(() => clipboard(page)).toBe(secret);
    watch.messages.length = 0;
    await report.getByRole('button', { name: /^Reload/ }).click();
    await expect(page.locator('textarea').first()).toHaveValue(secret);
  },
);

test('where a part of the next page cannot be loaded, the browser loads the page', async ({ page, watch }) => {
  await open(page, '');
  await page.route('**/assets/pages.en-*.js', (route) => route.abort());
  await page.locator('#menu').getByRole('link', { name: 'Chmod calculator' }).click();
  await expect(page.locator('h1')).toHaveText('Chmod calculator');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  watch.messages.length = 0;
});

test('where the palette or the list of tools cannot be loaded, a reload is offered and the text stays', async ({
  page,
  watch,
}) => {
  const gone = /\/(palette|find-matching-tools)-[^/]*\.js/;
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  const banner = page.getByRole('status').filter({ hasText: 'did not load' });
  for (const use of [
    () => page.keyboard.press('Control+k'),
    () => page.getByRole('button', { name: 'Send to' }).click(),
  ]) {
    await open(page, 'base64-string-converter');
    await page.locator('main textarea').first().pressSequentially('hello', { delay: 20 });
    await expect(page.getByRole('main')).toContainText('aGVsbG8=');
    await use();
    await banner.getByRole('button', { name: 'Reload' }).click();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('main textarea').first()).toHaveValue('hello');
  }
  // The browser logs the missing files.
  watch.messages.length = 0;
});

test.describe('a network that answers with a page of its own', () => {
  /** Answers so for the files that all pages share, or for that of the page itself, as long as `isBad` holds. */
  const intercept = async (page: Page, isBad: (url: string) => boolean) => {
    const files = /\/assets\/(?:shell\.en-[^/]*\.json|base64-string-converter-[^/]*\.js)/;
    await page.route(files, (route) =>
      isBad(route.request().url())
        ? route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' })
        : route.continue(),
    );
  };
  test.use({ serviceWorkers: 'block' });
  // The browser logs what it could not read.
  test.afterEach(({ watch }) => {
    watch.messages.length = 0;
  });

  test('once for each file, is tried again', async ({ page }) => {
    const seen = new Set<string>();
    await intercept(page, (url) => {
      const [file = ''] = url.split('?');
      return !seen.has(file) && Boolean(seen.add(file));
    });
    await open(page, 'base64-string-converter');
    await page.keyboard.type('hello');
    await expect(page.getByRole('main')).toContainText('aGVsbG8=');
  });

  test('for as long as it does, leaves a page that says so and offers a reload', async ({ page }) => {
    let isBad = true;
    await intercept(page, () => isBad);
    await page.goto(address('base64-string-converter'));
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this page did not load' });
    await expect(notice).toBeInViewport();
    isBad = false;
    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(notice).toHaveCount(0);
  });
});
