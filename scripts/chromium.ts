import { type Browser, ensureBrowser, findOrInstall } from './browser.ts';

/** Flags that keep Chromium from calling home, which a test must never depend on. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const chromium: Browser = {
  name: 'Chromium or Chrome',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
};

/** Path of an installed Chromium; see `ensureBrowser`. */
export const ensureChromium = (): string => ensureBrowser(chromium);

/**
 * Path of the same engine without a window, which opens a page with less than half the processor time; of the whole
 * browser where there is none. No page test needs the whole browser.
 */
export const ensureHeadlessShell = (): string =>
  findOrInstall({ ...chromium, commands: ['chromium-headless-shell'] }) ?? ensureChromium();
