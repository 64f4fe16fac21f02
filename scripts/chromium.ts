import { ensureBrowser } from './browser.ts';

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

/** Path of an installed Chromium; see `ensureBrowser`. */
export const ensureChromium = (): string =>
  ensureBrowser({
    name: 'Chromium or Chrome',
    variable: 'CHROMIUM_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  });
