import type { Page } from '@playwright/test';
import { audit, clipboard, expect, open, test, untilRead } from '../../../e2e/support/site.ts';

const field = (page: Page) => page.locator('main textarea').first();
const check = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const results = (page: Page) => page.locator('[data-results]');
const headline = (page: Page) => page.locator('[data-headline]');
const row = (page: Page, label: string) =>
  results(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

/** The grid as `ls -l` writes it, without the special bits. */
async function gridOf(page: Page): Promise<string> {
  const letters = ['Owner', 'Group', 'Others'].flatMap((who) =>
    ['Read', 'Write', 'Execute'].map(async (permission) =>
      (await check(page, `${who}: ${permission}`).isChecked()) ? (permission[0] ?? '').toLowerCase() : '-',
    ),
  );
  return (await Promise.all(letters)).join('').replaceAll('e', 'x');
}

test('the grid and the field update each other', async ({ page }) => {
  await open(page, 'chmod-calculator');

  await test.step('the grid rewrites the field and the outputs', async () => {
    await check(page, 'Owner: Read').check();
    await check(page, 'Owner: Write').check();
    await check(page, 'Group: Read').check();
    await expect(field(page)).toHaveValue('640');
    await expect(row(page, 'Command')).toContainText('chmod 640 path');
    await check(page, 'setgid').check();
    await expect(field(page)).toHaveValue('2640');
    await expect(row(page, 'Symbolic')).toContainText('rw-r-S---');
    await expect(
      page.getByText('“S” means that setgid is set but the group cannot execute.', { exact: true }),
    ).toBeVisible();
  });

  await test.step('the grid keeps the form of the field', async () => {
    await field(page).fill('rw-r--r--');
    await check(page, 'Owner: Execute').check();
    await expect(field(page)).toHaveValue('rwxr--r--');
  });

  await test.step('the field updates the grid', async () => {
    for (const [text, grid, octal] of [
      ['75', '---rwxr-x', '075'],
      ['0o755', 'rwxr-xr-x', '755'],
      ['-rw-r-----+ 1 me staff 9 Jan 1 file', 'rw-r-----', '640'],
      ['u=rwx,g=rx,o=', 'rwxr-x---', '750'],
      ['chmod -R 664 docs', 'rw-rw-r--', '664'],
      ['Access: (0600/-rw-------)  Uid: ( 0/ root)', 'rw-------', '600'],
      ['umask 027', 'rw-r-----', '640'],
    ] as const)
      await test.step(text, async () => {
        await field(page).fill(text);
        await expect(headline(page)).toHaveText(octal);
        expect(await gridOf(page)).toBe(grid);
      });

    await test.step('special bits', async () => {
      await field(page).fill('7711');
      await expect(row(page, 'Symbolic')).toHaveText('rws--s--t');
      for (const name of ['setuid', 'setgid', 'sticky']) await expect(check(page, name)).toBeChecked();
    });
  });
});

test('a mode is compared with the current one, and has a kind, a path and a umask', async ({ page }) => {
  await open(page, 'chmod-calculator');

  await test.step('clauses change what the grid showed', async () => {
    await page.getByRole('button', { name: '640', exact: true }).click();
    await expect(page.getByRole('button', { name: '640', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await field(page).fill('g=u');
    await expect(page.getByLabel('Current mode', { exact: true })).toHaveValue('640');
    await expect(headline(page)).toHaveText('660');
    await expect(row(page, 'Change from current mode')).toContainText('g+w');
    expect(await gridOf(page)).toBe('rw-rw----');
    await field(page).fill('755');
    await expect(page.getByLabel('Current mode', { exact: true })).toHaveValue('');
  });

  await test.step('keeps a current mode that the user has set', async () => {
    await page.getByLabel('Current mode', { exact: true }).fill('644');
    await field(page).fill('755');
    await expect(row(page, 'Change from current mode')).toContainText('a+x');
    await field(page).fill('u+x');
    await expect(headline(page)).toHaveText('744');
    await expect(page.getByLabel('Current mode', { exact: true })).toHaveValue('644');
  });

  await test.step('a listing brings its kind along', async () => {
    await page.getByLabel('Current mode', { exact: true }).fill('');
    await field(page).fill('drwxrwsr-x 2 me staff 4096 docs');
    await expect(page.getByLabel('Type')).toHaveValue('directory');
    await check(page, 'Others: Execute').uncheck();
    await expect(row(page, 'ls -l format')).toHaveText('drwxrwsr--');
    await field(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('600');
    await expect(row(page, 'ls -l format')).toHaveText('-rw-------');
  });

  await test.step('path, recursion and umask count at once', async () => {
    await field(page).fill('755');
    await page.getByLabel('Path').fill('my dir');
    await page.getByLabel('Recursive (-R)').check();
    await expect(row(page, 'Command')).toContainText("chmod -R 755 'my dir'");
    await page.getByLabel('Umask', { exact: true }).fill('027');
    await expect(page.getByRole('region', { name: 'Effect of the umask' })).toContainText('640');
    await page.getByLabel('Umask', { exact: true }).fill('028');
    await expect(page.getByText('Digit 3 must be 0–7.')).toBeVisible();
  });
});

test('bad input is reported at its place, and nothing is lost', async ({ page }) => {
  await open(page, 'chmod-calculator');
  for (const [text, message, caret] of [
    ['758', 'Digit 3 must be 0–7.', 2],
    ['77777', 'A mode has at most 4 digits (5 with a leading 0).', 0],
    ['rwxr-yr-x', 'Character 6: expected “x” or “-”, found “y”.', 5],
    ['u+w,g*w', 'Clause 2, “g*w”: write who (u g o a), then + - =, then r w x X s t.', 4],
    ['hello', '“hello” is not a mode. Use 755, rwxr-xr-x or u=rwx,g=rx,o=rx.', 0],
  ] as const)
    await test.step(text, async () => {
      await field(page).fill('750');
      await expect(headline(page)).toHaveText('750');
      await untilRead(page);
      await field(page).fill(text);
      await expect(page.locator('[data-problem]')).toContainText(message);
      await expect(page.getByText('Result for your previous input')).toBeVisible();
      await expect(headline(page)).toHaveText('750');
      expect(await gridOf(page)).toBe('rwxr-x---');
      await page.getByRole('button', { name: 'Go to error' }).click();
      await expect(field(page)).toBeFocused();
      expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(caret);
      await expect(field(page)).toHaveValue(text);
    });
  expect(await audit(page)).toEqual([]);
});

test('a reload and a link restore the state', async ({ page, context }) => {
  await open(page, 'chmod-calculator');
  await field(page).fill('4755');
  await page.getByLabel('Type').selectOption('directory');
  await page.reload();
  await expect(row(page, 'ls -l format')).toHaveText('drwsr-xr-x');
  await expect(check(page, 'setuid')).toBeChecked();
  const other = await context.newPage();
  await open(other, 'chmod-calculator?kind=file&path=x#input=1777');
  await expect(row(other, 'Command')).toContainText('chmod 1777 x');
  await expect(check(other, 'sticky')).toBeChecked();
  await open(other, 'chmod-calculator?op=fromUmask');
  await expect(check(other, 'sticky')).toBeVisible();
});

test('by keyboard alone', async ({ page }) => {
  await open(page, 'chmod-calculator');
  await field(page).focus();
  await page.keyboard.type('644');
  await check(page, 'Others: Write').focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toHaveValue('646');
  await expect(page.getByText('Everyone can write to it.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy octal', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('646');
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/chmod-calculator');
  await page.getByRole('button', { name: '755', exact: true }).click();
  await expect(check(page, 'Propriétaire : Écriture')).toBeChecked();
  await expect(results(page)).toContainText('Propriétaire : lecture, écriture, exécution.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
