/** The second engine: tools in Firefox, typed into by real keys. */

import { test as base, expect } from '@playwright/test';
import { ensureFirefox } from '../scripts/browsers/firefox.ts';
import { defaultOptions, isLinkable, toQuery } from '../src/core/fields.ts';
import { toKebab } from '../src/core/kebab.ts';
import { toFragment } from '../src/core/links/to-fragment.ts';
import type { Example, Operation } from '../src/core/tool.ts';
import { firstExample, squash } from './support/examples.ts';
import { Firefox } from './support/firefox.ts';
import { onLanding } from './support/on-landing.ts';
import { isRepresentative } from './support/scope.ts';
import { address, catalog } from './support/site.ts';

/** Milliseconds between two keys: fast, so that keys are typed while the editor loads. */
const pause = 25;

/** How many keys are typed so: the editor has loaded meanwhile, and the others need not wait. */
const slowKeys = 40;

/** One Firefox for all tests. */
const test = base.extend<{ failOnConsoleMessage: undefined }, { firefox: Firefox }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const firefox = await Firefox.launch(ensureFirefox());
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  failOnConsoleMessage: [
    async ({ firefox }, use) => {
      firefox.messages.length = 0;
      await use(undefined);
      // Earlier log entries arrive before the response.
      await firefox.evaluate('0');
      expect(firefox.messages, 'console messages').toEqual([]);
    },
    { auto: true },
  ],
});
// In one worker, which has one Firefox.
test.describe.configure({ mode: 'default' });

/** Opens a page and waits until it is hydrated. */
async function open(firefox: Firefox, path: string): Promise<void> {
  await firefox.goto(address(path));
  await expect.poll(() => firefox.evaluate('document.documentElement.hasAttribute("data-hydrated")')).toBe(true);
}

/** The text that an element shows, also in fields and in the code editor; a symbol in a grid has its name as its label. */
const textOf = (firefox: Firefox, selector: string): Promise<string> =>
  firefox.evaluate(`(() => {
    const nameOf = (node) => node.role === 'gridcell' ? node.ariaLabel ?? '' : '';
    const read = (node) => node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement
      ? node.value
      : node.nodeType === Node.TEXT_NODE
        ? node.data
        : [...(node.shadowRoot ?? node).childNodes].map(read).join('') + nameOf(node) +
          (node instanceof Element && !getComputedStyle(node).display.startsWith('inline') ? ' ' : '');
    return [...document.querySelectorAll(${JSON.stringify(selector)})].map(read).join('');
  })()`);

/**
 * Types a text into the input, which has the focus from the start. Indentation inserted by the editor is typed over.
 */
async function typeLines(firefox: Firefox, text: string): Promise<void> {
  await expect.poll(() => firefox.evaluate('document.activeElement !== document.body')).toBe(true);
  let typed = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) {
      await firefox.press('Enter');
      const isPlain = await firefox.evaluate('document.activeElement instanceof HTMLTextAreaElement');
      if (!isPlain) await firefox.press('Shift', 'Home');
    }
    const keys = [...line];
    const slow = Math.max(0, slowKeys - typed);
    await firefox.type(keys.slice(0, slow).join(''), pause);
    await firefox.type(keys.slice(slow).join(''), 0);
    typed += keys.length;
  }
}

/** Goes from the surface that has the focus on arrival to the source of what it shows, and selects that. */
async function goToSource(firefox: Firefox): Promise<void> {
  await expect.poll(() => firefox.evaluate('document.activeElement.closest("[data-surface]") !== null')).toBe(true);
  await firefox.click('[data-input-pane] h2 button');
  await firefox.click('[data-input-pane] textarea');
  await firefox.press('Control', 'a');
}

/** Secrets and documents have no place in an address. */
const canBeTyped = ({ input, options = {}, isRandom }: Example, { options: fields }: Operation): boolean =>
  !isRandom &&
  input !== undefined &&
  !Object.entries(fields ?? {}).some(([name, field]) => name in options && !isLinkable(field));

for (const { id } of catalog('en').filter((tool) => isRepresentative(tool.id)))
  test(`${id} in Firefox: typed text has its result`, async ({ firefox }) => {
    const typed = await firstExample(id, 'en', canBeTyped);
    if (typed) {
      const { name, operation, example, texts: results } = typed;
      const fields = operation.options ?? {};
      const options = { ...defaultOptions(fields), ...example.options };
      const query = toQuery(fields, options);
      const texts = [...toFragment(fields, options)].map(([option, text]) => `${option}=${encodeURIComponent(text)}`);
      query.set('op', toKebab(name));
      await open(firefox, `${id}?${query}#${texts.join('&')}`);
      if (await firefox.evaluate('document.querySelector("[data-surface]") !== null')) await goToSource(firefox);
      await typeLines(firefox, example.input ?? '');
      for (const text of results)
        await expect.poll(async () => squash(await textOf(firefox, '[data-results]'))).toContain(squash(text));
    } else {
      await open(firefox, id);
      await expect.poll(() => textOf(firefox, '[data-results]')).not.toBe('');
    }
    // A part of the input may have the same result; a message about what follows it goes with the last key only.
    await expect.poll(() => textOf(firefox, '[data-problem]')).toBe('');
  });

test('the palette in Firefox', onLanding, async ({ firefox }) => {
  await open(firefox, '');
  await firefox.press('Control', 'k');
  await firefox.type('base64 text', pause);
  await expect.poll(() => textOf(firefox, '[role=option][aria-selected=true]')).toContain('Base64 text');
  await firefox.press('Enter');
  await expect.poll(() => firefox.evaluate('location.href')).toBe(address('base64-string-converter'));
  // The address changes before the page is shown.
  await expect.poll(() => textOf(firefox, 'h1')).toContain('Base64');
});

test('a link in Firefox is followed without loading the site again', onLanding, async ({ firefox }) => {
  await open(firefox, 'hash-text');
  // Links are followed by the browser until the code for that has come, with what completes the menu.
  await expect.poll(() => firefox.evaluate('document.querySelectorAll("[data-static]").length')).toBe(0);
  await firefox.evaluate('void (globalThis.isSame = true)');
  await firefox.click('#menu a[href$="token-generator"]');
  await expect.poll(() => textOf(firefox, 'h1')).toContain('Token generator');
  await expect.poll(() => textOf(firefox, '[data-results]')).not.toBe('');
  expect(await firefox.evaluate('globalThis.isSame === true')).toBe(true);
});
