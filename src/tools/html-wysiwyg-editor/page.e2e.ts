import type { Locator, Page } from '@playwright/test';
import {
  bringFile,
  expect,
  hold,
  inputText,
  open,
  openToFirstPaint,
  pasteByKeys,
  test,
} from '../../../e2e/support/site.ts';

const surface = (page: Page) => page.getByRole('textbox', { name: 'Editor' });

test('what is typed as it looks is HTML, and back', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('# Title');
  await page.keyboard.press('Enter');
  await page.keyboard.type('some ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('bold');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type(' and *slanted* text');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('[x] two');
  const written =
    '<h1>Title</h1>\n<p>some <strong>bold</strong> and <em>slanted</em> text</p>\n<ul>\n  <li>one</li>\n  <li><input type="checkbox" checked disabled> two</li>\n</ul>\n';
  await expect.poll(() => inputText(page)).toBe(written);

  // Buttons keep the selection, and show what it is.
  await page.keyboard.press('Shift+Home');
  const underline = page.getByRole('button', { name: /^Underline/ });
  await underline.click();
  await expect(underline).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => inputText(page)).toContain('<u>two</u>');
  await page.getByRole('button', { name: /^Link/ }).click();
  const address = page.getByLabel('URL', { exact: true });
  await address.focus();
  await page.keyboard.type('javascript:alert(1)');
  await expect(page.getByText('Enter an http, https')).toBeVisible();
  await address.press('ControlOrMeta+A');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');
  await expect.poll(() => inputText(page)).toContain('<a href="https://example.com"><u>two</u></a>');
  await page.getByRole('button', { name: /^Table \(/ }).click();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(editor.getByRole('table')).toBeVisible();

  // What is typed as HTML is seen, and not rewritten.
  await goToSource(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('<h2>Second</h2><pre>a\n  b</pre><p>c');
  await expect(editor.getByRole('heading', { name: 'Second' })).toBeVisible();
  expect(await inputText(page)).toBe('<h2>Second</h2><pre>a\n  b</pre><p>c');
  await editor.focus();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(editor.getByRole('heading', { name: 'Title' })).toBeVisible({ timeout: 500 });
  }, 'typing as HTML is undone like the rest').toPass();
  await expect.poll(() => inputText(page)).toContain('<h1>Title</h1>');
});

test('what the editor cannot hold is named before the first key, and comes back', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  const source = '<!-- a --><div class="x"><style>b</style><p id="c">text</p></div><form><div>d</div></form>';
  await goToSource(page);
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, source);
  const parts = '<!-- -->, <div> ×2, class, <style>, id, <form>';
  await expect(page.getByText(`will remove: ${parts}.`)).toBeVisible();
  const edit = async () => {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('!');
    await expect(page.getByText(`by editing: ${parts}.`)).toBeVisible();
    await expect.poll(() => inputText(page)).not.toContain('<div');
  };
  await edit();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => inputText(page), 'undone in the editor').toBe(source);
  await expect(page.getByText(`will remove: ${parts}.`)).toBeVisible();
  await edit();
  await goToSource(page);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => inputText(page), 'undone in the HTML').toBe(source);
  await expect(page.getByText(`will remove: ${parts}.`)).toBeVisible();
  await edit();
  await page.getByRole('button', { name: 'Restore the HTML' }).click();
  await expect.poll(() => inputText(page)).toBe(source);

  // The notice goes with the HTML.
  await edit();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('new');
  await expect(page.getByText('by editing:')).toBeHidden();
  await expect.poll(() => inputText(page)).toBe('<p>new</p>\n');
});

test('the editor has the focus on arrival, and loses nothing that is written before its code is there', async ({
  page,
}) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await expect(editor).toBeFocused();
  // What the page begins with is selected.
  await page.keyboard.type('first');
  await expect.poll(() => inputText(page)).toBe('<p>first</p>\n');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => inputText(page)).toContain('<h2>Hello!</h2>');
  // An option that is chosen by the pointer gives it back.
  await page.getByLabel('Indentation').selectOption('4');
  await expect(editor).toBeFocused();

  const release = await hold(page, '**/rich-editor*');
  await openToFirstPaint(page, 'html-wysiwyg-editor?indent=2');
  await page.keyboard.type('early ');
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.type('keys');
  await page.keyboard.press('Enter');
  await page.evaluate(async () => {
    const html = new Blob(['<p><em>pasted</em></p>'], { type: 'text/html' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': html })]);
  });
  await page.keyboard.press('ControlOrMeta+V');
  release();
  await expect(editor.getByText('pasted')).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.type(', later');
  await expect.poll(() => inputText(page)).toBe('<p>early keys</p>\n<p><em>pasted, later</em></p>\n');
});

test('what was written is there again on the next visit', async ({ page, context }) => {
  await open(page, 'html-wysiwyg-editor');
  await expect(surface(page).getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await page.keyboard.type('# Kept');
  await expect.poll(() => inputText(page)).toBe('<h1>Kept</h1>\n');
  await open(page, 'about');
  // A page that is left may write what it keeps after the next one is there.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Kept');
  const next = await context.newPage();
  await open(next, 'html-wysiwyg-editor');
  await expect(surface(next).getByRole('heading', { name: 'Kept' })).toBeVisible();
  await next.keyboard.press('ControlOrMeta+A');
  await next.keyboard.type('typed just now');
  await next.reload();
  await expect(surface(next)).toHaveText('typed just now');
});

test('what is there again is not read once more over what is typed at once', async ({ page }) => {
  // As on a busy machine: what is to happen after a pause of keys happens later.
  await page.addInitScript(() => {
    const own = window.setTimeout;
    const later = (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
      own(work, delay === 150 ? 1_500 : delay, ...rest);
    window.setTimeout = later as typeof window.setTimeout;
  });
  await open(page, 'html-wysiwyg-editor');
  await expect(surface(page).getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await page.keyboard.type('kept');
  await expect.poll(() => inputText(page)).toBe('<p>kept</p>\n');
  await page.reload();
  await expect(surface(page).getByText('kept')).toBeVisible();
  await page.keyboard.type('at once');
  await expect.poll(() => inputText(page)).toBe('<p>at once</p>\n');
  await expect(surface(page)).toHaveText('at once');
});

test('lists of tasks go on, code has a language, panels and tables take keys at once', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  const clear = async () => {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('ControlOrMeta+Alt+0');
  };
  await clear();
  await page.keyboard.type('an __important__ my_own_name, _slanted_');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- [x] done');
  await page.keyboard.press('Enter');
  await page.keyboard.type('to do');
  await expect
    .poll(() => inputText(page))
    .toBe(
      '<p>an <strong>important</strong> my_own_name, <em>slanted</em></p>\n<ul>\n  <li><input type="checkbox" checked disabled> done</li>\n  <li><input type="checkbox" disabled> to do</li>\n</ul>\n',
    );

  await clear();
  await page.keyboard.type('```js');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a');
  await expect.poll(() => inputText(page)).toBe('<pre><code class="language-js">a</code></pre>\n');
  await page.getByRole('button', { name: 'Code language' }).click();
  const language = page.getByRole('textbox', { name: 'Code language' });
  await expect(language).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('c++');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect.poll(() => inputText(page)).toBe('<pre><code class="language-c++">a</code></pre>\n');

  await clear();
  await page.keyboard.type('here');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByLabel('URL', { exact: true })).toBeFocused();
  await page.keyboard.type('https://example.com');
  await page.keyboard.press('Enter');
  await expect.poll(() => inputText(page)).toBe('<p><a href="https://example.com">here</a></p>\n');
  await page.keyboard.press('ControlOrMeta+Shift+E');
  await expect.poll(() => inputText(page)).toContain('<p style="text-align: center">');
  await page.keyboard.press('ControlOrMeta+Alt+R');
  await expect.poll(() => inputText(page)).toContain('<hr>');

  await clear();
  await page.keyboard.press('Alt+Shift+T');
  await page.keyboard.press('Enter');
  await page.keyboard.type('one');
  await page.keyboard.press('Tab');
  await page.keyboard.type('two');
  await expect(editor.getByRole('row').first()).toHaveText('onetwo');
  await expect(editor.getByRole('columnheader')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: /^Table \(/ }).click();
  await page.getByRole('button', { name: 'Header row' }).click();
  await expect(editor.getByRole('columnheader')).toHaveCount(0);
  // From the second cell of the second row: to the last one, and beyond it.
  for (let times = 0; times < 5; times++) await page.keyboard.press('Tab');
  await page.keyboard.type('more');
  await expect(editor.getByRole('row')).toHaveCount(4);
  await expect(editor.getByRole('row').last()).toHaveText('more');
});

test('pasted HTML code is read, unless Shift keeps it, and the other way by a press', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  const code = '<div class="a"><h1>Title</h1><p>a <b>b</b></p></div><hr>';
  await pasteByKeys(page, code);
  await expect(editor.getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(await inputText(page), 'in place of all, as it is').toBe(code);
  await page.getByRole('button', { name: 'Paste as text' }).click();
  await expect(editor).toHaveText(code);
  await page.getByRole('button', { name: 'Paste as HTML' }).click();
  await expect.poll(() => inputText(page)).toBe(code);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('before ');
  await expect(page.getByRole('button', { name: 'Paste as text' })).toBeHidden();
  await pasteByKeys(page, 'c <i class="d">e</i>');
  await expect(page.getByText('Left out of the pasted text: class.')).toBeVisible();
  await page.keyboard.type('!');
  await expect.poll(() => inputText(page)).toBe('<p>before c <em>e!</em></p>\n');
  await page.keyboard.press('ControlOrMeta+Shift+V');
  await expect.poll(() => inputText(page)).toContain('&lt;i class');
  await page.getByRole('button', { name: 'Paste as HTML' }).click();
  await expect.poll(() => inputText(page)).toMatch(/^<p>before c <em>e!(?:<\/em>)?c (?:<em>)?e<\/em><\/p>\n$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('new');
  await expect(page.getByText('Left out of the pasted text')).toBeHidden();
});

test('dialogs give the caret and the selection back', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await page.keyboard.type('one two');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  const link = page.getByRole('button', { name: /^Link/ });
  const cancel = page.getByRole('button', { name: 'Cancel' });
  for (const [open, close] of [
    [() => page.keyboard.press('ControlOrMeta+K'), () => page.keyboard.press('Escape')],
    [() => link.click(), () => page.keyboard.press('Escape')],
    [() => link.click(), () => cancel.click()],
    // From the bar of buttons, by keys.
    [() => link.press('Enter'), () => page.keyboard.press('Escape')],
  ] as const) {
    await open();
    await expect(page.getByLabel('URL', { exact: true })).toBeFocused();
    await page.keyboard.type('x');
    await close();
    await expect(editor).toBeFocused();
  }
  await page.keyboard.type('three');
  await expect.poll(() => inputText(page)).toBe('<p>one three</p>\n');

  await page.keyboard.press('Alt+Shift+T');
  const rows = page.getByRole('spinbutton', { name: 'Rows' });
  await expect(rows).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('101');
  await expect(page.getByText('Rows must be a whole number from 1 to 100.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.keyboard.type('cell');
  await expect(editor.getByRole('row')).toHaveText(['cell', '']);
  await expect(editor.getByRole('cell')).toHaveCount(2);
});

test('inserts a dropped or pasted picture, a large one only after confirmation', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  const pictures = editor.getByRole('img', { name: 'holiday' });
  const name = 'holiday.png';
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const png = { name, type: 'image/png', content: Buffer.from(dot, 'base64') };
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await editor.focus();
  await bringFile(page, 'drop', png);
  await expect(pictures).toHaveCount(1);
  await editor.focus();
  await bringFile(page, 'paste', png);
  await expect(pictures).toHaveCount(2);
  await expect.poll(async () => (await inputText(page)).split(dot).length).toBe(3);
  await editor.focus();
  await bringFile(page, 'drop', { ...png, content: Buffer.concat([png.content, Buffer.alloc(2_000_000)]) });
  await expect(page.getByText('larger than 2 MB')).toBeVisible();
  await expect(pictures).toHaveCount(2);
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(pictures).toHaveCount(3);
});

test('a long paste comes whole and in order, within what is there, and is undone at once', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  const blocks = Array.from({ length: 300 }, (_, index) => `<p>line ${index}</p>`);
  const paste = () => pasteHtml(editor, blocks.join(''));
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await paste();
  await expect.poll(async () => (await inputText(page)).trim().split('\n')).toEqual(blocks);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => inputText(page)).toContain('Hello!');
  expect(await inputText(page)).not.toContain('line');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+Alt+0');
  await page.keyboard.type('beforeafter');
  for (let times = 0; times < 'after'.length; times++) await page.keyboard.press('ArrowLeft');
  await paste();
  await page.keyboard.type('!');
  await expect
    .poll(async () => (await inputText(page)).trim().split('\n'))
    .toEqual(['<p>beforeline 0</p>', ...blocks.slice(1, -1), '<p>line 299!after</p>']);

  // Into several cells of a table.
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: /^Table \(/ }).click();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  const cells = editor.locator('th, td');
  await cells.first().hover();
  await page.mouse.down();
  await cells.nth(1).hover();
  await page.mouse.up();
  await paste();
  // The source is so long now that the code editor draws what is in sight only.
  const lines = async () => (await editor.textContent())?.match(/line \d+/g)?.length ?? 0;
  await expect.poll(lines).toBeGreaterThanOrEqual(blocks.length);

  // A second paste while the first is under way.
  await page.keyboard.press('ControlOrMeta+A');
  await Promise.all([paste(), paste()]);
  const texts = blocks.map((_, index) => `line ${index}`);
  await expect
    .poll(() => editor.locator('p').allTextContents())
    .toEqual([...texts.slice(0, -1), 'line 299line 0', ...texts.slice(1)]);
});

test('a long paste comes in pieces into items and quotations, too, and so do long lists and tables', async ({
  page,
}) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  const shown = () => editor.evaluate(({ innerHTML }) => innerHTML.replaceAll(/<(?:br|input)[^>]*>/g, ''));
  const each = (write: (text: string) => string) => Array.from({ length: 300 }, (_, n) => write(`line ${n}`)).join('');
  const paragraphs = each((text) => `<p>${text}</p>`);
  const items = each((text) => `<li><p>${text}</p></li>`);
  const rows = each((text) => `<tr><td><p>${text}</p></td><td><p>cell</p></td></tr>`);
  const within = (nodes: string) => nodes.replace('line 0<', 'beforeline 0<').replace('line 299<', 'line 299!after<');
  const item = ['- ', '<ul><li>', '</li></ul>'] as const;
  for (const [[keys, start, end], pasted, read] of [
    [item, paragraphs, within(paragraphs)],
    [['- [x] ', '<ul><li data-task=""><div>', '</div></li></ul>'], paragraphs, within(paragraphs)],
    [['> ', '<blockquote>', '</blockquote>'], paragraphs, within(paragraphs)],
    [item, `<ul>${items}</ul>`, within(items.slice('<li>'.length, -'</li>'.length))],
    [item, `<table>${rows}</table>`, `<p>before</p><table><tbody>${rows}</tbody></table><p>!after</p>`],
  ] as const) {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('ControlOrMeta+Alt+0');
    await page.keyboard.type(`${keys}beforeafter`);
    for (let times = 0; times < 'after'.length; times++) await page.keyboard.press('ArrowLeft');
    const before = await shown();
    expect(await pasteHtml(editor, pasted), 'the paragraphs that are there at once').toBeLessThan(20);
    await page.keyboard.type('!');
    await expect.poll(shown).toBe(`${start}${read}${end}`);
    await expect(editor.getByText('!'), 'the caret is in sight').toBeInViewport();
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+Z');
      expect(await shown()).toBe(before);
    }).toPass();
  }
});

const table = (rows: number) =>
  `<table>${Array.from({ length: rows }, (_, row) => `<tr><td>${row}</td><td>b</td></tr>`).join('')}</table>`;

test('asks before it inserts a very large table', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  const before = await inputText(page);
  await pasteHtml(editor, table(20_000));
  await expect(page.getByText('The pasted HTML has more than 6,000 elements')).toBeVisible();
  await expect(editor.locator('tr')).toHaveCount(0);
  expect(await inputText(page)).toBe(before);

  await pasteHtml(editor, table(2_100));
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(editor.locator('tr')).toHaveCount(2_100);
  await expect(page.getByText('The pasted HTML has')).toBeHidden();
  await expect(editor.getByText('2099')).toBeInViewport();
});

test('adds a very large table to the HTML, without the editor', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor?op=toMarkdown');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await pasteHtml(editor, `<html><!--StartFragment-->${table(2_100)}<!--EndFragment--></html>`);
  await page.getByRole('button', { name: 'Append to HTML' }).click();
  await expect(page.getByText('This HTML has more than 6,000 elements')).toBeVisible();
  await expect(page.locator('[data-results]').first()).toContainText('Hello!');
  await expect(page.locator('[data-results]').first()).toContainText('| 0 | b |');
});

test('a key right after the caret has left a selection replaces nothing', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  // In one task, before the browser says where the caret is.
  await editor.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
    for (const type of ['keydown', 'keypress'])
      element.dispatchEvent(new KeyboardEvent(type, { key: '?', charCode: 63, bubbles: true, cancelable: true }));
  });
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await expect.poll(() => inputText(page)).toContain('<h2>Hello!</h2>');
});

test('shows very large HTML in the editor on request only', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor?op=toMarkdown');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  await goToSource(page);
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, table(2_100));
  await expect(page.getByText('This HTML has more than 6,000 elements')).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(page.locator('[data-results]').first()).toContainText('| 0');
  await page.getByRole('button', { name: 'Show in the editor' }).click();
  await expect(editor.locator('tr')).toHaveCount(2_100);
});

test('long HTML comes into the editor in pieces, all of them before a key', async ({ page }) => {
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading', { name: 'Hello!' })).toBeVisible();
  const replaceSource = async (html: string) => {
    await goToSource(page);
    await page.keyboard.press('ControlOrMeta+A');
    await pasteByKeys(page, html);
  };
  const counts = await editor.evaluateHandle((element) => {
    const added: number[] = [];
    const observer = new MutationObserver((records) => {
      const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
      added.push(nodes.reduce((sum, node) => sum + (node.matches('tr') ? 1 : node.querySelectorAll('tr').length), 0));
    });
    observer.observe(element, { childList: true, subtree: true });
    return added;
  });
  await replaceSource(table(1_400));
  await expect(editor.locator('tr')).toHaveCount(1_400);
  expect(await counts.evaluate((added) => Math.max(...added))).toBeLessThan(100);

  await replaceSource(table(1_300));
  await editor.locator('td').first().click();
  await page.keyboard.type('!');
  await expect.poll(() => inputText(page)).toMatch(/<td>(?:!0|0!)</);
  await expect(editor.locator('tr')).toHaveCount(1_300);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => editor.textContent()).not.toContain('!');
  await expect(editor.locator('tr')).toHaveCount(1_300);
});

/** Unfolds the HTML and goes to it. */
async function goToSource(page: Page): Promise<void> {
  const title = page.getByRole('button', { name: 'HTML source' });
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
  await page.locator('main textarea, main .cm-content').first().focus();
}

/** Pastes HTML; gives the number of paragraphs right after it. */
const pasteHtml = (editor: Locator, html: string): Promise<number> =>
  editor.evaluate(async (element, pasted) => {
    // The browser reports a caret that keys have moved; the key of a real paste makes the editor read it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    return element.querySelectorAll('p').length;
  }, html);

/** OWASP XSS Filter Evasion Cheat Sheet, for each way in. */
const hostile = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<img src="data:image/png;base64,AAAA" onerror=hit() onload=hit()>',
  '<svg onload=hit()><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s></svg>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="javascript:hit()"></object><embed src="javascript:hit()">',
  '<details open ontoggle=hit()>a</details>',
  '<video><source onerror=hit()></video><audio src=x onerror=hit()></audio>',
  '<input type=checkbox autofocus onfocus=hit()>',
  '<p onmouseover=hit() style="animation: x 1s" onanimationstart=hit()>a</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()></style></table></math>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<template><img src=x onerror=hit()></template>',
  '<meta http-equiv=refresh content="0;url=javascript:hit()"><base href="javascript:hit()//">',
  '<form action="javascript:hit()"><button autofocus onfocus=hit()>a</button></form>',
  '<!--><img src=x onerror=hit()>-->',
  '<style>@import "javascript:hit()"</style><link rel=stylesheet href="javascript:hit()">',
  '<ul><li><input type=checkbox onclick=hit() checked>a</li></ul>',
];

test('nothing in pasted HTML runs, whether it is source or formatted text', async ({ page }) => {
  const hits: string[] = [];
  await page.exposeFunction('hit', () => hits.push('hit'));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/x')) requests.push(request.url());
  });
  await open(page, 'html-wysiwyg-editor');
  const editor = surface(page);
  await expect(editor.getByRole('heading')).toBeVisible();
  const all = `${hostile.join('\n')}<p><a href="&#106;avascript:hit()">link</a> the end</p>`;
  await goToSource(page);
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, all);
  await expect(editor).toContainText('link the end');
  await expect(editor.locator('a, script, iframe, svg, img[src=x], [onclick], [onerror]')).toHaveCount(0);
  await expect(page.getByText('Removed for safety:')).toBeVisible();

  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await pasteHtml(editor, `${all}<p>pasted</p>`);
  await expect(editor).toContainText('pasted');
  await editor.getByText('link the end').first().click();
  await expect.poll(() => inputText(page)).toContain('pasted');
  expect(await inputText(page)).not.toMatch(/hit\(/);
  expect([hits, requests]).toEqual([[], []]);
});
