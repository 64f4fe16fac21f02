import { type Browser, ensureBrowser, findOrInstall } from './browser.ts';

/** Flags that stop Chromium's background requests, which a test must not depend on. */
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
 * Path of the headless shell, which opens a page with less than half the processor time; of the full browser where it
 * is not installed. No page test needs the full browser.
 */
export const ensureHeadlessShell = (): string =>
  findOrInstall({ ...chromium, commands: ['chromium-headless-shell'] }) ?? ensureChromium();
