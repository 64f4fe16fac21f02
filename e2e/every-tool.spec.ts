import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example, Tool } from '../src/core/tool.ts';
import { formatMessage } from '../src/core/words.ts';
import { address, audit, catalog, expect, open, test } from './site.ts';

const root = join(import.meta.dirname, '..');
const locales = ['en', 'fr'] as const;

/** The first example of a tool whose result is a text or a record of texts. */
async function firstExample(id: string): Promise<{ name: string; example: Example } | undefined> {
  const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { default: Tool };
  for (const [name, { examples = [], internal }] of Object.entries(tool.operations)) {
    const [example] = examples;
    if (example && !internal) return { name, example };
  }
  return undefined;
}

const textsOf = (output: unknown): readonly string[] =>
  typeof output === 'string'
    ? [output]
    : typeof output === 'object' && output !== null
      ? Object.values(output).flatMap(textsOf)
      : [String(output)];

const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();

for (const locale of locales) {
  for (const { id, title, description } of catalog(locale)) {
    const path = locale === 'en' ? id : `fr/${id}`;

    test.describe(`${path} without scripts`, () => {
      test.use({ javaScriptEnabled: false });
      test('the HTML holds title, description and an example’s result', async ({ page }) => {
        await page.goto(address(path));
        await expect(page).toHaveTitle(`${title} - Penknife`);
        await expect(page.locator('h1')).toHaveText(title);
        await expect(page.locator('main')).toContainText(description);
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        const first = await firstExample(id);
        const main = squash((await page.locator('main').textContent()) ?? '');
        for (const text of first ? textsOf(first.example.output) : []) expect(main).toContain(squash(text));
      });
    });

    for (const scheme of ['light', 'dark'] as const) {
      test(`${path}, ${scheme}: comes alive in silence, axe finds nothing, nothing scrolls sideways`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await open(page, path);
        expect(await audit(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        expect(await audit(page)).toEqual([]);
      });
    }

    if (locale === 'en')
      test(`${path}: the first example, loaded, gives its result`, async ({ page }) => {
        const first = await firstExample(id);
        test.skip(!first || first.example.input === undefined, 'a generator has no input to type');
        await open(page, path);
        const words = JSON.parse(readFileSync(join(root, 'src/words/en.json'), 'utf8')) as {
          ui: { loadExample: string };
        };
        await page
          .getByRole('button', { name: formatMessage(words.ui.loadExample, {}, 'en') })
          .first()
          .click();
        const results = page.locator('[data-results]');
        for (const text of textsOf(first?.example.output))
          await expect.poll(async () => squash((await results.textContent()) ?? '')).toContain(squash(text));
        expect(await audit(page)).toEqual([]);
      });
  }
}
