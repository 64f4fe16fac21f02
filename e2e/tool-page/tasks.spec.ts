/** What people come for, with real keys and presses: no task may take more of them than it did. Data itself is not counted. */
import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { clipboard, expect, inputText, open, pasteByKeys, test } from '../support/site.ts';

/** Counts what a task takes: keys (a combination is one) and presses of a pointer. */
function hands(page: Page) {
  let count = 0;
  return {
    count: () => count,
    async paste(text: string) {
      count++;
      await pasteByKeys(page, text);
    },
    async press(key: string) {
      count++;
      await page.keyboard.press(key);
    },
    async click(target: Locator) {
      count++;
      await target.click();
    },
    async choose(target: Locator, label: string) {
      // Open it, and choose.
      count += 2;
      await target.selectOption({ label });
    },
    type: (text: string) => page.keyboard.type(text),
  };
}

const results = (page: Page) => page.locator('[data-results]').first();
const claims = Buffer.from('{"sub":"42"}').toString('base64url');
const token = `eyJhbGciOiJIUzI1NiJ9.${claims}.c2lnbmF0dXJl`;

interface Task {
  readonly name: string;
  readonly path: string;
  readonly limit: number;
  readonly work: (page: Page, hand: ReturnType<typeof hands>) => Promise<void>;
}

const tasks: readonly Task[] = [
  {
    name: 'read the payload of a token',
    path: '',
    limit: 2,
    async work(page, { paste, press }) {
      await paste(token);
      await expect(page.getByRole('option').first()).toBeVisible();
      await press('Enter');
      await expect(page.getByRole('main')).toContainText('"sub":');
    },
  },
  {
    name: 'format 500 lines of JSON and find a key',
    path: 'json-prettify',
    limit: 3,
    async work(page, { paste, press, click, type }) {
      const entries = Array.from({ length: 500 }, (_, index) => [`key${index}`, index]);
      await paste(JSON.stringify(Object.fromEntries(entries)));
      await expect(results(page)).toContainText('"key1"');
      await click(results(page));
      await press('ControlOrMeta+F');
      await type('key321');
      await expect(page.getByText('1 of 1')).toBeVisible();
      await expect(results(page)).toContainText('"key321"');
    },
  },
  {
    name: 'hash a file and compare its digest',
    path: 'hash-text',
    limit: 3,
    async work(page, { click, paste }) {
      const chooser = page.waitForEvent('filechooser');
      await click(page.getByRole('button', { name: 'Open file' }));
      await (await chooser).setFiles({
        name: 'a.bin',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from('a\0b'),
      });
      await click(page.getByLabel('Expected digest'));
      await paste(createHash('sha256').update('a\0b').digest('hex'));
      await expect(page.getByText('Matches SHA-256.', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a timestamp in my time zone',
    path: 'date-converter',
    limit: 1,
    async work(page, { paste }) {
      await paste('1700000000');
      await expect(results(page)).toContainText('2023-11-14');
    },
  },
  {
    name: '20 passwords',
    path: 'token-generator',
    limit: 3,
    async work(page, { click, press, type }) {
      await click(page.getByLabel('How many'));
      await press('ControlOrMeta+A');
      await type('20');
      await expect(page.getByText('20 lines')).toBeVisible();
      await press('Alt+Shift+C');
      await expect.poll(async () => (await clipboard(page)).trim().split('\n').length).toBe(20);
    },
  },
  {
    name: 'a list for SQL from a column',
    path: 'list-converter',
    limit: 4,
    async work(page, { paste, press, choose }) {
      await paste("O'Brien\nSmith\n");
      await choose(page.getByLabel('Preset', { exact: true }), 'SQL IN, quoted');
      await expect(results(page)).toContainText("('O''Brien', 'Smith')");
      await press('Alt+Shift+C');
      await expect.poll(() => clipboard(page)).toContain("('O''Brien', 'Smith')");
    },
  },
  {
    name: 'to the place of an error in YAML',
    path: 'yaml-to-json-converter',
    limit: 2,
    async work(page, { paste, click, type }) {
      await paste('a: value\nb: [1, 2\nc: 3\n');
      await click(page.getByRole('button', { name: 'Go to error' }));
      await type('x');
      await expect.poll(() => inputText(page)).toContain('x');
    },
  },
  {
    name: 'the contrast of two colors',
    path: 'color-converter',
    limit: 2,
    async work(page, { paste, click, type }) {
      await paste('#1ea54c');
      await click(page.getByLabel('Contrast with'));
      await type('#000080');
      await expect(page.getByRole('main')).toContainText('#000080');
      await expect(page.getByRole('cell', { name: /^\d+\.\d+:1$/ }).first()).toBeVisible();
    },
  },
  {
    name: 'a line of ls -l as chmod',
    path: '',
    limit: 2,
    async work(page, { paste, press }) {
      await paste('-rwxr-x--- 1 me staff 4096 Nov 22 10:00 run.sh');
      await expect(page.getByRole('option').first()).toBeVisible();
      await press('Enter');
      await expect(results(page)).toContainText('750');
    },
  },
  {
    name: 'bits to text',
    path: '',
    limit: 2,
    async work(page, { paste, press }) {
      await paste('01001000 01101001');
      await expect(page.getByRole('option').first()).toBeVisible();
      await press('Enter');
      await expect(page.getByRole('main')).toContainText('Hi');
    },
  },
];

// The first ones are those that most people have.
for (const [index, { name, path, limit, work }] of tasks.entries())
  test(`${name}: ${limit} keys and presses`, index < 4 ? onLanding : {}, async ({ page }) => {
    await open(page, path);
    const hand = hands(page);
    await work(page, hand);
    expect(hand.count()).toBeLessThanOrEqual(limit);
  });
