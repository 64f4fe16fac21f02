import type { Page } from '@playwright/test';
import { address, audit, expect, inputText, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

test('finds a command after a few keys, with the user’s own branch', async ({ page }) => {
  await open(page, 'git-memo');
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('git config --global user.name');
  await page.keyboard.type('undo', { delay: 40 });
  await expect(results.locator('dd').first()).toContainText('git reset --soft HEAD~1');
  await page.getByRole('textbox', { name: 'Branch' }).click();
  await page.keyboard.type('dev', { delay: 40 });
  await expect(results).toContainText('git reset --hard origin/dev');
});

/** Finds a command in the palette and goes to it, by keyboard alone. */
async function openCommand(page: Page, words: string, command: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words, { delay: 30 });
  const wanted = page.getByRole('dialog').getByRole('option').filter({ hasText: command });
  await expect(wanted).toBeVisible();
  for (let steps = 0; (await wanted.getAttribute('aria-selected')) !== 'true' && steps < 20; steps++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The row of a command is in view, and Enter copies the command. */
async function expectSeen(page: Page, id: string): Promise<void> {
  const row = page.locator(`#${id}`);
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row).toHaveAttribute('data-marked');
  await expect(row.getByRole('button')).toBeFocused();
}

test('the palette finds single commands and leads to them', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, 'json-prettify');

  await test.step('tools come first, then their entries, which are loaded when something is typed', async () => {
    await page.keyboard.press('Control+k');
    const groups = page.getByRole('dialog').getByRole('group');
    await expect(groups.first()).toBeVisible();
    expect(loaded.filter((url) => url.includes('entries'))).toEqual([]);
    await page.keyboard.type('undo last commit', { delay: 30 });
    await expect(page.getByRole('dialog').getByRole('group', { name: 'Reference' })).toContainText(
      'Git cheatsheet · git reset --soft HEAD~1',
    );
    await expect(groups.first().getByRole('option').first()).toContainText('Git cheatsheet');
    expect(await groups.nth(1).getByRole('option').count()).toBeLessThanOrEqual(5);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('from the page of another tool', async () => {
    await openCommand(page, 'undo last commit', 'git reset --soft HEAD~1');
    await expect(page).toHaveURL(address('git-memo#reset-soft'));
    await expectSeen(page, 'reset-soft');
  });

  await test.step('from its own page, where neither its section nor what was searched for shows it', async () => {
    await page.getByRole('radio', { name: 'Branch', exact: true }).click();
    await page.getByRole('textbox', { name: 'Search', exact: true }).click();
    await page.keyboard.type('rename', { delay: 30 });
    await expect(page.locator('#rename')).toBeVisible();
    await expect(page.locator('#reset-soft')).toHaveCount(0);
    await openCommand(page, 'stash pop', 'git stash pop');
    await expectSeen(page, 'stash-pop');
    await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toHaveValue('');
    await expect(page).toHaveURL(address('git-memo#stash-pop'));
  });

  await test.step('again, while the address names it', async () => {
    await page.getByRole('textbox', { name: 'Branch' }).click();
    await openCommand(page, 'stash pop', 'git stash pop');
    await expectSeen(page, 'stash-pop');
  });

  await test.step('again, after something else was searched for', async () => {
    await page.getByRole('textbox', { name: 'Search', exact: true }).click();
    await page.keyboard.type('rename', { delay: 30 });
    await expect(page.locator('#stash-pop')).toHaveCount(0);
    await expect(page).toHaveURL(address('git-memo'));
    await openCommand(page, 'stash pop', 'git stash pop');
    await expectSeen(page, 'stash-pop');
  });
});

test('a command that only its words find comes first, also on Enter at once', async ({ page }) => {
  await open(page, 'fr');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bundle --all');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('fr/git-memo#bundle'));
  await expectSeen(page, 'bundle');
});

test('the address of a command leads to it', async ({ page }) => {
  for (const path of ['git-memo#stash-pop', 'fr/git-memo#bisect-run']) {
    await open(page, path);
    await expectSeen(page, path.replace(/.*#/, ''));
  }
  await page.locator('#bisect-start dt a').click();
  await expect(page).toHaveURL(address('fr/git-memo#bisect-start'));
  await expect(page.locator('#bisect-start')).toHaveAttribute('data-marked');
});

test('a paste takes the place of the question after a filter, and asks it after another operation', async ({
  page,
}) => {
  await open(page, 'git-memo');
  await page.keyboard.type('undo commit', { delay: 40 });
  await page.getByRole('radio', { name: 'Stash' }).click();
  await pasteByKeys(page, 'list stashes');
  await expect.poll(() => inputText(page)).toBe('list stashes');
  await page.getByRole('radio', { name: 'Export as Markdown' }).click();
  await expect(page.locator('[data-input-pane]')).toHaveCount(0);
  await pasteByKeys(page, 'rename branch');
  await expect.poll(() => inputText(page)).toBe('rename branch');
});
