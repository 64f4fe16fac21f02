/** Where keys and pastes go, and how a replaced input is restored: with real keys and pauses. */
import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import {
  chooseOperation,
  clipboard,
  expect,
  hold,
  inputPane,
  inputText,
  nextFrames,
  open,
  pasteByKeys,
  resultText,
  test,
  untilRead,
} from '../support/site.ts';

const results = (page: Page) => page.locator('[data-results]').first();
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Replaced' });

/** Loads an example, by the menu of the page. */
const loadExample = async (page: Page, index: number) => {
  await page.getByRole('button', { name: 'Page menu' }).click();
  await page
    .getByRole('menuitem', { name: /^Example: / })
    .nth(index)
    .click();
};

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 40 });

/** The id of the tool whose input has the focus, else the focused element. */
const focused = (page: Page) =>
  page.evaluate(() =>
    document.activeElement?.closest('[data-input-pane]')
      ? 'input'
      : (document.activeElement?.outerHTML.slice(0, 80) ?? ''),
  );

/** The selected text of the main input. */
const selectedText = (page: Page) =>
  inputPane(page).evaluate((pane) => {
    const area = pane.querySelector('textarea');
    return area ? area.value.slice(area.selectionStart, area.selectionEnd) : String(getSelection());
  });

test.describe('arriving', () => {
  test('by the palette and from the home page leads to the input', onLanding, async ({ page }) => {
    await open(page, '');
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('combobox').waitFor();
    await type(page, 'case converter');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('input');
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Text to binary/ })
      .first()
      .click();
    await expect.poll(() => focused(page)).toBe('input');
  });

  test('the previous input is selected: a paste replaces it', async ({ page }) => {
    for (const tool of ['base64-string-converter', 'json-prettify']) {
      await open(page, tool);
      await page.keyboard.press('ControlOrMeta+A');
      await type(page, '"first"');
      await page.reload();
      await expect.poll(() => inputText(page)).toBe('"first"');
      await expect.poll(() => selectedText(page)).toBe('"first"');
      await pasteByKeys(page, '"second"');
      await expect.poll(() => inputText(page)).toBe('"second"');
      await page.keyboard.press('ControlOrMeta+Z');
      await expect.poll(() => inputText(page)).toBe('"first"');
    }
  });
});

test.describe('a sample', () => {
  for (const tool of ['json-prettify', 'color-converter'])
    test(`${tool}: is replaced after a click, too; a second click sets the caret`, async ({ page }) => {
      await open(page, tool);
      const field = inputPane(page).locator('textarea, .cm-content');
      await field.click();
      await type(page, '12');
      await expect.poll(() => inputText(page)).toBe('12');
      await page.reload();
      await expect.poll(() => inputText(page)).toBe('12');
      await field.click();
      await page.keyboard.press('End');
      await type(page, '3');
      await expect.poll(() => inputText(page)).toBe('123');
    });

  test('is selected where the input gets the focus only after hydration, too', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('focusin', ({ target }) => {
        if (!document.documentElement.hasAttribute('data-hydrated')) (target as HTMLElement).blur();
      }),
    );
    await open(page, 'base-converter');
    await expect.poll(() => selectedText(page)).toBe(await inputText(page));
    await page.keyboard.type('7');
    await expect.poll(() => inputText(page)).toBe('7');
  });
});

test.describe('a paste', () => {
  test('goes to the input after a click on an operation, on options and on the page', onLanding, async ({ page }) => {
    await open(page, 'base64-string-converter');
    const clicks = [
      () => page.getByRole('radio', { name: 'Base64 to text', exact: true }).click(),
      () => page.getByLabel('Text encoding').click(),
      () => page.locator('h1').click(),
      () => page.getByRole('radio', { name: 'Text to Base64', exact: true }).click(),
      () => page.getByLabel('URL-safe').click(),
    ];
    for (const [index, click] of clicks.entries()) {
      await click();
      await page.keyboard.press('Escape');
      const text = `Zm9v${'a'.repeat(4 * index)}`;
      await pasteByKeys(page, text);
      await expect.poll(() => inputText(page)).toBe(text);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
    }
  });

  for (const tool of ['base64-string-converter', 'json-minify', 'hash-text', 'html-entities', 'url-encoder'])
    test(`${tool}: replaces the text after an operation, a swap or an example was chosen`, async ({ page }) => {
      await open(page, tool);
      await type(page, 'YWJj');
      const choices = [
        page.getByRole('main').getByRole('radio').nth(1),
        page.getByRole('button', { name: /^Swap/ }),
        { count: async () => 1, click: () => loadExample(page, 0) },
      ];
      for (const choice of choices) {
        if ((await choice.count()) === 0) continue;
        // A swap takes the result, once there is one.
        await untilRead(page);
        await choice.click();
        await expect.poll(() => focused(page)).toBe('input');
        // The operation has a result, which a swap takes where the pasted text gives none.
        await expect(page.locator('[data-results]:not([data-stale])').first()).toHaveText(/\S/);
        await pasteByKeys(page, 'second');
        await expect.poll(() => inputText(page)).toBe('second');
      }
    });

  test('after a swap that had no result to take replaces, too', onLanding, async ({ page }) => {
    await open(page, 'base64-string-converter');
    await page.getByRole('main').getByRole('radio').nth(1).click();
    await type(page, '@@@@');
    await expect(page.locator('[data-problem]')).toBeVisible();
    await page.getByRole('button', { name: /^Swap/ }).click();
    await expect.poll(() => focused(page)).toBe('input');
    await pasteByKeys(page, 'second');
    await expect.poll(() => inputText(page)).toBe('second');
  });

  test('of all of an input is seen from its beginning; what is typed after it is in sight', async ({ page }) => {
    await open(page, 'json-prettify');
    await page.setViewportSize({ width: 360, height: 740 });
    const scroller = inputPane(page).locator('.cm-scroller');
    const left = () => scroller.evaluate(({ scrollLeft }) => scrollLeft);
    // A text of a single line would be wrapped.
    const line = `1\n${JSON.stringify(Array.from({ length: 40 }, (_, index) => index))}`;
    // Over the sample, into the empty text area, into the empty editor.
    for (const before of ['ControlOrMeta+A', 'Delete', 'Delete']) {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press(before);
      await pasteByKeys(page, line);
      await expect.poll(() => inputText(page)).toBe(line);
      await expect(scroller).toBeVisible();
      await expect.poll(left).toBeLessThan(10);
      await page.keyboard.type(' ');
      await expect.poll(left).toBeGreaterThan(10);
    }
  });

  for (const { tool, texts } of [
    { tool: 'json-prettify', texts: ['{"a":1}', '{"b":2}', '{"c":3}'] },
    { tool: 'text-to-unicode', texts: ['é', 'ü', 'ö'] },
    { tool: 'email-normalizer', texts: ['jane@example.com', 'bob@gmail.com\nz@z.com', 'ann@example.com'] },
    { tool: 'numeronym-generator', texts: ['all things', 'accessibility matters', 'one more'] },
  ])
    test(`${tool}: right after another one takes its place, which can be undone`, async ({ page }) => {
      const [first = '', second = '', third = ''] = texts;
      await open(page, tool);
      await pasteByKeys(page, first);
      await expect.poll(() => inputText(page)).toBe(first);
      await pasteByKeys(page, second);
      await expect.poll(() => inputText(page)).toBe(second);
      await pasteByKeys(page, third);
      await expect.poll(() => inputText(page)).toBe(third);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => inputText(page)).toBe(second);
    });

  test('behind another one after a click is kept alone on request, which can be undone', async ({ page }) => {
    await open(page, 'json-prettify');
    await pasteByKeys(page, '{"a":1}');
    await expect.poll(() => inputText(page)).toBe('{"a":1}');
    await inputPane(page)
      .locator('.cm-scroller')
      .click({ position: { x: 200, y: 200 } });
    await pasteByKeys(page, '{"b":2}');
    await page.getByRole('button', { name: 'Keep only the new text' }).click();
    await expect.poll(() => inputText(page)).toBe('{"b":2}');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => inputText(page)).toBe('{"a":1}');
  });

  test('behind a line break or behind what was typed is added', async ({ page }) => {
    await open(page, 'list-converter');
    await page.keyboard.press('ControlOrMeta+A');
    await pasteByKeys(page, 'one\n');
    await pasteByKeys(page, 'two\n');
    await expect.poll(() => inputText(page)).toBe('one\ntwo\n');
    await page.keyboard.press('ControlOrMeta+A');
    await type(page, 'abc');
    await pasteByKeys(page, 'defg');
    await pasteByKeys(page, 'hijk');
    await expect.poll(() => inputText(page)).toBe('abcdefghijk');
  });

  test('goes to another text field that has the focus', async ({ page }) => {
    await open(page, 'hash-text');
    await type(page, 'abc');
    await page.getByLabel('Expected digest').click();
    await pasteByKeys(page, '900150983cd24fb0d6963f7d28e17f72');
    await expect(page.getByLabel('Expected digest')).toHaveValue('900150983cd24fb0d6963f7d28e17f72');
    expect(await inputText(page)).toBe('abc');
  });

  test('in the middle of the code editor stays there', onLanding, async ({ page }) => {
    await open(page, 'json-prettify');
    await page.keyboard.press('ControlOrMeta+A');
    await type(page, '[1,3]');
    await expect(inputPane(page).locator('.cm-content')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await pasteByKeys(page, ',2');
    await expect.poll(() => inputText(page)).toBe('[1,2,3]');
    // Below the text, too: it is no paste for the page, which would replace it.
    await inputPane(page)
      .locator('.cm-scroller')
      .click({ position: { x: 200, y: 500 } });
    await expect(inputPane(page).locator('.cm-content')).toBeFocused();
    await pasteByKeys(page, ' ');
    await expect.poll(() => inputText(page)).toBe('[1,2,3] ');
  });

  test('of a long text goes to the caret, and keys typed right after it follow it', async ({ page }) => {
    await open(page, 'base64-string-converter');
    await type(page, '[]');
    await page.keyboard.press('ArrowLeft');
    await pasteByKeys(page, 'a'.repeat(120_000));
    await type(page, 'xyz');
    await expect(inputPane(page).locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    await expect.poll(async () => (await clipboard(page)).length).toBe(120_005);
    expect(await clipboard(page)).toMatch(/^\[a+xyz\]$/);
  });
});

test.describe('after a choice', () => {
  test('with the pointer the focus is in the input; with the keyboard it stays', async ({ page }) => {
    await open(page, 'base64-string-converter');
    await page.getByLabel('URL-safe').click();
    await expect.poll(() => focused(page)).toBe('input');
    await page.getByRole('radio', { name: 'Base64 to text', exact: true }).click();
    await expect.poll(() => focused(page)).toBe('input');
    await page.getByRole('radio', { name: 'Base64 to text', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await nextFrames(page);
    await expect(page.getByRole('radio', { name: 'Text to Base64', exact: true })).toBeFocused();
  });
});

test.describe('an operation chosen with the pointer', () => {
  for (const { tool, input, operation, option, typed } of [
    { tool: 'json-prettify', input: '{"a":[1,2]}', operation: 'Query', option: 'path', typed: '$.a[0]' },
    { tool: 'otp-generator', input: 'JBSWY3DPEHPK3PXP', operation: 'Verify a code', option: 'code', typed: '123456' },
    {
      tool: 'ipv4-subnet-calculator',
      input: '10.0.0.5/24',
      operation: 'Compare',
      option: 'with',
      typed: '10.0.1.0/24',
    },
    { tool: 'hmac-generator', input: 'hello', operation: 'All algorithms', option: 'key', typed: 'mykey' },
    { tool: 'bcrypt', input: 'correct horse', operation: 'Verify', option: 'hash', typed: '$2b$10$' },
  ])
    test(`${tool}: gives the focus to the field that it needs, ${option}`, onLanding, async ({ page }) => {
      await open(page, tool);
      await page.keyboard.press('ControlOrMeta+A');
      await pasteByKeys(page, input);
      await chooseOperation(page, operation);
      const field = page.locator(`[data-option="${option}"]`).locator('input, textarea').first();
      await expect(field).toBeFocused();
      await page.keyboard.type(typed);
      await expect(field).toHaveValue(typed);
      // The input is what it was: filled in, and the next time there is nothing to fill in.
      expect(await inputText(page)).toBe(input);
    });

  test('regex-tester: gives the focus to the replacement', async ({ page }) => {
    await open(page, 'regex-tester');
    await inputPane(page).locator('textarea, .cm-content').click();
    await pasteByKeys(page, 'my own text');
    await chooseOperation(page, 'Replace');
    await expect(page.getByRole('textbox', { name: 'Replacement' })).toBeFocused();
  });

  test('gives it to the second document, where that is empty', async ({ page }) => {
    await open(page, 'json-diff');
    await pasteByKeys(page, '{"a":1}');
    await chooseOperation(page, 'Apply a patch');
    await pasteByKeys(page, '[{"op":"remove","path":"/a"}]');
    expect(await inputText(page)).toBe('{"a":1}');
    await expect.poll(() => resultText(page)).toContain('{}');
  });
});

test.describe('keys right after an operation was chosen with the pointer', () => {
  for (const { tool, first, operation, text } of [
    { tool: 'xml-formatter', first: '<z><y>1</y></z>', operation: 'Minify', text: '<q a="1"><w/></q>' },
    { tool: 'json-to-csv', first: '[{"a":1}]', operation: 'To Markdown table', text: '[{"zz":12}]' },
  ])
    test(`${tool}: replace the previous input in the order in which they were typed`, async ({ page }) => {
      // The editor treats the first 200 ms after a focus differently: here they last, however slow the machine is.
      await page.clock.setFixedTime(Date.now());
      await open(page, tool);
      await pasteByKeys(page, first);
      await page.reload();
      await inputPane(page).locator('.cm-content').waitFor();
      await expect.poll(() => selectedText(page)).toBe(first);
      await page.getByRole('main').getByRole('radio', { name: operation, exact: true }).click();
      await expect.poll(() => focused(page)).toBe('input');
      await page.keyboard.type(text, { delay: 100 });
      await expect.poll(() => inputText(page)).toBe(text);
    });
});

test.describe('replacing an input', () => {
  for (const tool of ['base64-string-converter', 'yaml-to-json-converter'])
    test(`${tool}: an example, clear, swap and a file are undone by a button and by the keys`, async ({ page }) => {
      await open(page, tool);
      await type(page, 'key: 1');
      await expect(results(page)).not.toContainText('appears here');
      const steps = [
        () => loadExample(page, 1),
        () => inputPane(page).getByRole('button', { name: 'Clear' }).click(),
        () => page.getByRole('button', { name: /^Swap/ }).click(),
        () =>
          inputPane(page)
            .locator('input[type=file]')
            .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('from: file') }),
      ];
      for (const step of steps)
        for (const undo of [
          () => page.getByRole('button', { name: 'Undo' }).click(),
          () => page.keyboard.press('ControlOrMeta+Z'),
        ]) {
          await step();
          await expect(notice(page)).toBeVisible();
          await expect.poll(() => inputText(page)).not.toBe('key: 1');
          await undo();
          await expect.poll(() => inputText(page)).toBe('key: 1');
          await expect(notice(page)).toBeHidden();
          await expect(page.getByRole('radio').first()).toBeChecked();
        }
      await page.keyboard.press('End');
      await type(page, '2');
      await expect.poll(() => inputText(page)).toBe('key: 12');
    });

  test('a replacement is undone by the keys before the notice about it is loaded', onLanding, async ({ page }) => {
    const release = await hold(page, '**/assets/occasional-views-*.js');
    await open(page, 'url-encoder');
    await type(page, 'kept');
    await page.getByRole('button', { name: 'Clear' }).first().click();
    await expect.poll(() => inputText(page)).toBe('');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => inputText(page)).toBe('kept');
    release();
  });

  test('several replacements are undone one by one, and earlier typing in the editor, too', async ({ page }) => {
    await open(page, 'yaml-to-json-converter');
    await type(page, 'a: 1');
    await expect(inputPane(page).locator('.cm-content')).toBeFocused();
    // What is typed half a second later is undone by itself.
    await page.clock.setFixedTime(Date.now() + 1_000);
    await type(page, '2');
    await loadExample(page, 0);
    await loadExample(page, 1);
    await page.keyboard.press('ControlOrMeta+Z');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => inputText(page)).toBe('a: 12');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => inputText(page)).toBe('a: 1');
  });

  for (const tool of ['case-converter', 'json-prettify'])
    test(
      `${tool}: pastes over one another are undone and redone by the keys, and no further`,
      onLanding,
      async ({ page }) => {
        await open(page, tool);
        const sample = await inputText(page);
        for (const text of ['"one"', '"two"']) {
          await page.keyboard.press('ControlOrMeta+A');
          await pasteByKeys(page, text);
          await expect.poll(() => inputText(page)).toBe(text);
        }
        const go = async (key: string, text: string) => {
          await page.keyboard.press(key);
          await expect.poll(() => inputText(page)).toBe(text);
        };
        await go('ControlOrMeta+Z', '"one"');
        await go('ControlOrMeta+Z', sample);
        await page.keyboard.press('ControlOrMeta+Z');
        await expect(results(page)).not.toContainText('one', { ignoreCase: true });
        await go('ControlOrMeta+Y', '"one"');
        await go('ControlOrMeta+Shift+Z', '"two"');
        await go('ControlOrMeta+Z', '"one"');
      },
    );

  for (const tool of ['case-converter', 'json-prettify'])
    test(`${tool}: typing, Clear and pastes are undone and redone, and nothing else appears`, async ({ page }) => {
      await open(page, tool);
      const seen = [await inputText(page)];
      await page.keyboard.press('ControlOrMeta+A');
      await pasteByKeys(page, '[1]');
      await expect.poll(() => inputText(page)).toBe('[1]');
      await page.keyboard.press('End');
      await type(page, '2');
      // A text area that is cleared before the editor takes over stays one.
      if (tool === 'json-prettify') await inputPane(page).locator('.cm-content').waitFor();
      await inputPane(page).getByRole('button', { name: 'Clear' }).click();
      // An empty editor shows its placeholder some frames later.
      await expect.poll(() => inputText(page)).toMatch(tool === 'json-prettify' ? /^Paste JSON/ : /^$/);
      seen.push('', await inputText(page));
      await pasteByKeys(page, '[3]\n');
      await expect.poll(() => inputText(page)).toBe('[3]\n');
      const texts = new Set([...seen, '[1]', '[1]2', '[3]\n']);
      const pressAll = async (key: string) => {
        for (let count = 0; count < 6; count++) {
          await page.keyboard.press(key);
          // A key takes effect in the next frame.
          await page.evaluate(() => new Promise(requestAnimationFrame));
          expect(texts).toContain(await inputText(page));
        }
      };
      await pressAll('ControlOrMeta+Z');
      expect(await inputText(page)).not.toContain('3');
      await pressAll('ControlOrMeta+Y');
      expect(await inputText(page)).toBe('[3]\n');
    });

  test('text typed before the editor was loaded can be undone in it', async ({ page }) => {
    await open(page, 'yaml-to-json-converter');
    await type(page, 'a: 1');
    await expect(inputPane(page).locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => inputText(page)).not.toContain('1');
  });
});

test.describe('pages with two panes', () => {
  for (const { tool, operation, text, result } of [
    { tool: 'text-to-binary', operation: 'Bits to text', text: '01001000', result: 'H' },
    { tool: 'roman-numeral-converter', operation: 'Numeral to number', text: 'XIV', result: '14' },
    { tool: 'text-to-nato-alphabet', operation: 'Words to text', text: 'Alfa Bravo', result: 'AB' },
  ])
    test(`${tool}: the inverse operation has its input first, and accepts a paste`, async ({ page }) => {
      await open(page, tool);
      await page.getByRole('radio', { name: operation, exact: true }).click();
      await expect.poll(() => focused(page)).toBe('input');
      await pasteByKeys(page, text);
      await expect.poll(() => inputText(page)).toBe(text);
      await expect(results(page).locator('textarea')).toHaveValue(result);
      // The result is in the second pane; typing there makes it the input, and the panes stay in place.
      await results(page).locator('textarea').click();
      await page.keyboard.press('ControlOrMeta+A');
      await type(page, result);
      await expect(page.locator('[data-input-pane]').nth(1).locator('textarea')).toBeFocused();
      await expect(page.locator('[data-input-pane]').nth(1).locator('textarea')).toHaveValue(result);
    });
});

for (const [tool, first, second] of [
  ['json-diff', '{"a":1}', '{"a":2}\n'],
  ['text-diff', 'one\n', 'two\n'],
] as const)
  test(`${tool}: the second of two pastes is the second document`, async ({ page }) => {
    await open(page, tool);
    const panes = page.locator('[data-input-pane]');
    await pasteByKeys(page, first);
    await expect(panes.nth(0)).toContainText(first.trim());
    await pasteByKeys(page, second);
    await expect(panes.nth(1)).toContainText(second.trim());
    await expect(panes.nth(0)).not.toContainText(second.trim());
    await expect(panes.nth(1).locator('textarea, .cm-content')).toBeFocused();
    // Both are there: what follows is added to the one that has the focus.
    await pasteByKeys(page, second);
    await expect(panes.nth(0)).not.toContainText(second.trim());
  });

for (const [tool, first, second] of [
  ['json-diff', '{"a":1}', '{"a":2}\r\n'],
  ['text-diff', 'one\r\n', 'two\r\n'],
] as const)
  test(`${tool}: the second of two pastes is undone first, and done again`, async ({ page }) => {
    await open(page, tool);
    const panes = page.locator('[data-input-pane]');
    await pasteByKeys(page, first);
    await expect(panes.nth(0)).toContainText(first.trim());
    await pasteByKeys(page, second);
    await expect(panes.nth(1)).toContainText(second.trim());
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(panes.nth(1)).not.toContainText(second.trim());
    await expect(panes.nth(0)).toContainText(first.trim());
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await expect(panes.nth(1)).toContainText(second.trim());
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(panes.nth(1)).not.toContainText(second.trim());
    // There is nothing more of it to undo.
    await page.keyboard.press('ControlOrMeta+Z');
    await nextFrames(page);
    await expect(panes.nth(1)).not.toContainText(second.trim());
  });

test('a second document that is taken back leaves no old result', async ({ page }) => {
  await open(page, 'json-diff');
  await pasteByKeys(page, '{"a":1}');
  await pasteByKeys(page, '{"a":2}');
  await expect(results(page)).toContainText('1 change');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(results(page)).toContainText('paste the document to compare with');
  await expect(page.getByText(/previous (?:input|result)/i)).toHaveCount(0);
});

test('a paste after a press on the first document stays there', async ({ page }) => {
  await open(page, 'json-diff');
  const first = page.locator('[data-input-pane]').first();
  await pasteByKeys(page, '[1,');
  await first.locator('.cm-content').click();
  await pasteByKeys(page, '2]');
  await expect(first).toContainText('[1,2]');
});

test('a sample is selected whenever the browser gives it the focus', async ({ page }) => {
  await open(page, 'roman-numeral-converter');
  const field = inputPane(page).locator('textarea');
  await expect(field).toHaveValue('42');
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(2, 2);
    area.blur();
    area.focus();
  });
  await pasteByKeys(page, '2024');
  await expect(field).toHaveValue('2024');
});

test('says where a reload clears the input, and only there', async ({ page }) => {
  const note = page.getByText('What you enter here is not stored: reloading the page clears it.');
  for (const tool of ['hash-text', 'iban-validator-and-parser', 'jwt-parser', 'password-strength-analyser']) {
    await open(page, tool);
    await expect(note, tool).toBeVisible();
    await page.keyboard.type('abc');
    await page.reload();
    await expect(page.locator('main textarea').first(), tool).toHaveValue('');
  }
  for (const tool of ['base64-string-converter', 'token-generator']) {
    await open(page, tool);
    await expect(note, tool).toHaveCount(0);
  }
});

test('the focus stays on an operation whose page has no input', async ({ page }) => {
  await open(page, 'ulid-generator');
  await page.getByRole('radio', { name: 'Inspect', exact: true }).click();
  await expect.poll(() => focused(page)).toBe('input');
  const generate = page.getByRole('radio', { name: 'Generate' });
  await generate.click();
  await expect(generate).toBeFocused();
});
