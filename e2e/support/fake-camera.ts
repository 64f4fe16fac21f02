import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromiumFlags } from '../../scripts/browsers/chromium.ts';
import { encodeQr } from '../../src/lib/qr/encode-qr.ts';

const [width, height, scale] = [640, 480, 8];

/** Options to launch Chromium with a camera that sees a QR code; it is allowed without a question. */
export function cameraSeeing(text: string) {
  const film = join(mkdtempSync(join(tmpdir(), 'penknife-film-')), 'code.y4m');
  writeFileSync(film, filmOf(text));
  const flags = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  return {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumFlags, '--use-fake-ui-for-media-stream', ...flags],
  };
}

/** A film of one frame (YUV4MPEG2): a code in the middle of a white picture. */
function filmOf(text: string): Buffer {
  const code = encodeQr(text, { level: 'medium', raise: true, version: null, mask: null });
  const [left, top] = [(width - scale * code.size) / 2, (height - scale * code.size) / 2];
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor((x - left) / scale), Math.floor((y - top) / scale)];
      const isInside = column >= 0 && row >= 0 && column < code.size && row < code.size;
      if (isInside && code.isDark(column, row)) light[y * width + x] = 16;
    }
  const colour = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\nFRAME\n`), light, colour]);
}

/** Keeps what the page asks of the camera and gets from it, to look at afterwards. */
export const watchCamera = (page: Page) =>
  page.addInitScript(() => {
    const own = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const asked: unknown[] = [];
    const streams: MediaStream[] = [];
    Object.assign(window, { asked, streams });
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      asked.push(constraints?.audio ?? false);
      const stream = await own(constraints);
      streams.push(stream);
      return stream;
    };
  });

/** Whether the page requested a microphone too, at each of its requests so far. */
export const askedOf = (page: Page): Promise<readonly boolean[]> =>
  page.evaluate(() => (window as unknown as { asked: boolean[] }).asked);

/** The states of all tracks that the page got. */
export const trackStates = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );

/** Answers every request for a camera with an error. */
export const refuseCamera = (page: Page, name: string) =>
  page.addInitScript((code) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', code));
  }, name);

/** A white screen on which `showCodes()` shows these PNGs side by side; it is shared without a question. */
export async function shareScreen(page: Page, ...pictures: readonly Uint8Array[]): Promise<void> {
  const addresses = pictures.map((png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`);
  await page.addInitScript((all) => {
    const images = all.map((src) => Object.assign(new Image(), { src }));
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_600, height: 900 });
    const surface = canvas.getContext('2d');
    const streams: MediaStream[] = [];
    let isShown = false;
    const draw = () => {
      if (!surface) return;
      surface.fillStyle = 'white';
      surface.fillRect(0, 0, canvas.width, canvas.height);
      if (isShown) for (const [at, image] of images.entries()) surface.drawImage(image, 200 + 800 * at, 200);
    };
    const showCodes = () => {
      isShown = true;
    };
    Object.assign(window, { streams, showCodes });
    navigator.mediaDevices.getDisplayMedia = async () => {
      // A canvas gives frames only when it is drawn.
      setInterval(draw, 50);
      const stream = canvas.captureStream();
      streams.push(stream);
      return stream;
    };
  }, addresses);
}

/** Ends the tracks of all streams that the page got, as when the camera is unplugged. */
export const endTracks = (page: Page) =>
  page.evaluate(() => {
    for (const stream of (window as unknown as { streams: MediaStream[] }).streams)
      for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'));
  });

/** Makes the last piece of each WebM recording longer, by an element that players skip: as one of many minutes is long. */
export const padRecordings = (page: Page, bytes: number) =>
  page.addInitScript((size) => {
    const head = new Uint8Array(9);
    head.set([0xec, 0x01]);
    new DataView(head.buffer).setUint32(5, size);
    const own = MediaRecorder.prototype.addEventListener;
    MediaRecorder.prototype.addEventListener = function add(
      this: MediaRecorder,
      type: string,
      listen: (event: { readonly data: Blob }) => void,
    ) {
      let isPadded = false;
      const pad = ({ data }: BlobEvent) => {
        // On a busy machine an earlier part may come after the end, too.
        const isFirstOfEnd = this.state === 'inactive' && !isPadded;
        isPadded ||= isFirstOfEnd;
        listen({ data: isFirstOfEnd ? new Blob([data, head, new Uint8Array(size)]) : data });
      };
      own.call(this, type, (type === 'dataavailable' ? pad : listen) as unknown as EventListener);
    } as typeof own;
  }, bytes);

/** What is in the browser's private file system: folders, each before its files. */
export const folderNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names: string[] = [];
    for await (const [name, folder] of (await navigator.storage.getDirectory()).entries()) {
      names.push(name);
      try {
        for await (const file of (folder as FileSystemDirectoryHandle).keys()) names.push(file);
      } catch {
        // It is being removed.
      }
    }
    return names;
  });
