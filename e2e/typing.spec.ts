/** What is typed with real keys and pauses stands in the input as it was typed, while the code editor takes over too. */
import { address, expect, inputPane, inputText, open, test } from './site.ts';

interface Sample {
  readonly path: string;
  readonly text: string;
  /** Part of the result. */
  readonly result: string;
}

const samples: readonly Sample[] = [
  { path: 'json-prettify', text: '{"abc":[1,22,"d e"]}', result: '"d e"' },
  { path: 'yaml-to-json-converter', text: 'name: Ada Lovelace', result: '"name": "Ada Lovelace"' },
  { path: 'toml-to-yaml', text: 'name = "Ada Lovelace"', result: 'name: Ada Lovelace' },
  { path: 'json-to-toml', text: '{"abc":1,"b":"x y"}', result: 'abc = 1' },
  { path: 'text-to-binary', text: 'Ada {"x": 1}', result: '01000001 01100100 01100001' },
];
const pauses = [5, 25, 60, 120];
const runs = 60;

for (let run = 0; run < runs; run++) {
  const sample = samples[run % samples.length] as Sample;
  const pause = pauses[run % pauses.length] as number;
  const slowdown = (run >> 2) % 2 === 0 ? 1 : 4;
  const isClicked = (run >> 3) % 2 === 1;
  const start = run * 50;
  test(`${sample.path}: a key every ${pause} ms, from ${start} ms on, processor slowed ${slowdown} times, ${isClicked ? 'after' : 'without'} a click`, async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address(sample.path), { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await page.waitForTimeout(start);
    if (isClicked) await page.locator('main textarea, main .cm-content').first().click();
    await page.keyboard.type(sample.text, { delay: pause });
    await expect(page.locator('[data-results]').first()).toContainText(sample.result);
    expect(await inputText(page)).toBe(sample.text);
  });
}

test('an input method finishes its text in the place where it began', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await open(page, 'yaml-to-json-converter');
  await page.keyboard.type('a: ');
  for (const text of ['n', 'ni'])
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  // Long enough for the editor to have been loaded.
  await page.waitForTimeout(1_000);
  expect(await inputText(page)).toBe('a: ni');
  await client.send('Input.insertText', { text: '你' });
  await expect(inputPane(page).locator('.cm-content')).toBeFocused();
  await page.keyboard.type('x');
  await expect.poll(() => inputText(page)).toBe('a: 你x');
});
