import type { Page } from '@playwright/test';
import { askedOf, refuseCamera, trackStates, watchCamera } from '../../../e2e/fake-camera.ts';
import { expect, open, test } from '../../../e2e/site.ts';
import { chromiumFlags } from '../../../scripts/chromium.ts';

test.use({
  permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const start = (page: Page) => page.getByRole('button', { name: 'Start the camera', exact: true });

test('a picture and a video; nothing is asked before the start, and the camera is off after leaving', async ({
  page,
}) => {
  await watchCamera(page);
  await open(page, 'camera-recorder');
  expect(await askedOf(page)).toEqual([]);
  await start(page).click();
  const preview = page.locator('video[aria-label="Preview"]');
  await expect.poll(() => preview.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  expect(await preview.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  expect(await askedOf(page)).toEqual([false]);

  await page.getByRole('button', { name: 'Take a picture', exact: true }).click();
  const picture = page.getByRole('region', { name: /^penknife-photo-\d{8}-\d{6}\.png$/ });
  await expect(picture.locator('img')).toBeVisible();
  const download = page.waitForEvent('download');
  await picture.getByRole('button', { name: /^Download / }).click();
  expect((await download).suggestedFilename()).toMatch(/^penknife-photo-\d{8}-\d{6}\.png$/);

  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Recording: 0:01')).toBeVisible();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText(/^Paused at/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await page.getByRole('button', { name: 'Stop recording', exact: true }).click();
  const film = page.getByRole('region', { name: /^penknife-video-\d{8}-\d{6}\.(webm|mp4)$/ });
  await expect
    .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(0.9);
  expect(await film.locator('video').evaluate((video: HTMLVideoElement) => video.duration)).toBeLessThan(60);
  await film.getByRole('button', { name: /^Delete / }).click();
  await expect(film).toHaveCount(0);

  expect(await trackStates(page)).toEqual(['live']);
  await page.locator('header a[href$="about"]').click();
  await expect(page).toHaveURL(/about$/);
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
});

test('by keys; turned off, it asks again only at the next start', async ({ page }) => {
  await watchCamera(page);
  await open(page, 'camera-recorder');
  await start(page).click();
  await expect(page.getByRole('button', { name: 'Take a picture', exact: true })).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: /^penknife-photo-/ })).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(page.getByText('Recording: 0:01')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  // What was recorded until then is kept.
  await expect(page.getByRole('region', { name: /^penknife-video-/ })).toHaveCount(1);
  expect(await trackStates(page)).toEqual(['ended']);
  await expect(start(page)).toBeVisible();
});

test('several pictures in a row, with the frame rate, zoom and light that the camera has', async ({ page }) => {
  await watchCamera(page);
  // The camera of the tests has neither zoom nor light.
  await page.addInitScript(() => {
    const track = MediaStreamTrack.prototype;
    const known = track.getCapabilities;
    track.getCapabilities = function capabilities() {
      return { ...known.call(this), zoom: { min: 1, max: 4, step: 0.5 }, torch: true };
    };
    track.applyConstraints = async (wanted) => {
      document.documentElement.dataset['wanted'] = JSON.stringify(wanted);
    };
  });
  await open(page, 'camera-recorder');
  await page.getByLabel('Frame rate').selectOption('15');
  await start(page).click();
  const preview = page.locator('video[aria-label="Preview"]');
  await expect.poll(() => preview.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  const frameRate = await preview.evaluate((video: HTMLVideoElement) =>
    video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0]?.getSettings().frameRate : undefined,
  );
  expect(frameRate).toBe(15);
  const root = page.locator('html');
  await page.getByRole('spinbutton', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(root).toHaveAttribute('data-wanted', '{"advanced":[{"zoom":1.5}]}');
  await page.getByLabel('Light', { exact: true }).check();
  await expect(root).toHaveAttribute('data-wanted', '{"advanced":[{"torch":true}]}');

  const burst = page.getByLabel('Pictures in a row');
  await burst.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await page.getByRole('button', { name: 'Take a picture', exact: true }).click();
  const pictures = page.getByRole('region', { name: /^penknife-photo-/ });
  await expect(pictures).toHaveCount(3);
  await expect(pictures.first()).toContainText(/\d+ × \d+/);
});

for (const [name, told] of [
  ['NotAllowedError', 'The camera was not allowed. Press Start to be asked again.'],
  ['NotFoundError', 'No camera was found. Plug one in, then press Start.'],
  ['NotReadableError', 'The camera is in use by another program, or its driver failed.'],
] as const)
  test(`${name}: what it means is told, and one can try again`, async ({ page }) => {
    await refuseCamera(page, name);
    await open(page, 'camera-recorder');
    await start(page).click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(start(page)).toBeEnabled();
  });
