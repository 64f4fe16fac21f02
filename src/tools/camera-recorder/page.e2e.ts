import type { Page } from '@playwright/test';
import {
  askedOf,
  endTracks,
  folderNames,
  padRecordings,
  refuseCamera,
  trackStates,
  watchCamera,
} from '../../../e2e/support/fake-camera.ts';
import { expect, expectAccessible, open, test } from '../../../e2e/support/site.ts';
import { chromiumFlags } from '../../../scripts/browsers/chromium.ts';

test.use({
  permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumFlags, '--use-fake-device-for-media-stream=device-count=2', '--use-fake-ui-for-media-stream'],
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const start = (page: Page) => button(page, 'Start the camera');
const preview = (page: Page) => page.locator('video[aria-label="Preview"]');
const pictures = (page: Page) => page.getByRole('region', { name: /^penknife-photo-/ });
const films = (page: Page) => page.getByRole('region', { name: /^penknife-video-/ });

/** Opens the page and starts the camera by keys, after which Space takes pictures. */
async function startByKeys(page: Page): Promise<void> {
  await open(page, 'camera-recorder');
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expectPicture(page);
}

/** A start closes them. */
const openSettings = (page: Page) => page.getByText('Settings', { exact: true }).click();

const expectPicture = (page: Page) =>
  expect.poll(() => preview(page).evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);

/** Settings of the camera that is on, of which TypeScript does not know all. */
const cameraSettings = (page: Page) =>
  preview(page).evaluate(
    (video: HTMLVideoElement) => (video.srcObject as MediaStream).getVideoTracks()[0]?.getSettings() as object,
  );

test('takes a picture and a video, requests no permission before, and turns the camera off after', async ({ page }) => {
  await watchCamera(page);
  await open(page, 'camera-recorder');
  expect(await askedOf(page)).toEqual([]);
  await start(page).click();
  await expectPicture(page);
  expect(await preview(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  expect(await askedOf(page)).toEqual([false]);

  await button(page, 'Take a photo').click();
  const picture = page.getByRole('region', { name: /^penknife-photo-\d{8}-\d{6}\.png$/ });
  await expect(picture.locator('img')).toBeVisible();
  await expect(picture.getByRole('list')).toHaveText(/^PNG640 × 480[\d.]+\s(bytes|kB)\d+:\d\d:\d\d\s[AP]M$/);
  const download = page.waitForEvent('download');
  await picture.getByRole('button', { name: /^Download / }).click();
  expect((await download).suggestedFilename()).toMatch(/^penknife-photo-\d{8}-\d{6}\.png$/);

  await button(page, 'Record').click();
  await expect(page.getByText('Recording: 0:01')).toBeVisible();
  await button(page, 'Pause').click();
  await expect(page.getByText(/^Paused at/)).toBeVisible();
  await button(page, 'Resume').click();
  await button(page, 'Stop recording').click();
  const film = page.getByRole('region', { name: /^penknife-video-\d{8}-\d{6}\.webm$/ }).locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(0.9);
  expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeLessThan(60);
  await films(page)
    .getByRole('button', { name: /^Delete / })
    .click();
  await expect(films(page)).toHaveCount(0);

  expect(await trackStates(page)).toEqual(['live']);
  await page.locator('header a[href$="about"]').click();
  await expect(page).toHaveURL(/about$/);
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
});

test('by keys: a picture while recording, pause, stop; with the level of the sound; axe finds nothing', async ({
  page,
}) => {
  await watchCamera(page);
  await open(page, 'camera-recorder');
  await page.getByLabel('Microphone').selectOption({ index: 1 });
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expectPicture(page);
  const level = page.getByRole('meter', { name: 'Sound level' });
  await expect(level).toHaveAttribute('aria-valuetext', /^-\d+ dB$/);
  await page.keyboard.press('r');
  await expect(page.getByText('Recording: 0:01')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Preview' })).toHaveText(/kB$/);
  // Space presses the button that has had the focus since the start.
  await page.keyboard.press('Space');
  await expect(pictures(page)).toHaveCount(1);
  await page.keyboard.press('p');
  await expect(page.getByText(/^Paused at/)).toBeVisible();
  await expectAccessible(page, false);
  await page.keyboard.press('p');
  await expect(page.getByText(/^Recording:/)).toBeVisible();
  await page.keyboard.press('r');
  await expect(films(page)).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(page.getByText('Recording: 0:01')).toBeVisible();
  await button(page, 'Turn off').click();
  // What was recorded until then is kept.
  await expect(films(page)).toHaveCount(2);
  await expect(films(page).first().getByRole('list')).toContainText('640 × 480');
  expect(await trackStates(page)).toEqual(['ended', 'ended']);
  await expect(start(page)).toBeVisible();
  await button(page, 'Delete all').click();
  await expect(films(page).or(pictures(page))).toHaveCount(0);
});

test('a long recording goes to a file, plays and can be seeked; no file stays', async ({ page, context }) => {
  await padRecordings(page, 120_000_000);
  await startByKeys(page);
  const recordLong = async () => {
    await page.keyboard.press('r');
    await expect(page.getByText('Recording: 0:02')).toBeVisible();
    await page.keyboard.press('r');
    await expect(films(page)).toHaveCount(1);
  };
  await recordLong();
  await expect(films(page).getByRole('list')).toContainText('120 MB');
  expect(await folderNames(page)).toEqual([expect.any(String), '0']);
  const film = films(page).locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(1.9);
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = 1.5;
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  });
  expect(await film.evaluate((video: HTMLVideoElement) => [video.currentTime, video.error])).toEqual([1.5, null]);
  const download = page.waitForEvent('download');
  await films(page)
    .getByRole('button', { name: /^Download / })
    .click();
  expect(await (await download).failure()).toBeNull();

  await films(page)
    .getByRole('button', { name: /^Delete / })
    .click();
  await expect.poll(() => folderNames(page)).toEqual([expect.any(String)]);
  await recordLong();
  await expect.poll(() => folderNames(page)).toEqual([expect.any(String), '1']);
  await page.locator('header a[href$="about"]').click();
  await expect.poll(() => folderNames(page)).toEqual([]);

  // Closed, as by the cross of the tab.
  await page.goBack();
  await start(page).click();
  await expectPicture(page);
  await recordLong();
  const other = await context.newPage();
  await open(other, 'about');
  expect(await folderNames(other)).toEqual([expect.any(String), '0']);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => folderNames(other)).toEqual([]);
});

test('what a crashed tab has left is removed, and nothing of one that is open', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, 'about');
  await other.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    for (const name of ['camera-recorder-crashed', 'camera-recorder-used', 'other'])
      await (await root.getDirectoryHandle(name, { create: true })).getFileHandle('0', { create: true });
    await new Promise<void>((held) => {
      void navigator.locks.request('camera-recorder-used', () => {
        held();
        return new Promise(() => {});
      });
    });
  });
  expect(await folderNames(other)).toHaveLength(6);
  await open(page, 'camera-recorder');
  await expect
    .poll(async () => [...(await folderNames(page))].sort())
    .toEqual(['0', '0', 'camera-recorder-used', 'other']);
});

test('several pictures in a row, in full resolution; frame rate, focus and exposure of the camera', async ({
  page,
}) => {
  // The camera of the tests says that it focuses by itself, and does not.
  await page.addInitScript(() => {
    const { applyConstraints } = MediaStreamTrack.prototype;
    MediaStreamTrack.prototype.applyConstraints = function apply(wanted) {
      document.documentElement.dataset['wanted'] = JSON.stringify(wanted?.advanced);
      return applyConstraints.call(this, wanted);
    };
  });
  await open(page, 'camera-recorder');
  await page.getByLabel('Frame rate').selectOption('15');
  await start(page).click();
  await expectPicture(page);
  expect(await cameraSettings(page)).toMatchObject({ frameRate: 15, focusMode: 'manual', focusDistance: 50 });
  await page.getByRole('spinbutton', { name: 'Focus distance' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => cameraSettings(page)).toMatchObject({ focusDistance: 55 });
  await page.getByLabel('Focus', { exact: true }).selectOption('Automatic');
  await expect(page.getByRole('spinbutton', { name: 'Focus distance' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-wanted', '[{"focusMode":"continuous"}]');
  await page.getByRole('slider', { name: 'Exposure time' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => cameraSettings(page)).toMatchObject({ exposureTime: 55 });
  await expect(page.locator('html')).toHaveAttribute('data-wanted', '[{"focusMode":"continuous","exposureTime":55}]');

  await page.getByLabel('Full-resolution photos').check();
  await openSettings(page);
  await page.getByLabel('Burst').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await button(page, 'Take a photo').click();
  await expect(pictures(page)).toHaveCount(3);
  await expect(page.getByText('3 taken')).toBeVisible();
  await expect(pictures(page).first().locator('img')).toBeVisible();
});

test('zoom and light, and the camera at the other side', async ({ page }) => {
  await watchCamera(page);
  // The cameras of the tests have neither zoom nor light, and face nowhere.
  await page.addInitScript(() => {
    const track = MediaStreamTrack.prototype;
    const { getCapabilities, getSettings } = track;
    const tell = (name: string, value: unknown) => {
      document.documentElement.dataset[name] = JSON.stringify(value);
    };
    track.getCapabilities = function capabilities() {
      return { ...getCapabilities.call(this), zoom: { min: 1, max: 4, step: 0.5 }, torch: true };
    };
    track.getSettings = function settings() {
      return { ...getSettings.call(this), facingMode: 'user' };
    };
    track.applyConstraints = async (wanted) => {
      tell('wanted', wanted);
    };
    const own = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (constraints) => {
      tell('asked', constraints?.video);
      return own(constraints);
    };
  });
  await open(page, 'camera-recorder');
  await start(page).click();
  await expectPicture(page);
  const root = page.locator('html');
  await page.getByRole('spinbutton', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(root).toHaveAttribute('data-wanted', '{"advanced":[{"zoom":1.5}]}');
  await page.getByLabel('Flashlight', { exact: true }).check();
  await expect(root).toHaveAttribute('data-wanted', '{"advanced":[{"zoom":1.5,"torch":true}]}');
  await button(page, 'Back camera').click();
  await expect(root).toHaveAttribute('data-asked', /"facingMode":\{"ideal":"environment"\}/);
  await expect.poll(() => trackStates(page)).toEqual(['ended', 'live']);
});

test('unplugged during a recording, which is kept; a chosen camera that is gone', async ({ page }) => {
  await watchCamera(page);
  await startByKeys(page);
  await page.keyboard.press('r');
  await expect(page.getByText('Recording: 0:01')).toBeVisible();
  await endTracks(page);
  await expect(
    page.getByText(/^The camera was disconnected after 0:0\d\. The recording so far was kept\.$/),
  ).toBeVisible();
  await expect(films(page)).toHaveCount(1);
  await expect(films(page).getByRole('list')).toContainText('640 × 480');

  await openSettings(page);
  await page.getByLabel('Camera', { exact: true }).selectOption('fake_device_1');
  await page.evaluate(async () => {
    const left = (await navigator.mediaDevices.enumerateDevices()).filter(({ label }) => label !== 'fake_device_1');
    navigator.mediaDevices.enumerateDevices = async () => left;
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  });
  await expect(page.getByLabel('Camera', { exact: true })).toHaveValue('');
  await start(page).click();
  await expectPicture(page);
  await expect(page.getByText('The selected camera was unplugged, so the preferred one is used.')).toBeVisible();
});

test('a screen with its sound, stopped after some seconds; sharing that ends, and that is refused', async ({
  page,
}) => {
  await open(page, 'camera-recorder');
  await page.getByLabel('Source', { exact: true }).selectOption('Screen, window or tab');
  await page.getByLabel('Sound', { exact: true }).selectOption('Shared audio');
  await page.getByLabel('Stop after').focus();
  // On a busy machine a screen that hardly changes gives its first picture late.
  await page.keyboard.type('5');
  await start(page).click();
  await expectPicture(page);
  await expect(page.getByRole('meter', { name: 'Sound level' })).toBeVisible();
  await button(page, 'Record').click();
  await expect(films(page)).toHaveCount(1);
  await expect(films(page).getByRole('list')).toContainText(/0:0\d/);
  await preview(page).evaluate((video: HTMLVideoElement) =>
    (video.srcObject as MediaStream).getVideoTracks()[0]?.dispatchEvent(new Event('ended')),
  );
  await expect(page.getByText('Screen sharing stopped.')).toBeVisible();
  await page.evaluate(() => {
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await start(page).click();
  await expect(page.getByText('Nothing is shared. Press Start to choose again.')).toBeVisible();
});

test('discards and reports a recording that ends before the first picture', async ({ page }) => {
  await page.addInitScript(() => {
    // As of a stream that gives no picture.
    const { addEventListener } = MediaRecorder.prototype;
    MediaRecorder.prototype.addEventListener = function listen(this: MediaRecorder, type: string, ...rest: unknown[]) {
      if (type !== 'dataavailable') Reflect.apply(addEventListener, this, [type, ...rest]);
    } as typeof addEventListener;
  });
  await startByKeys(page);
  await button(page, 'Record').click();
  await expect(page.getByText(/^Recording: /)).toBeVisible();
  await button(page, 'Stop recording').click();
  await expect(page.getByText('Nothing was recorded: the recording ended before the first frame.')).toBeVisible();
  await expect(films(page)).toHaveCount(0);
  await button(page, 'Record').click();
  await expect(page.getByText(/^Nothing was recorded/)).toHaveCount(0);
});

test('after five minutes without use it is offered to turn the camera off, not while recording', async ({ page }) => {
  await page.clock.install();
  await startByKeys(page);
  const offer = page.getByText('The camera has been on for 5 minutes without being used.');
  await page.clock.runFor('04:00');
  await page.keyboard.press('Shift');
  await page.clock.runFor('04:00');
  await expect(offer).toHaveCount(0);
  await page.clock.runFor('01:00');
  await expect(offer).toBeVisible();
  await button(page, 'Keep on').click();
  await expect(offer).toHaveCount(0);
  await button(page, 'Record').click();
  await page.clock.runFor('10:00');
  await expect(page.getByText(/^Recording: 1\d:/)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await button(page, 'Stop recording').click();
  await page.clock.runFor('05:00');
  await expect(offer).toBeVisible();
  await button(page, 'Turn off').last().click();
  await expect(start(page)).toBeVisible();
});

test('reports a camera blocked in the settings at once, until it is allowed', async ({ page, context }) => {
  await context.clearPermissions();
  // What is not granted then is denied.
  await context.grantPermissions(['clipboard-read']);
  await open(page, 'camera-recorder');
  const told = page.getByText('The camera is blocked for this site.');
  await expect(told).toBeVisible();
  await context.clearPermissions();
  await expect(told).toHaveCount(0);
});

for (const [name, told] of [
  ['NotAllowedError', 'Camera access was not granted. Press Start to try again.'],
  ['NotFoundError', 'No camera was found. Plug one in, then press Start.'],
  ['NotReadableError', 'The camera is in use by another program, or its driver is not responding.'],
  ['AbortError', 'The camera stopped while starting. Try again.'],
  ['SecurityError', 'Cameras only work on https:// pages or localhost.'],
] as const)
  test(`${name}: what it means is told, and one can try again`, async ({ page }) => {
    await refuseCamera(page, name);
    await open(page, 'camera-recorder');
    await start(page).click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(start(page)).toBeEnabled();
  });

test('without cameras, without recorder, and a resolution that the camera has not', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
    const { getSettings } = MediaStreamTrack.prototype;
    MediaStreamTrack.prototype.getSettings = function settings() {
      return { ...getSettings.call(this), width: 1_920, height: 1_080 };
    };
  });
  await open(page, 'camera-recorder');
  await page.getByLabel('Resolution').selectOption('2160p');
  await start(page).click();
  await expect(page.getByText('This browser can take photos but cannot record video.')).toBeVisible();
  await expect(button(page, 'Record')).toBeDisabled();
  await expect(
    page.getByText('This camera does not support 3840 × 2160; the closest is used: 1920 × 1080.'),
  ).toBeVisible();

  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await page.reload();
  await expect(page.getByText('Cameras only work on https:// pages or localhost.')).toBeVisible();
});
