import { audit, clipboard, expect, inputText, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

test('a stopwatch by keys: it runs, takes laps, goes on over a reload, and is reset with a way back', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') });
  await open(page, 'chronometer');
  const face = page.getByRole('timer');
  await expect(face).toHaveText('00:00.000');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await page.clock.runFor(1_500);
  await page.keyboard.press('l');
  await page.clock.runFor(2_000);
  await page.keyboard.press('l');
  await expect.poll(async () => (await inputText(page)).split('\n').length).toBe(2);
  await expect(page.locator('[data-results]').first()).toContainText('worst');
  await expect(page).toHaveTitle(/^00:0\d - Chronometer/);

  await page.keyboard.press('Space');
  const shown = (await face.textContent()) ?? '';
  await page.clock.runFor(5_000);
  await expect(face).toHaveText(shown);
  await expect(page.getByText('To change the mode, reset first.')).toBeVisible();
  await expect(page).toHaveTitle(/^Chronometer/);
  await page.getByRole('button', { name: 'Copy time' }).click();
  await expect.poll(() => clipboard(page)).toBe(shown);

  // What follows the last lap is one too, once.
  await expect(page.getByRole('button', { name: 'Final lap' })).toBeEnabled();
  await page.keyboard.press('l');
  await expect.poll(async () => (await inputText(page)).split('\n').at(-1)).toBe(shown);
  await expect(page.getByRole('button', { name: 'Lap', exact: true })).toBeDisabled();

  await page.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(1_000);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await expect.poll(async () => (await face.textContent()) ?? '').toMatch(/^00:0[4-9]/);
  await expect.poll(async () => (await inputText(page)).split('\n').length).toBe(3);

  // The keys are for the watch, not for the field of the laps.
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await page.keyboard.press('r');
  await expect(face).toHaveText('00:00.000');
  await expect.poll(() => inputText(page)).toBe('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await inputText(page)).split('\n').length).toBe(3);
});

test('a countdown ends by itself, and goes on past zero on request', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') });
  await open(page, 'chronometer');
  const face = page.getByRole('timer');
  await page.getByRole('radio', { name: 'Countdown' }).check();
  const from = page.getByLabel('Countdown time');
  await from.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0:00');
  await expect(page.getByRole('main').getByText('Enter a time from 1 second to 99:59:59.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('75');
  await expect(page.getByText('“75” means 01:15:00.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0:03');
  await expect(face).toHaveText('00:03.000');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.clock.runFor(1_000);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await inputText(page)).split('\n').length).toBe(1);

  await page.clock.runFor(3_000);
  await expect(page.getByText('Time is up.')).toBeVisible();
  await expect(face).toHaveText('00:00.000');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => inputText(page)).toBe('');
  await expect(face).toHaveText(/^00:0[23]/);

  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Keep counting past zero').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.clock.runFor(5_000);
  await expect(face).toHaveText(/^−00:0[12]/);
});

test('two tabs are in step', async ({ page, context }) => {
  await open(page, 'chronometer');
  const other = await context.newPage();
  await open(other, 'chronometer');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  const shown = (await other.getByRole('timer').textContent()) ?? '';
  await expect(page.getByRole('timer')).toHaveText(shown);
});

test('a lap is announced, without those before it, and the laps go to the benchmark builder', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') });
  await open(page, 'chronometer');
  await page.keyboard.press('Space');
  const said = page.locator('[data-announcer]');
  const place = () => page.locator('[data-input]').boundingBox();
  const before = await place();
  for (const n of [1, 2]) {
    await page.clock.runFor(1_000);
    await page.keyboard.press('l');
    await expect(said).toHaveText(new RegExp(`^Lap ${n}: 00:0\\d\\.\\d{3}$`));
    await expect(page.locator('[data-results]').first()).toContainText('Average');
  }
  expect((await place())?.y).toBe(before?.y);
  expect(await audit(page)).toEqual([]);
  await page.clock.runFor(500);
  await page.getByRole('button', { name: 'Lap', exact: true }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  const ends = (await inputText(page)).split('\n').map((end) => Number(end.replace(/^00:/, '')) * 1_000);
  const times = ends.map((end, index) => Math.round(end - (ends[index - 1] ?? 0)));
  await page.getByRole('link', { name: 'Benchmark builder' }).and(page.locator('p a')).click();
  await expect.poll(() => inputText(page)).toBe(`Laps: ${times.map((time) => `${time}ms`).join(', ')}`);
  await expect(page.locator('[data-results]').first()).toContainText('Laps');
});

test('laps typed by hand are not taken for keys, nor for those of a run that starts later', async ({ page }) => {
  await open(page, 'chronometer');
  await page.locator('[data-input]').first().click();
  for (const line of ['00:01.000', '00:02.500', '00:06.000']) {
    await page.keyboard.type(line, { delay: 30 });
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-results]').first()).toContainText('00:03.500');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => inputText(page)).toBe('');
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await expect(page.getByText(/^Lap 3: 00:0/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo reset' }).click();
  await expect.poll(() => inputText(page)).toContain('00:06.000');
  // The other operation has an input of its own, and laps that are selected on the way back give way to no key.
  await page.getByRole('radio', { name: 'Milliseconds to time' }).check();
  await pasteByKeys(page, '1690000000');
  await expect(page.locator('[data-results]').first()).toContainText('19 d');
  await page.getByRole('radio', { name: 'Timer' }).check();
  await page.keyboard.press('l');
  await expect.poll(() => inputText(page)).toContain('00:06.000');
});

test('several watches run beside each other, each with its laps, and one that is removed comes back', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') });
  await open(page, 'chronometer');
  await page.keyboard.press('Space');
  await page.clock.runFor(2_000);
  await page.keyboard.press('l');
  await expect.poll(() => inputText(page)).toMatch(/^00:0\d/);
  const laps = await inputText(page);

  await page.getByRole('button', { name: 'Add a stopwatch' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await expect.poll(() => inputText(page)).toBe('');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Name', { exact: true }).click();
  await page.keyboard.type('Tea');
  await page.getByRole('radio', { name: 'Countdown' }).check();
  await page.getByLabel('Countdown time').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0:10');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.clock.runFor(3_000);
  const tab = (name: string) => page.getByRole('button', { name, exact: false, pressed: name === 'Tea' });
  await expect(tab('Tea')).toContainText(/Tea 00:0[5-8]/);
  await expect(tab('Stopwatch 1')).toContainText(/Stopwatch 1 00:0[4-9]/);
  expect(await audit(page)).toEqual([]);

  // Not shown, it ends all the same.
  await tab('Stopwatch 1').click();
  await expect.poll(() => inputText(page)).toBe(laps);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Tea 00:00' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Tea 00:00' }).click();
  await expect(page.getByText('Time is up.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tea' }).click();
  await expect.poll(() => inputText(page)).toBe(laps);
  // Another one meanwhile does not take its place.
  await page.getByRole('button', { name: 'Add a stopwatch' }).click();
  await page.getByRole('button', { name: 'Restore Tea' }).click();
  await expect(page.getByText('Time is up.')).toBeVisible();
  await page.reload();
  for (const name of ['Stopwatch 1', 'Stopwatch 3', 'Tea'])
    await expect(page.getByRole('button', { name: new RegExp(`^${name} [0-9]`) })).toBeVisible();
});
