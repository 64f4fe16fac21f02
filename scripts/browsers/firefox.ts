import { ensureBrowser } from './browser.ts';

/** Path of an installed Firefox; see `ensureBrowser`. */
export const ensureFirefox = (): string =>
  ensureBrowser({ name: 'Firefox', variable: 'FIREFOX_PATH', commands: ['firefox-esr', 'firefox'] });
