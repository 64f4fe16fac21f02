import { onLanding } from '../support/on-landing.ts';
import { address, audit, expect, open, pasteByKeys, test } from '../support/site.ts';

test('About counts the requests of the page, and none goes elsewhere', onLanding, async ({ page }) => {
  await open(page, 'hash-text');
  await page.locator('main textarea').first().fill('a secret');
  await expect(page.locator('[data-results]').first()).toContainText('SHA-512');
  await page.getByRole('link', { name: 'About' }).click();
  const section = page.getByRole('region', { name: 'Requests since this page was opened' });
  const counts = section.getByRole('definition');
  await expect(counts.first()).toHaveText('0');
  await section.getByText(/^Show all \d+ requests$/).click();
  const listed = section.getByRole('listitem');
  await expect(listed.first()).toHaveText(new URL('about', page.url()).href);
  // More may be fetched between the two looks.
  await expect(async () => expect(await counts.last().textContent()).toBe(String(await listed.count()))).toPass();
  expect(await section.textContent()).not.toContain('secret');
  expect(await audit(page)).toEqual([]);
});

test('requests to other origins are blocked before they are sent', onLanding, async ({ page, watch }) => {
  await open(page, 'about');
  await page.evaluate(() => fetch('https://example.invalid/leak').catch(() => {}));
  await page.getByRole('link', { name: 'Penknife', exact: true }).first().click();
  await page.getByRole('link', { name: 'About' }).click();
  const counts = page.getByRole('region', { name: 'Requests since this page was opened' }).getByRole('definition');
  // The policy blocked it before it was sent.
  await expect(counts.first()).toHaveText('0');
  expect(watch.foreign).toEqual([]);
  expect(watch.messages.join()).toContain('Content Security Policy');
  watch.messages.length = 0;
});

test('refuses to show a page for secrets inside a frame', onLanding, async ({ page }) => {
  await page.route('**/framing', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: ['bcrypt', 'recipe', 'json-prettify'].map((path) => `<iframe src="${address(path)}"></iframe>`).join(''),
    }),
  );
  // As a host without headers serves the pages.
  await page.route(/\/(bcrypt|recipe|json-prettify)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  await page.goto(address('framing'));
  const frame = (at: number) => page.frameLocator('iframe').nth(at);
  for (const refused of [frame(0), frame(1)]) {
    await expect(refused.getByRole('alert')).toContainText('does not run inside another page');
    await expect(refused.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
  await expect(frame(2).getByRole('main').getByRole('textbox').first()).toBeVisible();
});

test('shows no field for secrets where scripts do not run', onLanding, async ({ browser, page, watch }) => {
  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe sandbox src="${address('bcrypt')}"></iframe>` }),
  );
  // As a host without headers serves the page and its styles.
  await page.route(/\/bcrypt$|\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': response.headers()['content-type'] ?? '' } });
  });
  await page.goto(address('framing'));
  const framed = page.frameLocator('iframe').getByRole('main');
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(framed.getByRole('textbox')).toHaveCount(0);
  // The browser reports each script and icon that the sandbox blocks, and later what it has loaded in vain.
  await page.goto('about:blank');
  watch.messages.length = 0;

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address('bcrypt'));
  const main = plain.getByRole('main');
  await expect(main.locator('[data-example]').first()).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await plain.goto(address('json-prettify'));
  await expect(main.getByRole('textbox').first()).toBeVisible();
  await context.close();
});

test(
  'a secret that is sent to another tool, or pasted for one, stays out of the storage',
  onLanding,
  async ({ page }) => {
    const stored = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    await test.step('sent', async () => {
      await open(page, 'token-generator?length=40');
      await page.getByRole('button', { name: 'Send to' }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /Base64 text/ })
        .first()
        .click();
      await expect(page.locator('main textarea').first()).toHaveValue(/.{40}/);
      const sent = await page.locator('main textarea').first().inputValue();
      await page.getByRole('link', { name: 'About' }).click();
      expect(await stored()).not.toContain(sent);
    });
    await test.step('pasted', async () => {
      await open(page, 'json-prettify');
      await page.keyboard.press('Control+k');
      await pasteByKeys(page, 'otpauth://totp/a?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/otp-generator/);
      await expect(page.getByRole('main')).toContainText(/\d{3}\s?\d{3}/);
      await expect.poll(stored).not.toContain('GEZDGNBVGY3T');
    });
  },
);

test('a link starts no costly work, and puts no text into a page for secrets', onLanding, async ({ page }) => {
  await open(page, 'rsa-key-pair-generator?bits=1024');
  const results = page.locator('[data-results]').first();
  await expect(page.getByRole('spinbutton', { name: 'Bits' })).toHaveValue('1024');
  await expect(results).not.toContainText('BEGIN');
  await page.getByRole('button', { name: 'New key pair' }).click();
  await expect(results).toContainText('BEGIN');
  for (const link of ['bcrypt?cost=5#input=hunter2', 'bcrypt?cost=5&q=hunter2']) {
    await open(page, link);
    await expect(page).toHaveURL(address('bcrypt?cost=5'));
    await expect(page.locator('main textarea, main input[type=password]').first()).toHaveValue('');
  }
});
