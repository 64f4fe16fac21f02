/** Tests of where the focus is, and what is announced, after a navigation within the document. */
import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { isRepresentative } from '../support/scope.ts';
import { catalog, expect, openToNavigate, test } from '../support/site.ts';

/** Checks that the focus is in the page: on its heading, which is read then, or on a control, and the title is announced. */
async function expectArrived(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  const arrival = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const announced = document.querySelector('[data-announcer]')?.textContent;
      if (!activeElement?.closest('main > *')) return 'nothing has the focus';
      return activeElement.localName === 'h1' ? `heading${announced}` : `control, ${announced}`;
    });
  // The announcement of the page before may still be there.
  await expect(async () => expect(['heading', `control, ${title}`]).toContain(await arrival())).toPass({
    timeout: 20_000,
  });
}

test('by the menu, the focus is in the page of each tool', async ({ page }) => {
  await openToNavigate(page, 'about');
  for (const { title } of catalog('en').filter((tool) => isRepresentative(tool.id)))
    await test.step(title, async () => {
      await page.locator('#menu').getByRole('link', { name: title, exact: true }).press('Enter');
      await expectArrived(page, `${title} - Penknife`);
    });
});

test('by the palette, and back, the focus is in the page', async ({ page }) => {
  await openToNavigate(page, 'hash-text');
  for (const query of ['UUID generator', 'About', 'Token generator', 'Hash text and files']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type(query);
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(new RegExp(query, 'i'));
    await page.keyboard.press('Enter');
    await expectArrived(page, `${query} - Penknife`);
  }
  await page.goBack();
  await expect(page).toHaveURL(/token-generator$/);
  await expectArrived(page, 'Token generator - Penknife');
});

test('the first Tabs on a generator lead from its heading to its controls', onLanding, async ({ page }) => {
  await openToNavigate(page, 'about');
  await page.locator('#menu').getByRole('link', { name: 'ULID generator', exact: true }).press('Enter');
  await expectArrived(page, 'ULID generator - Penknife');
  const copy = page.getByRole('main').locator('[data-action="copy"]').first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 20_000 });
});

test('a language is changed with the focus in the page', async ({ page }) => {
  await openToNavigate(page, 'ulid-generator');
  const title = await page.title();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).press('Enter');
  await expect(page).not.toHaveTitle(title);
  await expectArrived(page, await page.title());
});
