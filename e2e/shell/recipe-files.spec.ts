/** A recipe that runs on several files. */
import { readFile } from 'node:fs/promises';
import { audit, clipboard, expect, open, test } from '../support/site.ts';

const fileOf = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) });
const files = [fileOf('a.json', '{"a":1}'), fileOf('wrong.json', '{"a"'), fileOf('c.json', '{"c":3}')];

test('the sizes of many files are read in slices', async ({ page }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Blob.prototype, 'size') as { get(this: Blob): number };
    const known = new WeakSet<Blob>();
    let read = 0;
    const most = { read: 0 };
    Object.assign(globalThis, { most });
    Object.defineProperty(Blob.prototype, 'size', {
      get() {
        if (!known.has(this)) {
          known.add(this);
          if (read++ === 0) setTimeout(() => (read = 0));
          most.read = Math.max(most.read, read);
        }
        return get.call(this);
      },
    });
  });
  await open(page, 'recipe?do=json-minify/minify');
  const many = Array.from({ length: 240 }, (_, at) => fileOf(`${at}.json`, `{ "n": ${at} }`));
  await page.locator('main input[type=file]').first().setInputFiles(many);
  await expect(page.getByRole('button', { name: 'Download ZIP (240)' })).toBeEnabled();
  expect(await page.evaluate('most.read')).toBeLessThan(200);
  // Short results are a list too, as checksum commands write it.
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^\{"n":0\} {2}0\.json\n(?:.+\n){238}\{"n":239\} {2}239\.json\n$/);
});

test('each of several files has its result, and all are saved as one archive', async ({ page }) => {
  // One after another, so that it is known which are done when one fails.
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 }));
  await open(page, 'recipe?do=json-to-yaml-converter/to-yaml');
  await page.locator('main input[type=file]').first().setInputFiles(files);
  const table = page.locator('main table');
  const save = async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download ZIP/ }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('results.zip');
    // Files this short are stored as they are.
    return readFile(await saved.path(), 'latin1');
  };

  await test.step('one fails, which is shown beside it', async () => {
    await expect(table).toContainText('c: 3');
    await expect(table).toContainText('a: 1');
    await expect(table.getByRole('row', { name: 'wrong.json' })).toContainText('Step 1: ');
    await expect(page.getByText('2 done, 1 failed')).toBeVisible();
    await page.getByLabel('Show failed only').check();
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Show failed only').uncheck();
    expect(await audit(page)).toEqual([]);
    const zip = await save();
    expect(zip).toMatch(/a\.yaml.*a: 1\n.*c\.yaml.*c: 3\n/s);
    expect(zip).not.toContain('wrong');
  });

  await test.step('in a narrow page name, size and time share a line', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const cells = table.getByRole('row', { name: 'a.json' }).locator('th, td:not(:last-child)');
    const bottoms = await cells.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
    expect(bottoms).toHaveLength(3);
    expect(new Set(bottoms).size).toBe(1);
    await page.setViewportSize({ width: 1600, height: 900 });
  });

  await test.step('it keeps its content on request', async () => {
    await page.getByLabel('If a file fails').selectOption('Keep the input');
    await expect(page.getByText('The failed files are in the ZIP, unchanged.')).toBeVisible();
    expect(await save()).toMatch(/a: 1\n.*wrong\.json.*\{"a".*c: 3\n/s);
  });

  await test.step('or ends the run: the next one, where it is chosen after all have run', async () => {
    await page.getByLabel('If a file fails').selectOption('Stop');
    await expect(page.getByText('“Stop” applies to the next run.')).toBeVisible();
    await expect(table).toContainText('c: 3');
    await page.getByRole('button', { name: 'Run again' }).press('Enter');
    await expect(page.getByText('1 done, 1 failed, 1 not run')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run the rest' })).toBeFocused();
    await expect(page.getByText('“Stop” applies to the next run.')).toHaveCount(0);
  });

  await test.step('it goes on where it was stopped', async () => {
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles([files[1], files[0], files[2]].flatMap((file) => file ?? []));
    await expect(page.getByText('1 failed, 2 not run')).toBeVisible();
    await page.getByRole('button', { name: 'Run the rest' }).click();
    await expect(page.getByText('2 done, 1 failed')).toBeVisible();
    await expect(page.getByRole('heading', { name: '3 files' })).toBeFocused();
    await expect(table).toContainText('c: 3');
    await page.getByLabel('If a file fails').selectOption('Leave it out');
  });

  await test.step('they are there after another page, and are missed after a reload', async () => {
    await page.getByTitle('Home').click();
    await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible();
    await page.goBack();
    await expect(table).toContainText('a: 1');
    await page.reload();
    await expect(
      page.getByText('The browser cannot keep files: choose “wrong.json, a.json, c.json” again.'),
    ).toBeVisible();
    await page.locator('main input[type=file]').first().setInputFiles(files);
    await expect(table).toContainText('a: 1');
  });

  await test.step('text in their place leaves a way back', async () => {
    await page.getByRole('button', { name: 'Clear' }).first().click();
    await page.keyboard.type('[1]');
    await expect(page.locator('[data-results]')).toContainText('- 1');
    await page.getByRole('button', { name: 'Back to the 3 files' }).click();
    await expect(table).toContainText('a: 1');
  });
});
