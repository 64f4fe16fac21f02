/** Text typed with real keys and pauses is in the input as typed, also while the code editor takes over. */
import { onLanding } from '../support/on-landing.ts';
import {
  expect,
  hold,
  inputPane,
  inputText,
  nextFrames,
  open,
  openToFirstPaint,
  pasteByKeys,
  test,
} from '../support/site.ts';

interface Sample {
  /** The group that it represents: on each such page, keys are typed at the moments of the takeover. */
  readonly layout?: string;
  readonly path: string;
  readonly text: string;
  /** Part of the result. */
  readonly result: string;
}

const samples: readonly Sample[] = [
  { layout: 'the editor in a page of its own', path: 'json-prettify', text: '{"abc":[1,22,"d e"]}', result: '"d e"' },
  {
    layout: 'the editor',
    path: 'yaml-to-json-converter',
    text: 'name: Ada Lovelace',
    result: '"name": "Ada Lovelace"',
  },
  { path: 'toml-to-yaml', text: 'name = "Ada Lovelace"', result: 'name: Ada Lovelace' },
  { path: 'json-to-toml', text: '{"abc":1,"b":"x y"}', result: 'abc = 1' },
  { layout: 'two panes', path: 'text-to-binary', text: 'Ada {"x": 1}', result: '01000001 01100100 01100001' },
];

for (const { layout, path, text, result } of samples)
  if (layout !== undefined)
    test(`${layout}: keys before and after its code has arrived`, async ({ page }) => {
      // Each load is a first visit.
      await page.addInitScript(() => sessionStorage.clear());
      for (const part of ['client', 'codemirror'])
        for (const keysBefore of [1, text.length - 1])
          await test.step(`${part}, ${keysBefore} keys before`, async () => {
            const release = await hold(page, `**/assets/${part}-*.js`);
            await openToFirstPaint(page, path);
            await page.keyboard.type(text.slice(0, keysBefore));
            release();
            await page.keyboard.type(text.slice(keysBefore), { delay: 5 });
            await expect(page.locator('[data-results]').first()).toContainText(result);
            expect(await inputText(page)).toBe(text);
            await page.unrouteAll();
          });
    });

// Random, at any moment of the first seconds.
const runs = [5, 60].flatMap((pause) =>
  [1, 4].flatMap((slowdown) => [false, true].map((isClicked) => ({ pause, slowdown, isClicked }))),
);
for (const [index, { pause, slowdown, isClicked }] of runs.entries()) {
  const { path, text, result } = samples[index % samples.length] as Sample;
  const start = index * 200;
  test(`${path}: a key every ${pause} ms, from ${start} ms on, processor slowed ${slowdown} times, ${isClicked ? 'after' : 'without'} a click`, async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await openToFirstPaint(page, path);
    await page.waitForTimeout(start);
    if (isClicked) await page.locator('main textarea, main .cm-content').first().click();
    await page.keyboard.type(text, { delay: pause });
    await expect(page.locator('[data-results]').first()).toContainText(result);
    expect(await inputText(page)).toBe(text);
  });
}

test('an input method finishes its text where it started', onLanding, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await open(page, 'yaml-to-json-converter');
  await page.keyboard.type('a: ');
  for (const text of ['n', 'ni'])
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  // The editor could take over now, and must not.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/codemirror-[^/]*\.js$/.test(name)),
  );
  await nextFrames(page);
  expect(await inputText(page)).toBe('a: ni');
  await client.send('Input.insertText', { text: '你' });
  await expect(inputPane(page).locator('.cm-content')).toBeFocused();
  await page.keyboard.type('x');
  await expect.poll(() => inputText(page)).toBe('a: 你x');
});

test('a text that grows long: the code editor takes over between two keys', onLanding, async ({ page }) => {
  await open(page, 'url-encoder');
  const pasted = 'a line of words '.repeat(1_245);
  await pasteByKeys(page, pasted);
  await expect(inputPane(page).locator('textarea')).toBeVisible();
  const typed = 'these keys take the text past the twenty thousandth character';
  await page.keyboard.type(typed, { delay: 5 });
  await expect(inputPane(page).locator('.cm-content')).toBeVisible();
  await page.keyboard.type(' and on');
  // The result is seen from its beginning.
  const result = page.locator('[data-results] .cm-content').first();
  await expect(async () => {
    await result.press('ControlOrMeta+End');
    await expect(result).toContainText(encodeURIComponent(`${typed} and on`), { timeout: 1_000 });
  }).toPass();
});
